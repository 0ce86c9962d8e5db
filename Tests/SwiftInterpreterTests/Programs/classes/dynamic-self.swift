// `Self` in a class is the type of the object.
class Animal {
    class var kind: String { "animal" }
    static let legs = 4
    class func make() -> Animal { Self.init() }
    required init() {}
    func speak() -> String { "\(Self.kind) on \(Self.legs)" }
    func copy() -> Self { Self.init() }
    var typeName: String { "\(Self.self)" }
    static func describe() -> String { "\(Self.kind) \(self)" }
    func closure() -> () -> String { { Self.kind } }
}
class Dog: Animal {
    override class var kind: String { "dog" }
    override func speak() -> String { super.speak() + "!" }
}
final class Puppy: Dog {
    override class var kind: String { "puppy of \(super.kind)" }
    func age() -> String { Self.kind }
}
struct Plain {
    static let name = "plain"
    func text() -> String { Self.name }
}

func run() {
    for animal in [Animal(), Dog(), Puppy()] {
        print(animal.speak(), animal.typeName, type(of: animal.copy()), animal.closure()())
    }
    print(Dog.make().speak(), Dog.describe(), Puppy().age(), Plain().text())
}
