// Extensions of types that other extensions declare, whichever stands first.
extension Int.Namespace.Inner {
    static var deepest: String { "inner of \(Int.Namespace.title)" }
}

extension Int.Namespace {
    static var title: String { "namespace" }

    struct Inner {}
}

extension Int {
    enum Namespace {}

    static var namespace: Namespace.Type { Namespace.self }
}

struct Outer {}

extension Outer.Part: Equatable {
    func doubled() -> Outer.Part { Outer.Part(size: size * 2) }
}

extension Outer {
    struct Part { var size: Int }
}

func run() {
    print(Int.namespace.title, Int.Namespace.Inner.deepest)
    print(Outer.Part(size: 4).doubled(), Outer.Part(size: 1) == Outer.Part(size: 1))
}
