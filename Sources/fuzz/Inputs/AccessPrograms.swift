/// Programs that change several things at once: some overlap, some don't. `Scripts/exclusivity.py` compares what the
/// checker and the running program say of them with what the compiler and its programs say.
struct AccessPrograms {
    /// Functions in one program.
    static let count = 12

    private enum Shape: CaseIterable {
        case two, with, change, mix, list, sort, append, add, assign, swap, nested, whole, remove
    }

    func program(_ random: inout FuzzRandom) -> String {
        var text = Self.declarations
        for index in 0..<Self.count {
            text += "func run\(index == 0 ? "" : "\(index)")() {\n"
            text += Self.variables
            let hasFunction = random.oneIn(3)
            let hasClosure = random.oneIn(4)
            if hasFunction { text += "    func touch() -> Int { m.b += 1; return m.a + o.n }\n" }
            if hasClosure { text += "    let kept = { () -> Int in n += 1; m.inner.q += 1; return n }\n" }
            var values = Self.values
            if hasFunction { values += ["touch()", "touch()"] }
            if hasClosure { values += ["kept()", "kept()"] }
            for _ in 0...random.below(3) { text += "    " + statement(&random, values) + "\n" }
            text += Self.output + "}\n"
        }
        return text
    }

    private func statement(_ random: inout FuzzRandom, _ values: [String]) -> String {
        // Half of them speak of one variable all the time.
        let shared = random.oneIn(2) ? model(&random) : nil
        let a = shared.map { part(of: $0, &random) } ?? place(&random)
        let b = shared.map { part(of: $0, &random) } ?? place(&random)
        var values = values
        if let shared { values += (0..<8).map { _ in part(of: shared, &random) } }
        let value = self.value(&random, values)
        switch random.pick(Shape.allCases) ?? .two {
        case .two: return "two(&\(a), &\(b))"
        case .with: return "with(&\(a)) { \(block(&random, values)) }"
        case .change: return "\(shared ?? model(&random)).change { \(block(&random, values)) }"
        case .mix: return "\(shared ?? model(&random)).mix(&\(a))"
        case .list: return "lists(&\(a), &\(shared.map { $0 + ".list" } ?? list(&random)))"
        case .sort: return "\(shared.map { $0 + ".list" } ?? list(&random)).sort { $0 < $1 + \(value) }"
        case .append: return "\(list(&random)).append(\(value))"
        // The order in which an index and a value with effects are evaluated isn't what this is about.
        case .add: return "\(a) += \(b)"
        case .assign: return "\(a) = \(b)"
        case .swap: return "swap(&\(a), &\(b))"
        case .nested: return "with(&\(a)) { with(&\(b)) { \(value) }; return \(self.value(&random, values)) }"
        case .whole: return "whole(&\(shared ?? model(&random))) { \(block(&random, values)) }"
        case .remove: return "\(shared.map { $0 + ".list" } ?? list(&random)).removeAll { $0 > 40 + \(value) }"
        }
    }

    private func block(_ random: inout FuzzRandom, _ values: [String]) -> String {
        let value = self.value(&random, values)
        switch random.below(5) {
        case 0: return "\(place(&random)) = 4; return \(value)"
        case 1: return "\(place(&random)) += 1; return \(value)"
        case 2: return "\(list(&random)).append(2); return \(value)"
        default: return value
        }
    }

    private func value(_ random: inout FuzzRandom, _ values: [String]) -> String {
        random.oneIn(2) ? place(&random) : random.pick(values) ?? "1"
    }

    private func model(_ random: inout FuzzRandom) -> String { random.pick(Self.models) ?? "m" }

    private func list(_ random: inout FuzzRandom) -> String {
        random.oneIn(2) ? model(&random) + ".list" : random.pick(["xs", "box.list", "o.list", "xs"]) ?? "xs"
    }

    private func place(_ random: inout FuzzRandom) -> String {
        random.oneIn(3)
            ? random.pick(Self.places) ?? "n" : part(of: model(&random), &random)
    }

    private func part(of model: String, _ random: inout FuzzRandom) -> String {
        model + (random.pick(Self.parts) ?? ".a")
    }

    private static let models = [
        "m", "m", "m", "other", "globalModel", "box.model", "o.model", "models[0]", "models[k]",
    ]
    private static let parts = [
        ".a", ".a", ".b", ".inner.p", ".inner.q", ".pair.0", ".pair.1", ".list[0]", ".list[1]", ".optional!",
        ".table[\"k\"]!", ".table[\"k\", default: 0]", ".twice", "[1]", "[keyPath: \\.a]", ".seen",
    ]
    private static let places = [
        "n", "n", "globalNumber", "t.0", "t.1.0", "t.1.1", "xs[0]", "xs[k]", "xs[abs(n) % 3]", "box.n", "o.n",
        "o.watched", "Model.shared",
    ]
    private static let values = ["1", "2", "xs.count", "k", "m.total()"]

    private static let variables = """
            var m = Model(), other = Model(), n = 1, xs = [3, 1, 2], t = (1, (2, 3)), models = [Model(), Model()]
            let k = 1, box = Box(), o = Open()

        """
    private static let output = """
            print(m.text, other.text, n, xs, t, models[0].text, models[1].text, box.model.text, box.n, box.list)
            print(o.model.text, o.n, o.list, o.watched, globalModel.text, globalNumber, Model.shared, k)

        """
    private static let declarations = """
        struct Inner { var p = 1; var q = 2 }
        struct Model {
            var a = 1, b = 2, list = [1, 2, 3], inner = Inner(), pair = (1, 2), optional: Int? = 3, table = ["k": 1]
            var seen = 5 { didSet { b += 1 } }
            var twice: Int { get { a * 2 } set { a = newValue / 2 } }
            static var shared = 7
            subscript(i: Int) -> Int { get { list[i] } set { list[i] = newValue } }
            mutating func change(_ f: () -> Int) { a += f() }
            mutating func mix(_ x: inout Int) { x += a; b += x }
            func total() -> Int { a + b + list.count }
            var text: String {
                "\\(a) \\(b) \\(list) \\(inner.p) \\(inner.q) \\(pair) \\(optional!) \\(table["k"]!) \\(seen)"
            }
        }
        final class Box { var model = Model(); var n = 1; var list = [5, 6, 7] }
        class Open { var model = Model(); var n = 1; var list = [5, 6, 7]; var watched = 1 { didSet { n += 1 } } }
        nonisolated(unsafe) var globalModel = Model()
        nonisolated(unsafe) var globalNumber = 1
        func two(_ a: inout Int, _ b: inout Int) { a += 10; b += 100 }
        func with(_ a: inout Int, _ f: () -> Int) { a += f() }
        func lists(_ a: inout Int, _ b: inout [Int]) { b = [a, a, a]; a = 5 }
        func whole(_ m: inout Model, _ f: () -> Int) { m.b += f() }

        """
}
