actor Counter {
    private(set) var count = 0
    let name: String
    init(name: String) { self.name = name }
    func increment() -> Int { count += 1; return count }
    nonisolated var label: String { "counter \(name)" }
}
@MainActor final class Model {
    var items: [String] = []
    func add(_ item: String) async { items.append(item) }
}
func run() async {
    let counter = Counter(name: "a")
    for _ in 0..<3 { _ = await counter.increment() }
    print(await counter.count, counter.label)
    let model = await Model()
    await model.add("x")
    await MainActor.run { print(model.items) }
}
