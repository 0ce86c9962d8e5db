// Concurrency, ownership, generic types and the rest, as one program uses them.
import Foundation

// --- concurrency
enum LoadError: Error, Equatable { case missing(String), offline }
actor Counter {
    private var values: [String: Int] = [:]
    private(set) var total = 0
    func add(_ n: Int, to key: String) -> Int { values[key, default: 0] += n; total += n; return values[key]! }
    nonisolated let name = "counter"
    nonisolated func describe() -> String { "<\(name)>" }
    var keys: [String] { values.keys.sorted() }
    subscript(key: String) -> Int { values[key] ?? -1 }
    func sum(with other: Counter) async -> Int { await other.total + total }
}
func fetch(_ key: String) async throws(LoadError) -> Int {
    if key.isEmpty { throw .missing("empty") }
    if key == "off" { throw .offline }
    return key.count
}
func twice<T, E: Error>(_ f: () throws(E) -> T) throws(E) -> [T] { [try f(), try f()] }
@MainActor final class Model {
    var state = "idle"; func load() async { state = "loading"; await Task.yield(); state = "done" }
}
nonisolated(unsafe) var globalCount = 0
struct Countdown: AsyncSequence {
    typealias Element = Int
    let start: Int
    struct Iterator: AsyncIteratorProtocol {
        var n: Int; mutating func next() async -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n }
    }
    func makeAsyncIterator() -> Iterator { Iterator(n: start) }
}
// --- ownership
struct Token: ~Copyable {
    let id: Int
    init(_ id: Int) { self.id = id }
    consuming func redeem() -> Int { id * 10 }
    borrowing func peek() -> Int { id }
}
func use(_ t: borrowing Token) -> Int { t.id }
func eat(_ t: consuming Token) -> Int { t.redeem() }
struct Big { var a = [1, 2, 3] }
// --- types
indirect enum Expr: CustomStringConvertible {
    case num(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr)
    var value: Int {
        switch self {
        case .num(let n): n;
        case .add(let a, let b): a.value + b.value;
        case let .mul(a, b): a.value * b.value;
        case .neg(let e): -e.value
        }
    }
    var description: String {
        switch self {
        case .num(let n): "\(n)";
        case .add(let a, let b): "(\(a) + \(b))";
        case .mul(let a, let b): "\(a) * \(b)";
        case .neg(let e): "-\(e)"
        }
    }
}
enum Level: Int, Comparable, CaseIterable, Codable {
    case low = 1, mid = 5, high
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
enum Size: Comparable { case small, medium(Int), large }
enum Suit: String, CaseIterable, Identifiable {
    case hearts, spades; var id: Self { self }; static var red: [Suit] { allCases.filter { $0 == .hearts } }
}
struct Item: Codable, Hashable, Identifiable {
    let id: Int; var name: String; var tags: Set<String> = []; var level: Level?; var when: Date?
    enum CodingKeys: String, CodingKey { case id, name = "title", tags, level }
}
struct Matrix {
    var rows: Int, cols: Int; var grid: [Double]
    init(rows: Int, cols: Int, repeating v: Double = 0) {
        (self.rows, self.cols) = (rows, cols); grid = Array(repeating: v, count: rows * cols)
    }
    subscript(r: Int, c: Int) -> Double {
        get { grid[r * cols + c] }
        set { grid[r * cols + c] = newValue }
    }
    subscript(row r: Int) -> ArraySlice<Double> { grid[r * cols..<(r + 1) * cols] }
    static subscript(size n: Int) -> Matrix {
        var m = Matrix(rows: n, cols: n); for i in 0..<n { m[i, i] = 1 }; return m
    }
    subscript<T: BinaryFloatingPoint>(scaled by: T, at i: Int = 0) -> Double { grid[i] * Double(by) }
}
protocol Container<Item> { associatedtype Item; var items: [Item] { get }; mutating func append(_ i: Item); init() }
extension Container {
    var count: Int { items.count };
    func mapped<C: Container>(_ t: C.Type, _ f: (Item) -> C.Item) -> C {
        var c = C(); for i in items { c.append(f(i)) }; return c
    }
}
extension Container where Item: Equatable { func has(_ i: Item) -> Bool { items.contains(i) } }
extension Container where Item == String { var joined: String { items.joined(separator: "+") } }
struct Stack<T>: Container {
    private(set) var items: [T] = []; mutating func append(_ i: T) { items.append(i) }; init() {}
}
extension Stack: Equatable where T: Equatable {}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { items = e } }
extension Stack { func largest() -> T? where T: Comparable { items.max() } }
func total(_ c: some Container<Int>) -> Int { c.items.reduce(0, +) }
func anyCount(_ cs: [any Container<Int>]) -> Int { cs.map(\.count).reduce(0, +) }
func opaque(_ flag: Bool) -> some Collection<Int> { flag ? [1, 2, 3] : [] }
class Animal {
    let name: String; weak var friend: Animal?; var onDie: (() -> Void)?
    init?(name: String) { if name.isEmpty { return nil }; self.name = name }
    required init(copy o: Animal) throws {
        guard o.name != "x" else { throw LoadError.missing("x") }; name = o.name + "2"
    }
    class var kind: String { "animal" }; func speak() -> String { "\(Self.kind) \(name)" }; deinit { onDie?() }
}
final class Dog: Animal {
    override class var kind: String { "dog" }; override func speak() -> String { super.speak() + "!" }
    lazy var tricks: [String] = { ["sit \(name)"] }()
    var age = 0 {
        willSet { log.append("w\(newValue)") }
        didSet { if age != oldValue { log.append("d\(oldValue)") } }
    }; var log: [String] = []
}
extension String.StringInterpolation {
    mutating func appendInterpolation(hex n: Int) { appendLiteral(String(n, radix: 16)) }
    mutating func appendInterpolation<T>(_ v: T?, or d: String) {
        if let v { appendInterpolation(v) } else { appendLiteral(d) }
    }
}
func rethrowing<T>(_ xs: [T], _ f: (T) throws -> Bool) rethrows -> Int {
    var n = 0; for x in xs where try f(x) { n += 1 }; return n
}
func variadic(_ first: String, _ rest: Int..., last: Bool = true) -> String {
    first + rest.map(String.init).joined(separator: ",") + "\(last)"
}
func lazyOr(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { if a { true } else { try b() } }
func swapEm<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
func deferred() -> [Int] {
    var r: [Int] = []; do { defer { r.append(1) }; defer { r.append(2) }; r.append(0) };
    for i in 0..<3 { defer { r.append(i * 10) }; if i == 1 { continue }; r.append(i) }; return r
}

func run() async {
    let c = Counter()
    print(await c.add(2, to: "a"), await c.add(3, to: "a"), await c.total, await c["a"], await c.keys, c.describe())
    async let x = fetch("abc"); async let y = fetch("de")
    do { print(try await x + y); _ = try await fetch("") } catch { print("caught", error) }
    do throws(LoadError) { _ = try await fetch("off") } catch .offline { print("offline") } catch { print("other") }
    let sums = await withTaskGroup(of: Int.self, returning: Int.self) { g in
        for i in 1...4 { g.addTask { i * i } }; return await g.reduce(0, +)
    }
    print(sums)
    let got = try? await withThrowingTaskGroup(of: Int.self) { g in
        for k in ["a", "bb", "ccc"] { g.addTask { try await fetch(k) } }; var t: [Int] = [];
        for try await v in g { t.append(v) }; return t.sorted()
    }
    print(got ?? [])
    for await n in Countdown(start: 3) where n != 2 { print(n) }
    let stream = AsyncStream<Int> { k in
        for i in 0..<3 { k.yield(i) }; k.finish()
    }
    print(await stream.map { $0 * 2 }.reduce(0, +))
    let m = await Model(); await m.load(); print(await m.state)
    let t = Task { try await fetch("four") }; print((try? await t.value) ?? 0)
    print((try? twice { 3 }) ?? []); globalCount += 1; print(globalCount)
    let tok = Token(7); print(use(tok), tok.peek(), eat(tok)); var big = Big(); let moved = consume big;
    big = Big(a: [9]); print(moved.a, big.a)
    let e = Expr.add(.num(2), .mul(.num(3), .neg(.num(4)))); print(e, e.value)
    print(
        Level.allCases.max()!, Level(rawValue: 6) as Any, [Level.high, .low].sorted(), Size.small < .medium(1),
        Size.medium(3) < .medium(2), Suit.red.map(\.id))
    let enc = JSONEncoder(); enc.outputFormatting = .sortedKeys
    let item = Item(id: 1, name: "n", tags: ["t"], level: .mid)
    let data = try! enc.encode([item]); print(String(decoding: data, as: UTF8.self))
    let back = try! JSONDecoder().decode([Item].self, from: data); print(back == [item], back[0].level! > .low)
    do { _ = try JSONDecoder().decode(Item.self, from: Data(#"{"id": "x"}"#.utf8)) } catch DecodingError.typeMismatch(
        let t, let ctx)
    { print(t, ctx.codingPath.map(\.stringValue)) } catch { print("?") }
    var mat = Matrix[size: 2]; mat[0, 1] = 5;
    print(mat.grid, Array(mat[row: 1]), mat[scaled: 2.0 as Float], mat[scaled: 3.0, at: 1])
    let s: Stack = [3, 1, 2];
    print(
        total(s), s.has(2), s.mapped(Stack<String>.self) { "\($0)" }.joined, s.largest()!, s == [3, 1, 2],
        anyCount([s, Stack<Int>()]), opaque(true).count)
    var d: Dog? = Dog(name: "rex"); let d2 = try! Dog(copy: d!); d2.friend = d; d!.onDie = { print("died") };
    print(d!.speak(), d2.speak(), d!.tricks, d2.friend?.name ?? "none", Dog(name: "") == nil)
    d!.age = 3; d!.age = 3; print(d!.log); d = nil; print(d2.friend == nil)
    print("\(hex: 255) \(nil as Int?, or: "none") \(4 as Int?, or: "z") \(#"raw \(1) \#(1 + 1)"#)")
    print(rethrowing([1, 2, 3]) { $0 > 1 }, variadic("a", 1, 2), variadic("b", last: false), lazyOr(false, 2 > 1))
    var p = (1, "a"), q = (2, "b"); swapEm(&p, &q); print(p, q, p > q, (1, 2) < (1, 3), deferred())
    outer: for i in 0..<3 {
        for j in 0..<3 { if j == 2 { continue outer }; if i == 2 { break outer }; print(i, j, terminator: ";") }
    }; print()
    let any: [Any] = [1, "s", 2.5, [1, 2], nil as Int? as Any, (1, 2), Level.mid, { 3 }]
    for a in any {
        switch a {
        case let n as Int where n > 0: print("int", n);
        case is String: print("str");
        case let xs as [Int]: print(xs.count);
        case let l as Level: print(l);
        case let f as () -> Int: print(f());
        case let (a, b) as (Int, Int): print(a + b);
        default: print("else")
        }
    }
    switch (3, "x") {
    case (1..., "y"): print("1y");
    case (let n, _) where n.isMultiple(of: 3): print("three"); fallthrough;
    case (0, _): print("fell");
    default: print("d")
    }
    let opt: Int?? = .some(nil); if case .some(.none) = opt { print("inner nil") }; if case let x?? = opt { print(x) }
    print(
        Int8.max &+ 1, (250 as UInt8).addingReportingOverflow(10), 7.quotientAndRemainder(dividingBy: 2), ~0 & 0xFF,
        1 << 4 | 2, -7 / 2, -7 % 3)
    let text = "2024-05-17 and 2023-01-02"
    print(
        text.matches(of: /(\d{4})-(?<month>\d\d)/).map { "\($0.1)/\($0.month)" }, text.replacing(/\d+/, with: "#"),
        text.firstMatch(of: /a(n)d/)?.1 ?? "")
    let kp: WritableKeyPath<Item, String> = \.name; var it = item; it[keyPath: kp] += "!";
    print(it.name, [item, it].map(\.name), \Item.level == \Item.level)
    let words = ["apple", "bob", "cat"];
    print(
        Dictionary(grouping: words, by: \.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" },
        words.lazy.filter { $0.count == 3 }.map { $0.uppercased() }.first ?? "", zip(words, 1...).map { "\($0)\($1)" },
        words.enumerated().reversed().first!.offset)
}
