// A model with events, filters and undo, as an app has one.
import Foundation

// A small store: events, undo, filters, formatting, as an app's model would have them.
protocol Event: CustomStringConvertible, Sendable {
    associatedtype Payload: Hashable = Int; var payload: Payload { get }; static var name: String { get }
}
extension Event { var description: String { "\(Self.name)(\(payload))" } }
struct Added: Event { static let name = "added"; let payload: String }
struct Removed: Event { static let name = "removed"; let payload: Int }

@propertyWrapper @dynamicMemberLookup
struct Tracked<Value> {
    private(set) var history: [Value]
    var wrappedValue: Value {
        get { history[history.endIndex - 1] }
        set { history.append(newValue) }
    }
    var projectedValue: Self {
        get { self }
        set { self = newValue }
    }
    init(wrappedValue: Value) { history = [wrappedValue] }
    subscript<T>(dynamicMember path: KeyPath<Value, T>) -> [T] { history.map { $0[keyPath: path] } }
    mutating func undo() { if history.count > 1 { history.removeLast() } }
}

struct Task2: Hashable, Comparable, Codable {
    enum Priority: Int, Codable, Comparable, CaseIterable, CustomStringConvertible {
        case low = 1, normal, high
        static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
        var description: String {
            switch self {
            case .low: "▽";
            case .normal: "○";
            case .high: "△"
            }
        }
    }
    var title: String
    var priority: Priority = .normal
    var tags: Set<String> = []
    var due: Int?
    static func < (l: Task2, r: Task2) -> Bool {
        (r.priority, l.due ?? .max, l.title) < (l.priority, r.due ?? .max, r.title)
    }
}

struct Filter<Element> {
    let matches: (Element) -> Bool
    static func && (l: Filter, r: Filter) -> Filter { Filter { l.matches($0) && r.matches($0) } }
    static func || (l: Filter, r: @autoclosure @escaping () -> Filter) -> Filter {
        Filter { l.matches($0) || r().matches($0) }
    }
    static prefix func ! (f: Filter) -> Filter { Filter { !f.matches($0) } }
}
extension Filter {
    static func keyPath<V: Equatable>(_ path: KeyPath<Element, V>, _ value: V) -> Filter {
        Filter { $0[keyPath: path] == value }
    }
    static func over<V: Comparable>(_ path: KeyPath<Element, V>, _ low: V) -> Filter {
        .init { $0[keyPath: path] > low }
    }
}
extension Filter where Element == Task2 {
    static var urgent: Filter { .over(\.priority, .normal) && !.keyPath(\.due, nil) };
    static func tagged(_ t: String) -> Self { .init { $0.tags.contains(t) } }
}
extension Sequence {
    func filtered(_ f: Filter<Element>) -> [Element] { filter(f.matches) }
    func grouped<K: Hashable & Comparable>(by key: (Element) throws -> K) rethrows -> [(key: K, values: [Element])] {
        try Dictionary(grouping: self, by: key).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    func sum<N: AdditiveArithmetic>(_ path: (Element) -> N) -> N { reduce(.zero) { $0 + path($1) } }
}

final class Store<Item: Hashable & Comparable> {
    typealias Observer = (borrowing [Item]) -> Void
    enum Failure: LocalizedError {
        case duplicate(Item), missing(at: Int)
        var errorDescription: String? {
            switch self {
            case .duplicate(let i): "duplicate \(i)";
            case let .missing(at: n): "nothing at \(n)"
            }
        }
    }
    private var observers: [UUID: Observer] = [:]
    private(set) var events: [any Event] = []
    @Tracked var items: [Item] = [] { didSet { observers.values.forEach { $0(items) } } }
    subscript(_ i: Int) -> Item {
        get throws(Failure) { guard items.indices.contains(i) else { throw .missing(at: i) }; return items[i] }
    }
    subscript(safe i: Int, default d: @autoclosure () -> Item) -> Item { (try? self[i]) ?? d() }
    func add(_ new: Item...) throws {
        for item in new {
            guard !items.contains(item) else { throw Failure.duplicate(item) }; items.append(item);
            events.append(Added(payload: "\(item)"))
        }
    }
    @discardableResult func remove(where test: (Item) -> Bool) -> Int {
        let n = items.count; items.removeAll(where: test); defer { events.append(Removed(payload: n - items.count)) };
        return n - items.count
    }
    func observe(_ o: @escaping Observer) -> () -> Void {
        let id = UUID(); observers[id] = o; return { [weak self] in self?.observers[id] = nil }
    }
    func transaction<R>(_ work: (inout [Item]) throws -> R) rethrows -> R {
        var copy = items; let r = try work(&copy); if copy != items { items = copy }; return r
    }
}
extension Store where Item == Task2 {
    var summary: String { items.grouped(by: \.priority).map { "\($0.key)\($0.values.count)" }.joined(separator: " ") }
}

func table(_ rows: [[String]], widths: [Int]? = nil) -> String {
    let w = widths ?? (0..<(rows.first?.count ?? 0)).map { c in rows.map { $0[c].count }.max() ?? 0 }
    return rows.map { zip($0, w).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "|") }
        .joined(separator: "\n")
}

