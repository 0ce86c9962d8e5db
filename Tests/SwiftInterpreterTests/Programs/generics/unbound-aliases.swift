struct Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    static func many(_ values: Value...) -> [Box<Value>] { values.map { Box($0) } }
}
class Holder<Content> { var content: Content; init(content: Content) { self.content = content } }
typealias Crate = Box
typealias Keeper = Holder
typealias Pairs = Dictionary
final class Named: Keeper<String> { var name: String { content + "!" } }
extension Crate where Value == Int { var doubled: Int { value * 2 } }
func open<V>(_ crate: Crate<V>) -> V { crate.value }
enum Step {
    case one(Int?), two, three
    var name: String {
        switch self {
        case .one(let value):
            guard let value, value > 0 else { fallthrough }
            guard value < 9 else {
                if value == 9 { return "nine" }
                fallthrough
            }
            return "one \(value)"
        case .two: return "two"
        case .three: return "three"
        }
    }
}
func run() {
    let crate = Crate(4)
    let typed: Crate<String> = Crate("a")
    print(open(crate), crate.doubled, typed.value, Crate.many(1, 2).map(\.value))
    print(Named(content: "n").name, Keeper(content: 2).content)
    let pairs: Pairs<String, Int> = ["a": 1]
    print(pairs["a"]!, Pairs<Int, Int>().count)
    print([Step.one(1), .one(nil), .one(9), .one(12), .two, .three].map(\.name))
}
