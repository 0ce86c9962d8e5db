func isMore<A: BinaryInteger, B: BinaryInteger>(_ a: A, than b: B) -> Bool { a > b }
func same<T: BinaryInteger>(_ a: T, _ b: T) -> Bool { a == b && a != 0 }
func run() {
    let a: UInt = 3, b: Int = -1
    print(a > b, a == b, a < b, a >= b, a != b, a <= b)
    let c: Int8 = 5
    print(c == a, Int64(4) < c, UInt8(200) > c, UInt64.max > Int.max)
    print(isMore(a, than: b), isMore(b, than: a), same(a, 3), same(b, 2))
    let d: UInt? = 3
    print(d == 3, d == a, b > -2, [1, 2].count > a)
}
