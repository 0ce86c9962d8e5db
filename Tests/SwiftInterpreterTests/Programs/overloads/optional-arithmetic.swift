import Foundation
// A parameter that takes an optional number doesn't make its parts optional.
func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> String {
    "\(width.map { Double($0) } ?? -1) \(height.map { Double($0) } ?? -1)"
}
struct Delay {
    var seconds: Double
    static func now() -> Delay { Delay(seconds: 100) }
    static func + (lhs: Delay, rhs: Double) -> Delay { Delay(seconds: lhs.seconds + rhs) }
}
func after(deadline: Delay) -> Double { deadline.seconds }
struct Mask: OptionSet {
    let rawValue: UInt16
    static let one = Mask(rawValue: 1 << 0), six = Mask(rawValue: 1 << 6 | 1), none = Mask([])
}
func run() {
    let size = CGSize(width: 40, height: 20)
    let isOpen = true
    let minY: CGFloat = 3
    print(frame(width: size.width + (isOpen ? 10 : 0), height: size.height * (isOpen ? 0.5 : 1) / 2))
    print(frame(width: 250 + (minY > 0 ? minY : 0), height: isOpen ? nil : minY))
    let pause = 0.25
    print(after(deadline: .now() + pause), after(deadline: .now() + 1.5), after(deadline: .now() + (pause + 0.5)))
    print(Mask.one.rawValue, Mask.six.rawValue, Mask.none.isEmpty, Mask([.one, .six]).rawValue)
    let byte: UInt8 = 1 << 3 & 0xF | 2
    let wide: UInt64 = 1 << 40
    let shift = 3
    let shifted: Int8 = 1 << shift
    print(byte, wide, shifted, 7 ^ 2, 1 << 4)
    func text(_ length: CGFloat) -> String {
        switch length {
        case 10...: "long"
        case ...0: "none"
        default: "short"
        }
    }
    print([12, 0, 5].map { text($0) })
    print(Optional<String>(nil) ?? "nothing", Optional<Int>(3) ?? 0)
}
