import Observation
@Observable final class Store {
    var items: [String] = []; var count: Int { items.count }; @ObservationIgnored var hidden = 0;
    private(set) var total = 0.0
    func add(_ s: String, price: Double) { items.append(s); total += price }
}
func run() {
    let store = Store(); store.add("pen", price: 1.5); store.add("ink", price: 2); store.hidden = 4;
    print(store.items, store.count, store.total, store.hidden)
    var fired = false; fired = store.total > 3; store.items.removeAll(); print(fired, store.count)
}
