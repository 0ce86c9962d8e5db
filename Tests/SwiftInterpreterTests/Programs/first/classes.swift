class Animal: CustomStringConvertible {
    var name: String
    private(set) var legs = 4
    static var count = 0

    init(name: String) {
        self.name = name
        Animal.count += 1
    }

    convenience init() { self.init(name: "nameless") }

    func speak() -> String { "..." }
    var description: String { "\(name) says \(speak())" }
    class func kind() -> String { "animal" }
}

class Dog: Animal {
    var tricks: [String] = []
    override func speak() -> String { "Woof" + String(repeating: "!", count: tricks.count) }
    override class func kind() -> String { "dog" }
}

class Puppy: Dog {
    let age: Int
    init(age: Int) {
        self.age = age
        super.init(name: "Puppy \(age)")
        tricks = ["sit"]
    }
    override func speak() -> String { super.speak().lowercased() }
    override var description: String { "<" + super.description + ">" }
}

class Node {
    var value: Int
    var next: Node?
    weak var previous: Node?
    init(_ value: Int) { self.value = value }
}

final class Counter {
    var count = 0 {
        didSet { print("count", oldValue, "->", count) }
    }
    lazy var label: String = "Counter \(count)"
    func increment() { count += 1 }
}

func run() {
    let animals: [Animal] = [Animal(name: "Cat"), Dog(name: "Rex"), Puppy(age: 1), Animal()]
    for animal in animals { print(animal, animal.legs) }
    print(Animal.count, Dog.kind(), Animal.kind())
    if let dog = animals[1] as? Dog {
        dog.tricks.append("roll")
        print(dog.speak())
    }
    print(animals.filter { $0 is Dog }.count, animals[0] is Dog)
    let a = Node(1)
    let b = Node(2)
    a.next = b
    b.previous = a
    b.value += 40
    print(a.next?.value ?? 0, b.previous?.value ?? 0, a.next?.next?.value ?? -1)
    a.next?.value = 7
    print(b.value, a === a, a === b)
    let counter = Counter()
    counter.increment()
    counter.count = 5
    print(counter.label)
    counter.count = 6
    print(counter.label)
    let same = counter
    same.increment()
    print(counter.count)
}
