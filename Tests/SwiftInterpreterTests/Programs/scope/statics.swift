enum Config {
    static var debug = false; static let name = "app"; nonisolated(unsafe) static var counter = 0;
    static func next() -> Int { counter += 1; return counter }; enum Keys { static let token = "t" }
}
class Base {
    class var title: String { "base" }; static let shared = Base(); static var made = 0; init() { Base.made += 1 };
    class func make() -> Base { Base() }
}
final class Child: Base { override class var title: String { "child" }; override class func make() -> Base { Child() } }
struct Gen<T> { static var kind: String { "\(T.self)" } }
func run() {
    Config.debug.toggle();
    print(
        Config.debug, Config.name, Config.next(), Config.next(), Config.Keys.token, Base.title, Child.title,
        type(of: Child.make()), Base.shared === Base.shared, Base.made, Gen<Int>.kind, Gen<[String]>.kind)
}
