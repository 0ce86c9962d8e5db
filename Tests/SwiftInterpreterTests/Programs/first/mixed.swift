import Foundation
struct Wave {
    var phase: Double
    func y(_ x: Double) -> Double { sin(x * 2 * .pi + phase) * 0.5 + 0.5 }
}
struct Theme {
    static var current = Theme(); var name = "light";
    static let all: [String: Theme] = ["a": Theme(), "b": Theme(name: "dark")]
}
class Timer2 {
    var ticks = 0; deinit {}; func tick() { defer { ticks += 1 }; if ticks > 2 { return }; print("tick", ticks) }
}
protocol Cell { associatedtype Content; var content: Content { get }; init(content: Content) }
struct TextCell: Cell { let content: String }
func makeCells<C: Cell>(_ type: C.Type, _ items: [C.Content]) -> [C] { items.map { C(content: $0) } }
enum NetworkError: LocalizedError {
    case offline, status(Int)
    var errorDescription: String? {
        switch self {
        case .offline: "Offline";
        case .status(let c): "Status \(c)"
        }
    }
}
func load(_ ok: Bool) async throws -> String { if ok { return "data" }; throw NetworkError.status(404) }
struct Grid<Content> {
    var rows: Int; var content: (Int) -> Content; func all() -> [Content] { (0..<rows).map { content($0) } }
}
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Sequence {
    func uniqued<T: Hashable>(by f: (Element) -> T) -> [Element] {
        var seen = Set<T>(); return filter { seen.insert(f($0)).inserted }
    }
}
struct Money { var amount: Decimal2; typealias Decimal2 = Double }

enum Op: String {
    case add = "+", mul = "*";
    var f: (Double, Double) -> Double {
        switch self {
        case .add: return (+);
        case .mul: return { $0 * $1 }
        }
    }
}
actor Bank { var total = 0; func deposit(_ n: Int) { total += n } }
func run() {
    let w = Wave(phase: 0)
    print((0...4).map { (w.y(Double($0) / 4) * 100).rounded() / 100 })
    Theme.current.name = "x"; print(Theme.current.name, Theme.all["b"]?.name ?? "")
    let t = Timer2(); for _ in 0..<5 { t.tick() }; print(t.ticks)
    print(makeCells(TextCell.self, ["a", "b"]).map(\.content))
    do { throw NetworkError.status(5) } catch { print(error.localizedDescription) }
    print(Grid(rows: 2) { "r\($0)" }.all(), String?.none.orEmpty, [1, 2, 3, 4].uniqued { $0 % 2 })
    print(Op(rawValue: "*")!.f(3, 4), Op.add.f(1, 2))
    let grouped = Dictionary(grouping: 1...6) { $0 % 3 == 0 ? "three" : "other" }
    print(grouped["three"]!, grouped["other"]!.count)
    let (q, r) = 17.quotientAndRemainder(dividingBy: 5); print(q, r)
    var matrix = Array(repeating: Array(repeating: 0, count: 3), count: 2)
    matrix[1][2] = 7; print(matrix)
    let sorted = ["b": 2, "a": 1].sorted { $0.value < $1.value }.map(\.key); print(sorted)
    let sum = [1, 2, 3].map(Double.init).reduce(0, +) / 3; print(sum)
    print(Array("swift").enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined())
    let hex = String(255, radix: 16, uppercase: true); print("#" + hex, "0x\(String(format: "%04X", 51966))")
    print([0.1, 0.25].map { $0.formatted(.percent) }, (3 as Double).description, 2.0 as Float)
    if #available(iOS 17, *) { print("available") } else { print("old") }
    let items = [("a", 1), ("b", 2)]
    for (name, value) in items where value > 1 { print(name) }
    let f: (Int) -> (Int) -> Int = { a in { b in a - b } }; print(f(5)(3))
    let opt: Int?? = 5; if let x = opt, let y = x { print(y) }
    switch (1, "x", true) {
    case (let a, "x", true) where a > 0: print("match \(a)");
    default: break
    }
    let maxItem = items.max { $0.1 < $1.1 }; print(maxItem?.0 ?? "")
    var c = 0; repeat { c += 1; if c == 2 { continue } } while c < 4; print(c)
    print("é" == "e\u{301}", "👨‍👩‍👧".count, "abc".firstIndex(of: "c") != nil)
    print(Int("  5") ?? -1, Double("abc") ?? -1.5, Bool("true") ?? false)
}
