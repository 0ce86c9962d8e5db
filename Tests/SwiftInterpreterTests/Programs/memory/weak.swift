final class Person {
    let name: String
    weak var friend: Person?
    unowned let home: Home
    init(name: String, home: Home) { self.name = name; self.home = home }
    deinit { print("bye", name) }
}
final class Home { let street = "Elm" }
final class Node {
    var children: [Node] = []
    weak var parent: Node?
    let id: Int
    init(_ id: Int) { self.id = id }
    func add(_ child: Node) { children.append(child); child.parent = self }
}
func run() {
    let home = Home()
    let ann = Person(name: "Ann", home: home)
    var bob: Person? = Person(name: "Bob", home: home)
    ann.friend = bob
    print(ann.friend?.name ?? "none", ann.home.street)
    bob = nil
    print(ann.friend?.name ?? "none")
    let root = Node(1)
    root.add(Node(2))
    print(root.children[0].parent?.id ?? 0)
    weak var local = root.children.first
    print(local?.id ?? -1)
    root.children.removeAll()
    print(local?.id ?? -1)
}
