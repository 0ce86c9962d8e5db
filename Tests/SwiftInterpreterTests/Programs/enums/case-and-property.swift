enum Rate {
    case fast
    case length(Double)
    case named(title: String)

    var length: Double {
        switch self {
        case .fast: return 1
        case .length(let length): return length
        case .named: return 0
        }
    }
    var fast: Bool { if case .fast = self { true } else { false } }
    var named: Bool { if case .named = self { true } else { false } }
}
func run() {
    print(Rate.length(2.5).length, Rate.fast.length, Rate.named(title: "x").named, Rate.fast.named)
    let slow = Rate.length(0.5)
    print(slow.fast, Rate.fast.fast, [Rate.fast, slow].map(\.fast), [1.5, 2].map(Rate.length).map(\.length))
}
