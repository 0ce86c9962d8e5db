// Initialisers that a class inherits end in its own, and give its properties their values.
class Shape {
    var side: Int
    init(side: Int) { self.side = side }
    convenience init() { self.init(side: 1) }
    convenience init(double side: Int) { self.init(side: side * 2) }
    var text: String { "shape \(side)" }
}

class Named: Shape {
    var name = "named"
    var note: String?
    override var text: String { "\(name) \(side) \(note ?? "none")" }
}

class Counted: Named {
    static var made = 0
    var count = 7
    override init(side: Int) {
        Self.made += 1
        super.init(side: side + 100)
    }
    override var text: String { super.text + " \(count)" }
}

class Last: Counted {
    var last = [1, 2]
    convenience init(text: String) {
        self.init()
        note = text
    }
    override var text: String { super.text + " \(last)" }
}

func run() {
    let shapes: [Shape] = [Shape(), Named(), Named(double: 4), Counted(), Counted(double: 5), Last(), Last(text: "x")]
    for shape in shapes { print(shape.text) }
    print(Counted.made)
}
