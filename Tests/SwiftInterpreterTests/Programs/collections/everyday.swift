import Foundation
struct P: Hashable, Comparable { var n: String; var a: Int; static func < (x: P, y: P) -> Bool { x.a < y.a } }
func run() {
    let ps = [P(n: "x", a: 2), P(n: "y", a: 1), P(n: "z", a: 2), P(n: "w", a: 1), P(n: "v", a: 3)]
    print(
        ps.sorted().map(\.n), ps.sorted(by: >).map(\.n), ps.min()!.n, ps.max()!.n, ps.min { $0.n < $1.n }!.n,
        ps.max { $0.a < $1.a }!.n)
    for (k, v) in Dictionary(grouping: ps, by: \.a).sorted(by: { $0.key < $1.key }) { print(k, v.map(\.n)) }
    print(Dictionary(ps.map { ($0.a, $0.n) }, uniquingKeysWith: +).sorted { $0.key < $1.key }.map { "\($0)\($1)" })
    let s = "a,b,,c,"
    print(
        s.split(separator: ","), s.split(separator: ",", omittingEmptySubsequences: false),
        s.split(separator: ",", maxSplits: 1), s.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false),
        s.components(separatedBy: ","), s.split { $0 == "b" || $0 == "," }, "".split(separator: ","),
        "".components(separatedBy: ","), "a--b".split(separator: "--"), [1, 0, 2, 0, 0, 3].split(separator: 0),
        [1, 0, 2, 0, 0, 3].split(separator: 0, omittingEmptySubsequences: false),
        [0, 1].split(separator: 0, maxSplits: 0))
    print(
        [[1], [2, 3]].joined().map { $0 }, ["a", "b"].joined(separator: "-"),
        Array([[1], [2], [3]].joined(separator: [0, 0])), ["a": 1].map { "\($0.key)" },
        [1, 2, 3].reduce(into: [:]) { $0[$1, default: 0] += $1 * 2 }.sorted { $0.key < $1.key }.map {
            "\($0.key):\($0.value)"
        })
    var a = [1, 2, 3, 4, 5, 6]
    a.removeAll { $0 % 2 == 0 }; a.insert(contentsOf: [9, 8], at: 1); a.replaceSubrange(0...1, with: [7, 7, 7]);
    a.swapAt(0, 3); print(a, a.partition { $0 > 5 }, a.count); a.removeSubrange(1..<3); a.append(contentsOf: 1...2);
    a += [0];
    print(
        a.prefix(2), a.suffix(2), a.dropFirst(2), a.dropLast(3), a.prefix { $0 > 5 }, a.drop { $0 > 5 }, a[1...],
        a[..<2], a[...1].startIndex, a.dropFirst().firstIndex(of: 1) as Any)
    print(
        a.firstIndex(of: 0) as Any, a.lastIndex { $0 > 0 } as Any, a.contains { $0 == 9 }, a.allSatisfy { $0 >= 0 },
        a.first { $0 < 2 } as Any, a.last { $0 > 100 } as Any, a.count { $0 > 1 }, a.indices,
        a.enumerated().map { $0 * $1 }, a.shuffled().count, a.randomElement() != nil,
        zip(a, a.dropFirst()).map { $0 - $1 }, stride(from: 10, to: 0, by: -3).map { $0 },
        stride(from: 0, through: 1, by: 0.25).map { $0 }, (1...10).filter { $0.isMultiple(of: 3) },
        (1..<10).reversed().prefix(3).map { $0 }, Array(repeating: "x", count: 3), [3, 1, 2].sorted(by: >), a.isEmpty,
        [1, 2] == [1, 2], [1, 2] != [2, 1], [[1, 2], [3]].flatMap { $0 }, ["1", "x", "3"].compactMap(Int.init),
        [1, 2, 3, 4].lexicographicallyPrecedes([1, 2, 4]), a.starts(with: [7]), a.elementsEqual(a))
    var d = ["a": 1, "b": 2]; d["c"] = 3; d["a"] = nil; d["b", default: 0] += 5; d.updateValue(9, forKey: "z");
    d.merge(["b": 1, "q": 4]) { $0 + $1 };
    print(
        d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, d.mapValues { $0 * 2 }["b"]!,
        d.filter { $0.value > 5 }.count, d.keys.sorted(), d.values.sorted(), d.removeValue(forKey: "z") as Any, d.count,
        d.isEmpty, d.contains { $0.key == "q" }, d.first { $0.key == "q" }!.value,
        d.compactMapValues { $0 > 4 ? $0 : nil }.keys.sorted(), d.reduce(0) { $0 + $1.value },
        d.min { $0.value < $1.value }!.key, d["nope"] as Any, d.index(forKey: "b") != nil, d == d)
    var e: Set = [1, 2, 3];
    print(
        e.insert(3).inserted, e.remove(1) as Any, e.union([9]).sorted(), e.intersection([2, 8]),
        e.symmetricDifference([3, 4]).sorted(), e.subtracting([2]), e.isSubset(of: [1, 2, 3]), e.isSuperset(of: [2]),
        e.isDisjoint(with: [7]), e.contains(2), e.isStrictSubset(of: [2, 3]), e == [3, 2], Set("hello").sorted(),
        e.map { $0 * 2 }.sorted());
    e.formUnion([5]); e.formIntersection([5, 2]); e.subtract([2]); print(e)
    let t = "Hello, Wörld! 👨‍👩‍👧 e\u{301}🇩🇪"
    print(
        t.count, t.utf8.count, t.utf16.count, t.unicodeScalars.count, t.reversed().map(String.init).joined(),
        t.uppercased(), t.lowercased(), t.capitalized, t.first!, t.last!, t.prefix(5), t.suffix(3), t.dropFirst(7),
        t.hasPrefix("Hell"), t.hasSuffix("🇩🇪"), t.contains("Wör"),
        t.firstIndex(of: "W").map { t.distance(from: t.startIndex, to: $0) } as Any,
        t[t.index(t.startIndex, offsetBy: 7)], t.filter(\.isLetter), t.map { $0.isWhitespace }.filter { $0 }.count,
        t.split(separator: " ").map(\.count), t.isEmpty, String(t.sorted()), t.replacingOccurrences(of: "l", with: "L"),
        t.trimmingCharacters(in: .letters), t.components(separatedBy: .whitespaces),
        t.range(of: "Wörld").map { t[$0] } as Any)
    for c in "aÉ1٣½🙂\n $+\u{301}ß" {
        print(
            c.isLetter, c.isNumber, c.isWholeNumber, c.isUppercase, c.isLowercase, c.isPunctuation, c.isSymbol,
            c.isWhitespace, c.isNewline, c.isASCII, c.asciiValue as Any, c.wholeNumberValue as Any,
            c.hexDigitValue as Any, c.unicodeScalars.map { $0.value }, c.uppercased(), c.isMathSymbol,
            c.isCurrencySymbol, c.isHexDigit, c.isEmojiLike)
    }
    print(
        "%d items".contains("%"), "abc" < "abd", "Z" < "a", "é" == "e\u{301}", "é".utf8.count, "straße".uppercased(),
        "ı".uppercased(), "\u{1F1E9}\u{1F1EA}".count, "a\r\nb".count, "x".unicodeScalars.first!.properties.isAlphabetic,
        "9".unicodeScalars.first!.properties.numericValue as Any, "👍🏽".unicodeScalars.map { $0.properties.isEmoji },
        String(UnicodeScalar(65 as UInt8)), Character("z").utf8.count, "\("q"): \(3)", "\\ \"x\"", #"raw \(1)"#,
        "tab\tend", "line1\nline2".split(separator: "\n"), "abc".enumerated().map { "\($0.offset)\($0.element)" },
        "hello".max()!, String(describing: Optional(3)), String(reflecting: "a\"b"),
        "a".padding(toLength: 3, withPad: "-", startingAt: 0),
        "x=1;y=2".split(separator: ";").map { $0.split(separator: "=") }, "abcdef".replacing("cd", with: "X"),
        "aXbXc".ranges(of: "X").count, "  trim ".trimmingPrefix(while: \.isWhitespace),
        "one two".split(separator: " ", maxSplits: 1)[1], "abc".zipped("xyz"))
    var m = "hello"; m.insert("!", at: m.endIndex); m.insert(contentsOf: "oh ", at: m.startIndex);
    m.remove(at: m.firstIndex(of: "h")!); m.removeLast(2); m.append("?"); m += "z";
    m.replaceSubrange(m.startIndex..<m.index(after: m.startIndex), with: "OO"); m.removeAll { $0 == "l" };
    print(m, m.popLast() as Any, m.removeFirst(), m); m.removeSubrange(m.startIndex...m.startIndex); print(m, m.isEmpty)
}
extension Character { var isEmojiLike: Bool { unicodeScalars.contains { $0.properties.isEmojiPresentation } } }
extension String { func zipped(_ o: String) -> [String] { zip(self, o).map { "\($0)\($1)" } } }
