struct Life {
    var alive: Set<[Int]>;
    func next() -> Life {
        var counts: [[Int]: Int] = [:]
        for c in alive {
            for dx in -1...1 {
                for dy in -1...1 where dx != 0 || dy != 0 { counts[[c[0] + dx, c[1] + dy], default: 0] += 1 }
            }
        }
        return Life(alive: Set(counts.filter { $0.value == 3 || $0.value == 2 && alive.contains($0.key) }.keys))
    }
    func draw(_ n: Int) -> [String] {
        (0..<n).map { y in String((0..<n).map { x in alive.contains([x, y]) ? "#" : "." }) }
    }
}
func run() {
    var l = Life(alive: [[1, 0], [1, 1], [1, 2]]);
    for _ in 0..<3 { print(l.draw(3).joined(separator: "/")); l = l.next() }
}
