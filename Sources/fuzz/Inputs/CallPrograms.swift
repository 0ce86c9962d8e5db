/// Programs that each call one declaration of the interpreter's tables with values that break things.
struct CallPrograms {
    let values: ValueExpressions

    init(values: ValueExpressions) { self.values = values }

    /// A whole program; nil where no receiver or argument is known.
    func program(calling member: Declarations.Member, _ random: inout FuzzRandom) -> String? {
        var setup = ""
        var receiver: String?
        if let owner = member.owner, !member.isStatic, member.kind != .initializer, member.kind != .enumCase {
            guard let value = values.expression(of: owner, member.substitution, &random) else { return nil }
            setup = "var x: \(owner) = \(value)\n"
            receiver = member.isMutating || member.isSettable ? "x" : "(\(value))"
        }
        guard let use = use(of: member, on: receiver, member.substitution, depth: 0, &random) else { return nil }
        if isView(member) { return "import SwiftUI\n" + layoutContext(use, &random) }
        var assignment = ""
        if member.isSettable, receiver != nil,
            let new = values.expression(of: member.result, member.substitution, &random)
        {
            assignment = "\(use) = \(new)\n"
        }
        let body = "\(setup)\(assignment)let y = \(use)\nreturn \"\\(y)\""
        return "import SwiftUI\nfunc made() throws -> String {\n\(body)\n}\nText((try? made()) ?? \"-\")\n"
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
        guard let list = arguments(member, names, depth, &random) else { return nil }
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
        _ member: Declarations.Member, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
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
            if parameter.isInout { text = "&" + text }
            list.append(isOperator ? text : (parameter.label.map { "\($0): " } ?? "") + text)
        }
        return list
    }
}
