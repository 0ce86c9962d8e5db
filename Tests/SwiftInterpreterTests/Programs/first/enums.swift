enum Direction: String, CaseIterable {
    case north, south, east = "E", west

    var opposite: Direction {
        switch self {
        case .north: .south
        case .south: .north
        case .east: .west
        case .west: .east
        }
    }
}

enum Planet: Int { case mercury = 1, venus, earth }

enum Shape {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
    case point

    var area: Double {
        switch self {
        case .circle(let r): return 3 * r * r
        case let .rectangle(w, h): return w * h
        case .point: return 0
        }
    }
}

indirect enum Expr {
    case number(Int)
    case sum(Expr, Expr)
    case product(Expr, Expr)

    func value() -> Int {
        switch self {
        case .number(let n): n
        case .sum(let a, let b): a.value() + b.value()
        case .product(let a, let b): a.value() * b.value()
        }
    }
}

enum Level: Int, Comparable {
    case low = 1, mid, high
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}

enum Size: Comparable { case small, medium, large(Int) }

enum Toggle {
    case on, off
    mutating func flip() { self = self == .on ? .off : .on }
}

func classify(_ n: Int) -> String {
    switch n {
    case ..<0: return "negative"
    case 0: return "zero"
    case 1...9: return "digit"
    case let x where x % 2 == 0: return "even \(x)"
    default: return "odd"
    }
}

func run() {
    print(Direction.allCases, Direction.north.rawValue, Direction.east.rawValue)
    print(Direction(rawValue: "west") as Any, Direction(rawValue: "up") as Any, Direction.north.opposite)
    print(Planet.earth.rawValue, Planet(rawValue: 2)!)
    let shapes: [Shape] = [.circle(radius: 2), .rectangle(width: 2, height: 3), .point]
    for shape in shapes { print(shape, shape.area) }
    let e = Expr.sum(.number(3), .product(.number(4), .number(5)))
    print(e.value())
    print(Level.low < .high, max(Level.low, Level.mid), [Level.high, .low].sorted())
    print(Size.small < .large(1), Size.large(1) < .large(2), Size.medium == .medium)
    var t = Toggle.on
    t.flip()
    print(t)
    for n in [-5, 0, 7, 12, 13] { print(classify(n)) }
    if case .circle(let r) = shapes[0] { print("circle", r) }
    guard case .rectangle(let w, _) = shapes[1] else { return }
    print(w)
    let pair = (1, "one")
    switch pair {
    case (0, _): print("zero")
    case (1, let name) where name.count > 2: print("one:", name)
    default: print("other")
    }
    let c: Character = "e"
    switch c {
    case "a", "e", "i", "o", "u": print("vowel")
    default: print("consonant")
    }
    let maybe: Int? = 3
    switch maybe {
    case .some(let x) where x > 5: print("big", x)
    case let x?: print("small", x)
    case nil: print("none")
    }
    let count = shapes.count { if case .point = $0 { true } else { false } }
    print(count, Set([Direction.north, .south, .north]).count)
    switch 2 {
    case 2:
        print("two")
        fallthrough
    case 3: print("three")
    default: print("never")
    }
}
