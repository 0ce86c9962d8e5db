func wrap(_ text: String, _ width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
        if let last = lines.last, last.count + 1 + word.count <= width {
            lines[lines.count - 1] += " " + word
        } else {
            lines.append(String(word))
        }
    }
}
extension String {
    func centered(_ w: Int) -> String {
        let pad = max(0, w - count);
        return String(repeating: " ", count: pad / 2) + self + String(repeating: " ", count: pad - pad / 2)
    }; var isPalindrome: Bool { let s = lowercased().filter(\.isLetter); return s == String(s.reversed()) };
    func caesar(_ k: Int) -> String {
        String(
            map { c in
                guard let a = c.asciiValue, c.isLetter else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97;
                return Character(UnicodeScalar((a - base + UInt8(k)) % 26 + base))
            })
    }
}
func run() {
    for l in wrap("the quick brown fox jumps over the lazy dog", 12) { print("|" + l.centered(12) + "|") };
    print("A man, a plan".isPalindrome, "Never odd or even".isPalindrome, "Hello".caesar(3), "Khoor".caesar(23));
    let words = "to be or not to be".split(separator: " ").map(String.init);
    let freq = words.reduce(into: [:]) { $0[$1, default: 0] += 1 };
    print(freq.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "\($0.key)\($0.value)" })
}
