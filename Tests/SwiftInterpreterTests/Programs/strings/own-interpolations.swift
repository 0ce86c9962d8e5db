extension String.StringInterpolation {
    mutating func appendInterpolation(_ value: Int, padded width: Int) {
        let s = String(value)
        appendLiteral(String(repeating: "0", count: max(0, width - s.count)) + s)
    }
    mutating func appendInterpolation<T: Sequence>(list values: T, separator: String = ", ")
    where T.Element: CustomStringConvertible {
        appendLiteral(values.map(\.description).joined(separator: separator))
    }
    mutating func appendInterpolation(if condition: @autoclosure () -> Bool, _ literal: StringLiteralType) {
        guard condition() else { return }
        appendLiteral(literal)
    }
    mutating func appendInterpolation(_ p: Point) {
        appendInterpolation("<\(p.x)|\(p.y)>")
    }
}
struct Point { var x: Int, y: Int }
struct HTML: ExpressibleByStringInterpolation, CustomStringConvertible {
    var description: String
    init(stringLiteral value: String) { description = value }
    init(stringInterpolation: StringInterpolation) { description = stringInterpolation.output }
    struct StringInterpolation: StringInterpolationProtocol {
        var output = ""
        init(literalCapacity: Int, interpolationCount: Int) { output.reserveCapacity(literalCapacity) }
        mutating func appendLiteral(_ literal: String) { output += literal }
        mutating func appendInterpolation(_ raw: String) {
            output += raw.map { $0 == "<" ? "&lt;" : String($0) }.joined()
        }
        mutating func appendInterpolation(bold text: String) { output += "<b>\(text)</b>" }
        mutating func appendInterpolation(_ n: Int, times: Int) { for _ in 0..<times { output += "\(n)" } }
    }
}
func run() {
    print("\(7, padded: 3) and \(list: [1, 2, 3]) \(list: ["a"], separator: "-")")
    print("\(if: true, "shown")\(if: false, "hidden")|")
    print("\(Point(x: 1, y: 2))")
    let h: HTML = "a \("<i>") \(bold: "x") \(3, times: 4)"
    print(h)
    let plain: HTML = "lit"
    print(plain)
}
