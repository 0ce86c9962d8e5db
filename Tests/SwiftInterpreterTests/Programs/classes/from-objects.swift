import Foundation

class Plain: NSObject { var count = 1 }

class Named: NSObject {
    static let shared = Named()
    var name: String?
    var list = [Int]()
    override init() {
        super.init()
        list = [1]
    }
}

class Below: Plain { var more = "b" }

struct Sorter {
    func first(_ values: [String: Any], _ a: String, _ b: String) -> Any? { values[a] ?? values[b] }
}

func run() {
    let plain = Plain()
    plain.count += 1
    print(plain.count, Named.shared.list, Named.shared.name as Any, Below().count, Below().more)
    print(plain == plain, plain == Plain(), Set([plain, plain]).count)
    let sorter = Sorter()
    print(sorter.first(["b": 2], "a", "b") as Any, sorter.first([:], "a", "b") == nil)
    let known: [String: AnyHashable] = ["n": "x", "m": 1]
    let other = known
    print(known.allSatisfy { other[$0.key] == $0.value })
    print(known["n"] == AnyHashable("x"), known["z"] == AnyHashable("x"))
}
