enum Shape { case square(Double), circle(Double), box(Double, name: String), disc(name: String, Double), none }

func size(_ shape: Shape) -> String {
    switch shape {
    case .square(let side), .circle(let side): "\(side)"
    case .box(let side, let name), .disc(let name, let side): "\(name) \(side)"
    case .none: "nothing"
    }
}

func first(_ pair: (Int?, Int?)) -> Int {
    switch pair {
    case (let value?, _), (nil, let value?): return value
    case (nil, nil): return 0
    }
}

func large(_ shape: Shape) -> Bool {
    switch shape {
    case .square(let x) where x > 3, .circle(let x) where x > 2: [1].map { _ in x }.count == 1
    default: false
    }
}

enum Failure: Error { case early(Int), late(Int), other }

func attempt(_ failure: Failure) -> String {
    do { throw failure } catch Failure.early(let code), Failure.late(let code) {
        return "code \(code)"
    } catch { return "other" }
}

enum Kind { case small, large }

struct Box {
    var content: Int!
    var kind: Kind!
    var isSmall: Bool { kind == .small }
    var isNotSmall: Bool { kind != .small }
    var isSame: Bool { content == 3 }
    var isOther: Bool { content != 3 }
}

func run() {
    print([Shape.square(1), .circle(2), .box(3, name: "b"), .disc(name: "d", 4), .none].map(size))
    let pairs: [(Int?, Int?)] = [(1, 2), (nil, 3), (nil, nil)]
    print(pairs.map(first))
    print([Shape.square(3), .square(4), .circle(3), .none].map(large))
    print(attempt(.early(1)), attempt(.late(2)), attempt(.other))
    var box = Box()
    print(box.isSame, box.isOther, box.content ?? -1, box.content == nil)
    print(box.isSmall, box.isNotSmall)
    box.content = 3
    box.kind = .small
    print(box.isSmall, box.isNotSmall)
    print(box.isSame, box.isOther, box.content ?? -1, box.content + 1)
}
