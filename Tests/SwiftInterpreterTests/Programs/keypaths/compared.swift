struct Place { var name = "a", count = 1, size: Double? }
final class Box { var value = 1 }
func isName<Value>(_ path: KeyPath<Place, Value>) -> Bool { path == \.name }
func run() {
    print(\Place.name == \Place.name, \Place.name == \Place.count, \Place.name != \Place.size)
    print(isName(\.name), isName(\.size))
    let partial: PartialKeyPath<Place> = \.count
    print(partial == \Place.count, Set<AnyKeyPath>([\Place.name, \Place.name, \Box.value]).count)
}
