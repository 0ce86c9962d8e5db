protocol Named { var name: String { get } }
protocol Greeter: AnyObject { var greeting: String { get set }; func greet(_ who: any Named) -> String }
extension Greeter {
    func greet(_ who: any Named) -> String { "\(greeting), \(who.name)" };
    func twice(_ who: any Named) -> String { greet(who) + greet(who) }
}
protocol Resettable { mutating func reset() }
struct Counter: Resettable { var n = 3; mutating func reset() { n = 0 } }
final class Polite: Greeter { var greeting = "Dear" }
final class Loud: Greeter {
    var greeting = "HEY"; func greet(_ who: any Named) -> String { greeting + who.name.uppercased() }
}
struct P: Named { let name: String }
enum E: String, Named, CaseIterable { case a, b; var name: String { rawValue + "!" } }
protocol Delegate: AnyObject { func did(_ what: String) }
final class Owner: Delegate {
    var log: [String] = []; lazy var worker = Worker(delegate: self); func did(_ what: String) { log.append(what) }
}
final class Worker {
    weak var delegate: Delegate?; init(delegate: Delegate) { self.delegate = delegate };
    func work() { delegate?.did("work") }
}
typealias Both = Named & CustomStringConvertible
struct Q: Both { let name = "q"; var description: String { "Q(\(name))" } }
func show(_ x: Both) -> String { x.name + x.description }
func reset<T: Resettable>(_ x: inout T) { x.reset() }
func run() {
    let greeters: [any Greeter] = [Polite(), Loud()]
    print(greeters.map { $0.greet(P(name: "bo")) }, greeters[1].twice(E.a), E.allCases.map(\.name))
    greeters[0].greeting = "Hi"; print(greeters[0].greet(E.b))
    var c = Counter(); reset(&c); print(c.n); var r: any Resettable = Counter(n: 9); r.reset(); print((r as! Counter).n)
    let owner = Owner(); owner.worker.work(); print(owner.log, show(Q()))
    let any: Any = Q(); if let named = any as? Named { print(named.name) }; print(any is any Named, any is Int)
}
