import SwiftSyntax

extension TokenSyntax {
    /// The name without backticks.
    var identifierText: String {
        let text = self.text
        if text.utf8.first == UInt8(ascii: "`") { return String(text.dropFirst().dropLast()) }
        return text
    }
}
