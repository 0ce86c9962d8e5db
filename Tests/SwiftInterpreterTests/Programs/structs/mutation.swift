struct Inner { var n = 0; mutating func bump(by k: Int = 1) -> Int { n += k; return n } }
struct Outer {
    var inner = Inner(); var list = [Inner(), Inner()]; var map = ["a": Inner()]; var opt: Inner? = Inner();
    var pair = (Inner(), 1)
    var computed: Inner {
        get { inner }
        set { inner = newValue; log.append(newValue.n) }
    }; var log: [Int] = []
    mutating func replace() { self = Outer(inner: Inner(n: 99)) }
    subscript(key: String) -> Int {
        get { map[key]?.n ?? -1 }
        set { map[key] = Inner(n: newValue) }
    }
}
func change(_ x: inout Int, _ y: inout Int) { (x, y) = (y, x * 10) }
func modify(_ o: inout Outer, _ f: (inout Outer) -> Void) { f(&o) }
enum Light { case red, green; mutating func next() { self = self == .red ? .green : .red } }
func run() {
    var o = Outer(); let before = o
    _ = o.inner.bump(); _ = o.list[1].bump(by: 5); _ = o.map["a"]?.bump(by: 7); _ = o.opt?.bump(by: 2);
    _ = o.pair.0.bump(by: 3); o.computed.n += 4; _ = o.computed.bump()
    print(o.inner.n, o.list.map(\.n), o.map["a"]!.n, o.opt!.n, o.pair.0.n, o.log, before.inner.n, before.list[1].n)
    o["z"] = 5; o["z"] += 1; print(o["z"], o["none"]);
    modify(&o) {
        $0.inner.n = 42; $0.list.append(Inner(n: 1))
    }; print(o.inner.n, o.list.count)
    var a = 1, b = 2; change(&a, &b); print(a, b); var arr = [1, 2, 3]; arr.swapAt(0, 2); print(arr); swap(&a, &b);
    print(a, b)
    var l = Light.red; l.next(); print(l); o.replace(); print(o.inner.n)
    for i in arr.indices { arr[i] *= 2 }; print(arr); var grid = [[1, 2], [3, 4]]; grid[1][0] += 10; grid[0].append(9);
    print(grid)
    var s: [String: [String: Int]] = ["x": ["y": 1]]; s["x"]?["y"]? += 5; s["x", default: [:]]["z"] = 3;
    print(s["x"]!.sorted { $0.key < $1.key }.map(\.value))
}
