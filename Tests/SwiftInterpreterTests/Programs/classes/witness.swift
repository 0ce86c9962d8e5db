protocol Describable { var text: String { get }; func extra() -> String; static func make() -> Self; init() }
extension Describable {
    var text: String { "default" }; func extra() -> String { "extra" }; func notRequired() -> String { "ext" };
    static func make() -> Self { Self() }
}
struct A: Describable { var text: String { "A" }; func notRequired() -> String { "own" } }
struct B: Describable { func extra() -> String { "B extra" } }
class C: Describable { required init() {}; func extra() -> String { "C" } }
class D: C { override func extra() -> String { "D" } }
extension Describable where Self: CustomStringConvertible { func extra() -> String { "conv " + description } }
struct F: Describable, CustomStringConvertible { var description: String { "F" } }
func all<T: Describable>(_ t: T) -> String { t.text + t.extra() + t.notRequired() }
protocol Eq { func same(_ other: Self) -> Bool }
extension Int: Eq { func same(_ other: Int) -> Bool { self == other } }
func compare<T: Eq>(_ a: T, _ b: T) -> Bool { a.same(b) }
func run() {
    print(all(A()), all(B()), all(C()), all(D()), all(F()), A().notRequired())
    let list: [any Describable] = [A(), B(), D(), F()]; print(list.map { $0.text + $0.extra() + $0.notRequired() })
    print(type(of: A.make()), type(of: D.make()), compare(3, 3))
}
