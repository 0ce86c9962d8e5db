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
struct LibrarySourceIndex {
    private var parts: [LibrarySource] = []
    private var partByName: [String: Int] = [:]
    /// Further parts of names that lead to several.
    private var morePartsByName: [String: [Int]] = [:]
    /// Names that lead somewhere only together with the label of their first argument.
    private var calls: Set<String> = []

    init(_ libraries: [NativeLibrary]) {
        partByName.reserveCapacity(512)
        for library in libraries {
            for source in library.sources {
                for name in source.provides {
                    if partByName[name] == nil {
                        partByName[name] = parts.count
                    } else {
                        morePartsByName[name, default: []].append(parts.count)
                    }
                    if let end = name.firstIndex(of: "(") { calls.insert(String(name[..<end])) }
                }
                parts.append(source)
            }
        }
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
                    let name = String(decoding: bytes[start..<end], as: UTF8.self)
                    add(name, to: &result)
                    if end < bytes.count, bytes[end] == UInt8(ascii: "("), calls.contains(name) {
                        let label = bytes[(end + 1)...].prefix(while: Self.isNamePart)
                        let call = name + "(" + String(decoding: label, as: UTF8.self)
                        add(call, to: &result)
                    }
                }
                start = end
            }
            return result
        }
    }

    private func add(_ name: String, to result: inout [Int]) {
        guard let part = partByName[name] else { return }
        result.append(part)
        if let more = morePartsByName[name] { result += more }
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
