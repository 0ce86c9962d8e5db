// What is wanted of a chain says what a closure in it makes.
struct Group { let id: String; let members: [Int] }
func groups() -> [Group] {
    Dictionary(grouping: [1, 2, 3]) { String($0 % 2) }
        .compactMap({ .init(id: $0.key, members: $0.value) })
        .sorted { $0.id < $1.id }
}
class Node {
    var next: Node?
    func leaf() -> Leaf? { sequence(first: self) { $0.next }.first(where: { $0 is Leaf }) as? Leaf }
}
final class Leaf: Node {}
func run() {
    print(groups().map(\.id), groups().map(\.members.count))
    let node = Node()
    node.next = Leaf()
    print(node.leaf() != nil)
    let values = [3, 1, 2]
    print(zip(values, values.dropFirst()).map(-), zip(values, [3, 2, 5]).allSatisfy(<=))
}
