/// Programs that each call one declaration of the interpreter's tables with values that break things.
struct CallPrograms {
    let values: ValueExpressions

    init(values: ValueExpressions) { self.values = values }

    /// A whole program that calls a member of SwiftUI; nil where no receiver or argument is known.
    func view(calling member: Declarations.Member, _ random: inout FuzzRandom) -> String? {
        guard let body = body(calling: member, &random) else { return nil }
        if isView(member) { return "import SwiftUI\n" + layoutContext(body.use, &random) }
        let text = (body.lines + ["let y = \(body.use)", "return \"\\(y)\""]).joined(separator: "\n")
        return "import SwiftUI\nfunc made() throws -> String {\n\(text)\n}\nText((try? made()) ?? \"-\")\n"
    }

    /// A function of a program without views that calls a member of Swift's library; nil where no receiver or argument
    /// is known.
    func function(
        named name: String, calling member: Declarations.Member, _ random: inout FuzzRandom
    ) -> String? {
        guard let body = body(calling: member, &random) else { return nil }
        let result = member.given
        var lines = body.lines
        let use = "try \(member.isAsync ? "await " : "")\(body.use)"
        if result == "Void" {
            lines.append(use)
        } else {
            lines += ["let y = \(use)", "print(y)"]
            if let more = further(use: result, &random) { lines.append("print(try \(more))") }
        }
        if body.hasReceiver { lines.append("print(x)") }
        let text = lines.map { "    " + $0 + "\n" }.joined()
        return "func \(name)() \(member.isAsync ? "async " : "")throws {\n\(text)}\n"
    }

    /// The use of a member of what a member gives, which is `y`.
    private func further(use type: String, _ random: inout FuzzRandom) -> String? {
        let isOptional = type.hasSuffix("?")
        guard let next = random.pick(values.declarations.uses[SignatureText.base(type)] ?? []), !next.isAsync,
            !next.isMutating, next.owner == (isOptional ? String(type.dropLast()) : type)
        else { return nil }
        return use(of: next, on: isOptional ? "y?" : "y", next.substitution, depth: 1, &random)
    }

    /// What comes before the use of a member, and the use.
    private func body(
        calling member: Declarations.Member, _ random: inout FuzzRandom
    ) -> (lines: [String], use: String, hasReceiver: Bool)? {
        var lines: [String] = []
        var receiver: String?
        if let owner = member.owner, !member.isStatic, member.kind != .initializer, member.kind != .enumCase {
            guard let value = values.expression(of: owner, member.substitution, &random) else { return nil }
            lines.append("var x\(owner.hasPrefix("some ") ? "" : ": \(owner)") = \(value)")
            receiver = "x"
        }
        var changed: [String] = []
        guard let use = use(of: member, on: receiver, member.substitution, depth: 0, variables: &changed, &random)
        else { return nil }
        lines += changed
        if member.isSettable, receiver != nil,
            let new = values.expression(of: member.result, member.substitution, &random)
        {
            lines.append("\(use) = \(new)")
        }
        return (lines, use, receiver != nil)
    }

    private func isView(_ member: Declarations.Member) -> Bool {
        if member.result == "some View" { return true }
        let type = member.kind == .initializer || member.result == "Self" ? member.owner ?? "" : member.result
        guard member.kind != .binaryOperator else { return false }
        let base = SignatureText.base(type)
        return ["View", "Shape", "InsettableShape"].contains {
            values.declarations.conforming[$0]?.contains(base) ?? false
        }
    }

    /// Stands it where other containers ask it other questions.
    private func layoutContext(_ view: String, _ random: inout FuzzRandom) -> String {
        switch random.below(9) {
        case 0: "HStack { \(view); Text(\"b\") }.frame(width: 0)\n"
        case 1: "ScrollView { \(view) }\n"
        case 2: "List { \(view) }\n"
        case 3: "VStack { \(view); \(view) }.fixedSize()\n"
        case 4: "LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) { \(view) }\n"
        case 5: "Button { } label: { \(view) }\n"
        case 6: "Grid { GridRow { \(view); Text(\"b\") } }\n"
        default: view + "\n"
        }
    }

    /// The expression that uses a member.
    func use(
        of member: Declarations.Member, on receiver: String?, _ names: [String: String], depth: Int,
        _ random: inout FuzzRandom
    ) -> String? {
        var variables: [String] = []
        let text = use(of: member, on: receiver, names, depth: depth, variables: &variables, &random)
        return variables.isEmpty ? text : nil
    }

    /// - Parameter variables: gets the declarations of what it changes.
    private func use(
        of member: Declarations.Member, on receiver: String?, _ names: [String: String], depth: Int,
        variables: inout [String], _ random: inout FuzzRandom
    ) -> String? {
        guard let list = arguments(member, names, depth, &variables, &random) else { return nil }
        let name = member.name
        switch member.kind {
        case .variable: return prefix(member, receiver) + name
        case .enumCase:
            return prefix(member, receiver) + name + (list.isEmpty ? "" : "(\(list.joined(separator: ", ")))")
        case .function: return prefix(member, receiver) + name + "(\(list.joined(separator: ", ")))"
        case .initializer: return "\(member.owner ?? "")(\(list.joined(separator: ", ")))"
        case .subscripted: return (receiver ?? member.owner ?? "") + "[\(list.joined(separator: ", "))]"
        case .binaryOperator: return list.count == 2 ? "(\(list[0]) \(name) \(list[1]))" : nil
        case .unaryOperator: return list.first.map { "(\(name)(\($0)))" }
        }
    }

    private func prefix(_ member: Declarations.Member, _ receiver: String?) -> String {
        (receiver ?? member.owner).map { $0 + "." } ?? ""
    }

    private func arguments(
        _ member: Declarations.Member, _ names: [String: String], _ depth: Int, _ variables: inout [String],
        _ random: inout FuzzRandom
    ) -> [String]? {
        let isOperator = member.kind == .binaryOperator || member.kind == .unaryOperator
        var list: [String] = []
        for parameter in member.parameters {
            if parameter.hasDefault, random.oneIn(3) { continue }
            let type = parameter.type.replacing("Self", with: member.owner ?? "Int")
            guard var text = values.expression(of: type, names, depth: depth + 1, &random) else {
                if parameter.hasDefault { continue }
                return nil
            }
            if isOperator { text = "(\(values.typed(text, names[type] ?? type)))" }
            if parameter.isInout {
                let name = "v\(variables.count)"
                variables.append("var \(name): \(names[type] ?? type) = \(text)")
                text = "&" + name
            }
            list.append(isOperator ? text : (parameter.label.map { "\($0): " } ?? "") + text)
        }
        return list
    }
}
