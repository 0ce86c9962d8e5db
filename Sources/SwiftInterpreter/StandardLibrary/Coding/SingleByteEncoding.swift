import Foundation

/// An encoding of one byte a character, by what Foundation decodes its bytes to. Foundation's own encoder ends the process
/// over some characters that an encoding lacks.
struct SingleByteEncoding {
    private static let all: [String.Encoding] = [
        .windowsCP1250, .windowsCP1251, .windowsCP1252, .windowsCP1253, .windowsCP1254, .isoLatin2, .nextstep, .symbol,
    ]

    /// Made once: each takes 256 decodings.
    private static let tables = Dictionary(uniqueKeysWithValues: all.map { ($0, SingleByteEncoding(table: $0)) })

    private let bytes: [Unicode.Scalar: UInt8]

    /// Nil for an encoding of another kind.
    init?(_ encoding: String.Encoding) {
        guard let known = Self.tables[encoding] else { return nil }
        self = known
    }

    private init(table encoding: String.Encoding) {
        var bytes: [Unicode.Scalar: UInt8] = [:]
        for byte in UInt8.min...UInt8.max {
            guard let scalar = String(data: Data([byte]), encoding: encoding)?.unicodeScalars.first else { continue }
            if bytes[scalar] == nil { bytes[scalar] = byte }
        }
        self.bytes = bytes
    }

    /// - Parameter isLossy: a question mark stands for what the encoding lacks; else there is no data then.
    func data(_ text: String, isLossy: Bool) -> Data? {
        var result = Data(capacity: text.unicodeScalars.count)
        for scalar in text.unicodeScalars {
            guard let byte = bytes[scalar] ?? (isLossy ? UInt8(ascii: "?") : nil) else { return nil }
            result.append(byte)
        }
        return result
    }
}

extension String {
    /// The text, as far as its characters are of those that an encoding may have; nil where they aren't and none may be
    /// left out.
    func encodable(in encoding: Encoding, isLossy: Bool) -> String? {
        guard [.japaneseEUC, .shiftJIS, .iso2022JP].contains(encoding) else { return self }
        let known = String(String.UnicodeScalarView(unicodeScalars.map { $0.isJapanese ? $0 : "?" }))
        return isLossy || known == self ? known : nil
    }
}

extension Unicode.Scalar {
    /// ASCII, kana, ideographs and their punctuation.
    fileprivate var isJapanese: Bool {
        switch value {
        case 0..<0x80, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF5E: true
        default: false
        }
    }
}
