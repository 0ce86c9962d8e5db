extension SetAlgebra {
    func with(_ element: Element) -> Self {
        var copy = self
        copy.insert(element)
        return copy
    }
    func toggling(_ element: Element) -> Self {
        var copy = self
        if copy.contains(element) { copy.remove(element) } else { copy.insert(element) }
        return copy.isEmpty ? Self() : copy
    }
}
struct Options: OptionSet {
    let rawValue: Int
    static let a = Options(rawValue: 1)
    static let b = Options(rawValue: 2)
}
func joined<S: SetAlgebra>(_ a: S, _ b: S) -> S { a.union(b) }
func run() {
    print(Set([1]).with(2).count, Set(["a"]).toggling("a").isEmpty)
    print(Options.a.with(.b).rawValue, Options([.a, .b]).toggling(.b) == .a)
    print(joined(Set([1]), [2]).sorted(), joined(Options.a, .b).rawValue)
    var options: Options = [.a]
    print(options.insert(.b).inserted, options.contains(.b), options.remove(.a)?.rawValue ?? 0)
    print(options.isSubset(of: [.a, .b]), options.isDisjoint(with: .a))
}
