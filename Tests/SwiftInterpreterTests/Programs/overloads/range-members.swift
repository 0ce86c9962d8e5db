// Members named without their type on either side of a range.
struct S: Comparable {
    var n = 0; static let a = S(n: 1), b = S(n: 5); static func < (a: S, b: S) -> Bool { a.n < b.n }
}
func f(_ r: ClosedRange<S>) {
    print(r.lowerBound.n, r.upperBound.n)
}
func g<R: RangeExpression>(_ r: R) where R.Bound == S {
    print(r.contains(.a), r.contains(.b))
}
func h(_ r: Range<S>) {
    print(r.isEmpty)
}
func run() {
    f(.a ... .b)
    f(S.a ... .b)
    f(.a...S.b)
    g(.a ... .a)
    g(.b...)
    g(...S.a)
    h(.a..<(.b))
    let x: ClosedRange<S> = .a ... .b
    print(x.contains(.a))
    g(..<(.b))
}
