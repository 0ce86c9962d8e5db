import Testing

/// Accesses that overlap, indices of other values, numbers at their ends: an error where Swift traps, and never harm.
@Suite struct HostileAccessTests {
    @Test(arguments: rows) func endsInItsClass(_ row: HostileRow) throws { try row.check(asStatements: true) }

    private typealias Row = HostileRow

    static let rows: [HostileRow] = [
        Row(
            "inout closure capture", .error,
            #"""
            var a = [1,2,3]
            func f(_ x: inout Int, _ g: () -> Void) { g(); x += 1 }
            f(&a[0]) { a = [] }
            print(a)
            """#),
        Row(
            "inout tuple", .error,
            #"""
            var t = (1,2)
            func f(_ x: inout Int, _ y: inout (Int,Int)) { y = (5,6); x = 9 }
            f(&t.0, &t)
            print(t)
            """#),
        Row(
            "mutating in own closure", .error,
            #"""
            struct S { var v = [1]; mutating func go(_ f: () -> Void) { f(); v.append(2) } }
            var s = S()
            s.go { s = S() }
            print(s)
            """#),
        Row(
            "remove where mutates", .error,
            #"""
            var a = Array(0..<100)
            a.removeAll { x in a.append(x); return x % 2 == 0 }
            print(a.count)
            """#),
        Row(
            "with subscript set", .drawn,
            #"""
            struct M { var d: [Int] = [1,2,3]; subscript(i: Int) -> Int { get { d[i] } set { d = []; d.append(newValue) } } }
            var m = M(); m[m[0]] += m[1]
            func g(_ x: inout Int, _ y: Int) { x += y }
            g(&m[0], m.d.count)
            print(m)
            """#),
        Row(
            "dict default nested", .drawn,
            #"""
            var d: [String: [Int]] = [:]
            func h() -> Int { d = [:]; return 3 }
            d["a", default: []].append(h())
            d["b", default: [1]][0] += h()
            print(d)
            """#),
        Row(
            "swap same", .error,
            #"""
            var a=[1,2,3]; a.swapAt(0,0); func sw(_ i: Int,_ j: Int){ swap(&a[i], &a[j]) }; sw(0,1); print(a)
            """#),
        Row(
            "keypath reentrancy", .drawn,
            #"""
            class C { var v = [1,2,3] { didSet { if v.count < 50 { v.append(v.count) ; self[keyPath: \C.v].removeLast(0) } } } }
            let c = C(); c[keyPath: \C.v].append(1); c.v[0] = 4; print(c.v.count)
            """#),
        Row(
            "unowned dead", .error,
            #"""
            class P { var n = 1 }
            class C { unowned let o: P; init(_ o: P) { self.o = o } }
            func m() -> C { let p = P(); return C(p) }
            print(m().o.n)
            """#),
        Row(
            "modify in sort", .error,
            #"""
            var a = Array(0..<50)
            a.sort { x, y in a[0] = y; return x > y }
            print(a)
            """#),
        Row(
            "lazy map self", .drawn,
            #"""
            var a = [1,2,3]
            var l = a.lazy.map { x -> Int in a.removeAll(); return x }
            print(Array(l), a)
            """#),
        Row(
            "object dies in method", .drawn,
            #"""
            class C { static var s: C? = C(); var v = Array(0..<10); func go() { C.s = nil; v.append(1); print(v.count) } }
            C.s?.go(); print(C.s == nil)
            """#),
        Row(
            "enum switch mutate", .drawn,
            #"""
            indirect enum E { case a([Int]), b(E) }
            var e = E.a([1,2,3])
            if case .a(let x) = e { e = .b(e); print(x) }
            for case let i in 0..<3 { e = .b(e); _ = i }
            print(e)
            """#),
        Row(
            "string index foreign", .error,
            #"""
            let a = "é👨‍👩‍👧‍👦abc"; let b = "x"
            let i = a.index(a.startIndex, offsetBy: 2)
            print(b[..<b.endIndex])
            print(b[i])
            """#),
        Row(
            "string index mutated", .error,
            #"""
            var a = "hello👨‍👩‍👧‍👦"; let i = a.index(before: a.endIndex); a = ""; a.insert("x", at: i)
            a.remove(at: i); print(a)
            """#),
        Row("dict index foreign", .error, #"var d=[1:2,3:4,5:6]; let i=d.index(forKey:5)!; d=[:]; print(d[i])"#),
        Row(
            "slice indices", .error,
            #"""
            var a = Array(0..<10)[5...]; a.removeFirst(5); print(a.startIndex, a[5...5])
            a.insert(1, at: 100)
            """#),
        Row(
            "nsrange", .error,
            #"""
            let s = "é👨‍👩‍👧‍👦" as NSString; print(s.substring(with: NSRange(location: 1, length: Int.max)))
            """#),
        Row(
            "data slice", .error,
            #"""
            var d = Data([1,2,3,4])[2...]; print(d[0]); d.replaceSubrange(0..<9, with: [1]); print(d)
            """#),
        Row(
            "attributed index", .error,
            #"""
            var a = AttributedString("abc"); let b = AttributedString("x")
            let i = a.index(a.startIndex, offsetByCharacters: 3); a = b; a[i..<i].foregroundColor = .red
            print(a[b.startIndex..<i])
            """#),
        Row(
            "mirror", .drawn,
            #"""
            class A { var b: A?; var c = 1 }; let a = A(); a.b = a; print(Mirror(reflecting: a).children.count)
            dump(a); print(String(reflecting: a))
            """#),
        Row("int extremes", .error, #"print(Int.min / -1)"#),
        Row(
            "int extremes2", .error, #"print(Int.min % -1, (-128 as Int8).magnitude, Int.min.magnitude, abs(Int.min))"#),
        Row("shift", .drawn, #"print(1 << 64, 1 >> Int.max, 1 &<< 65, -1 << Int.min, UInt8(1) << 300)"#),
        Row(
            "range extremes", .drawn,
            #"for i in (Int.max - 2)...Int.max { print(i) }; print((Int.min...Int.max).count)"#),
        Row(
            "stride extremes", .drawn,
            #"""
            print(Array(stride(from: Int.max - 5, through: Int.max, by: 3)), Array(stride(from: Int.min, to: Int.max, by: Int.max)))
            """#),
        Row("array slice extreme", .error, #"let a=[1,2]; print(a[Int.max...]);"#),
        Row("prefix neg", .error, #"print([1,2].prefix(-1))"#),
        Row("index offset", .error, #"let s = "abc"; print(s.index(s.startIndex, offsetBy: Int.max));"#),
        Row(
            "index offset limited", .drawn,
            #"""
            let s = "abc"
            print(s.index(s.endIndex, offsetBy: Int.min, limitedBy: s.startIndex) as Any, [1].index(0, offsetBy: Int.max), [1].distance(from: Int.min, to: Int.max))
            """#),
        Row(
            "decimal", .drawn,
            #"""
            print(pow(Decimal(10), Int.max), Decimal(string: "1e999999999") as Any, Decimal.greatestFiniteMagnitude * 10)
            """#),
        Row("char", .error, #"print(Character(""))"#),
        Row(
            "char2", .error,
            #"""
            print(Character(UnicodeScalar(0xD800) ?? "x"), UnicodeScalar(0x7fffffff as UInt32) as Any, Character("ab"))
            """#),
        Row("radix", .error, #"print(String(1, radix: 99))"#),
        Row("radix2", .error, #"print(Int("1", radix: 1) as Any)"#),
        Row("format", .error, #"print(String(format: "%s %n %@ %*d %999999999d", 1, 2, "x", 3))"#),
        Row(
            "format2", .error,
            #"""
            print(String(format: "%@ %@ %@", "a"), String(format: "%99$@", "a"), String(format: "%ld%lld%hhd%p", 1, 2, 3, 4))
            """#),
        Row("format3", .error, #"print(String(format: "%.999999999f", 1.0).count)"#),
    ]
}
