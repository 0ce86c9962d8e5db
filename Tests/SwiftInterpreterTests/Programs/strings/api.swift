import Foundation
func run() {
    let s = "Hello, World"
    print(s.count, s.uppercased(), s.lowercased(), s.isEmpty, String(s.reversed()), s.first!, s.last!)
    print(
        s.prefix(5), s.suffix(5), s.dropFirst(7), s.dropLast(7), s.contains("World"), s.contains("o"), s.hasSuffix("ld")
    )
    print(s.split(separator: ","), s.components(separatedBy: ", "), s.replacingOccurrences(of: "l", with: "L"))
    print(
        "  trim \n".trimmingCharacters(in: .whitespacesAndNewlines),
        "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")))
    let i = s.index(s.startIndex, offsetBy: 4)
    print(
        s[i], s[..<i], s[i...], s[s.startIndex...i], s.firstIndex(of: "W")!.utf16Offset(in: s),
        s.distance(from: s.startIndex, to: i))
    var t = "abc"; t.append("d"); t += "e"; t.insert("X", at: t.startIndex); t.removeLast(); t.remove(at: t.startIndex)
    print(
        t, t.map { String($0) }, t.filter { $0 != "b" }, Array(t), t.sorted(by: >), t.enumerated().map { "\($0)\($1)" })
    print(
        "a-b-c".replacing("-", with: "+"), "x".padding(toLength: 3, withPad: ".", startingAt: 0),
        String(repeating: "ab", count: 3))
    print("42".allSatisfy(\.isNumber), "abc".unicodeScalars.map(\.value), "abc".utf8.count, Array("hi".utf8))
    print(
        String(255, radix: 16), Int("ff", radix: 16)!, String(format: "%.2f|%5d|%@|%02d", 3.14159, 42, "s", 7),
        Double("2.5")!)
    print(
        "b" > "a", "apple".compare("Banana") == .orderedDescending, ["b", "a", "C"].sorted(), "straße".capitalized,
        "one two".capitalized)
    print(
        "a b c".split(separator: " ", maxSplits: 1), "k=v".firstRange(of: "=") != nil, "abc".elementsEqual("abc"),
        "aXbX".lastIndex(of: "X")!.utf16Offset(in: "aXbX"))
    print(
        ["x", "y"].joined(), ["x", "y"].joined(separator: "-"), "line1\nline2".components(separatedBy: .newlines).count,
        "A".asciiSum)
    for (a, b) in zip("abc", "abd") where a != b { print(a, b) }
}
extension String { var asciiSum: Int { compactMap(\.asciiValue).reduce(0) { $0 + Int($1) } } }
