func run() {
    outer: for i in 1...4 { for j in 1...4 { if j == 3 { continue outer }; if i == 3 { break outer }; print(i, j) } }
    var n = 0
    repeat { n += 2 } while n < 5
    print(n)
    scan: while true {
        switch n {
        case 6: n += 1;
        case 7: break scan;
        default: break
        }
    }
    print(n)
    for (k, v) in ["b": 2, "a": 1].sorted(by: { $0.key < $1.key }) { print(k, v) }
    for x in stride(from: 10, to: 0, by: -3) { print(x, terminator: " ") }
    for x in stride(from: 0.0, through: 1, by: 0.5) { print(x, terminator: ";") }
    print()
    for c in "héy".reversed() { print(c, terminator: "") }
    print()
    label: do { if n == 7 { break label }; print("never") }
    check: if n > 0 { if n == 7 { break check }; print("never") }
    func f(_ x: Int) -> Int {
        defer { print("defer 1") }; defer { print("defer 2") }; if x < 0 { return -1 }; print("body"); return x
    }
    print(f(1), f(-1))
    for i in 0..<3 { defer { print("end", i) }; if i == 1 { continue }; print("loop", i) }
    let it = [1, 2, 3].makeIterator(); var copy = it; print(copy.next()!, copy.next()!)
    for (i, c) in "ab".enumerated() where i > 0 { print(i, c) }
    (1...3).forEach { print($0, terminator: ",") }; print()
    for i in (1...3).reversed() { print(i, terminator: "") }; print()
}
