/// A part of a library that is written in Swift and read together with a program that says one of its names.
///
/// What needs no native code but values of its own is shortest this way, and programs can inherit from its classes.
/// Its names are in the program's scope behind the program's own; it doesn't see those.
package struct LibrarySource: Sendable {
    /// As it stands in messages: `UserDefaults.swift`.
    package let name: String
    /// The types, globals and added members that lead to it; `Data(contentsOf` for one that is known by its label only.
    package let provides: [String]
    package let text: String

    package init(_ name: String, provides: [String], _ text: String) {
        (self.name, self.provides, self.text) = (name, provides, text)
    }
}

/// Which part of which library a name leads to.
///
/// A table of hashes, since it is made before the first picture: hundreds of names, of which a program says a few.
struct LibrarySourceIndex {
    private var parts: [LibrarySource] = []
    private var entries: [Entry] = []
    /// One more than an entry's index where its hash leads, or in the next free place; 0 is a free one.
    private var slots: [UInt16]
    private static let mask = 4095

    private struct Entry {
        let hash: UInt64
        /// Nil for names that lead somewhere only together with the label of their first argument.
        let part: Int?
    }

    init(_ libraries: [NativeLibrary]) {
        slots = Array(repeating: 0, count: Self.mask + 1)
        entries.reserveCapacity(1024)
        for library in libraries {
            for source in library.sources {
                for name in source.provides { add(name) }
                parts.append(source)
            }
        }
    }

    private mutating func add(_ name: String) {
        var name = name
        name.withUTF8 { bytes in
            if let end = bytes.firstIndex(of: UInt8(ascii: "(")) {
                insert(Entry(hash: Self.hash(bytes[..<end]), part: nil))
            }
            insert(Entry(hash: Self.hash(bytes[...]), part: parts.count))
        }
    }

    private mutating func insert(_ entry: Entry) {
        precondition(entries.count < Self.mask / 2, "the table of library names is too small")
        var slot = Int(truncatingIfNeeded: entry.hash) & Self.mask
        while slots[slot] != 0 { slot = (slot + 1) & Self.mask }
        entries.append(entry)
        slots[slot] = UInt16(entries.count)
    }

    private func entries(_ hash: UInt64) -> [Entry] {
        var found: [Entry] = []
        var slot = Int(truncatingIfNeeded: hash) & Self.mask
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash { found.append(entry) }
            slot = (slot + 1) & Self.mask
        }
        return found
    }

    /// FNV-1a, 64 bits: among a few thousand names no two are alike.
    private static func hash(
        _ bytes: Slice<UnsafeBufferPointer<UInt8>>, from start: UInt64 = 0xCBF2_9CE4_8422_2325
    )
        -> UInt64
    {
        var hash = start
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
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

    private func parts(namedIn text: String) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            var result: [Int] = []
            var start = 0
            while start < bytes.count {
                guard Self.isNamePart(bytes[start]) else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
                // Shorter words are nobody's.
                if end - start > 2 {
                    let hash = Self.hash(bytes[start..<end])
                    if slots[Int(truncatingIfNeeded: hash) & Self.mask] != 0 {
                        for entry in entries(hash) {
                            if let part = entry.part {
                                result.append(part)
                            } else if end < bytes.count, bytes[end] == UInt8(ascii: "(") {
                                var labelEnd = end + 1
                                while labelEnd < bytes.count, Self.isNamePart(bytes[labelEnd]) { labelEnd += 1 }
                                result += entries(Self.hash(bytes[end..<labelEnd], from: hash)).compactMap(\.part)
                            }
                        }
                    }
                }
                start = end
            }
            return result
        }
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
