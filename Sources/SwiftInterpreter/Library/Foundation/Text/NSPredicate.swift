/// A test of a text by itself: `NSPredicate(format: "SELF MATCHES %@", pattern)`. What asks for the properties
/// of objects by name has nobody to ask.
open class NSPredicate: NSObject {
    public let predicateFormat: String
    private let arguments: [Any]
    private let block: ((Any?) -> Bool)?

    public init(format: String, _ arguments: Any...) {
        predicateFormat = format
        self.arguments = arguments
        block = nil
    }

    public init(value: Bool) {
        predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        arguments = []
        block = { _ in value }
    }

    public init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        predicateFormat = "BLOCKPREDICATE"
        arguments = []
        self.block = { block($0, nil) }
    }

    public func evaluate(with object: Any?) -> Bool {
        if let block { return block(object) }
        let words = predicateFormat.split(separator: " ").map { String($0) }
        guard words.count == 3, words[0].uppercased() == "SELF", words[2] == "%@",
            let text = object as? String, let argument = arguments.first as? String
        else { unsupported() }
        let parts = words[1].uppercased().split(separator: "[").map { String($0) }
        let ignoresCase = parts.count > 1 && parts[1].contains("C")
        let (whole, part) = ignoresCase ? (text.lowercased(), argument.lowercased()) : (text, argument)
        switch parts[0] {
        case "MATCHES":
            guard let pattern = try? Regex((ignoresCase ? "(?i)" : "") + argument) else { return false }
            return (try? pattern.wholeMatch(in: text)) != nil
        case "CONTAINS": return whole.contains(part)
        case "BEGINSWITH": return whole.hasPrefix(part)
        case "ENDSWITH": return whole.hasSuffix(part)
        case "==", "=": return whole == part
        case "!=": return whole != part
        default: unsupported()
        }
    }

    private func unsupported() -> Never {
        _Host.fail(
            "'NSPredicate' tests texts only (SELF MATCHES %@), and this isn't one: '\(predicateFormat)'")
    }
}
