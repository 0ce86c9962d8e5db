struct Deck {
    enum Suit: String, CaseIterable { case hearts = "♥", spades = "♠"; var isRed: Bool { self == .hearts } }
    struct Card: Hashable {
        let suit: Suit; let rank: Rank
        enum Rank: Int, CaseIterable, Comparable {
            case two = 2, three, four
            static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
        }
    }
    typealias Rank = Card.Rank
    var cards: [Card] = Suit.allCases.flatMap { suit in Rank.allCases.map { Card(suit: suit, rank: $0) } }
    var best: Card? { cards.max { $0.rank < $1.rank } }
}
extension Deck.Card: CustomStringConvertible { var description: String { "\(rank.rawValue)\(suit.rawValue)" } }
func run() {
    let deck = Deck()
    print(deck.cards.count, deck.cards, deck.best!)
    print(Deck.Suit.hearts.isRed, Deck.Rank.three < .four, Set(deck.cards).count)
    func local() -> Int {
        struct Inner { var a = 1; var b: Int { a + 1 } }
        enum E { case x(Inner) }
        if case .x(let inner) = E.x(Inner(a: 4)) { return inner.b }
        return 0
    }
    print(local())
}
