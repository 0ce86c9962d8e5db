import SwiftSyntax

/// Escapes in string literals with interpolations.
enum StringEscapes {
    static func process(_ text: String, pounds: Int) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var result = ""
        var rest = Substring(text)
        let marker = "\\" + String(repeating: "#", count: pounds)
        while let character = rest.first {
            guard rest.hasPrefix(marker) else {
                result.append(character)
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(marker.count)
            guard let kind = rest.first else { break }
            rest = rest.dropFirst()
            switch kind {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "u":
                guard rest.first == "{", let end = rest.firstIndex(of: "}") else { continue }
                let digits = rest[rest.index(after: rest.startIndex)..<end]
                if let code = UInt32(digits, radix: 16), let scalar = UnicodeScalar(code) {
                    result.unicodeScalars.append(scalar)
                }
                rest = rest[rest.index(after: end)...]
            case "\n", "\r\n": while rest.first == " " || rest.first == "\t" { rest = rest.dropFirst() }
            default: result.append(kind)
            }
        }
        return result
    }
}
