protocol Shape { var name: String { get } }
struct Circle: Shape { var name: String { "circle" } }
extension Circle { func named(_ other: String) -> some Shape { Named(name: other) } }
struct Named: Shape { let name: String }

struct Drawing {
    let sizes: [String: Int]

    var shape: some Shape {
        if let size = sizes["big"] {
            Circle().named("circle of \(size)")
        } else {
            fatalError("there is no size")
        }
    }

    func shape(_ number: Int) -> some Shape {
        switch number {
        case 0: preconditionFailure("none")
        case 1: Named(name: "one")
        default: Named(name: "many")
        }
    }
}

func run() {
    let drawing = Drawing(sizes: ["big": 3])
    print(drawing.shape.name, drawing.shape(1).name, drawing.shape(5).name)
}
