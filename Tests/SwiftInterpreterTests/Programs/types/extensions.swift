extension Int {
    var isEven: Bool { self % 2 == 0 }
    func times(_ body: () -> Void) { for _ in 0..<self { body() } }
    static let dozen = 12
    mutating func double() { self *= 2 }
    subscript(digit: Int) -> Int { var n = self; for _ in 0..<digit { n /= 10 }; return n % 10 }
}
extension String {
    var words: [Substring] { split(separator: " ") }
    func repeated(_ n: Int) -> String { String(repeating: self, count: n) }
    init(stars n: Int) { self = String(repeating: "*", count: n) }
}
extension Array where Element: Numeric { var total: Element { reduce(0, +) } }
extension Collection { var second: Element? { dropFirst().first } }
extension Optional { var isSome: Bool { self != nil } }
extension Dictionary where Value == Int { var sum: Int { values.reduce(0, +) } }
struct Vec { var x = 0.0, y = 0.0 }
extension Vec: Equatable, CustomStringConvertible { var description: String { "<\(x), \(y)>" } }
extension Vec { static let zero = Vec(); init(both value: Double) { self.init(x: value, y: value) } }
func run() {
    print(4.isEven, Int.dozen, 1234[2])
    var n = 3; n.double(); print(n)
    2.times { print("hi") }
    print("a b c".words.count, "ab".repeated(2), String(stars: 3))
    print([1, 2, 3].total, [1.5, 2].total, "xyz".second!, Int?.some(1).isSome, ["a": 1, "b": 2].sum)
    print(Vec(both: 2), Vec.zero == Vec())
}
