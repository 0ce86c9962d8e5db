final class Store {
    struct Item: Equatable { let id: Int; var title: String; var done = false }
    enum Filter: CaseIterable {
        case all, open, done;
        func includes(_ i: Item) -> Bool {
            switch self {
            case .all: true;
            case .open: !i.done;
            case .done: i.done
            }
        }
    }
    private var nextID = 1; private(set) var items: [Item] = [] { didSet { onChange?(items.count) } };
    var filter = Filter.all; var onChange: ((Int) -> Void)?
    var visible: [Item] { items.filter(filter.includes) };
    var summary: String { let n = items.filter { !$0.done }.count; return n == 1 ? "1 item left" : "\(n) items left" }
    func add(_ titles: String...) {
        for t in titles where !t.isEmpty { items.append(Item(id: nextID, title: t)); nextID += 1 }
    }
    func toggle(id: Int) { if let i = items.firstIndex(where: { $0.id == id }) { items[i].done.toggle() } };
    func clear() { items.removeAll(where: \.done) }
}
func run() {
    let s = Store(); var changes: [Int] = []; s.onChange = { changes.append($0) }
    s.add("milk", "", "bread", "tea"); s.toggle(id: 2); print(s.summary, changes)
    for f in Store.Filter.allCases { s.filter = f; print(f, s.visible.map(\.title)) }
    s.clear(); s.toggle(id: 1);
    print(s.summary, s.items.count, s.items[0] == Store.Item(id: 1, title: "milk", done: true))
}
