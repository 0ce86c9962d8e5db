@propertyWrapper struct Trimmed {
    private var value = "";
    var wrappedValue: String {
        get { value }
        set { value = newValue.trimming() }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
extension String {
    func trimming() -> String {
        var s = self; while s.hasPrefix(" ") { s.removeFirst() }; while s.hasSuffix(" ") { s.removeLast() }; return s
    }
}
@propertyWrapper final class Shared<T> {
    var wrappedValue: T; var projectedValue: Shared<T> { self };
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    func update(_ f: (inout T) -> Void) { f(&wrappedValue) }
}
@propertyWrapper struct Default<T> {
    var stored: T?; let fallback: T
    init(_ fallback: T) { self.fallback = fallback }
    var wrappedValue: T {
        get { stored ?? fallback }
        set { stored = newValue }
    }
    var projectedValue: Bool { stored != nil }
}
struct User {
    @Trimmed var name: String; @Shared var tags: [String] = []; @Default(18) var age: Int; @Later var level = 2
}
@propertyWrapper struct Later { var wrappedValue: Int; var projectedValue: String { "#\(wrappedValue)" } }
func run() {
    var u = User(name: "  Ann ", tags: ["x"])
    print(u.name + "|", u.age, u.$age, u.level, u.$level)
    u.name = " Bob  "; u.age = 30; u.$tags.update { $0.append("y") }
    print(u.name + "|", u.age, u.$age, u.tags, u.$tags.wrappedValue.count)
    let copy = u; u.tags.append("z"); print(copy.tags.count)
}
