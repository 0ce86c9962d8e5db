struct Options: OptionSet, Hashable {
    let rawValue: Int;
    static let a = Options(rawValue: 1 << 0), b = Options(rawValue: 1 << 1), c = Options(rawValue: 1 << 2);
    static let all: Options = [.a, .b, .c]; static let none: Options = []
}
func run() {
    var o: Options = [.a, .c]; print(o.rawValue, o.contains(.a), o.contains([.a, .b]), o.isEmpty); o.insert(.b);
    o.remove(.a); o.formUnion(.a);
    print(
        o == .all, o.subtracting(.b).rawValue, o.intersection([.b]).rawValue, Options.none.isEmpty,
        o.isSuperset(of: .a), o.symmetricDifference([.a]).rawValue, Options.all.union([]).rawValue)
}
