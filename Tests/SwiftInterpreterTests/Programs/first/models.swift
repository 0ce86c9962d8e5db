import Foundation

// The kind of model code that stands beside views.
struct Recipe: Identifiable, Hashable {
    enum Difficulty: String, CaseIterable, Identifiable {
        case easy = "Easy", medium = "Medium", hard = "Hard"
        var id: Self { self }
        var stars: String { String(repeating: "★", count: index + 1) }
        private var index: Int { Self.allCases.firstIndex(of: self)! }
    }

    let id: Int
    var name: String
    var minutes: Int
    var difficulty: Difficulty = .easy
    var tags: Set<String> = []
    var isQuick: Bool { minutes < 30 }

    static let samples: [Recipe] = [
        Recipe(id: 1, name: "Soup", minutes: 25, tags: ["warm", "vegan"]),
        .init(id: 2, name: "Roast", minutes: 120, difficulty: .hard),
        Recipe(id: 3, name: "Salad", minutes: 10, difficulty: .medium, tags: ["vegan"]),
    ]
}

extension Recipe {
    var summary: String { "\(name) (\(minutes) min) \(difficulty.stars)" }
    func scaled(by factor: Double) -> Recipe {
        var copy = self
        copy.minutes = Int((Double(minutes) * factor).rounded())
        return copy
    }
}

extension Array where Element == Recipe {
    var totalMinutes: Int { map(\.minutes).reduce(0, +) }
    func filtered(by text: String) -> [Recipe] {
        text.isEmpty ? self : filter { $0.name.lowercased().contains(text.lowercased()) }
    }
}

class Store {
    private(set) var recipes: [Recipe] {
        didSet { changes += 1 }
    }
    var changes = 0
    var onChange: ((Recipe) -> Void)?

    init(recipes: [Recipe] = Recipe.samples) { self.recipes = recipes }

    func update(_ id: Recipe.ID, _ change: (inout Recipe) -> Void) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        change(&recipes[index])
        onChange?(recipes[index])
    }

    subscript(name: String) -> Recipe? { recipes.first { $0.name == name } }
}

struct Matrix {
    let rows: Int, columns: Int
    private var grid: [Double]
    init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        grid = Array(repeating: 0, count: rows * columns)
    }
    subscript(row: Int, column: Int) -> Double {
        get { grid[row * columns + column] }
        set { grid[row * columns + column] = newValue }
    }
    var total: Double { grid.reduce(0, +) }
}

enum Screen: Equatable {
    case home
    case detail(id: Int, title: String?)
    case settings

    var title: String {
        switch self {
        case .home: "Home"
        case .detail(_, let title?): title
        case .detail(let id, nil): "#\(id)"
        case .settings: "Settings"
        }
    }
}

func run() {
    let store = Store()
    store.onChange = { print("changed", $0.summary) }
    store.update(1) {
        $0.minutes += 10; $0.tags.insert("lunch")
    }
    store.update(9) { $0.name = "never" }
    print(store.changes, store["Soup"]?.minutes ?? 0, store["None"] as Any)
    for recipe in store.recipes where recipe.isQuick { print(recipe.summary) }
    print(
        store.recipes.totalMinutes, store.recipes.filtered(by: "SA").map(\.name),
        Recipe.samples[1].scaled(by: 0.5).minutes)
    let byDifficulty = Dictionary(grouping: store.recipes, by: \.difficulty)
    for level in Recipe.Difficulty.allCases {
        print(level.rawValue, level.id, byDifficulty[level, default: []].map(\.name))
    }
    var m = Matrix(rows: 2, columns: 2)
    m[0, 1] = 3
    m[1, 1] += 2.5
    print(m[0, 1], m[1, 1], m.total)
    let screens: [Screen] = [.home, .detail(id: 4, title: nil), .detail(id: 5, title: "Five"), .settings]
    print(screens.map(\.title), screens[1] == .detail(id: 4, title: nil), screens.firstIndex(of: .settings) as Any)
    let unique = Set(store.recipes + store.recipes)
    print(unique.count, store.recipes.max { $0.minutes < $1.minutes }!.name)
    let tags = store.recipes.flatMap(\.tags).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    print(tags.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "\($0.key)=\($0.value)" })
    let columns = stride(from: 0, to: store.recipes.count, by: 2).map {
        Array(store.recipes[$0..<min($0 + 2, store.recipes.count)])
    }
    print(columns.map(\.count))
    let sorted = store.recipes.sorted { a, b in
        if a.difficulty != b.difficulty { return a.difficulty.rawValue < b.difficulty.rawValue }
        return a.name < b.name
    }
    print(sorted.map(\.name), zip(sorted, sorted.dropFirst()).map { $0.minutes - $1.minutes })
}
