final class Ref: Hashable {
    let id: Int; var note = ""; init(_ id: Int) { self.id = id };
    static func == (a: Ref, b: Ref) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) }
}
struct Version: Comparable, CustomStringConvertible, LosslessStringConvertible {
    let parts: [Int];
    init?(_ s: String) {
        let p = s.split(separator: ".").map { Int($0) }; guard !p.isEmpty, !p.contains(nil) else { return nil };
        parts = p.compactMap { $0 }
    }; var description: String { parts.map(String.init).joined(separator: ".") };
    static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}
func run() {
    print(
        Ref(1) == Ref(1), Ref(1) === Ref(1), Set([Ref(1), Ref(1), Ref(2)]).count, Version("1.10")! > Version("1.9.5")!,
        Version("x") as Any, [Version("2.0")!, Version("1.0")!].sorted(), String(Version("3.1")!))
}
