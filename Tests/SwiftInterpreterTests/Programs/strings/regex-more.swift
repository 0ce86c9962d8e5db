import Foundation
func run() {
    let t = "Order 66 on 2024-03-05, call +1-555-0100 or a@b.co; key=val, k2=v2"
    if let m = t.firstMatch(of: /(\d{4})-(\d{2})-(\d{2})/) { print(m.0, m.1, m.2, m.output.3, t[m.range]) }
    if let m = t.firstMatch(of: /(?<key>\w+)=(?<value>\w+)/) { print(m.key, m.value) }
    print(
        t.matches(of: /(\w+)=(\w+)/).map { "\($0.1):\($0.2)" }, t.replacing(/\d/, with: "#"),
        t.replacing(/(\d+)-(\d+)/) { "\($0.2)-\($0.1)" }, t.contains(/@/), t.split(separator: /[,;]\s*/),
        t.ranges(of: /\d+/).count, t.prefixMatch(of: /Order/) != nil, "123".wholeMatch(of: /\d+/)?.output as Any,
        "abc".wholeMatch(of: /\d+/) == nil, t.firstRange(of: /on/)!.lowerBound == t.range(of: "on")!.lowerBound,
        "x1y2".trimmingPrefix(/x\d/))
    let r = try! Regex("(\\d+)px");
    print(
        "12px 3px".matches(of: r).count, "a12px".firstMatch(of: r)?.output[1].substring as Any,
        "HELLO".contains(/hello/.ignoresCase()), "aaa".replacing(/a/, with: "b", maxReplacements: 2),
        "a1b2".replacing(/(?<d>\d)/) { m in "<\(m.d)>" })
    var s = "foo bar"; s.replace(/o+/, with: "0"); print(s, s.starts(with: /f/)); s.trimPrefix(/f/); print(s)
    switch "key: value" {
    case let x where x.contains(/:/): print("has");
    default: print("no")
    }
    print(
        "2024-03-05".wholeMatch(of: /(\d+)-(\d+)-(\d+)/).map { (Int($0.1)!, Int($0.2)!, Int($0.3)!) } as Any,
        "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "x" ~= "x")
    let email = /[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}/;
    print(["a@b.co", "bad", "x.y@z.org"].map { $0.wholeMatch(of: email) != nil })
    print(
        "The quick".split(separator: " ").map { $0.first!.uppercased() + $0.dropFirst() },
        "camelCaseString".replacingOccurrences(of: "([A-Z])", with: " $1", options: .regularExpression),
        "a  b".split(separator: /\s+/).count, NSRange("abc".startIndex..., in: "abc"), ("abc" as NSString).length)
    let ns = try! NSRegularExpression(pattern: "(a)(b)?");
    print(
        ns.matches(in: "abaxa", range: NSRange(location: 0, length: 5)).map {
            ($0.range.location, $0.numberOfRanges, $0.range(at: 2).location == NSNotFound)
        }, ns.stringByReplacingMatches(in: "abaxa", range: NSRange(location: 0, length: 5), withTemplate: "[$1]"),
        ns.numberOfMatches(in: "aaa", range: NSRange(location: 0, length: 3)))
}
