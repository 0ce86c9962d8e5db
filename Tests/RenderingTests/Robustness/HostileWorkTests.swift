import Testing

/// Collections, dates, calls and values that want more than they may have, and values that lie about themselves.
@Suite struct HostileWorkTests {
    @Test(arguments: rows) func endsInItsClass(_ row: HostileRow) throws { try row.check(asStatements: true) }

    private typealias Row = HostileRow

    static let rows: [HostileRow] = [
        Row(
            "array contains", .limit,
            #"""
            let a = Array(0..<2000000); var n = 0; for i in 0..<1000000 { if a.contains(-i - 1) { n += 1 } }
            print(n)
            """#),
        Row(
            "array equal", .limit,
            #"""
            let a = Array(0..<2000000); let b = Array(0..<2000000); var n = 0
            for _ in 0..<1000000 { if a == b { n += 1 } }; print(n)
            """#),
        Row(
            "sort loop", .limit,
            #"""
            let a = Array(0..<1000000).reversed()
            for _ in 0..<100000 { _ = a.sorted(); _ = a.shuffled(); _ = a.min() }
            """#),
        Row(
            "date math", .limit,
            #"""
            var d = Date()
            for _ in 0..<1000000 { d = Calendar.current.date(byAdding: .month, value: 1, to: d) ?? d; _ = d.formatted() }; print(d)
            """#),
        Row("bigarray reserve", .drawn, #"var a: [Int] = []; a.reserveCapacity(1 << 60); print(a.capacity)"#),
        Row(
            "set ops", .limit,
            #"""
            let a = Set(0..<500000)
            for _ in 0..<100000 { _ = a.union(a); _ = a.isSubset(of: a); _ = a.symmetricDifference(a) }
            """#),
        Row(
            "dict map", .limit,
            #"""
            let d = Dictionary(uniqueKeysWithValues: (0..<300000).map { ($0, $0) })
            for _ in 0..<100000 { _ = d.mapValues { $0 }; _ = d.filter { _ in true } }
            """#),
        Row("lazy filter never", .limit, #"print((0..<Int.max).lazy.filter { $0 < 0 }.first as Any)"#),
        Row(
            "range contains", .limit,
            #"print((0..<Int.max).reversed().first as Any, (0...Int.max - 1).reduce(0) { $1 })"#),
        Row("sequence native", .limit, #"print((0..<Int.max).contains { $0 < 0 })"#),
        Row("zip infinite", .limit, #"print(zip(0..., repeatElement(1, count: Int.max)).count { _ in true })"#),
        Row("range sum", .limit, #"print((0..<(1<<40)).map(Double.init).count)"#),
        Row("range array", .limit, #"print(Array(0..<(1<<40)).count)"#),
        Row("range set", .limit, #"print(Set(0..<(1<<40)).count, (0..<(1<<40)).shuffled().count)"#),
        Row(
            "random", .limit,
            #"""
            print((0..<(1<<40)).randomElement()!, (0..<(1<<40)).max()!, (0..<(1<<40)).elementsEqual(0..<(1<<40)))
            """#),
        Row("joined", .limit, #"print([[Int]](repeating: Array(0..<100000), count: 1000000).joined().reduce(0, +))"#),
        Row("recursion closure", .limit, #"var f: ((Int) -> Int)!; f = { n in f(n + 1) + 1 }; print(f(0))"#),
        Row(
            "deep description", .limit,
            #"""
            class L: CustomStringConvertible { var n: L?; var description: String { "\(n as Any)" } }; var l = L()
            for _ in 0..<200000 { let m = L(); m.n = l; l = m }; print(l)
            """#),
        Row(
            "deep dealloc", .limit,
            #"""
            class L { var n: L?; var e: [L] = [] }; var l = L()
            for i in 0..<500000 { let m = L(); if i % 2 == 0 { m.n = l } else { m.e = [l] }; l = m }; print(1)
            """#),
        Row(
            "deep closure", .limit,
            #"""
            var f: () -> Int = { 1 }; for _ in 0..<200000 { let g = f; f = { g() + 1 } }; print(1)
            """#),
        Row("deep optional", .limit, #"var a: Any = 1; for _ in 0..<300000 { a = [a] }; print(1)"#),
        Row(
            "deep anyhash", .limit,
            #"""
            var a: AnyHashable = 1; for _ in 0..<300000 { a = AnyHashable([a]) }; print(a.hashValue == 3, a == a)
            """#),
        Row(
            "mutual lazy", .limit,
            #"""
            struct A { lazy var x: Int = { var b = A(); return b.x + 1 }() }; var a = A(); print(a.x)
            """#),
        Row(
            "number format width", .drawn,
            #"""
            let f = NumberFormatter(); f.minimumIntegerDigits = Int.max; f.minimumFractionDigits = Int.max
            f.formatWidth = Int.max; f.paddingCharacter = "xxxx"; print(f.string(from: 1) as Any)
            """#),
        Row(
            "precision", .drawn,
            #"""
            print(1.0.formatted(.number.precision(.integerAndFractionLength(integer: 2000000000, fraction: 2000000000))))
            """#),
        Row(
            "dateformat", .drawn,
            #"""
            let f = DateFormatter()
            f.dateFormat = String(repeating: "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy", count: 100000)
            print(f.string(from: Date()).count)
            """#),
        Row(
            "timezone", .drawn,
            #"""
            print(TimeZone(secondsFromGMT: Int.max) as Any, TimeZone(identifier: "../../../etc/passwd") as Any, TimeZone(identifier: "/etc/localtime") as Any, Locale(identifier: String(repeating: "a_", count: 1000000)).identifier.count)
            """#),
        Row(
            "locale", .drawn,
            #"""
            print(Locale(identifier: "../../etc/passwd").localizedString(forRegionCode: "../..") as Any, 1.5.formatted(.number.locale(Locale(identifier: "../../../../dev/zero"))))
            """#),
        Row(
            "listformat", .limit,
            #"""
            print(Array(repeating: "a", count: 3000000).formatted().count, ListFormatter.localizedString(byJoining: Array(repeating: "b", count: 3000000)).count)
            """#),
        Row(
            "relative", .error,
            #"""
            print(Date.distantFuture.formatted(.relative(presentation: .named)), Date(timeIntervalSince1970: 1e300).formatted(.relative(presentation: .named)), DateComponentsFormatter().string(from: 1e300) as Any, ByteCountFormatter.string(fromByteCount: .max, countStyle: .file))
            """#),
        Row(
            "seq lies", .drawn,
            #"""
            struct C: Collection { var startIndex: Int { .random(in: -5...5) }; var endIndex: Int { .random(in: -5...100) }; func index(after i: Int) -> Int { i + .random(in: -1...2) }; subscript(i: Int) -> Int { i }; var count: Int { -5 }; var isEmpty: Bool { .random() }; var underestimatedCount: Int { Int.max } }; let c = C(); print(c.prefix(3).count, c.map { $0 }.count, Array(c.dropFirst(2)).count, c.first as Any, c.suffix(3), c.reversed().count, c.sorted().count, Set(c).count, c.min() as Any)
            """#),
        Row(
            "strideable lies", .error,
            #"""
            struct S: Strideable, Hashable { var n: Double; func distance(to o: S) -> Int { .max }; func advanced(by k: Int) -> S { S(n: n) } }; print((S(n: 0)..<S(n: 1)).count); for s in stride(from: S(n: 0), to: S(n: 1), by: 1) { print(s) }
            """#),
        Row(
            "encoder lies", .limit,
            #"""
            struct E: Codable { init() {}; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(1); try c.encode(2); var u = e.unkeyedContainer(); try u.encode(E2()) }; init(from d: Decoder) throws { let c = try d.singleValueContainer(); _ = try c.decode(E.self) } }; struct E2: Encodable { func encode(to e: Encoder) throws {} }; print((try? JSONEncoder().encode(E())) as Any, (try? JSONDecoder().decode(E.self, from: Data("1".utf8))) as Any)
            """#),
    ]
}
