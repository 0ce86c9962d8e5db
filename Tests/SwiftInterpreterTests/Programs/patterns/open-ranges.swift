func sign(_ value: Double) -> String {
    switch value {
    case ..<0: "below"
    case 0: "zero"
    case 100...: "far above"
    default: "above"
    }
}

func grade(_ points: Int) -> String {
    switch points {
    case ...49: "fail"
    case 50..<80: "pass"
    case 80...: "good"
    default: "none"
    }
}

func run() {
    print([-0.5, 0, 0.1, 99.9, 100, 1e9].map(sign))
    print([0, 49, 50, 79, 80, 200].map(grade))
    if case ..<1.5 = 1.2 { print("less") }
    if case "m"... = "quick" { print("late") }
}
