import Testing

/// Orders, hashes and collections that contradict themselves: any result, and no trap.
@Suite struct HostileLiarTests {
    @Test(arguments: rows) func endsInItsClass(_ row: HostileRow) throws { try row.check(asStatements: true) }

    private typealias Row = HostileRow

    static let rows: [HostileRow] = [
        Row(
            "a collection whose end is before its start", .drawn,
            #"""
            struct Backwards: Collection {
                var startIndex: Int { 5 }
                var endIndex: Int { 0 }
                func index(after index: Int) -> Int { index - 1 }
                subscript(_ index: Int) -> Int { index }
            }
            print(Backwards().map { $0 }, Backwards().isEmpty, Backwards().first as Any)
            """#),
        Row(
            "a collection that lies about its count", .drawn,
            #"""
            struct Liar: Collection {
                var startIndex: Int { 0 }
                var endIndex: Int { 3 }
                var count: Int { -7 }
                var isEmpty: Bool { true }
                func index(after index: Int) -> Int { index + 1 }
                subscript(_ index: Int) -> Int { index }
            }
            print(Array(Liar()), Liar().count, Liar().dropFirst(2).map { $0 }, Liar().first as Any)
            """#),
        Row(
            "an order in which all come first", .drawn,
            #"""
            struct First: Comparable { var n: Int; static func < (a: First, b: First) -> Bool { true } }
            let all = (0..<60).map { First(n: $0) }
            print(all.sorted().count, all.min()!.n, all.max()!.n, all.sorted(by: >).count)
            """#),
        Row(
            "an order that changes its mind", .drawn,
            #"""
            var turn = 0
            print((0..<80).sorted { _, _ in turn += 1; return turn % 3 == 0 }.count)
            """#),
        Row(
            "hashes that change while they are in a set", .drawn,
            #"""
            final class Moody: Hashable {
                var mood = 0
                static func == (a: Moody, b: Moody) -> Bool { a.mood != b.mood }
                func hash(into hasher: inout Hasher) { mood += 1; hasher.combine(mood) }
            }
            let all = (0..<50).map { _ in Moody() }
            var set = Set(all)
            set.formUnion(all)
            set.subtract(all.prefix(9))
            var table = Dictionary(uniqueKeysWithValues: all.map { ($0, 1) })
            table.merge(all.map { ($0, 2) }) { $1 }
            print(set.count >= 0, table.count >= 0, set == Set(all), Dictionary(grouping: all) { $0 }.count >= 0)
            """#),
        Row(
            "an iterator that begins again", .drawn,
            #"""
            struct Again: Sequence, IteratorProtocol {
                var n = 0
                mutating func next() -> Int? { n += 1; return n % 4 == 0 ? nil : n }
            }
            var again = Again()
            print(Array(again), again.next() as Any, Array(zip(again, again)).count, again.max()!)
            """#),
        Row(
            "ranges of an order that lies", .error,
            #"""
            struct Upside: Comparable { var n: Int; static func < (a: Upside, b: Upside) -> Bool { a.n > b.n } }
            print((Upside(n: 1)..<Upside(n: 9)).contains(Upside(n: 5)))
            """#),
    ]
}
