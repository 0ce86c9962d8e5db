func run() {
    var n = 0
    while n < 3 { n += 1 }
    repeat { n -= 2 } while n > 0
    print(n)
    outer: for i in 0..<4 {
        for j in 0..<4 {
            if j == 2 { continue outer }
            if i == 2 { break outer }
            print(i, j)
        }
    }
    let grade = if n < 0 { "low" } else { "high" }
    let word =
        switch n {
        case -1: "minus one";
        case 0: "zero";
        default: "other"
        }
    print(grade, word)
    for i in (0..<3).reversed() { print(i, terminator: " ") }
    print()
    for (index, name) in ["a", "b"].enumerated() where index > 0 { print(index, name) }
    var (x, y) = (1, 2)
    (x, y) = (y, x)
    print(x, y)
    let point = (x: 3, y: 4)
    print(point.x, point.1, point)
    func inner(_ values: Int...) -> Int { values.reduce(0, +) }
    print(inner(), inner(1, 2, 3))
    let value: Any = 3.5
    switch value {
    case let i as Int: print("int", i)
    case let d as Double where d > 3: print("double", d)
    case is String: print("string")
    default: print("?")
    }
    var fizz: [String] = []
    for i in 1...15 {
        switch (i % 3, i % 5) {
        case (0, 0): fizz.append("FizzBuzz")
        case (0, _): fizz.append("Fizz")
        case (_, 0): fizz.append("Buzz")
        default: fizz.append("\(i)")
        }
    }
    print(fizz.joined(separator: " "))
    print("a", "b", separator: "-", terminator: "!\n")
    let numbers = [1, 2, 3, 4, 5, 6]
    let evens = numbers.lazy.filter { $0 % 2 == 0 }.map { $0 * 10 }
    print(Array(evens))
    if case 1...3 = numbers[1] { print("in range") }
    guard numbers.count > 5, let last = numbers.last else { return }
    print(last)
    var memo: [Int: Int] = [:]
    func fib(_ n: Int) -> Int {
        if let known = memo[n] { return known }
        let result = n < 2 ? n : fib(n - 1) + fib(n - 2)
        memo[n] = result
        return result
    }
    print(fib(50))
}
