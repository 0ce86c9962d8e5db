func run() {
    let a = [1, 2, 3, 1, 2, 3, 4]
    print(
        a.firstRange(of: [3, 1])!, a.ranges(of: [1, 2]), a.trimmingPrefix([1, 2]), a.trimmingPrefix(while: { $0 < 3 }))
    print(a.replacing([1, 2], with: [9]), a.replacing([1, 2], with: [9], maxReplacements: 1))
    var b = a; b.trimPrefix([1]); print(b); b.replace([2, 3], with: [0, 0, 0]); print(b)
    print(a.indices(of: 3).ranges.map { $0 }, a.indices { $0 > 1 })
    var c = a; print(c.moveSubranges(a.indices { $0 > 2 }, to: 0), c)
    c.removeSubranges(c.indices(of: 1)); print(c)
    var s = a[...]; while let x = s.popFirst() { print(x, terminator: " ") }; print()
    var sub = "hello"[...]; print(sub.popFirst()!, sub)
    var i = a.startIndex; a.formIndex(&i, offsetBy: 2);
    print(i, a.formIndex(&i, offsetBy: 20, limitedBy: a.endIndex), i)
    let t = "héllo wörld"; var j = t.startIndex; t.formIndex(&j, offsetBy: 3); print(t[j]); t.formIndex(before: &j);
    print(t[j])
    print(t.indices(where: { $0 == "l" }).ranges.map { t[$0] })
    for (x, y) in [
        ([1, 2, 3, 4], [2, 3, 5, 4, 6]), ([1, 2, 3], [3, 2, 1]), ([], [1, 2]), ([1, 2], []),
        ([1, 2, 3, 4, 5, 6, 7], [7, 1, 2, 4, 3, 5, 6]),
    ] {
        let d = y.difference(from: x)
        print(d.insertions.count, d.removals.count, x.applying(d) == y)
        for change in d {
            switch change {
            case .insert(let o, let e, let a): print("+", o, e, a as Any, terminator: "; ");
            case .remove(let o, let e, let a): print("-", o, e, a as Any, terminator: "; ")
            }
        }
        print()
        for change in d.inferringMoves() {
            switch change {
            case .insert(let o, let e, let a): print("+", o, e, a ?? -1, terminator: "; ");
            case .remove(let o, let e, let a): print("-", o, e, a ?? -1, terminator: "; ")
            }
        }
        print(y.applying(d.inverse()) == x)
    }
    print(
        "kitten".difference(from: "sitting").map { c in
            switch c {
            case .insert(let o, let e, _): "+\(o)\(e)";
            case .remove(let o, let e, _): "-\(o)\(e)"
            }
        })
}
