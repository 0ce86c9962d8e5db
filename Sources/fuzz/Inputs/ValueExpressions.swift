/// Writes expressions of a type, with a liking for the values that break things.
struct ValueExpressions {
    let declarations: Declarations

    private static let integers = [
        "0", "1", "-1", "2", "7", "100", "Int.max", "Int.min", "1_000_000_000", "-1_000_000", "64", "63",
    ]
    private static let numbers = [
        "0", "1", "-1", "0.5", "10", ".nan", ".infinity", "-.infinity", "1e308", "-1e308", "1e9", "-1e9", "1e-300",
        "9.3e18", "100_000", ".leastNonzeroMagnitude",
    ]
    private static let plain: [String: [String]] = [
        "Int": integers, "Double": numbers, "CGFloat": numbers, "TimeInterval": numbers, "Float": numbers,
        "UInt": ["0", "1", ".max", "64"], "UInt8": ["0", "1", ".max"], "Int8": ["0", "-1", ".min", ".max"],
        "UInt16": ["0", ".max"], "Int16": ["0", ".min"], "UInt32": ["0", ".max"], "Int32": ["0", ".min", ".max"],
        "UInt64": ["0", ".max"], "Int64": ["0", ".min", ".max"], "Bool": ["true", "false"],
        "String": [
            #""""#, #""a""#, #""Hello, world""#, #""👩‍👩‍👧e\u{301}""#, #""\u{0}\n\t""#, #""%d %@ %n""#, #""12""#,
            #"String(repeating: "ab ", count: 300)"#, #""**a** _b_ [c](d)""#, #""2020-02-30""#,
        ],
        "Character": [#""a""#, #""\u{1F1E9}\u{1F1EA}""#, #""\n""#],
        "Void": ["()"], "()": ["()"], "Never": ["fatalError()"],
        "Text": [#"Text("a")"#, #"Text("")"#, #"Text(String(repeating: "word ", count: 200))"#],
        "View": [
            #"Text("a")"#, "Color.red", "EmptyView()", "Spacer()", #"VStack { Text("a"); Divider() }"#,
            "Circle().frame(width: 9)", "GeometryReader { g in Color.blue.frame(width: g.size.width / 0) }",
            "Color.red.frame(width: 1e300, height: .infinity)", "ScrollView { Text(\"a\") }",
        ],
        "Color": ["Color.red", "Color(white: .nan)", "Color(red: 1e300, green: -1, blue: .infinity)"],
        "ShapeStyle": ["Color.red", "LinearGradient(colors: [], startPoint: .top, endPoint: .top)", "Material.thin"],
        "Shape": ["Circle()", "Rectangle()", "Path { p in p.addLine(to: CGPoint(x: Double.nan, y: 1e308)) }"],
        "InsettableShape": ["Circle()", "RoundedRectangle(cornerRadius: -.infinity)"],
        "Any": ["1", #""a""#, "[1]"], "Error": ["CancellationError()"], "Hashable": ["1", #""a""#],
        "Range<Int>": ["0..<0", "0..<3", "-5..<Int.max", "Int.min..<Int.max"],
        "ClosedRange<Int>": ["0...0", "1...3", "Int.min...Int.max"],
        "PartialRangeFrom<Int>": ["0...", "Int.max..."], "PartialRangeThrough<Int>": ["...0", "...Int.max"],
        "PartialRangeUpTo<Int>": ["..<0", "..<Int.min"],
        "ClosedRange<Double>": ["0.0...1.0", "-1e308...1e308", "0.0...0.0"],
        "String.Index": [#""abc".endIndex"#, #""".startIndex"#],
        "LocalizedStringKey": [#""key""#, #""a \(1) **b**""#],
        "AnyView": [#"AnyView(Text("a"))"#],
        "Data": ["Data()", "Data([1, 2, 3])"],
        "Date": [
            "Date(timeIntervalSince1970: 0)", "Date.distantPast", "Date.distantFuture",
            "Date(timeIntervalSince1970: .infinity)", "Date(timeIntervalSince1970: 1e18)",
            "Date(timeIntervalSince1970: .nan)",
        ],
        "URL": [#"URL(string: "https://a.b/c?d=e")!"#],
        "Gradient": ["Gradient(colors: [])", "Gradient(colors: [.red])"],
    ]

    /// An expression of that type; nil where none is known.
    func expression(
        of type: String, _ names: [String: String] = [:], depth: Int = 0, _ random: inout FuzzRandom
    ) -> String? {
        var type = SignatureText.trimmed(type)
        while let space = type.firstIndex(of: " "), type.hasPrefix("@") {
            type = SignatureText.trimmed(type[type.index(after: space)...])
        }
        if let stand = names[type], stand != type { type = stand }
        if let values = Self.plain[type] { return random.pick(values) }
        guard depth < 5 else { return nil }
        if type.hasSuffix("?") { return optional(String(type.dropLast()), names, depth, &random) }
        if let arrow = Self.arrow(in: type) { return closure(type, arrow, names, depth, &random) }
        if type.hasPrefix("some ") || type.hasPrefix("any ") {
            let bound = type.split(separator: " ").dropFirst().joined(separator: " ")
            return conforming(to: SignatureText.base(bound), names, depth, &random)
        }
        if type.hasPrefix("[") { return collection(String(type.dropFirst().dropLast()), names, depth, &random) }
        if type.hasPrefix("(") { return tuple(String(type.dropFirst().dropLast()), names, depth, &random) }
        if type.hasSuffix(".Type") { return String(type.dropLast(5)) + ".self" }
        if type.hasPrefix("Binding<") {
            return expression(of: String(type.dropFirst(8).dropLast()), names, depth: depth + 1, &random)
                .map { ".constant(\($0))" }
        }
        if type.hasPrefix("KeyPath<") || type.hasPrefix("WritableKeyPath<") { return #"\.self"# }
        if type.hasPrefix("Set<") { return "[]" }
        return made(type, names, depth, &random) ?? conforming(to: type, names, depth, &random)
    }

    // MARK: - Forms

    private func optional(
        _ type: String, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        if random.oneIn(4) { return "nil" }
        let inner = type.hasPrefix("(") && type.hasSuffix(")") ? String(type.dropFirst().dropLast()) : type
        return expression(of: inner, names, depth: depth + 1, &random) ?? "nil"
    }

    private static func arrow(in type: String) -> String.Index? {
        guard type.hasPrefix("(") || type.hasPrefix("@") else { return nil }
        var depth = 0
        var index = type.startIndex
        while index < type.endIndex {
            switch type[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "-" where depth == 0 && type[index...].hasPrefix("->"): return index
            default: break
            }
            index = type.index(after: index)
        }
        return nil
    }

    private func closure(
        _ type: String, _ arrow: String.Index, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        let inputs = type[..<arrow].drop { $0 != "(" }.dropFirst()
        let end = inputs.lastIndex(of: ")") ?? inputs.endIndex
        let count = SignatureText.parts(inputs[..<end]).count
        let result = SignatureText.trimmed(type[type.index(arrow, offsetBy: 2)...])
        let head = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
        if result == "Void" || result == "()" { return "{ \(head)}" }
        guard let value = expression(of: result, names, depth: depth + 1, &random) else { return nil }
        return "{ \(head)\(value) }"
    }

    private func collection(
        _ inner: String, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        let sides = inner.split(separator: ":", maxSplits: 1).map(String.init)
        let count = random.below(4)
        guard count > 0 else { return sides.count == 2 ? "[:]" : "[]" }
        let items = (0..<count).compactMap { index -> String? in
            guard let first = expression(of: sides[0], names, depth: depth + 1, &random) else { return nil }
            guard sides.count == 2 else { return first }
            guard let value = expression(of: sides[1], names, depth: depth + 1, &random) else { return nil }
            return "\(first): \(value)"
        }
        return items.isEmpty ? nil : "[" + items.joined(separator: ", ") + "]"
    }

    private func tuple(
        _ inner: String, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        var items: [String] = []
        for part in SignatureText.parts(inner) {
            let type = part.split(separator: ":", maxSplits: 1).last.map(String.init) ?? part
            guard let item = expression(of: type, names, depth: depth + 1, &random) else { return nil }
            items.append(item)
        }
        return "(" + items.joined(separator: ", ") + ")"
    }

    /// A value of a native type by one of the members that give one.
    private func made(
        _ type: String, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        guard let makers = declarations.makers[SignatureText.base(type)] else { return nil }
        for _ in 0..<3 {
            guard let maker = random.pick(makers) else { return nil }
            let parameters = names.merging(maker.substitution) { first, _ in first }
            if let text = CallPrograms(values: self).use(of: maker, on: nil, parameters, depth: depth + 1, &random) {
                return text
            }
        }
        return nil
    }

    private func conforming(
        to bound: String, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        if let values = Self.plain[bound] { return random.pick(values) }
        guard let type = random.pick(declarations.conforming[bound] ?? []) else { return nil }
        return made(type, names, depth + 1, &random)
    }
}
