import Foundation

// Unsafe: the table is a constant of the program; lines and parts of them are slices of its bytes, found by comparing
// with both ends.

extension SymbolTable {
    /// What stands in the table of one name.
    struct Entry: Equatable {
        var glyphs: [Glyph]
        var traits: SymbolTraits
    }

    /// One picture of the symbol font in its five styles, which are characters in a row.
    struct Glyph: Hashable {
        /// What it is called in a symbol of several; empty for a whole symbol. `wave.2` is the second step of `wave`.
        var name: String
        /// Its thin style.
        var first: UInt32

        var isMark: Bool { name.prefix { $0 != "." } == "mark" }
    }

    /// The glyphs of a name that stands in the table itself, found by halving.
    static func entry(_ name: String) -> Entry? {
        guard !name.isEmpty, name.utf8.count < 100 else { return nil }
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        var name = name
        return name.withUTF8 { name in
            var (low, high) = (0, bytes.count)
            while low < high {
                let line = lineBounds(bytes, around: (low + high) / 2)
                guard let space = bytes[line].firstIndex(of: 0x20) else { return nil }
                let order = compare(bytes[line.lowerBound..<space], name)
                if order == 0 { return parse(bytes[(space + 1)..<line.upperBound]) }
                if order < 0 { low = line.upperBound + 1 } else { high = line.lowerBound }
            }
            return nil
        }
    }

    /// All names of the table, in order.
    static var names: [String] {
        text.description.split { $0 == "\n" || $0 == ";" }.compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
    }

    private static func lineBounds(_ bytes: UnsafeBufferPointer<UInt8>, around middle: Int) -> Range<Int> {
        var (start, end) = (middle, middle)
        while start > 0, !isSeparator(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, !isSeparator(bytes[end]) { end += 1 }
        return start..<end
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x3B }

    private static func compare(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ name: UnsafeBufferPointer<UInt8>) -> Int {
        var index = 0
        for byte in line {
            guard index < name.count else { return 1 }
            if byte != name[index] { return byte < name[index] ? -1 : 1 }
            index += 1
        }
        return index < name.count ? -1 : 0
    }

    /// `e000 lm` or `cloud=e000 rain=e005 lm`.
    private static func parse(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Entry? {
        var entry = Entry(glyphs: [], traits: [])
        for word in text.split(separator: 0x20) {
            let parts = word.split(separator: 0x3D)
            if let last = parts.last, let code = UInt32(String(decoding: last, as: UTF8.self), radix: 16) {
                let name = parts.count > 1 ? String(decoding: parts[0], as: UTF8.self) : ""
                entry.glyphs.append(Glyph(name: name, first: code))
            } else {
                entry.traits = SymbolTraits(letters: word)
            }
        }
        return entry.glyphs.isEmpty ? nil : entry
    }
}

/// What SF Symbols has of a symbol, as written or filled.
package struct SymbolTraits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Several layers, which other modes than monochrome tell apart.
    package static let layers = SymbolTraits(rawValue: 1)
    /// Colours of its own.
    package static let colors = SymbolTraits(rawValue: 2)
    /// Steps that show a value.
    package static let steps = SymbolTraits(rawValue: 4)
    /// Filled where it stands inside another shape.
    package static let solidInside = SymbolTraits(rawValue: 8)
    /// Drawn with another symbol's picture, which is only like Apple's.
    package static let standIn = SymbolTraits(rawValue: 16)

    fileprivate init(letters: some Sequence<UInt8>) {
        self = []
        for letter in letters {
            switch letter {
            case 0x6C: insert(.layers)
            case 0x6D: insert(.colors)
            case 0x76: insert(.steps)
            case 0x73: insert(.solidInside)
            case 0x6E: insert(.standIn)
            default: break
            }
        }
    }
}
