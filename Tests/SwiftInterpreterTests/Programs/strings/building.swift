func table(_ rows: [(String, Int)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, value in name + String(repeating: ".", count: width - name.count + 3) + "\(value)" }.joined(
        separator: "\n")
}
func run() {
    print(table([("apples", 3), ("figs", 12), ("kiwi", 7)]))
    var text = ""
    for i in 1...3 { text += "\(i)"; if i < 3 { text.append(", ") } }
    print(text, text.count, text.isEmpty ? "empty" : "full")
}
