enum Style: Equatable {
    case style(
        backgroundColor: Int? = nil, title: Int? = nil, font: String? = nil, a: Int? = nil, b: Int? = nil, c: Int? = nil
    )
    var a: Int? {
        switch self {
        case .style(backgroundColor: let color, _, _, _, _, _): return color
        }
    }
    var b: Int? {
        switch self {
        case .style(_, _, _, a: let f, _, _): return f
        }
    }
}
enum Load { case idle, loading(Double?), done(Result<Int, E>), pair(Bool, Bool, Bool) }
enum E: Error { case a, b }
func name(_ load: Load) -> String {
    switch load {
    case .idle: "idle"
    case .loading(nil): "loading"
    case .loading(let value?): "loading \(value)"
    case .done(.success(let value)): "done \(value)"
    case .done(.failure(.a)): "a"
    case .done(.failure(.b)): "b"
    case .pair(true, _, _): "first"
    case .pair(false, true, _): "second"
    case .pair(false, false, true), .pair(false, false, false): "last"
    }
}
func deep(_ a: Bool, _ b: Bool, _ c: Bool, _ d: Bool, _ e: Bool, _ f: Bool, _ g: Bool, _ h: Bool) -> Int {
    switch (a, b, c, d, e, f, g, h) {
    case (true, _, _, _, _, _, _, _): 1
    case (_, true, _, _, _, _, _, _): 2
    case (_, _, _, _, _, _, _, true): 3
    case (false, false, _, _, _, _, _, false): 4
    }
}
func optional(_ x: Int??, _ pair: (Bool?, Load)) -> String {
    switch x {
    case .some(.some(let v)): return "\(v)"
    case .some(.none): return "inner"
    case .none: return "none"
    }
}
func nested(_ pair: (Bool?, E?)) -> String {
    switch pair {
    case (true?, .a?): "1"
    case (false?, .a?): "2"
    case (nil, .a?): "3"
    case (_, .b?), (_, nil): "4"
    }
}
func run() {
    print(Style.style(backgroundColor: 2, title: 3).a as Any, Style.style(a: 3).b as Any)
    print(name(.loading(nil)), name(.loading(2)), name(.done(.failure(.b))), name(.pair(false, false, true)))
    print(deep(false, false, false, false, false, false, false, true), optional(.some(nil), (nil, .idle)))
    print(nested((false, .a)), nested((nil, nil)))
}
