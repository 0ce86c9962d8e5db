import Foundation
enum A: Error { case one, two(Int), three }
struct B: Error { var x = 1 }
final class C: Error {}
enum L: LocalizedError { case bad; var errorDescription: String? { "bad!" } }
func code(_ e: Error) -> String {
    let t = e.localizedDescription; return String(t[t.range(of: "error ")!.upperBound...])
}
func run() {
    for e in [A.one, A.two(1), A.three, B(), C()] as [Error] { print(code(e)) }
    print(L.bad.localizedDescription, (L.bad as Error).localizedDescription)
    print(
        Set([1]), [Set([1])], Optional(Set(["a"])) as Any, String(reflecting: Int.self),
        String(reflecting: [String: A].self), String(reflecting: [B()]))
    struct G<T> { var v: T }
    print([G(v: 1)].count, String(reflecting: Optional<A>.self), IndexSet([1, 2]), String(describing: IndexSet()))
}
