struct Rule<T> { let message: String; let check: (T) -> Bool }
extension Rule where T == String {
    static func min(_ n: Int) -> Rule { Rule(message: "at least \(n)") { $0.count >= n } };
    static var notEmpty: Rule { .init(message: "required") { !$0.isEmpty } };
    static func contains(_ c: Character) -> Rule { .init(message: "needs \(c)") { $0.contains(c) } }
}
extension Rule where T: Comparable {
    static func range(_ r: ClosedRange<T>) -> Rule { .init(message: "out of \(r)") { r.contains($0) } }
}
struct Field<T> {
    let value: T; let rules: [Rule<T>]; var errors: [String] { rules.filter { !$0.check(value) }.map(\.message) }
}
func run() {
    print(
        Field(value: "ab", rules: [.notEmpty, .min(3), .contains("@")]).errors,
        Field(value: 20, rules: [.range(1...10)]).errors,
        Field(value: "a@b", rules: [.min(3), .contains("@")]).errors.isEmpty)
}
