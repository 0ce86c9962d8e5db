// What leads to a place is evaluated where it stands: before the operands after it.
var log: [String] = []

func index() -> Int {
    log.append("index")
    return 0
}

func number() -> Int {
    log.append("number")
    return 5
}

func text() -> String {
    log.append("text")
    return "t"
}

final class Box {
    var number = 1 { willSet { log.append("set \(newValue)") } }
    var texts = ["a"]
    var numbers: [Int] = [1, 2]
    subscript(position: Int) -> Int {
        get {
            log.append("get \(position)")
            return 1
        }
        set { log.append("set \(position) to \(newValue)") }
    }
}

struct Pair {
    var first = [1]
    var second = [2.5]
    mutating func add(_ value: Int) { first[0] += value }
}

let shared = Box()

func box() -> Box {
    log.append("box")
    return shared
}

func add(_ target: inout Int, _ amount: Int) {
    log.append("add")
    target += amount
}

func report(_ what: String) {
    print(what, log.joined(separator: ", "))
    log = []
}

func run() {
    var numbers = [1]
    numbers[index()] += number()
    report("element += call:")
    numbers[index()] = number()
    report("element = call:")
    box().number += number()
    report("property += call:")
    box()[index()] += number()
    report("subscript += call:")
    box()[index()] = number()
    report("subscript = call:")
    add(&box()[index()], number())
    report("inout argument:")
    add(&numbers[index()], number())
    report("inout element:")
    box().texts[index()] += text()
    report("string += call:")
    box().numbers.append(number())
    report("append:")
    box().numbers.insert(number(), at: index())
    report("insert:")
    var pairs = [Pair()]
    pairs[index()].add(number())
    report("mutating method:")
    pairs[index()].second[index()] *= Double(number())
    report("element of an element:")
    var table = ["a": 1]
    table[text(), default: number()] += number()
    report("default:")
    table[text(), default: index()] += number()
    report("no default:")
    var position = 0
    func next() -> Int {
        position += 1
        return position
    }
    var steps = [0, 0, 0, 0]
    steps[position] += next()
    steps[next()] = position
    steps[position] -= next() + position
    print(steps, position)
    let bump = { (value: inout Int) in value += number() }
    bump(&numbers[index()])
    report("closure:")
    let takeLast = { (items: inout [Int]) -> Int in items.removeLast() }
    var items = [1, 2, 3]
    print(takeLast(&items), items)
    let put: (inout [Int], Int) -> Void = { (items: inout [Int], item) in items.append(item) }
    put(&items, 7)
    let swapped = { (a: inout Int, b: inout Int) in (a, b) = (b, a) }
    var (x, y) = (1, 2)
    swapped(&x, &y)
    print(items, x, y, numbers, pairs[0].first, pairs[0].second, table.count)
}
