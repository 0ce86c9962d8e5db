import Foundation

/// A part of a URL, and which characters it may have without being encoded (RFC 3986, appendix A).
enum URLPart {
    case user, password, host, path, query, fragment

    /// Of the property of `URLComponents` that takes the part as it is encoded.
    var name: String {
        switch self {
        case .user: "percentEncodedUser"
        case .password: "percentEncodedPassword"
        case .host: "encodedHost"
        case .path: "percentEncodedPath"
        case .query: "percentEncodedQuery"
        case .fragment: "percentEncodedFragment"
        }
    }

    private static let everywhere = Set("-._~!$&'()*+,;=".utf8)

    private var others: [UInt8] {
        switch self {
        case .user, .password, .host: []
        case .path: Array(":@/".utf8)
        case .query, .fragment: Array(":@/?".utf8)
        }
    }

    /// Whether Foundation would take the text for the part.
    func isEncoded(_ text: String) -> Bool {
        // An address between brackets has rules of its own.
        if self == .host, text.hasPrefix("[") {
            let parsed = URLComponents(string: "a://\(text)/", encodingInvalidCharacters: false)
            return parsed?.encodedHost == text
        }
        let (bytes, others) = (Array(text.utf8), others)
        return bytes.indices.allSatisfy { index in
            let byte = bytes[index]
            if byte == UInt8(ascii: "%") {
                let digits = bytes[(index + 1)...].prefix(2)
                return digits.count == 2 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
            }
            let isPlain = byte < 128 && (Character(Unicode.Scalar(byte)).isLetter || (48...57).contains(byte))
            return isPlain || Self.everywhere.contains(byte) || others.contains(byte)
        }
    }
}
