import Foundation

extension SymbolTable {
    /// The glyphs of one symbol, as characters of the symbol font.
    struct Entry: Equatable {
        var thin: UInt32
        var light: UInt32
        var regular: UInt32
        var bold: UInt32
        var fill: UInt32
    }

    /// The glyphs of a name that stands in the table itself, found by halving.
    static func entry(_ name: String) -> Entry? {
        guard !name.isEmpty, name.utf8.count < 80 else { return nil }
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

    private static func parse(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Entry? {
        guard digits.count == 20 else { return nil }
        var codes: [UInt32] = []
        var code: UInt32 = 0
        for (index, digit) in digits.enumerated() {
            let value = digit >= 0x61 ? digit - 0x57 : digit &- 0x30
            code = code << 4 | UInt32(value & 15)
            if index % 4 == 3 {
                codes.append(code)
                code = 0
            }
        }
        return Entry(thin: codes[0], light: codes[1], regular: codes[2], bold: codes[3], fill: codes[4])
    }
}
