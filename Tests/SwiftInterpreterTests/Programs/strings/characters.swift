func run() {
    let s = "Swift 5.9!"
    print(
        s.filter(\.isLetter), s.filter(\.isNumber),
        s.map { $0.isUppercase ? $0.lowercased() : $0.uppercased() }.joined())
    let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
    print(s.lowercased().filter { vowels.contains($0) }, s.first(where: \.isPunctuation) ?? "-", s.last!.isSymbol)
    var counts: [Character: Int] = [:]
    for c in "mississippi" { counts[c, default: 0] += 1 }
    print(
        counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined(), ("a"..."e").contains("c"),
        Character("é").isLetter)
}
