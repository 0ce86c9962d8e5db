struct Theme { var accent = "blue"; var spacing = 8.0 }
struct Environment {
    private var values: [String: Any] = [:]
    subscript<T>(key: String, default fallback: @autoclosure () -> T) -> T {
        get { values[key] as? T ?? fallback() }
        set { values[key] = newValue }
    }
}
func run() {
    var env = Environment()
    print(env["theme", default: Theme()].accent)
    env["theme", default: Theme()].accent = "red"
    env["count", default: 0] += 3
    print(env["theme", default: Theme()].accent, env["count", default: 0], env["none", default: "x"])
}