func run() {
    let store = Store<Task2>(); var seen = [Int]()
    let stop = store.observe { seen.append($0.count) }
    do {
        try store.add(
            Task2(title: "write", priority: .high, tags: ["work"], due: 3), .init(title: "rest"),
            .init(title: "call", priority: .high))
        try store.add(.init(title: "rest"))
    } catch Store<Task2>.Failure.duplicate(let t) where t.priority == .normal { print("dup", t.title) } catch {
        print(error.localizedDescription)
    }
    do { print(try store[1].title); print(try store[9].title) } catch { print(error.errorDescription ?? "") }
    print(store[safe: 7, default: Task2(title: "none")].title, store.summary, seen)
    print(
        store.items.filtered(.urgent).map(\.title), store.items.filtered(.urgent || .tagged("x")).count,
        store.items.filtered(!.keyPath(\.title, "rest")).map(\.title))
    print(
        store.items.sorted().map(\.title), store.items.max()!.title, store.items.sum { $0.tags.count },
        store.items.sum { Double($0.priority.rawValue) / 2 })
    let count = store.transaction { items in
        items.sort(); items[0].tags.insert("first"); return items.count
    }
    print(count, store.items[0].tags.sorted(), store.$items.count)
    store.$items.undo(); print(store.items.map(\.title))
    stop();
    print(
        store.remove { $0.due == nil }, seen,
        store.events.map(\.description).suffix(2).joined(separator: ";").count > 10, store.events.count)
    for case let e as Removed in store.events { print(e, type(of: e.payload)) }
    print(table([["a", "bbb"], ["cc", "d"]]), table([["x", "y"]], widths: [3, 3]), separator: "\n")
    let json = #"{"title":"t","priority":3,"tags":[],"due":null}"#
    if let t = try? JSONDecoder().decode(Task2.self, from: Data(json.utf8)) {
        print(t.priority, t.due as Any, t.tags.isEmpty)
    }
    let text = """
        Dear \("Ann", default: "x"),
          you have \(store.items.count) task\(store.items.count == 1 ? "" : "s") \
        left.\tBye
        """
    print(text)
    var grid = [[Int]](repeating: [0, 0], count: 2); grid[1][0] += 5; grid[0].swapAt(0, 1);
    print(grid, grid.flatMap { $0 }.reversed().first as Any)
    let fizz = (1...15).map { n -> String in
        switch (n % 3, n % 5) {
        case (0, 0): "FizzBuzz";
        case (0, _): "Fizz";
        case (_, 0): "Buzz";
        default: "\(n)"
        }
    }; print(fizz.joined(separator: ","))
    func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
    print(
        compose({ (s: String) in s.count }, { $0 * 2 })("21"), ["3", "x", "5"].compactMap(Int.init),
        ["b", "a"].sorted(by: >),
        [1, 2, 3].reduce(into: [:]) { $0[$1] = $1 * $1 }.sorted { $0.key < $1.key }.map(\.value))
    let (q, r) = 17.quotientAndRemainder(dividingBy: 5), name: String? = nil;
    print(q, r, name?.count ?? 0, name.map { $0 + "!" } ?? "none", (name ?? "abc").dropFirst().prefix { $0 != "c" })
    let value: Any = 3 as Int? as Any; if let n = value as? Int { print("int", n) }
}
extension String.StringInterpolation {
    mutating func appendInterpolation(_ s: String, default d: String) { appendLiteral(s.isEmpty ? d : s) }
}
