/// Members that the compiler or the standard library gives a type because of what it conforms to.
struct SynthesizedMembers {
    struct Member {
        var name: String
        var signature: String
        var call: String
        var set: String?
    }

    /// - Parameter isDeclared: whether its declaration says all that its protocols don't give.
    static func of(_ type: TypeDeclaration, inherited: [String], isDeclared: Bool) -> [Member] {
        guard type.parameters.isEmpty, !type.isProtocol else { return [] }
        var result: [Member] = []
        let own = type.name
        let swift = type.swiftName
        let declared = Set(type.members.map(\.name))
        if inherited.contains("OptionSet"), !isDeclared { result += optionSet(own) }
        if inherited.contains("CaseIterable"), !declared.contains("allCases") {
            result.append(
                Member(
                    name: "allCases", signature: "static var allCases: [\(own)] { get }",
                    call: "Array(\(swift).allCases).bridged"))
        }
        if type.keyword == "enum", let raw = type.inherited.first(where: { Self.rawTypes.contains($0) }) {
            result.append(
                Member(
                    name: "rawValue", signature: "var rawValue: \(raw) { get }",
                    call: "try c.receiver(as: \(swift).self).rawValue.bridged"))
            result.append(
                Member(
                    name: "init", signature: "init?(rawValue: \(raw))",
                    call: "try \(swift)(rawValue: c.argument(0, as: \(raw).self)).bridged"))
        }
        if inherited.contains("Comparable"), !isDeclared, !declared.contains("<") {
            result.append(
                Member(
                    name: "<", signature: "static func < (lhs: \(own), rhs: \(own)) -> Bool",
                    call: "try (c.argument(0, as: \(swift).self) < c.argument(1, as: \(swift).self)).bridged")
            )
        }
        return result
    }

    private static let rawTypes: Set<String> = ["Int", "Int8", "Int32", "UInt8", "UInt", "String"]

    private static func optionSet(_ own: String) -> [Member] {
        let me = "try c.receiver(as: \(own).self)"
        let other = "c.argument(0, as: \(own).self)"
        func changing(_ name: String, _ call: String) -> Member {
            Member(
                name: name, signature: "mutating func \(name)(_ other: \(own))",
                call: "var me = \(me); me.\(call)(try \(other)); c.receiver = me.bridged; return .void")
        }
        func combining(_ name: String) -> Member {
            Member(
                name: name, signature: "func \(name)(_ other: \(own)) -> \(own)",
                call: "\(me).\(name)(\(other)).bridged")
        }
        return [
            Member(
                name: "init", signature: "init(arrayLiteral elements: \(own)...)",
                call: "try \(own)(c.argument(0, as: [\(own)].self)).bridged"),
            Member(
                name: "init", signature: "init(_ members: [\(own)])",
                call: "try \(own)(c.argument(0, as: [\(own)].self)).bridged"),
            Member(name: "init", signature: "init()", call: "\(own)().bridged"),
            Member(
                name: "contains", signature: "func contains(_ member: \(own)) -> Bool",
                call: "\(me).contains(\(other)).bridged"),
            Member(name: "isEmpty", signature: "var isEmpty: Bool { get }", call: "\(me).isEmpty.bridged"),
            combining("union"), combining("intersection"), combining("subtracting"), combining("symmetricDifference"),
            changing("formUnion", "formUnion"),
            Member(
                name: "insert", signature: "@discardableResult mutating func insert(_ member: \(own)) -> Bool",
                call: "var me = \(me); let new = me.insert(try \(other)).inserted; "
                    + "c.receiver = me.bridged; return new.bridged"),
            Member(
                name: "remove", signature: "@discardableResult mutating func remove(_ member: \(own)) -> \(own)?",
                call: "var me = \(me); let old = me.remove(try \(other)); c.receiver = me.bridged; return old.bridged"),
        ]
    }
}
