protocol Priced { var price: Int { get } }
struct Tea: Priced { let price: Int }
/// Declared before what it inherits from.
protocol Menu: Shelf where Element: Priced, Index == Int, SubSequence == ArraySlice<Element> {
    associatedtype Tag where Tag: Hashable
    var tag: Tag { get }
}
protocol Shelf: RandomAccessCollection {}
extension Menu {
    var total: Int { reduce(0) { $0 + $1.price } }
    func price(at place: Index) -> Int { self[startIndex + place].price }
    var tail: Int { dropFirst().map { $0.price }.reduce(0, +) }
}
struct Card: Menu {
    var items: [Tea]
    var tag: String { "card" }
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(position: Int) -> Tea { items[position] }
    subscript(bounds: Range<Int>) -> ArraySlice<Tea> { items[bounds] }
}
func sum(_ menu: some Menu) -> Int { menu[0].price + menu.map { $0.price }.reduce(0, +) }
func tags<M: Menu>(_ menus: [M]) -> Int where M.Tag == String { Set(menus.map(\.tag)).count }

protocol Keyed { associatedtype Value; static var fallback: Value { get } }
protocol Listed: Keyed where Value == [Int] {}
extension Listed {
    static var fallback: [Int] { [1, 2] }
    static func more(_ value: Value) -> Value { value + fallback }
}
struct Numbers: Listed {}

extension Sequence {
    func neighbours() -> some Sequence<(Element, Element)> { zip(self, dropFirst()) }
    func counted() -> some Collection<(Int, Element)> { Array(enumerated()).map { ($0.offset, $0.element) } }
}
func rises(_ list: [Int]) -> Int {
    var count = 0
    for (a, b) in list.neighbours() where a < b { count += b - a }
    return count
}
func run() {
    let card = Card(items: [Tea(price: 2), Tea(price: 5)])
    print(card.total, card.price(at: 1), card.tail, sum(card), tags([card, card]))
    print(Numbers.fallback, Numbers.more([7]), Numbers.fallback.count)
    print(rises([3, 5, 4, 9]), [2, 6].counted().map { $0.0 * 10 + $0.1 })
}
