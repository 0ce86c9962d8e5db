struct EventBus {
    typealias Handler<E> = (E) -> Void; private var handlers: [ObjectIdentifier: [(Any) -> Void]] = [:]
    mutating func on<E>(_ type: E.Type, _ h: @escaping Handler<E>) {
        handlers[ObjectIdentifier(type), default: []].append { if let e = $0 as? E { h(e) } }
    }
    func send<E>(_ e: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0(e) } }
}
struct Login { let user: String }; struct Logout {}
func run() {
    var bus = EventBus(); var log: [String] = []; bus.on(Login.self) { log.append("in " + $0.user) };
    bus.on(Login.self) { _ in log.append("again") }; bus.on(Logout.self) { _ in log.append("out") };
    bus.send(Login(user: "ann")); bus.send(Logout()); bus.send(5); print(log)
}
