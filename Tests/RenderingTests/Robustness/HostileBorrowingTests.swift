import Testing

/// Places that two borrow at once, written in as many ways as there are to say it: an error, or harmless.
@Suite struct HostileBorrowingTests {
    @Test(arguments: rows) func endsInItsClass(_ row: HostileRow) throws { try row.check(asStatements: true) }

    private typealias Row = HostileRow

    static let rows: [HostileRow] = [
        Row(
            "two elements by indices that are computed", .error,
            #"""
            var list = [1, 2, 3]
            func index(_ text: String) -> Int { text.count - 1 }
            func exchange(_ one: inout Int, _ other: inout Int) { (one, other) = (other, one) }
            exchange(&list[index("a")], &list[index("bc")])
            """#),
        Row(
            "two values of a dictionary", .error,
            #"""
            var rooms = ["hall": 1, "attic": 2]
            swap(&rooms["hall"]!, &rooms["attic"]!)
            """#),
        Row(
            "a method that is given a property of its value", .error,
            #"""
            struct Purse {
                var coins = [1, 2]
                mutating func pour(into other: inout [Int]) { coins = []; other.append(3) }
            }
            var purse = Purse()
            purse.pour(into: &purse.coins)
            """#),
        Row(
            "an object's property, emptied by who borrows it", .error,
            #"""
            final class Shelf { var books = ["a", "b"] }
            let shelf = Shelf()
            func read(_ book: inout String, _ interrupt: () -> Void) { interrupt(); book += "!" }
            read(&shelf.books[1]) { shelf.books = [] }
            """#),
        Row(
            "a property of a type, written while it is borrowed", .error,
            #"""
            enum Store { nonisolated(unsafe) static var stock = [1, 2, 3] }
            func sell(_ item: inout Int) { Store.stock.removeAll(); item = 0 }
            sell(&Store.stock[2])
            """#),
        Row(
            "a partition that adds to what it parts", .error,
            #"""
            var list = Array(0..<40)
            _ = list.partition { list.append($0); return $0 % 2 == 0 }
            """#),
        Row(
            "a reduction into a value that its closure sets", .error,
            #"""
            var sums = [0]
            func add(_ sums: inout [Int], _ step: () -> Void) { step(); sums[0] += 1 }
            add(&sums) { sums = [] }
            """#),
        Row(
            "an optional that is nil before its member is called", .error,
            #"""
            struct Lamp { var light = 1; mutating func turn(_ other: inout Lamp?) { other = nil; light += 1 } }
            var lamp: Lamp? = Lamp()
            lamp?.turn(&lamp)
            """#),
        Row(
            "a key path and the whole", .error,
            #"""
            struct Box { var items = [1, 2, 3] }
            var box = Box()
            func both(_ one: inout [Int], _ whole: inout Box) { whole = Box(items: []); one.append(1) }
            both(&box[keyPath: \.items], &box)
            """#),
        Row(
            "a closure of a mutating method that captures self", .error,
            #"""
            struct Counter {
                var count = 0
                mutating func later() -> () -> Void { { self.count += 1 } }
            }
            var counter = Counter()
            counter.later()()
            """#),
        Row(
            "an element and the count of the same list", .error,
            #"""
            var list = [1, 2, 3]
            func fill(_ element: inout Int, _ list: inout [Int]) { list = Array(repeating: 7, count: 5_000); element = 1 }
            fill(&list[0], &list)
            """#),
        Row(
            "nested borrowing of one element", .error,
            #"""
            var grid = [[1, 2], [3, 4]]
            func outer(_ row: inout [Int], _ work: (inout Int) -> Void) { work(&row[0]) }
            outer(&grid[0]) { cell in grid[0] = []; cell = 9 }
            """#),
        Row(
            "elements of a tuple are apart", .drawn,
            #"""
            var pair = (1, 2)
            swap(&pair.0, &pair.1)
            var list = [1, 2, 3]
            (list[0], list[2]) = (list[2], list[0])
            print(pair, list)
            """#),
        Row(
            "an index that changes what it indexes", .drawn,
            #"""
            var list = [1, 2, 3]
            func last(_ list: inout [Int]) -> Int { list.append(0); return list.count - 1 }
            list[last(&list)] += 5
            print(list)
            """#),
        Row(
            "an observer that writes its own property", .limit,
            #"""
            final class Echo { var a = 0 { didSet { b += 1 } }; var b = 0 { didSet { a += 1 } } }
            let echo = Echo()
            echo.a = 1
            """#),
        Row(
            "a list that is emptied while it is walked", .drawn,
            #"""
            var list = Array(0..<100)
            var seen = 0
            for item in list { list.removeAll(); seen += item }
            var lazily = list.lazy.map { _ in list.append(1); return list.count }
            print(seen, lazily.count)
            list = [1, 2]
            print(Array(lazily))
            """#),
        Row(
            "an object that is gone under its unowned name", .error,
            #"""
            final class Parent { var name = "p" }
            final class Child { unowned let parent: Parent; init(_ parent: Parent) { self.parent = parent } }
            var children: [Child] = []
            do { let parent = Parent(); children.append(Child(parent)) }
            print(children[0].parent.name)
            """#),
        Row(
            "a subscript's setter that sets the whole", .drawn,
            #"""
            struct Table {
                var cells = [1, 2, 3]
                subscript(_ index: Int) -> Int { get { cells[index] } set { self = Table(cells: [newValue]) } }
            }
            var table = Table()
            table[2] += 4
            table[0] -= 1
            print(table.cells)
            """#),
    ]
}
