class Base { var id = 0 }
protocol Named: Base { func name() -> String }
class Item: Base, Named { func name() -> String { "item \(id)" } }

struct Box<Value: Comparable> { var value: Value }
protocol Defaults { static var standard: Int { get } }
enum Four: Defaults { static let standard = 4 }
struct Wrapped<Source: Defaults> { var number: Int }
func make<Source>(_ type: Wrapped<Source>.Type) -> Wrapped<Source> { Wrapped(number: Source.standard) }

func rename(_ item: Base) { item.id += 1 }

func run() {
    let item: any Named = Item()
    item.id = 4
    rename(item)
    print(item.name(), make(Wrapped<Four>.self).number)
}
