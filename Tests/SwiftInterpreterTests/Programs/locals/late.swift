func classify(_ n: Int) -> String {
    let text: String
    if n < 0 { text = "negative" } else if n == 0 { text = "zero" } else { text = "positive" }
    return text
}
func pick(_ flag: Bool) -> Int {
    let value: Int
    defer { print("picked") }
    switch flag {
    case true: value = 1
    case false: value = 2
    }
    return value * 10
}
func run() {
    print(classify(-1), classify(0), classify(5))
    print(pick(true), pick(false))
    var total: Int
    total = 4
    total += 1
    print(total)
}
