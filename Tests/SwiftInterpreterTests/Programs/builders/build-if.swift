@resultBuilder struct Words {
    static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
    static func buildIf(_ part: String?) -> String { part ?? "-" }
}
func words(@Words _ make: () -> String) -> String { make() }
func run() {
    let isLong = true
    print(
        words {
            "a"
            if isLong { "b" }
            if !isLong { "c" }
        })
}
