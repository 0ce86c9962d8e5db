struct Graph<Node: Hashable> {
    private var edges: [Node: [(Node, Int)]] = [:]
    mutating func connect(_ a: Node, _ b: Node, _ w: Int = 1) {
        edges[a, default: []].append((b, w)); edges[b, default: []].append((a, w))
    }
    func shortest(from start: Node, to end: Node) -> (cost: Int, path: [Node])? {
        var best: [Node: (Int, [Node])] = [start: (0, [start])]; var queue = [start]
        while !queue.isEmpty {
            queue.sort { best[$0]!.0 < best[$1]!.0 }; let n = queue.removeFirst(); let (cost, path) = best[n]!;
            if n == end { return (cost, path) }
            for (m, w) in edges[n] ?? [] where best[m].map({ $0.0 > cost + w }) ?? true {
                best[m] = (cost + w, path + [m]); queue.append(m)
            }
        }
        return nil
    }
}
func run() {
    var g = Graph<String>(); g.connect("a", "b", 4); g.connect("a", "c"); g.connect("c", "b", 2); g.connect("b", "d");
    if let r = g.shortest(from: "a", to: "d") { print(r.cost, r.path) }; print(g.shortest(from: "a", to: "z") == nil)
}
