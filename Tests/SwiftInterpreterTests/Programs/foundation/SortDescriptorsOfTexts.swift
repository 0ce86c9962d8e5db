import Foundation

struct Food {
    let name: String
    let priority: Int
}

func run() {
    let foods = [Food(name: "file10", priority: 1), Food(name: "File2", priority: 1), Food(name: "apple", priority: 2)]
    let lexical = foods.sorted(using: SortDescriptor(\Food.name, comparator: .lexical))
    print(lexical.map(\.name))
    let reversed = foods.sorted(using: SortDescriptor(\Food.name, comparator: .lexical, order: .reverse))
    print(reversed.map(\.name))
    let several: [SortDescriptor<Food>] = [
        .init(\Food.priority, order: .reverse), .init(\Food.name, comparator: .lexical),
    ]
    print(foods.sorted(using: several).map(\.name))
    print(foods.sorted(using: KeyPathComparator(\Food.name, order: .reverse)).map(\.name))
    let duration = Duration(secondsComponent: 90, attosecondsComponent: 500_000_000_000_000_000)
    print(duration, duration.components)
}
