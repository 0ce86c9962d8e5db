// A signature that names an associated type, before and after what it is inferred from is declared.
struct Order { var city: City.ID; var next: [City.ID: Int] }

struct City: Identifiable {
    var id: String { name }
    var name: String
}

extension City {
    static let all = [City(name: "London"), City(name: "Paris")]
    static func identified(by id: City.ID) -> City? { all.first { $0.id == id } }
}

func run() {
    let order = Order(city: "Paris", next: ["London": 2])
    print(City.identified(by: order.city)?.name ?? "none", order.next["London"] ?? 0)
}
