@propertyWrapper
struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: ClosedRange<Int> { range }
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}

@propertyWrapper
final class Logged<Value> {
    var wrappedValue: Value {
        didSet { print("logged", wrappedValue) }
    }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Logged<Value> { self }
}

struct Settings {
    @Clamped(0...10) var volume = 20
    @Logged var name = "x"
}

@resultBuilder
enum ListBuilder {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ text: String) -> [String] { [text] }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}

func list(@ListBuilder _ content: () -> [String]) -> [String] { content() }

func run() {
    var s = Settings()
    print(s.volume, s.$volume)
    s.volume = -5
    s.name = "y"
    s.name += "z"
    print(s.volume, s.name, s.$name.wrappedValue)
    let flag = true
    print(
        list {
            "a"
            if flag { "b" }
            if !flag { "c" } else { "d" }
            for i in 1...2 { "n\(i)" }
            switch s.volume {
            case 0: "zero"
            default: "more"
            }
        })
}
