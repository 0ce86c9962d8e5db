// Types of functions and tuples written where an array or dictionary is made.
final class Notices {
    var callbacks = [UInt: (Int) -> Void]()
    var pairs = [String: (count: Int, name: String)]()
    var steps = [(Int) -> Int]()
    var points = [(Int, String)]()
    var nested = [[(x: Int, y: Int)]]()
    var throwing = [(Int) throws -> String]()
    var maybe = [(() -> Int)?]()
}

func run() {
    let notices = Notices()
    notices.callbacks[3] = { print("called with", $0) }
    notices.callbacks[3]?(4)
    notices.pairs["a"] = (1, "one")
    print(notices.pairs["a"]?.name ?? "none")
    notices.steps.append { $0 * 2 }
    notices.steps += [{ $0 + 1 }]
    print(notices.steps.reduce(5) { $1($0) })
    notices.points.append((1, "p"))
    print(notices.points, notices.points[0].1)
    notices.nested.append([(x: 1, y: 2)])
    print(notices.nested[0][0].y)
    notices.throwing.append { "\($0)" }
    print((try? notices.throwing[0](8)) ?? "thrown")
    notices.maybe.append(nil)
    print(notices.maybe.count, notices.maybe[0] == nil)
    let table: [String: Any] = [
        "name": "x",
        "parts": [["type": "text", "text": "t"], ["type": "link", "link": ["url": "u"]]],
        "sizes": [1, 2.5], "mixed": [1, "a", true],
    ]
    let parts = table["parts"] as? [Any] ?? []
    print(parts.count, (parts[0] as? [String: Any])?["text"] ?? "none")
    print(((parts[1] as? [String: Any])?["link"] as? [String: String])?["url"] ?? "none")
    print((table["sizes"] as? [Double]) ?? [], (table["mixed"] as? [Any])?.count ?? 0)
}
