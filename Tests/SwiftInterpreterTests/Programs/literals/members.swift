import Foundation

enum Suit: Int, CaseIterable {
    case clubs = 1, hearts, spades
    var isRed: Bool { self == .hearts }
}
func isBlack(_ suit: Suit) -> Bool { !suit.isRed }
extension Optional where Wrapped == Suit {
    var name: String { self.map { "\($0)" } ?? "none" }
}
final class Hand { var best: Suit! }

func run() {
    numbersByContext()
    let reds: [Suit] = [.clubs, .hearts, .spades].filter { $0.isRed }
    print(reds)
    let turned: [Suit] = [.clubs, .hearts].reversed()
    print(turned)
    let few: ArraySlice<Suit> = [.clubs, .hearts, .spades].dropFirst()
    print(Array(few))
    let last: Suit = [.clubs, .hearts].last!
    print(last)
    let greatest: Suit = [.clubs, .hearts].max { $0.rawValue < $1.rawValue }!
    print(greatest)
    print([.clubs, .spades].allSatisfy(isBlack))
    print([.clubs, .spades].contains(where: isBlack), [.hearts].filter(isBlack))
    print([.clubs, .hearts].contains { $0 == Suit.hearts })
    print([.clubs, .hearts].allSatisfy { (suit: Suit) in suit.isRed })
    let half = 0.5
    print([0.25, 1].filter { $0 > half })
    let third: Float = 1.5
    print([1, 2, 3].filter { $0 > third }, [1, 2].allSatisfy { $0 < third })
    print([1, 2, 3].contains { $0 == third }, [1, 2].first { $0 > third } ?? 0)
    let sum: Double = [1, 2, 3].reduce(0) { $0 + $1 * half }
    print(sum)
    let wide: [Float] = [1, 2, 3].sorted { $0 > $1 }
    print(wide)
    let hand = Hand()
    print(hand.best.name)
    hand.best = .hearts
    print(hand.best.name, hand.best.isRed, hand.best.map { $0.rawValue } ?? 0)
}

func numbersByContext() {
    let a: Double = [1, 2, 3].reduce(0, +)
    let b: Float? = [1, 2, 3].max()
    let c: [Double] = [3, 1].map { $0 / 2 }
    let d: Double = [1, 2, 3].first ?? 0
    let e = [1, 2, 3].map { Double($0) * 0.5 }
    let f: Set<Float> = Set([1, 2].map { $0 })
    let g: [String] = [1, 2].map { "\($0)" }
    let h: Double = [1, 2, 3][1]
    let i: [CGFloat] = [1, 2].shuffled().sorted()
    print(a, b!, c, d, e, f.count, g, h, i)
}
