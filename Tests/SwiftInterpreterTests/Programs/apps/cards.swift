struct Card: Comparable, Hashable {
    enum Suit: String, CaseIterable { case c = "♣", d = "♦", h = "♥", s = "♠" }; let suit: Suit; let rank: Int
    static func < (a: Card, b: Card) -> Bool { (a.rank, a.suit.rawValue) < (b.rank, b.suit.rawValue) }
}
extension Card: CustomStringConvertible {
    var description: String { ([11: "J", 12: "Q", 13: "K", 14: "A"][rank] ?? "\(rank)") + suit.rawValue }
}
struct Hand {
    let cards: [Card]
    var counts: [Int] { Dictionary(grouping: cards, by: \.rank).values.map(\.count).sorted(by: >) }
    var isFlush: Bool { Set(cards.map(\.suit)).count == 1 };
    var isStraight: Bool {
        let r = cards.map(\.rank).sorted(); return zip(r, r.dropFirst()).allSatisfy { $1 == $0 + 1 }
    }
    var name: String {
        switch (isFlush, isStraight, counts) {
        case (true, true, _): "straight flush";
        case (_, _, let c) where c.first == 4: "four";
        case (_, _, [3, 2]): "full house";
        case (true, _, _): "flush";
        case (_, true, _): "straight";
        case (_, _, let c) where c.starts(with: [2, 2]): "two pair";
        case (_, _, let c) where c[0] == 2: "pair";
        default: "high \(cards.max()!)"
        }
    }
}
func run() {
    let c: [(Card.Suit, Int)] = [(.c, 2), (.c, 3), (.c, 4), (.c, 5), (.c, 6)]; print(Hand(cards: c.map(Card.init)).name)
    let pair = [
        Card(suit: .h, rank: 14), Card(suit: .s, rank: 14), Card(suit: .d, rank: 3), Card(suit: .c, rank: 9),
        Card(suit: .h, rank: 12),
    ];
    print(
        Hand(cards: pair).name, pair.sorted(), Hand(cards: pair.dropFirst() + [Card(suit: .d, rank: 2)]).name,
        Card.Suit.allCases.count)
}
