import Foundation

/// A part of a library that is written in Swift and read together with a program that says one of its names.
///
/// What needs no native code but values of its own is shortest this way, and programs can inherit from its classes.
/// Its names are in the program's scope behind the program's own; it doesn't see those.
package struct LibrarySource: Sendable {
    /// As it stands in messages: `UserDefaults.swift`.
    package let name: String
    /// The module it belongs to: `Foundation`.
    package let module: String
    /// The types, globals and added members that lead to it; `Data(contentsOf` for one that is known by its label only.
    package let provides: [String]
    package let text: String

    package init(_ name: String, module: String, provides: [String], _ text: String) {
        (self.name, self.module, self.provides, self.text) = (name, module, provides, text)
    }

    /// The same, which more names lead to.
    package func providing(_ names: [String]) -> LibrarySource {
        LibrarySource(name, module: module, provides: provides + names, text)
    }
}

/// Which part of which library a name leads to.
///
/// A table of hashes, since it is made before the first picture: hundreds of names, of which a program says a few.
struct LibrarySourceIndex {
    private let parts: [LibrarySource]
    /// One more than a name's part and its place there, where its hash leads or in the next free place; 0 is a free
    /// one. A name with a label is also where it stands without.
    private let slots: [UInt32]
    private static let mask = 2047

    init(_ libraries: [NativeLibrary]) {
        let parts = libraries.flatMap(\.sources)
        // Unsafe: all of the table is set before anything is put in it; places are masked.
        slots = Array(unsafeUninitializedCapacity: Self.mask + 1) { slots, count in
            slots.update(repeating: 0)
            count = Self.mask + 1
            var entries = 0
            for part in parts.indices {
                for place in parts[part].provides.indices {
                    var name = parts[part].provides[place]
                    // Unsafe: places in the table are masked, bytes are read within the closure.
                    name.withUTF8 { bytes in
                        let bytes = UnsafeRawBufferPointer(bytes)
                        let entry = UInt32(truncatingIfNeeded: part << 16 | place) + 1
                        if let end = Self.endOfName(bytes, before: UInt8(ascii: "(")) {
                            Self.insert(entry, QuickHash.of(UnsafeRawBufferPointer(rebasing: bytes[..<end])), slots)
                            entries += 1
                        }
                        Self.insert(entry, QuickHash.of(bytes), slots)
                        entries += 1
                    }
                }
            }
            precondition(entries < Self.mask * 3 / 4, "the table of library names is too small")
        }
        self.parts = parts
    }

    // Unsafe: the table has `mask + 1` places, and more than it has names.
    private static func insert(_ entry: UInt32, _ hash: Int, _ slots: UnsafeMutableBufferPointer<UInt32>) {
        var slot = hash & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = entry
    }

    /// The parts that a word leads to by itself, and whether others may do so with a label.
    private func parts(named word: UnsafeRawBufferPointer) -> (parts: [Int], hasLabels: Bool) {
        var found: [Int] = []
        var hasLabels = false
        var slot = QuickHash.of(word) & Self.mask
        while slots[slot] != 0 {
            let entry = Int(slots[slot] - 1)
            var name = parts[entry >> 16].provides[entry & 0xFFFF]
            name.withUTF8 { name in
                guard name.count >= word.count, name.starts(with: word) else { return }
                if name.count == word.count {
                    found.append(entry >> 16)
                } else if name[word.count] == UInt8(ascii: "(") {
                    hasLabels = true
                }
            }
            slot = (slot + 1) & Self.mask
        }
        return (found, hasLabels)
    }

    /// All parts that the texts need, and those that these need in turn.
    func sources(neededBy texts: [String]) -> [LibrarySource] {
        guard !parts.isEmpty else { return [] }
        var found = Set<Int>()
        var result: [LibrarySource] = []
        var open = texts
        while let text = open.popLast() {
            for index in self.parts(namedIn: text) where found.insert(index).inserted {
                result.append(parts[index])
                open.append(parts[index].text)
            }
        }
        return result
    }

    // Unsafe: bytes are looked at between two indices of theirs, and no longer than the text is there.
    private func parts(namedIn text: String) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            var result: [Int] = []
            var start = 0
            while start < bytes.count {
                guard Self.isNamePart(bytes[start]) else {
                    start += 1
                    continue
                }
                let end = Self.endOfName(bytes, from: start + 1)
                // Shorter words are nobody's.
                if end - start > 2 {
                    let (parts, hasLabels) = parts(named: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
                    result += parts
                    if hasLabels, end < bytes.count, bytes[end] == UInt8(ascii: "(") {
                        let labelled = bytes[start..<Self.endOfName(bytes, from: end + 1)]
                        result += self.parts(named: UnsafeRawBufferPointer(rebasing: labelled)).parts
                    }
                }
                start = end
            }
            return result
        }
    }

    private static func endOfName(_ bytes: UnsafeRawBufferPointer, before byte: UInt8) -> Int? {
        guard let start = bytes.baseAddress, let end = memchr(start, Int32(byte), bytes.count) else { return nil }
        return start.distance(to: end)
    }

    private static func endOfName(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var end = start
        while end < bytes.count, isNamePart(bytes[end]) { end += 1 }
        return end
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
