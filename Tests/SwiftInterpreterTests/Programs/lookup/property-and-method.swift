struct Pages<C> {
    let content: (String) -> C
    var all: [C] { ["a", "b"].map(content) }
    var numbered: [String] { Array(["a", "b"].enumerated()).map(content) }
    func content(for item: EnumeratedSequence<[String]>.Element) -> String { "\(item.offset)\(content(item.element))" }
}
@dynamicMemberLookup struct Box<T> {
    var inner: T
    subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U {
        get { inner[keyPath: path] }
        set { inner[keyPath: path] = newValue }
    }
    subscript(dynamicMember name: String) -> String { "<" + name + ">" }
    subscript(index: Int) -> Int { index * 2 }
}
struct Tank { var level = 3; var name = "t" }
func run() {
    let pages = Pages { $0 + "!" }
    print(pages.all, pages.numbered, pages.content("x"))
    var box = Box(inner: Tank())
    box[dynamicMember: \.level] += 4
    print(box[dynamicMember: \.level], box.level, box[dynamicMember: "free"], box.other, box[4])
}
