// Property wrappers round each other.
@propertyWrapper struct Logged<Value> {
    var wrappedValue: Value { didSet { print("logged") } }
    var projectedValue: String { "log of \(wrappedValue)" }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Clamped {
    private var value: Int
    private let limits: ClosedRange<Int>
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, limits.lowerBound), limits.upperBound) }
    }
    init(wrappedValue: Int, _ limits: ClosedRange<Int>) {
        self.limits = limits
        value = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
    }
}
@propertyWrapper final class Shared<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Player {
    @Logged @Clamped(0...10) var level = 20
    @Shared @Logged var name: String
    @Logged @Shared var tags: [String] = []
    init(name: String) { self.name = name }
}
struct Plain { @Logged @Shared var count = 1 }

func run() {
    var player = Player(name: "Ann")
    print(player.level, player.name, player.tags)
    player.level = -5
    player.name += "a"
    let copy = player
    player.tags.append("new")
    player.name = "Bob"
    print(player.level, copy.name, copy.tags)
    print(Plain().count, Plain(count: 4).count)
    @Logged @Shared var local = 4
    local += 1
    print(local)
}
