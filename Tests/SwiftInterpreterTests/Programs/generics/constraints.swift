protocol Animal { associatedtype Food; var name: String { get }; func eat(_ f: Food) -> String }
struct Hay { let kg: Int }; struct Meat {}
struct Cow: Animal { let name = "cow"; func eat(_ f: Hay) -> String { "hay \(f.kg)" } };
struct Dog: Animal { let name = "dog"; func eat(_ f: Meat) -> String { "meat" } }
struct Farm<A: Animal> where A.Food == Hay {
    let animals: [A]; func feed(_ kg: Int) -> [String] { animals.map { $0.eat(Hay(kg: kg)) } }
}
func names<S: Sequence>(_ s: S) -> [String] where S.Element: Animal { s.map(\.name) }
func longest<C: Collection>(_ items: C) -> C.Element? where C.Element: StringProtocol {
    items.max { $0.count < $1.count }
}
extension Array where Element: Animal { var first2: String { prefix(2).map(\.name).joined(separator: "+") } }
extension Sequence where Element: Collection, Element.Element: Numeric {
    func sums() -> [Element.Element] { map { $0.reduce(0, +) } }
}
func run() {
    print(
        Farm(animals: [Cow(), Cow()]).feed(3), names([Dog()]), longest(["a", "ccc", "bb"])!, [Dog(), Dog()].first2,
        [[1, 2], [3]].sums(), [[0.5, 1]].sums())
}
