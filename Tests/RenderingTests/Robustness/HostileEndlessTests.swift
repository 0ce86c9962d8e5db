import Testing

/// Work without end, and numbers beyond theirs, of programs that otherwise do nothing.
@Suite struct HostileEndlessTests {
    @Test(arguments: rows) func endsInItsClass(_ row: HostileRow) throws { try row.check(asStatements: true) }

    private typealias Row = HostileRow

    static let rows: [HostileRow] = [
        Row(
            "a text of a tebibyte", .limit,
            #"""
            print(String(repeating: "abcdefgh", count: 1 << 37).count)
            """#),
        Row(
            "a list of lists of lists", .limit,
            #"""
            let row = Array(repeating: 0, count: 40_000)
            var all = [[[Int]]]()
            for _ in 0..<1_000_000 { all.append([row.map { $0 + 1 }]) }
            print(all.count)
            """#),
        Row(
            "every number there is", .limit,
            #"""
            print((0..<Int.max).map { $0 &* 3 }.count)
            """#),
        Row(
            "the numbers backwards", .limit,
            #"""
            print(Array((1...Int.max).reversed()).count)
            """#),
        Row(
            "steps that don't advance", .limit,
            #"""
            print(Array(stride(from: 1e17, to: 2e17, by: 1e-300)).count)
            """#),
        Row(
            "a pattern that goes back and forth", .limit,
            #"""
            print(String(repeating: "a", count: 40).firstMatch(of: /(a+)+b/) == nil)
            """#),
        Row(
            "a text that is split and joined", .limit,
            #"""
            var text = "a,b"
            while true { text = text.split(separator: ",").joined(separator: ",") + "," + text }
            """#),
        Row(
            "a text that doubles", .limit,
            #"""
            var text = "x"
            while true { text += text }
            """#),
        Row(
            "a closure that calls itself", .limit,
            #"""
            var again: (Int) -> Int = { $0 }
            again = { again($0 + 1) + 1 }
            print(again(0))
            """#),
        Row(
            "a description that describes itself", .limit,
            #"""
            struct Mirrored: CustomStringConvertible { var description: String { "<\(self)>" } }
            print(Mirrored())
            """#),
        Row(
            "an equality that asks itself", .limit,
            #"""
            final class Node: Equatable { var next: Node?; static func == (a: Node, b: Node) -> Bool { a.next == b.next } }
            let node = Node()
            node.next = node
            print(node == node)
            """#),
        Row(
            "a sequence without end, counted", .limit,
            #"""
            struct Endless: Sequence, IteratorProtocol { mutating func next() -> Int? { 1 } }
            print(Array(Endless()).count)
            """#),
        Row(
            "a collection that stands still", .limit,
            #"""
            struct Still: Collection {
                var startIndex: Int { 0 }
                var endIndex: Int { 5 }
                func index(after index: Int) -> Int { index }
                subscript(_ index: Int) -> Int { index }
            }
            print(Still().map { $0 }.count, Still().reduce(0, +))
            """#),
        Row(
            "a tower of optionals", .limit,
            #"""
            indirect enum Tower { case floor(Tower), ground }
            var tower = Tower.ground
            while true { tower = .floor(tower) }
            """#),
        Row(
            "a task that never rests", .limit,
            #"""
            Task { while true { await Task.yield() } }
            while true {}
            """#),
        Row(
            "a list of objects, let go at once", .drawn,
            #"""
            final class Link { var next: Link? }
            var head = Link()
            for _ in 0..<20_000 { let link = Link(); link.next = head; head = link }
            head = Link()
            print(head.next == nil)
            """#),
        Row(
            "the least number by minus one", .error,
            #"""
            let n = Int.min
            print(n / (n + Int.max))
            """#),
        Row(
            "the size of the least number", .error,
            #"""
            print(abs(Int.min + (Bool.random() ? 0 : 0)))
            """#),
        Row(
            "a number that is none", .error,
            #"""
            print(Int(Double.nan))
            """#),
        Row(
            "too large for its type", .error,
            #"""
            let n = 300
            print(UInt8(n))
            """#),
        Row(
            "a character of nothing", .error,
            #"""
            print(Character(String([Character]())))
            """#),
        Row(
            "an element before the first", .error,
            #"""
            let list = [1]
            print(list[list.count - 2])
            """#),
        Row(
            "a prefix of less than nothing", .error,
            #"""
            let n = -1
            print([1, 2].prefix(n))
            """#),
        Row(
            "a range the wrong way", .error,
            #"""
            let n = -1
            print((0..<n).count)
            """#),
        Row(
            "a repetition below zero", .error,
            #"""
            let n = -3
            print(String(repeating: "a", count: n))
            """#),
        Row(
            "an index of another text", .error,
            #"""
            let index = "a long text".endIndex
            print("short"[index])
            """#),
        Row(
            "a step of nothing", .error,
            #"""
            let n = 0
            print(Array(stride(from: 0, to: 3, by: n)))
            """#),
        Row(
            "a shift beyond every width", .drawn,
            #"""
            print(1 << 1_000_000_000, -1 >> 64, UInt8(1) &<< 200)
            """#),
        Row(
            "a file of the machine", .drawn,
            #"""
            print((try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)) as Any)
            print((try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/mem"))) as Any)
            print(FileManager.default.contents(atPath: "/dev/zero") as Any, FileManager.default.fileExists(atPath: "/etc"))
            print(Bundle.main.url(forResource: "../../../etc/passwd", withExtension: nil) as Any)
            """#),
    ]
}
