// Pairs keep the order of their literal, and a key may come twice.
func show(_ pairs: KeyValuePairs<String, Int>) {
    for (key, value) in pairs { print(key, value, terminator: "; ") }
    print()
}

struct Menu {
    let dishes: KeyValuePairs = ["Soup": ["leek", "pea"], "Bread": ["rye"]]
    let prices: KeyValuePairs<String, Double>
    init(prices: KeyValuePairs<String, Double> = [:]) { self.prices = prices }
}

func run() {
    let medals: KeyValuePairs = ["silver": 2, "gold": 1, "silver": 4]
    show(medals)
    print(medals.count, medals[0].key, medals.last!.value, medals.isEmpty)
    print(medals.first { $0.key == "gold" }?.value ?? -1)
    print(medals.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
    print(medals)
    let menu = Menu(prices: ["Soup": 4.5])
    print(menu.dishes.map(\.key), menu.dishes[1].value, menu.prices)
    print(Menu().prices, Menu().prices.count)
    print(Dictionary(medals.map { ($0.key, $0.value) }, uniquingKeysWith: +).sorted { $0.key < $1.key })
    print(medals.startIndex, medals.endIndex, medals.indices.count, medals.reversed().map(\.value))
}
