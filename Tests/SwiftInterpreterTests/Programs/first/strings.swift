import Foundation

struct P { var name = "Bob"; var age = 3 }

func run() {
    let name = "World"
    print("Hello, \(name)! \(1 + 2) \(3.0) \(true) \([1, 2]) \("nested \(name)")")
    let text = "The quick brown fox"
    print(
        text.count, text.uppercased(), text.lowercased(), text.hasPrefix("The"), text.hasSuffix("x"),
        text.contains("quick"))
    print(
        text.split(separator: " "), text.components(separatedBy: " ").count,
        text.replacingOccurrences(of: "quick", with: "slow"))
    print(text.first!, text.last!, text.prefix(3), text.suffix(3), text.dropFirst(4), String(text.reversed()))
    print(
        "  trim ".trimmingCharacters(in: .whitespaces), "a-b".split(separator: "-").map(String.init), text.isEmpty,
        "".isEmpty)
    for (i, c) in "héy".enumerated() { print(i, c) }
    print("abc" < "abd", "a" == "a", "a" + "b", String(repeating: "=", count: 5), "caf\u{e9}".count)
    var s = "abc"
    s.append("d")
    s += "e"
    s.insert("X", at: s.startIndex)
    print(s, s[s.startIndex], s[s.index(s.startIndex, offsetBy: 2)], s.removeFirst(), s.removeLast(), s)
    let i = s.firstIndex(of: "c")!
    print(s[..<i], s[i...], s.distance(from: s.startIndex, to: i))
    print(
        Int("42")!, Int("4x") as Any, Double("2.5")!, String(255, radix: 16), String(42), String(3.5), String(true),
        Int("ff", radix: 16)!)
    print(
        """
        multi
          line \(name)
        """)
    print(#"raw \n "quoted""#, "tab\tend", "quote \"q\"", "\u{1F600}".count)
    print(String(describing: P()), "\(P())", [P()], Optional("x") as Any, ["a"], ["k": "v"])
    print(String(format: "%.2f %d %@ %5d|%-5d|%05d %x %%", 3.14159, 42, "obj", 7, 7, 7, 255))
    print(
        "a,b,,c".split(separator: ","), "a,b,,c".components(separatedBy: ","), "abc".map { $0 },
        "hello".filter { "aeiou".contains($0) })
    print(
        "Hello".capitalized, "hello world".capitalized, "x".isEmpty ? "e" : "n", Character("a").isLetter,
        ("a" as Character).uppercased())
    print("z".unicodeScalars.first!.value, "A".utf8.first!, Array("hi".utf8), "hi".utf16.count)
    let words = "one two three".split(separator: " ")
    print(words.map { $0.count }, words.joined(separator: "+"), words[1], words.sorted())
    print(
        "abcabc".firstIndex(of: "b") == "abcabc".index("abcabc".startIndex, offsetBy: 1),
        "a".compare("b") == .orderedAscending)
    print(
        "12,345".filter(\.isNumber), "test".contains("es"), "abc".contains { $0 == "b" },
        "x=1".split(separator: "=", maxSplits: 1)[1])
}
