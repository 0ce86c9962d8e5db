protocol Shape { init(size: Int); static var kind: String { get }; var area: Int { get } }
struct Square: Shape {
    let size: Int; static let kind = "square"; var area: Int { size * size }
    init(size: Int) { self.size = size }
}
struct Line: Shape {
    let size: Int; static let kind = "line"; var area: Int { 0 }
    init(size: Int) { self.size = size }
}
class Animal { required init() {}; func speak() -> String { "..." }; class var legs: Int { 4 } }
class Bird: Animal { override func speak() -> String { "tweet" }; override class var legs: Int { 2 } }
func make<T: Shape>(_ type: T.Type, _ size: Int) -> T { type.init(size: size) }
func run() {
    let types: [any Shape.Type] = [Square.self, Line.self]
    for type in types { print(type.kind, type.init(size: 3).area) }
    print(make(Square.self, 4).area)
    let animal: Animal.Type = Bird.self
    print(animal.init().speak(), animal.legs)
    let instance: Animal = Bird()
    print(type(of: instance), type(of: instance) == Bird.self, type(of: instance).legs)
    print(Int.self, [String].self, type(of: 1.5), String(describing: Square.self))
}
