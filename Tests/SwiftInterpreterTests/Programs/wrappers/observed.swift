// Wrapped properties that are watched.
@propertyWrapper struct Plain<Value> { var wrappedValue: Value }
@propertyWrapper struct Capped {
    private var value = 0
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 10) }
    }
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
@propertyWrapper final class Shared<Value> {
    var wrappedValue: Value
    var projectedValue: Shared { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Settings {
    @Plain var volume = 1 { didSet { print("volume", oldValue, volume) } }
    @Plain var name: String { willSet { print("name becomes", newValue) } }
    @Capped var level = 20 {
        willSet(next) { print("level", level, next) }
        didSet(before) {
            if level == 10 { level = 9 }
            print("level was", before, "is", level)
        }
    }
    init(name: String) {
        self.name = name
        volume = 5
    }
    mutating func raise() { volume += 1 }
}

final class Model {
    @Plain var items: [Int] = [] { didSet { changes += 1 } }
    @Shared var text = "a" { didSet { print("text", oldValue, text) } }
    var changes = 0
    func add(_ item: Int) { items.append(item) }
}

struct Reader {
    @Shared var count = 0 { didSet { print("count", count) } }
    func bump() { count += 1 }
}

func change(_ value: inout Int) { value = 30 }

func run() {
    var settings = Settings(name: "n")
    settings.volume = 2
    settings.raise()
    settings.name += "!"
    change(&settings.level)
    print(settings.level, settings.name)
    let model = Model()
    model.add(1)
    model.items[0] = 4
    model.items += [2, 3]
    model.text = "b"
    model.$text.wrappedValue = "c"
    print(model.items, model.changes, model.text)
    let reader = Reader()
    reader.bump()
    reader.bump()
    [1, 2].forEach { model.items.append($0) }
    print(model.changes)
}
