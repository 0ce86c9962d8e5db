struct Item: Identifiable { let id: Int; var name: String }
struct ForEachLike<Data: RandomAccessCollection, ID: Hashable> {
    let data: Data; let id: KeyPath<Data.Element, ID>; let content: (Data.Element) -> String
    init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> String) {
        self.data = data; self.id = id; self.content = content
    }
    var rows: [String] { data.map { "\($0[keyPath: id]):" + content($0) } }
}
extension ForEachLike where Data.Element: Identifiable, ID == Data.Element.ID {
    init(_ data: Data, content: @escaping (Data.Element) -> String) { self.init(data, id: \.id, content: content) }
}
extension ForEachLike where Data == Range<Int>, ID == Int {
    init(_ range: Range<Int>, content: @escaping (Int) -> String) { self.init(range, id: \.self, content: content) }
}
func run() {
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    print(
        ForEachLike(items) { $0.name }.rows, ForEachLike(0..<3) { "\($0 * $0)" }.rows,
        ForEachLike(["x", "y"], id: \.self) { $0 + "!" }.rows, ForEachLike(items, id: \.name) { item in item.name }.rows
    )
    print(ForEachLike(Array(items.enumerated()), id: \.offset) { "\($0.element.name)\($0.offset)" }.rows)
}
