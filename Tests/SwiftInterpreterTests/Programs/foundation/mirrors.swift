class Animal { var legs = 4 }
final class Dog: Animal { var name = "Rex" }
struct Point { var x = 1, y = 2.5 }
enum Shape { case circle(radius: Int), square(Int, Int), none }
func show(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { "\($0.label ?? "_")=\($0.value)" }
    return "\(mirror.displayStyle.map { "\($0)" } ?? "-") \(parts)"
}
func run() {
    print(show(Point()), show((a: 1, 2)), show([3, 4]), show(5))
    print(show(Shape.circle(radius: 2)), show(Shape.square(1, 2)), show(Shape.none))
    print(show(Optional(3) as Any), show(Dog()))
    let dog = Mirror(reflecting: Dog())
    print(dog.superclassMirror?.children.map { $0.label ?? "" } ?? [], dog.superclassMirror?.superclassMirror == nil)
    print(Mirror(reflecting: Point()).descendant("y") as! Double, Mirror(reflecting: Point()).children.count)
    print(Mirror(reflecting: Point()).subjectType)
    for case let (label?, value) in Mirror(reflecting: Point()).children { print(label, value) }
}
