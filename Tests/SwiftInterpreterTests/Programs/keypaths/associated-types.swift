import Foundation
struct Grid<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    let data: Data
    let dataId: KeyPath<Data.Element, ID>
    let content: (Data.Element) -> Content
    var all: [ID] { data.map { $0[keyPath: dataId] } }
}
extension Grid {
    init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.dataId = id
        self.content = content
    }
}
extension Grid where ID == Data.Element.ID, Data.Element: Identifiable {
    init(_ data: Data, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.dataId = \Data.Element.id
        self.content = content
    }
}
struct P: Identifiable { let id: Int }

func run() {
    run2()
    print(Grid([P(id: 3), P(id: 4)]) { "\($0.id)" }.all)
    print(Grid(["a", "b"], id: \.self) { $0 }.all)
}
struct Only<Items: Collection> {
    let items: Items
    let path: KeyPath<Items.Element, Int>
    init(_ items: Items) where Items.Element == P {
        self.items = items
        path = \Items.Element.id
    }
    var keys: [Int] { items.map { $0[keyPath: path] } }
}
func keys<C: Collection>(_ c: C) -> [C.Element.ID] where C.Element: Identifiable {
    let path = \C.Element.id
    return c.map { $0[keyPath: path] } + c.map(\C.Element.id)
}
func run2() { print(Only([P(id: 1)]).keys, keys([P(id: 5)])) }
