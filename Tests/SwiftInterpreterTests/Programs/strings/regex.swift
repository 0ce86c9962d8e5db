func run() {
    let text = "Order 66: 12 apples, 7 pears"
    let numbers = text.matches(of: /\d+/).map { Int($0.output)! }
    print(numbers)
    if let m = text.firstMatch(of: /(\d+) (apples|pears)/) { print(m.1, m.2, m.output.0) }
    print(
        text.replacing(/\d+/, with: "#"), text.contains(/pears/),
        "2024-05-06".wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)/) != nil)
    if let m = "key: value".firstMatch(of: /(?<key>\w+):\s*(?<value>\w+)/) { print(m.key, m.value) }
    print("a1b22c".split(separator: /\d+/), text.ranges(of: /\d+/).count, "abc".prefixMatch(of: /a./)!.output)
    print("x=1;y=2".replacing(/(\w)=(\d)/) { "\($0.1)->\($0.2)" })
}
