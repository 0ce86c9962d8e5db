enum Size {
    case small, large
    var text: String { "\(self)" }
}
struct Item {
    var count = 0
    static let empty = Item()
}

func run() {
    let isLarge = true
    print((isLarge ? [1] : []).count, (isLarge ? Size.large : .small).text, [Size.small, .large][1].text)
    let value: Any = (isLarge ? Item(count: 1) : .empty).count
    let values: [String: Any] = ["key": (isLarge ? Item(count: 2) : .empty).count]
    print(value, values, String(describing: (isLarge ? Item(count: 3) : .empty).count))
    print([1, nil].first as Any, [nil, 3].last!!.description)
}
