import Foundation
struct Todo: Identifiable, Hashable { let id: Int; var title: String; var isDone = false; var due: Date? = nil }
final class Model {
    private(set) var todos: [Todo] = []; private var next = 1; var open: [Todo] { todos.filter { !$0.isDone } }
    @discardableResult func add(_ title: String) -> Todo {
        defer { next += 1 }; let t = Todo(id: next, title: title); todos.append(t); return t
    }
    func toggle(_ id: Todo.ID) {
        guard let i = todos.firstIndex(where: { $0.id == id }) else { return }; todos[i].isDone.toggle()
    }
    func delete(at offsets: IndexSet) { for i in offsets.sorted(by: >) { todos.remove(at: i) } };
    func move(from: Int, to: Int) { todos.insert(todos.remove(at: from), at: to) }
}
extension Array where Element: Identifiable {
    subscript(id id: Element.ID) -> Element? {
        get { first { $0.id == id } }
        set {
            if let i = firstIndex(where: { $0.id == id }) {
                if let newValue { self[i] = newValue } else { remove(at: i) }
            }
        }
    }
}
func run() {
    let m = Model(); m.add("a"); m.add("b"); let c = m.add("c"); m.toggle(2); print(m.open.map(\.title), c.id);
    m.move(from: 2, to: 0); print(m.todos.map(\.title)); m.delete(at: IndexSet([0])); print(m.todos.count)
    var list = m.todos; list[id: 1]?.title = "z"; list[id: 2] = nil;
    print(
        list.map(\.title), Set(m.todos).count,
        Dictionary(uniqueKeysWithValues: m.todos.map { ($0.id, $0.title) })[2] ?? "-")
}
