import Foundation

// What types demand of their parameters and protocols of their associated types, said once.
protocol Keeping: AnyObject {
    associatedtype Item: Identifiable where Item.ID == Int
    var state: Loading<[Item]> { get set }
}
enum Loading<Value> { case idle, loaded(Value) }
extension Keeping {
    func insert(_ item: Item) {
        switch state {
        case .loaded(var items):
            items.insert(item, at: 0)
            if items[0].id == 3 { print("three") }
            state = .loaded(items)
        case .idle: state = .loaded([item])
        }
    }
    var ids: [Int] { if case .loaded(let items) = state { items.map(\.id) } else { [] } }
}
struct Note: Identifiable { let id: Int }
final class Notes: Keeping { var state = Loading<[Note]>.idle }

struct Sorted<Value: Comparable> {
    var values: [Value]
    func best() -> Value? { values.max() }
}
func best<T>(_ sorted: Sorted<T>, or other: T) -> T {
    guard let found = sorted.best() else { return other }
    return found > other ? found : other
}
func all<T>(_ lists: [Sorted<T>]) -> [T] { lists.flatMap(\.values).sorted() }

protocol Piece { var text: String { get } }
struct Nothing: Piece { var text: String { "-" } }
struct Word: Piece { var text: String }
struct Pair<First: Piece, Second: Piece> {
    let first: First, second: Second
    init(first: () -> First = { Nothing() }, second: () -> Second = { Nothing() }) {
        self.first = first()
        self.second = second()
    }
    var text: String { first.text + second.text }
}

struct Particle { var x: Double, y: Double, width: CGFloat }
func inside(_ range: ClosedRange<Double>) -> Double { range.upperBound - range.lowerBound }

func run() {
    let notes = Notes()
    notes.insert(Note(id: 2))
    notes.insert(Note(id: 3))
    print(notes.ids)
    print(best(Sorted(values: [3, 7, 5]), or: 6), best(Sorted(values: []), or: "x"))
    print(all([Sorted(values: [2, 1]), Sorted(values: [0])]))
    print(Pair().text, Pair(first: { Word(text: "a") }).text, Pair(second: { Word(text: "b") }).text)
    let size = CGSize(width: 10, height: 20)
    let particle = Particle(x: .random(in: 5...size.width), y: .random(in: 0..<size.height), width: 2)
    print(particle.x >= 5 && particle.x <= 10, particle.y < 20)
    print(inside(-2...size.width), inside(0...Double(size.height)))
}
