struct Key: Hashable {
    var a: Int
    var b: String
}
struct Loose: Hashable {
    var id: Int
    var note: String
    static func == (x: Loose, y: Loose) -> Bool { x.id == y.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
enum Tag: Hashable { case one, two(Int) }
final class Ref: Hashable {
    let n: Int
    init(_ n: Int) { self.n = n }
    static func == (a: Ref, b: Ref) -> Bool { a.n == b.n }
    func hash(into hasher: inout Hasher) { hasher.combine(n) }
}
struct Item: Identifiable { let id: Int; var title: String }

struct Options: OptionSet {
    let rawValue: Int
    static let bold = Options(rawValue: 1)
    static let italic = Options(rawValue: 2)
    static let all: Options = [.bold, .italic]
}

func run() {
    var table: [Key: Int] = [:]
    table[Key(a: 1, b: "x")] = 5
    table[Key(a: 1, b: "x"), default: 0] += 1
    print(table[Key(a: 1, b: "x")]!, table[Key(a: 2, b: "x")] as Any, Key(a: 1, b: "x") == Key(a: 1, b: "y"))
    print(Set([Loose(id: 1, note: "a"), Loose(id: 1, note: "b"), Loose(id: 2, note: "c")]).count)
    print(Set<Tag>([.one, .two(1), .two(1), .two(2)]).count, Tag.two(3) == .two(3), Tag.one != .two(0))
    print([Ref(1): "one"][Ref(1)]!, Set([Ref(1), Ref(1)]).count)
    let items = [Item(id: 3, title: "c"), Item(id: 1, title: "a")]
    print(items.first { $0.id == 1 }!.title, items.map(\.id), items.sorted { $0.id < $1.id }.map(\.title))
    var o: Options = [.bold]
    o.insert(.italic)
    print(o.contains(.italic), o == .all, o.rawValue, o.subtracting(.bold).rawValue, Options().isEmpty)
    print(Key(a: 1, b: "q").hashValue == Key(a: 1, b: "q").hashValue)
    let any: [AnyHashable] = [1, "x", Key(a: 0, b: "")]
    print(any.contains(AnyHashable("x")), any.count)
}
