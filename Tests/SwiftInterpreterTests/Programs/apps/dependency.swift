protocol Service { var name: String { get } }
struct Live: Service { let name = "live" }; struct Mock: Service { var name = "mock" }
final class Container {
    private var makers: [String: () -> Any] = [:];
    func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers["\(type)"] = make };
    func resolve<T>(_ type: T.Type = T.self) -> T? { makers["\(type)"]?() as? T }; static let shared = Container()
}
@propertyWrapper struct Inject<T> { var wrappedValue: T { Container.shared.resolve(T.self)! } }
struct Screen { @Inject var service: any Service; var title: String { service.name.capitalized } }
extension String { var capitalized: String { prefix(1).uppercased() + dropFirst() } }
func run() {
    Container.shared.register((any Service).self) { Live() }; print(Screen().title);
    Container.shared.register((any Service).self) { Mock(name: "test") };
    print(Screen().title, Container.shared.resolve(Int.self) as Any)
}
