import Foundation
struct S { var a = [1, 2, 3]; subscript(safe i: Int) -> Int? { a.indices.contains(i) ? a[i] : nil } }
class Parent { weak var owner: Parent?; var kids: [Parent] = [] }
@propertyWrapper struct Wrapped { var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } } }
struct Temp { @Wrapped var x = 1; static let shared = Temp() }
func variadic(_ xs: Int..., sep: String = ",") -> String { xs.map(String.init).joined(separator: sep) }
func outer() -> Int { var n = 0; func add(_ k: Int) { n += k }; add(2); [1, 2].forEach(add); return n }
enum Token { case num(Double), op(Character) }
func tokenize(_ s: String) -> [Token] {
    var out: [Token] = []; var cur = ""
    for ch in s {
        if ch.isNumber || ch == "." {
            cur.append(ch)
        } else {
            if let d = Double(cur) { out.append(.num(d)) }; cur = ""; if !ch.isWhitespace { out.append(.op(ch)) }
        }
    }
    if let d = Double(cur) { out.append(.num(d)) }; return out
}
func run() {
    print(S()[safe: 5] as Any, S()[safe: 1] ?? 0)
    var t = Temp(); t.x = 50; print(t.x, Temp.shared.x)
    print(variadic(1, 2, 3), variadic(sep: "-"), outer())
    for tok in tokenize("3.5 + 42*x") {
        switch tok {
        case .num(let d): print("n", d);
        case .op(let c): print("o", c)
        }
    }
    var queue = [0]; var seen: Set<Int> = [0]
    while !queue.isEmpty {
        let n = queue.removeFirst();
        for m in [n + 1, n * 2] where m < 6 && !seen.contains(m) { seen.insert(m); queue.append(m) }
    }
    print(seen.sorted())
    var primes = [Int](); var sieve = [Bool](repeating: true, count: 30)
    for i in 2..<30 where sieve[i] {
        primes.append(i); for j in stride(from: i * i, to: 30, by: i) { sieve[j] = false }
    }
    print(primes)
    var str = ""; for (i, ch) in "hello".enumerated() { str += i % 2 == 0 ? String(ch).uppercased() : String(ch) };
    print(str)
    let a = [1, 2, 3, 4, 5]; print(a[1..<3].reduce(0, +), a[2...].count, Array(a[...2]), a.suffix(2).first!)
    var b = a; b[1...2] = [9]; b.replaceSubrange(0..<1, with: [7, 7]); print(b)
    let json: [String: Any] = ["name": "x", "n": 3, "list": [1, 2]]
    print(json["n"] as? Int ?? 0, (json["list"] as? [Int])?.count ?? 0, json["name"] as? String ?? "")
    let p = Parent(); p.kids = [Parent()]; p.kids[0].owner = p; print(p.kids[0].owner === p)
    let comps = "2024-03-05".split(separator: "-").compactMap { Int($0) }; print(comps)
    print(a.map { ($0, $0 * $0) }.filter { $0.1 > 4 }.map { "\($0.0):\($0.1)" }.joined(separator: " "))
    print([["a": 1], ["a": 2]].compactMap { $0["a"] }.reduce(0, +), Array(repeating: "x", count: 2) + ["y"])
    let maxLen = ["a", "bbb"].map(\.count).max() ?? 0; print("a".padding(toLength: maxLen, withPad: ".", startingAt: 0))
    print(zip(1..., "ab").map { "\($0)\($1)" })
}
