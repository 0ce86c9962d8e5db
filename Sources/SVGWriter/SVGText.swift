import Drawing
import Foundation

/// Numbers and texts as SVG writes them, as short as they can be.
enum SVGText {
    /// A number with up to `digits` decimals, and no zero that says nothing.
    static func number(_ value: CGFloat, digits: Int = 3) -> String {
        let factors: [CGFloat] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
        let factor = factors[min(max(digits, 0), 6)]
        guard value.isFinite else { return "0" }
        let scaled = (value * factor).rounded()
        guard abs(scaled) < 1e15 else { return String(Double(value)) }
        let whole = Int(scaled)
        if whole == 0 { return "0" }
        let magnitude = whole.magnitude
        let (units, rest) = magnitude.quotientAndRemainder(dividingBy: UInt(factor))
        var text = whole < 0 ? "-" : ""
        if units > 0 || rest == 0 { text += String(units) }
        if rest > 0 {
            var fraction = String(rest)
            fraction = String(repeating: "0", count: min(max(digits, 0), 6) - fraction.count) + fraction
            while fraction.hasSuffix("0") { fraction.removeLast() }
            text += "." + fraction
        }
        return text
    }

    /// The attributes of a rectangle's place and size.
    static func box(_ rect: CGRect) -> String {
        let values = [rect.minX, rect.minY, rect.width, rect.height].map { number($0) }
        return "x=\"\(values[0])\" y=\"\(values[1])\" width=\"\(values[2])\" height=\"\(values[3])\""
    }

    static func matrix(_ transform: CGAffineTransform) -> String {
        if transform.isTranslation {
            if transform.ty == 0 { return "translate(\(number(transform.tx)))" }
            return "translate(\(number(transform.tx)) \(number(transform.ty)))"
        }
        let linear = [transform.a, transform.b, transform.c, transform.d].map { number($0, digits: 6) }
        return "matrix(\((linear + [number(transform.tx), number(transform.ty)]).joined(separator: " ")))"
    }

    static func color(_ color: ResolvedColor) -> String {
        let clamped = color.clamped
        let bytes = [clamped.red, clamped.green, clamped.blue].map { Int(($0 * 255).rounded()) }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        let isShort = bytes.allSatisfy { $0 / 16 == $0 % 16 }
        return "#" + (isShort ? digits.map { String($0.prefix(1)) } : digits).joined()
    }

    /// Text that may stand between tags and in attributes; characters that XML doesn't have are left out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Path data; empty where the path is, or has a point that isn't a number.
    static func data(of path: Path, digits: Int = 3) -> String {
        guard !path.controlPointBounds.isNull else { return "" }
        var writer = PathDataWriter(digits: digits)
        for element in path.elements { writer.append(element) }
        return writer.text
    }
}

/// Writes the steps of a path with absolute coordinates and as few separators as can be.
private struct PathDataWriter {
    private(set) var text = ""
    private let digits: Int
    private var command: Character = " "
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    private var isOpen = false

    init(digits: Int) { self.digits = digits }

    mutating func append(_ element: Path.Element) {
        if !isOpen, element != .closeSubpath {
            if case .move = element {} else { move(to: start) }
        }
        switch element {
        case .move(let point): move(to: point)
        case .line(let point):
            if point.y == current.y {
                write("H", [point.x])
            } else if point.x == current.x {
                write("V", [point.y])
            } else {
                write("L", [point.x, point.y])
            }
            current = point
        case .quadCurve(let point, let control):
            write("Q", [control.x, control.y, point.x, point.y])
            current = point
        case .curve(let point, let control1, let control2):
            write("C", [control1.x, control1.y, control2.x, control2.y, point.x, point.y])
            current = point
        case .closeSubpath:
            guard isOpen else { return }
            text += "Z"
            command = "Z"
            (current, isOpen) = (start, false)
        }
    }

    private mutating func move(to point: CGPoint) {
        // A second "M" could be read as a line if its letter were left out.
        command = " "
        write("M", [point.x, point.y])
        command = "L"
        (current, start, isOpen) = (point, point, true)
    }

    private mutating func write(_ letter: Character, _ values: [CGFloat]) {
        var needsSeparator = letter == command
        if letter != command { text.append(letter) }
        command = letter
        for value in values {
            let number = SVGText.number(value, digits: digits)
            if needsSeparator, !number.hasPrefix("-") { text += " " }
            text += number
            needsSeparator = true
        }
    }
}
