struct Address { var street: String?; var number = 1 }
struct Person {
    var name: String
    var address: Address?
    var friends: [Person] = []
    func greet() -> String { "Hi \(name)" }
}

func find(_ id: Int) -> Person? { id == 1 ? Person(name: "Ann", address: Address(street: "Main")) : nil }

func describe(_ x: Int?) -> String {
    guard let x else { return "none" }
    return "some \(x)"
}

func run() {
    var a: Int? = 5
    let b: Int? = nil
    print(a ?? 0, b ?? 0, a! + 1, a == 5, b == nil, a != nil, describe(a), describe(b))
    if let a, a > 3 { print("big", a) }
    if let x = a, let y = b { print(x, y) } else { print("missing") }
    print(find(1)?.name ?? "-", find(2)?.name ?? "-", find(1)?.address?.street?.count ?? 0, find(1)?.greet() ?? "")
    var p = find(1)
    p?.address?.number = 7
    p?.friends.append(Person(name: "Bob"))
    p?.name += "!"
    print(p?.address?.number ?? 0, p?.friends.first?.name ?? "-", p!.name, p?.address?.street as Any)
    a = nil
    a? += 1
    print(
        a as Any, a.map { $0 * 2 } as Any, Optional(3).map { $0 * 2 } as Any,
        Optional(4).flatMap { $0 > 3 ? $0 : nil } as Any)
    let nested: Int?? = .some(nil)
    print(nested as Any, nested == nil, nested ?? 3 as Any)
    let list: [Int?] = [1, nil, 2]
    print(list, list.compactMap { $0 }, list.map { $0 ?? 0 }, list.contains(nil))
    let any: Any = 5
    print(any as? Int as Any, any as? String as Any, (any as? Int)! + 1, any is Double)
    let dict = ["a": 1]
    if let v = dict["a"], v > 0 { print(v) }
    print(dict["a"].map { "v\($0)" } ?? "none", dict["q", default: 9])
    var items: [String]? = ["x"]
    items?.append("y")
    print(items?.count ?? 0, items?[1] ?? "", items?.first ?? "", items?.isEmpty == false)
    let chain = find(2)?.friends.map { $0.name }.joined()
    print(chain as Any, String(describing: chain), "\(String(describing: a))")
    let number = Int("12") ?? Int("0")!
    print(number)
    while let value = items?.popLast() { print("pop", value) }
    let implicit: Int! = 3
    print(implicit + 1)
}
