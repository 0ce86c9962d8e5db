import ViewGraph

/// A path as text: numbers followed by what is done with them, `m` move, `l` line, `q` quadratic and `c` cubic curve, `h`
/// close, as in `0 0 m 100 0 l 100 50 l h`.
extension Path: LosslessStringConvertible {
    public var description: String {
        var words: [String] = []
        func add(_ points: CGPoint..., letter: String) {
            for point in points { words += [Self.text(point.x), Self.text(point.y)] }
            words.append(letter)
        }
        forEach { element in
            switch element {
            case .move(let point): add(point, letter: "m")
            case .line(let point): add(point, letter: "l")
            case .quadCurve(let point, let control): add(control, point, letter: "q")
            case .curve(let point, let control1, let control2): add(control1, control2, point, letter: "c")
            case .closeSubpath: words.append("h")
            }
        }
        return words.joined(separator: " ")
    }

    /// Answers nil for text that isn't a path.
    public init?(_ string: String) {
        var path = Path()
        var numbers: [CGFloat] = []
        func points(_ count: Int) -> [CGPoint]? {
            guard numbers.count == 2 * count else { return nil }
            return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
        }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            switch word {
            case "m":
                guard let point = points(1) else { return nil }
                path.move(to: point[0])
            case "l":
                guard let point = points(1) else { return nil }
                path.addLine(to: point[0])
            case "q":
                guard let point = points(2) else { return nil }
                path.addQuadCurve(to: point[1], control: point[0])
            case "c":
                guard let point = points(3) else { return nil }
                path.addCurve(to: point[2], control1: point[0], control2: point[1])
            case "h":
                guard numbers.isEmpty else { return nil }
                path.closeSubpath()
            default: return nil
            }
            numbers.removeAll()
        }
        guard numbers.isEmpty else { return nil }
        self = path
    }

    private static func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
}
