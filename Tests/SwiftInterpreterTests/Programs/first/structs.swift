struct Point: Equatable {
    var x: Int
    var y = 2

    mutating func move(by dx: Int, _ dy: Int = 1) {
        x += dx
        y += dy
    }

    func moved(by dx: Int) -> Point {
        var copy = self
        copy.move(by: dx, 0)
        return copy
    }

    static let origin = Point(x: 0, y: 0)
    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
}

struct Line {
    var from: Point
    var to: Point
    var points: [Point] = []
    var length: Int {
        get { to.x - from.x }
        set { to.x = from.x + newValue }
    }

    init(_ length: Int) {
        from = .origin
        to = Point(x: length, y: 0)
    }

    init(from: Point, to: Point) {
        self.from = from
        self.to = to
    }

    subscript(index: Int) -> Point {
        get { index == 0 ? from : to }
        set { if index == 0 { from = newValue } else { to = newValue } }
    }
}

struct Temperature {
    var celsius: Double {
        willSet { print("will", newValue) }
        didSet { print("did", oldValue, celsius) }
    }
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
    lazy var doubled: Double = {
        print("computing")
        return celsius * 2
    }()
}

struct Stack<Element> {
    private var items: [Element] = []
    var count: Int { items.count }
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
}

func grow(_ number: inout Int, by amount: Int = 10) { number += amount }

func run() {
    var p = Point(x: 1)
    let q = p
    p.move(by: 5)
    print(p, q, p == q, p == Point(x: 6, y: 3))
    print(p.moved(by: 4), Point.origin + p)
    var line = Line(7)
    line.length = 9
    line.points.append(p)
    line.points[0].x = 77
    line[0].y = 5
    line[1] = Point(x: 3)
    print(line.length, line.points, line.from, line.to)
    var t = Temperature(celsius: 10)
    t.celsius += 5
    t.fahrenheit = 212
    print(t.doubled, t.doubled)
    var stack = Stack<String>()
    stack.push("a")
    stack.push("b")
    print(stack.pop() ?? "-", stack.count, stack.pop() ?? "-", stack.pop() ?? "-")
    grow(&p.x)
    grow(&line.points[0].y, by: 1)
    print(p, line.points[0])
    var array = [[1, 2], [3]]
    array[1].append(4)
    array[0][1] = 9
    var copy = array
    copy[0].removeAll()
    print(array, copy)
    array.swapAt(0, 1)
    print(array)
}
