// The arguments of a generic alias are its own, not those of the type it stands for.
struct Pair<First, Second> {
    var first: First
    var second: Second
}
typealias Twin<Value> = Pair<Value, Value>
typealias Named<Value> = Pair<String, Value>
typealias Table<Value> = [String: [Value]]

protocol Listener: AnyObject { var name: String { get } }
final class Door: Listener { let name = "door" }

func run() {
    let twin = Twin<Int>(first: 1, second: 2)
    let named = Named<Double>(first: "pi", second: 3.14)
    print(twin.first + twin.second, named.first, named.second)
    var table = Table<Int>()
    table["a", default: []].append(3)
    print(table)
    print([Twin<String>(first: "x", second: "y")].map(\.second))

    let door: any Listener = Door()
    weak var listener = door
    print(listener?.name ?? "gone")
    listener = nil
    print(listener?.name ?? "gone")
}
