enum Player: String { case x = "X", o = "O"; var other: Player { self == .x ? .o : .x } }
struct Game {
    private(set) var cells: [Player?] = Array(repeating: nil, count: 9); private(set) var turn = Player.x
    static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
    var winner: Player? {
        Self.lines.lazy.compactMap { line in
            let owners = line.map { self.cells[$0] };
            return owners.allSatisfy { $0 != nil && $0 == owners[0] } ? owners[0] : nil
        }.first
    }
    var isDraw: Bool { winner == nil && !cells.contains(nil) }
    mutating func play(_ i: Int) -> Bool {
        guard cells[i] == nil, winner == nil else { return false }; cells[i] = turn; turn = turn.other; return true
    }
    var board: String {
        stride(from: 0, to: 9, by: 3).map { r in (r..<r + 3).map { cells[$0]?.rawValue ?? "." }.joined() }.joined(
            separator: "/")
    }
}
func run() {
    var g = Game()
    for move in [4, 0, 4, 2, 1, 8, 7] { print(g.play(move), terminator: " ") }
    print(g.board, g.winner as Any, g.isDraw, g.play(5))
}
