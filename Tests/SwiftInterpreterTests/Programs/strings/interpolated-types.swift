// A type of its own collects what is interpolated; nothing but its initialiser says which.
struct Document: ExpressibleByStringInterpolation {
    var text: String
    init(stringLiteral value: String) { text = "literal " + value }
    init(stringInterpolation parts: Parts) { text = parts.text }
    struct Parts: StringInterpolationProtocol {
        var text: String
        init(literalCapacity: Int, interpolationCount: Int) { text = "\(literalCapacity),\(interpolationCount):" }
        mutating func appendLiteral(_ literal: String) { text += "[\(literal)]" }
        mutating func appendInterpolation<Value>(_ value: Value) { text += "<\(value)>" }
        mutating func appendInterpolation<Value: BinaryInteger>(hex value: Value) {
            text += "#" + String(value, radix: 16)
        }
    }
}
extension String.StringInterpolation {
    mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value?, or other: String) {
        appendLiteral(value?.description ?? other)
    }
    mutating func appendInterpolation<Items: Sequence>(list: Items) where Items.Element == Int {
        appendLiteral(list.map(String.init).joined(separator: "-"))
    }
    mutating func appendInterpolation(if condition: @autoclosure () -> Bool, _ text: String) {
        if condition() { appendLiteral(text) }
    }
}
func text(_ document: Document) -> String { document.text }
func run() {
    print(text("plain"), text("\(1)"), text("a\(1)\(hex: 255)b"), text("\("x") y"))
    let none: Int? = nil
    print("\(none, or: "none") \(Optional(3), or: "x") \(list: [1, 2]) \(list: Set([5])) \(if: none == nil, "empty")")
}
