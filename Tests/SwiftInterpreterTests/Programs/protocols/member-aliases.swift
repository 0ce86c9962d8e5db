// An alias in a protocol is there by the protocol's name, and attributes may be named through types.
protocol Style { typealias Configuration = Setup; func make(_ configuration: Configuration) -> String }
struct Setup { var level: Int }
struct Plain: Style { func make(_ configuration: Configuration) -> String { "plain \(configuration.level)" } }
struct Erased: Style {
    private let body: (Style.Configuration) -> String
    init<S: Style>(_ style: S) { body = style.make }
    func make(_ configuration: Configuration) -> String { body(configuration) }
}
enum Wrappers {
    @propertyWrapper struct Clamped { var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } } }
}
struct Levels { @Wrappers.Clamped var level = 3 }
#if swift(>=5.0)
    let modern = true
#endif
struct Chain { var parts: [String] = []; func with(_ part: String) -> Chain { Chain(parts: parts + [part]) } }
func run() {
    print(Erased(Plain()).make(Setup(level: 4)))
    var levels = Levels()
    levels.level = 30
    print(levels.level)
    let chain = Chain()
        .with("a")
        #if DEBUG_NEVER
            .with("b")
        #else
            .with("c")
                #if swift(>=5.0)
                    .with("d")
                #endif
        #endif
        .with("e")
    print(chain.parts)
    let address: [String]? = nil
    print(address?.first ?? "none", Int?.init(4) as Any)
    let number: Int? = nil
    print(number ?? "no number")
}
