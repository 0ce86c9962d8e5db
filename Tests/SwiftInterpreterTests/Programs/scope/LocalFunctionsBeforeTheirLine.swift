// Local functions are called above the lines that declare them, directly, in loops, and by each other.
func run() {
    let names = ["a", "b"]
    var log: [String] = []
    for name in names { note(name) }
    print(log.joined(separator: " "))

    func note(_ name: String) {
        log.append(decorated(name) + suffix())
    }
    func decorated(_ name: String) -> String { "<\(name)>" }
    func suffix() -> String { "." }

    print(isEven(10), isEven(7))
    func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
    func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }

    let base = 3
    let values = (1...3).map { scaled($0) }
    func scaled(_ n: Int) -> Int { n * base }
    print(values)
    if base > 2 {
        print(inner())
        func inner() -> String { "inner \(scaled(base))" }
    }

    print(rows(9))
    func rows(_ count: Int) -> [Int] {
        var (rows, used): ([Int], Int) = ([], 0)
        for index in 0..<count {
            if index != 0 && width(index) > 3 { finish() }
            add(index)
        }
        // Needed by the next one only, which is called above.
        func before(_ index: Int) -> Int { used > 0 ? index : 0 }
        func width(_ index: Int) -> Int { 1 + before(index) }
        func add(_ index: Int) { used += width(index) }
        func finish() {
            rows.append(used)
            used = 0
        }
        return rows
    }
}
