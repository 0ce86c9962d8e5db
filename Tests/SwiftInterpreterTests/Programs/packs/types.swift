// Types of any number of types, and builders that make them.
struct Row<each Cell: CustomStringConvertible>: CustomStringConvertible {
    let cells: (repeat each Cell)
    init(_ cell: repeat each Cell) { cells = (repeat each cell) }
    var texts: [String] {
        var result: [String] = []
        for cell in repeat each cells { result.append(cell.description) }
        return result
    }
    var description: String { texts.joined(separator: " | ") }
    func adding<Last: CustomStringConvertible>(_ last: Last) -> Row<repeat each Cell, Last> {
        Row<repeat each Cell, Last>(repeat each cells, last)
    }
    var width: Int {
        var total = 0
        repeat total += (each cells).description.count
        return total
    }
}

extension Row: Equatable where repeat each Cell: Equatable {
    static func == (left: Row, right: Row) -> Bool {
        for (a, b) in repeat (each left.cells, each right.cells) { if a != b { return false } }
        return true
    }
}

protocol Node { func render(_ depth: Int) -> [String] }
struct Leaf: Node {
    var text: String
    init(_ text: String) { self.text = text }
    func render(_ depth: Int) -> [String] { [String(repeating: " ", count: depth) + text] }
}
struct Group<each Child: Node>: Node {
    let child: (repeat each Child)
    init(child: repeat each Child) { self.child = (repeat each child) }
    func render(_ depth: Int) -> [String] {
        var lines: [String] = []
        repeat lines += (each child).render(depth + 1)
        return lines
    }
}
struct Named<Content: Node>: Node {
    var name: String
    var content: Content
    init(_ name: String, @Tree content: () -> Content) {
        self.name = name
        self.content = content()
    }
    func render(_ depth: Int) -> [String] {
        ["\(String(repeating: " ", count: depth))\(name):"] + content.render(depth)
    }
}
@resultBuilder enum Tree {
    static func buildBlock<each Child: Node>(_ child: repeat each Child) -> Group<repeat each Child> {
        Group(child: repeat each child)
    }
}

final class Handlers<each Argument> {
    private struct Handler { let call: (repeat each Argument) -> Void }
    private var handlers: [Handler] = []
    func add(_ handler: @escaping (repeat each Argument) -> Void) { handlers.append(Handler(call: handler)) }
    func send(_ argument: repeat each Argument) {
        for handler in handlers { handler.call(repeat each argument) }
    }
}

struct Query<each Field> {
    var field: (repeat each Field)
    init(_ field: repeat each Field) { self.field = (repeat each field) }
    func map<Result>(_ transform: (repeat each Field) -> Result) -> Result { transform(repeat each field) }
    static func make(_ field: repeat each Field) -> Query { Query(repeat each field) }
}

typealias Two<A, B> = Query<A, B>

func run() {
    let row = Row(1, "two", 3.5)
    print(row, row.width, row.texts.count)
    print(row.cells.1.uppercased(), row.cells.0 + 1)
    let wider = row.adding(true)
    print(wider, wider.cells.3)
    print(Row<Int, Double>(1, 2))
    print(Row(1, "a") == Row(1, "a"), Row(1, "a") == Row(2, "a"))
    print(Row(5).cells + 1)
    let tree = Named("root") {
        Leaf("a")
        Named("inner") {
            Leaf("b")
            Leaf("c")
        }
        Leaf("d")
    }
    print(tree.render(0).joined(separator: "\n"))
    let handlers = Handlers<Int, String>()
    handlers.add { number, text in print("got", number, text) }
    handlers.add { print("also", $0 + 1, $1.count) }
    handlers.send(4, "four")
    // swift-format-ignore
    let none = Handlers< >()
    none.add { print("nothing") }
    none.send()
    let query = Query("Ann", 36)
    print(query.map { name, age in "\(name) is \(age)" })
    print(Query<Int, Bool>.make(1, true).field)
    print(Two("x", 2).field.1)
    print(type(of: row), type(of: query))
    let asAny: Any = row
    print(asAny is Row<Int, String, Double>, asAny is Row<Int, Int>)
}
