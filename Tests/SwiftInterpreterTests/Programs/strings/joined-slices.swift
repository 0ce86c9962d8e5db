func plural(_ name: String) -> String { name.hasSuffix("y") ? name.dropLast() + "ies" : name + "s" }
func shortened(_ text: String) -> String { return text.prefix(3) + "…" }
func run() {
    let first = "swift", other = "ui"
    let joined: String = "<" + first.dropFirst() + ">"
    let stays = first.dropLast() + "x"
    print(plural("city"), plural("view"), shortened("interpreter"), joined, stays, type(of: stays))
    let characters: [Character] = ["e", "a"]
    let word: String = characters + "sel", other2: String = "w" + characters.reversed()
    print(word, other2, "x" + characters + ["y"])
    print(Character(UnicodeScalar(65)), String(UnicodeScalar(66)))
    print(first.prefix(1).uppercased() + first.dropFirst() + other.suffix(1))
}
