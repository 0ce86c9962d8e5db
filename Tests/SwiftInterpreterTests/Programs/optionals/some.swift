func name(_ value: Int?) -> String {
    switch value {
    case .some: "some";
    case .none: "none"
    }
}
func isThere(_ value: Int?) -> Bool { if case .some = value { true } else { false } }
func nested(_ value: Int??) -> String {
    switch value {
    case .some(.some): "both"
    case .some(.none): "outer"
    case nil: "none"
    }
}

func run() {
    print(name(1), name(nil), isThere(2), isThere(nil), nested(.some(nil)), nested(1), nested(nil))
    let ages = ["a": nil, "b": 1]
    let widths = ["x": 1.5, "y": 2, "z": nil]
    let names = [1: "a", 2: nil]
    print(ages["b"]! as Any, widths["y"]! as Any, names.count, type(of: ages), type(of: widths))
}
