import Foundation
func run() {
    print("1 2 x".split(separator: " ").compactMap { Int($0) }, "a b".split(separator: " ").map(String.init))
    let s = "key = value"
    let parts = s.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    print(parts)
    let w = s.prefix(3)
    print(w == "key", w.uppercased(), w + "!", "<" + w + ">", String(w).count, w.hasPrefix("k"), "\(w)|")
    switch w {
    case "key": print("is key");
    default: print("no")
    }
    var t = "x"; t += w; t.append(contentsOf: w); print(t)
    let d: [Substring: Int] = ["key": 1]; print(d[w] as Any)
    print(["b", "a"].map { $0.prefix(1) }.sorted(), Set("a b a".split(separator: " ")).count)
    let words = "the quick brown".split(separator: " ")
    print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
    print(words.max { $0.count < $1.count } ?? "", words.first.map(String.init) ?? "", words)
    func shout(_ s: some StringProtocol) -> String { s.uppercased() + "!" }
    print(shout(w), shout("x"), Double(s.suffix(0)) as Any, Int("12ab".prefix(2))!)
    var rest = s[...]
    while let c = rest.popFirst(), c != "=" { print(c, terminator: "") }
    print(rest, rest.startIndex == s.index(after: s.firstIndex(of: "=")!))
    let initials = "Ada Lovelace".components(separatedBy: " ").compactMap(\.first).map(String.init).joined()
    print(initials, "camelCaseString".reduce("") { $1.isUppercase ? "\($0) \($1.lowercased())" : $0 + String($1) })
    let line = "a:b:c", i = line.lastIndex(of: ":")!
    print(
        line[line.index(after: i)...], line[..<i], line[...line.index(line.startIndex, offsetBy: 2)],
        line.dropFirst(2).firstIndex(of: ":") == i)
    print(line.split(separator: ":", omittingEmptySubsequences: false).enumerated().map { "\($0.offset)\($0.element)" })
    let x: String = String(line.reversed().prefix(2)); print(x)
    print(
        line.prefix { $0 != ":" }, line.drop { $0 == "a" }, line.suffix(1) < "d", w.isEmpty, type(of: w), w.first!,
        Array(w), w.contains("e"), w.description, w.count)
}
