func makeCounter(step: Int = 1) -> () -> Int {
    var count = 0
    return {
        count += step
        return count
    }
}

func apply(_ values: [Int], _ transform: (Int) -> Int) -> [Int] { values.map(transform) }
func twice(_ body: () -> Void) { body(); body() }
func lazily(_ condition: Bool, _ value: @autoclosure () -> String) -> String { condition ? value() : "skipped" }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func double(_ x: Int) -> Int { x * 2 }

struct Button {
    var title: String
    var action: () -> Void
    init(_ title: String, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }
}

class Owner {
    var value = 1
    var handler: (() -> Void)?
    func setUp() {
        handler = { [weak self] in
            guard let self else { return }
            self.value += 1
        }
    }
}

func run() {
    let a = makeCounter()
    let b = makeCounter(step: 10)
    print(a(), a(), b(), a(), b())
    print(apply([1, 2, 3]) { $0 + 1 }, apply([1, 2], double))
    var log: [String] = []
    twice { log.append("x") }
    print(log)
    print(lazily(true, "yes"), lazily(false, "no"))
    let f = compose({ (x: Int) in x + 1 }, { "<\($0)>" })
    print(f(4))
    var pressed = 0
    let button = Button("OK") { pressed += 1 }
    button.action()
    button.action()
    print(button.title, pressed)
    let owner = Owner()
    owner.setUp()
    owner.handler?()
    print(owner.value)
    var captured = 1
    let byValue = { [captured] in captured }
    let byReference = { captured }
    captured = 2
    print(byValue(), byReference())
    var closures: [() -> Int] = []
    for i in 1...3 { closures.append { i * 10 } }
    print(closures.map { $0() })
    func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
    print(fib(15))
    func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
    func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
    print(isEven(10), isOdd(7))
    let operation: (Int, Int) -> Int = (+)
    print(operation(2, 3), [3, 1, 2].sorted(by: <), [1, 2, 3].reduce(1, *))
    let words = ["apple", "fig", "cherry"]
    print(words.map(\.count), words.sorted { $0.count < $1.count }, words.map { $0.uppercased() })
    let nested = { (x: Int) -> (Int) -> Int in { y in x * y } }
    print(nested(3)(4))
    let result = { () -> Int in
        var total = 0
        for i in 1...4 { total += i }
        return total
    }()
    print(result)
}
