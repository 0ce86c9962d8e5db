import Foundation
struct Item: Hashable { var name: String; var price: Double; var rank: Int }
func run() {
    let items = [
        Item(name: "b", price: 2, rank: 1), Item(name: "a", price: 2, rank: 2), Item(name: "c", price: 1, rank: 1),
    ]
    print(items.sorted { ($0.price, $0.name) < ($1.price, $1.name) }.map(\.name))
    print(
        items.sorted(using: KeyPathComparator(\.name)).map(\.name),
        items.sorted(using: KeyPathComparator(\.rank, order: .reverse)).map(\.name))
    print(
        items.sorted(using: [KeyPathComparator(\.rank), KeyPathComparator(\.name)]).map(\.name),
        items.sorted(using: SortDescriptor(\.price)).map(\.price))
    print(
        items.max { $0.rank < $1.rank }!.name, items.min { $0.price < $1.price }!.name,
        Dictionary(grouping: items, by: \.rank).mapValues(\.count).sorted { $0.key < $1.key }.map(\.value))
    var m = items; m.sort { $0.name > $1.name };
    print(
        m.map(\.name), [2, 3, 1].sorted(by: >), ["B", "a"].sorted { $0.lowercased() < $1.lowercased() },
        [3, 1].sorted().first!)
    print(
        ["item10", "item9"].sorted { $0.localizedStandardCompare($1) == .orderedAscending },
        [(1, "b"), (1, "a")].sorted { $0 < $1 }.map(\.1))
}
