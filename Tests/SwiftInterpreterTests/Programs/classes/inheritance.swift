class Vehicle {
    let wheels: Int; var speed = 0 { didSet { if speed > limit { speed = limit } } }; var limit: Int { 100 }
    init(wheels: Int) { self.wheels = wheels }; func describe() -> String { "\(type(of: self)) on \(wheels)" }
    final func stop() { speed = 0 }; class func kind() -> String { "vehicle" }; subscript(i: Int) -> Int { i }
}
class Car: Vehicle {
    var name: String; override var limit: Int { 200 }
    init(name: String) { self.name = name; super.init(wheels: 4) }
    override func describe() -> String { super.describe() + " \(name)" };
    override class func kind() -> String { "car:" + super.kind() }
    override subscript(i: Int) -> Int { super[i] * 2 }
}
final class Taxi: Car {
    convenience init() { self.init(name: "taxi") }; override var speed: Int { didSet { print("taxi at", speed) } }
    override func describe() -> String { "[" + super.describe() + "]" }
}
func run() {
    let list: [Vehicle] = [Vehicle(wheels: 2), Car(name: "x"), Taxi()]
    for v in list { v.speed = 150; print(v.describe(), v.speed, type(of: v).kind(), v[3]) }
    list[2].stop();
    print(list[2].speed, list.compactMap { $0 as? Car }.map(\.name), list[1] is Taxi, (list[0] as? Car) == nil)
    if let taxi = list.last as? Taxi { print(taxi === list[2]) }
    let upcast = Taxi() as Vehicle; print(upcast.limit, (upcast as! Car).name)
}
