import SwiftSyntax

/// Writes the code that carries a call from interpreted values to the declaration and back.
struct ThunkWriter {
    let api: PublicAPI
    let type: TypeDeclaration?

    struct Thunk {
        var call: String
        var set: String?
    }

    /// The member without those parameters that have a default and that programs can't give.
    func withoutUnusableParameters(_ member: MemberDeclaration) -> MemberDeclaration {
        guard !api.isDeclared, let binder = try? TypeBinder(api: api, member: member) else {
            return member
        }
        var result = member
        result.parameters = member.parameters.filter { parameter in
            guard parameter.defaultValue != nil else { return true }
            let names = parameter.type.tokens(viewMode: .sourceAccurate).map(\.text)
            return names.contains { binder.bounds[$0] != nil } || (try? argument(0, parameter, binder)) != nil
        }
        return result
    }

    func write(_ member: MemberDeclaration) throws -> Thunk {
        if let native = member.implementation.native {
            let owner = api.nativeOwner ?? ""
            return Thunk(
                call: "try \(owner).\(native)(&c)",
                set: member.implementation.nativeSetter.map { "try \(owner).\($0)(&c)" })
        }
        guard !member.isAsync else { throw Unsupported(reason: "async") }
        let binder = try TypeBinder(api: api, member: member)
        switch member.kind {
        case .function: return Thunk(call: try function(member, binder))
        case .initializer:
            let own = try binder.ownerType
            guard type?.isProtocol != true else { throw Unsupported(reason: "initialiser of a protocol") }
            let maker = member.implementation.name.map { own + "." + $0 } ?? own
            let call = try maker + "(" + arguments(member, binder) + ")"
            return Thunk(call: member.isFailable ? result("(\(call))", "\(own)?") : result(call, own))
        case .variable: return try variable(member, binder)
        case .subscript: return try subscripted(member, binder)
        case .enumCase:
            let own = try binder.ownerType
            let list = member.parameters.isEmpty ? "" : "(" + (try arguments(member, binder)) + ")"
            return Thunk(call: result("\(own).\(escaped(member.name))\(list)", own))
        case .associatedType, .alias: throw Unsupported(reason: "no code")
        }
    }

    // MARK: - Kinds of members

    private func function(_ member: MemberDeclaration, _ binder: TypeBinder) throws -> String {
        let returned = try resultType(member, binder)
        if member.isOperator, member.implementation.name == nil {
            let parts = try member.parameters.enumerated().map { try argument($0.offset, $0.element, binder) }
            if member.parameters.first?.isInout == true, let first = member.parameters.first, parts.count == 2 {
                let type = try binder.write(first.type)
                return "var p0 = try c.argument(0, as: \(type).self); try p0 \(member.name) \(parts[1]); "
                    + "c.arguments[0] = p0.bridged; return .void"
            }
            let expression =
                parts.count == 1 ? "(\(member.name)\(parts[0]))" : "(\(parts.joined(separator: " \(member.name) ")))"
            return result(expression, returned)
        }
        guard try member.isStatic || member.owner.isEmpty || !binder.ownerType.hasPrefix("any ") else {
            throw Unsupported(reason: "member of \(member.owner)")
        }
        guard !member.parameters.contains(where: \.isInout) else { throw Unsupported(reason: "inout parameter") }
        let list = "(" + (try arguments(member, binder)) + ")"
        let name = member.implementation.name ?? escaped(member.name)
        if member.owner.isEmpty { return result(name + list, returned) }
        let own = try binder.ownerType
        if member.isStatic { return result("\(own).\(name)\(list)", returned) }
        guard member.isMutating else { return result("c.receiver(as: \(own).self).\(name)\(list)", returned) }
        if returned == "Void" {
            return
                "var me = try c.receiver(as: \(own).self); \(mark(list))me.\(name)\(list); c.receiver = me.bridged; return .void"
        }
        return
            "var me = try c.receiver(as: \(own).self); let result = \(mark(list))me.\(name)\(list); "
            + "c.receiver = me.bridged; return result.bridged"
    }

    private func variable(_ member: MemberDeclaration, _ binder: TypeBinder) throws -> Thunk {
        guard try member.isStatic || member.owner.isEmpty || !binder.ownerType.hasPrefix("any ") else {
            throw Unsupported(reason: "member of \(member.owner)")
        }
        let returned = try resultType(member, binder)
        let name = member.implementation.name ?? escaped(member.name)
        let read = name + (member.implementation.takesCall ? "(c)" : "")
        if member.owner.isEmpty { return Thunk(call: result(name, returned)) }
        let own = try binder.ownerType
        if member.isStatic { return Thunk(call: result("\(own).\(read)", returned)) }
        let receiver = member.implementation.receiver.map { ".\($0)(c)" } ?? ""
        let call = result("c.receiver(as: \(own).self)\(receiver).\(read)", returned)
        guard member.isSettable else { return Thunk(call: call) }
        let value = "c.newValue(as: \(returned).self)"
        return Thunk(call: call, set: assignment(to: ".\(name)", value, own, member))
    }

    private func subscripted(_ member: MemberDeclaration, _ binder: TypeBinder) throws -> Thunk {
        let returned = try resultType(member, binder)
        let own = try binder.ownerType
        let list = "[" + (try arguments(member, binder)) + "]"
        let call = result("c.receiver(as: \(own).self)\(list)", returned)
        guard member.isSettable else { return Thunk(call: call) }
        return Thunk(call: call, set: assignment(to: list, "c.newValue(as: \(returned).self)", own, member))
    }

    private func assignment(to place: String, _ value: String, _ own: String, _ member: MemberDeclaration) -> String {
        if let setter = member.implementation.setter {
            return "var me = try c.receiver(as: \(own).self); try me.\(setter)(\(value), c); "
                + "c.receiver = me.bridged; return .void"
        }
        if member.isNonmutatingSet || type?.keyword == "class" {
            return "try c.receiver(as: \(own).self)\(place) = \(value); return .void"
        }
        return
            "var me = try c.receiver(as: \(own).self); me\(place) = try \(value); c.receiver = me.bridged; return .void"
    }

    // MARK: - Results

    /// The erased type of the result; opaque types are the erasure of their protocols.
    private func resultType(_ member: MemberDeclaration, _ binder: TypeBinder) throws -> String {
        guard let result = member.result else {
            if member.kind == .variable { throw Unsupported(reason: "type not written") }
            return "Void"
        }
        let text = result.trimmedDescription
        if !api.isDeclared, let hidden = Policy.hiddenResult(text) { return hidden.type }
        guard result.function == nil else { throw Unsupported(reason: "result \(text)") }
        return try binder.write(result)
    }

    private static let erasing: Set<String> = [
        "AnyView", "AnyShapeView", "ErasedShape", "AnyShapeStyle", "AnyLayout",
    ]

    /// Code that looks into the call may throw.
    private func mark(_ code: String) -> String {
        ["c.", "(c)", ", c)"].contains(where: code.contains) ? "try " : ""
    }

    private func result(_ expression: String, _ type: String) -> String {
        let mark = mark(expression)
        if type == "Void" { return "\(mark)\(expression); return .void" }
        if Self.erasing.contains(type) { return "\(mark)\(type)(\(expression)).bridged" }
        return "\(mark)\(expression).bridged"
    }

    // MARK: - Arguments

    private func arguments(_ member: MemberDeclaration, _ binder: TypeBinder) throws -> String {
        var list = try member.parameters.enumerated().map { index, parameter in
            let value = try argument(index, parameter, binder)
            return parameter.label.flatMap { member.isOperator ? nil : "\($0): \(value)" } ?? value
        }
        if member.implementation.takesCall { list.append("c") }
        return list.joined(separator: ", ")
    }

    private func argument(_ index: Int, _ parameter: ParameterDeclaration, _ binder: TypeBinder) throws -> String {
        if parameter.isVariadic {
            guard api.isDeclared else { throw Unsupported(reason: "variadic") }
            return "c.argument(\(index), as: [\(try binder.write(parameter.type))].self)"
        }
        if parameter.isInout { return "&p\(index)" }
        if let function = parameter.type.function { return try closure(index, function, parameter, binder) }
        let type = try binder.write(parameter.type)
        if type.hasPrefix("any ") {
            guard parameter.defaultValue == nil else { throw Unsupported(reason: "opened \(type) with a default") }
            let name = String(type.dropFirst(4))
            return api.styleProtocols.contains(name)
                ? "c.style(\(index), (\(type)).self, Interpreted\(name).init(style:))"
                : "c.any(\(index), (\(type)).self)"
        }
        if api.isDeclared, type.hasPrefix("Set<") {
            guard parameter.defaultValue == nil else { throw Unsupported(reason: "set with a default") }
            return "Set(c.argument(\(index), as: [\(type.dropFirst(4).dropLast())].self))"
        }
        guard !type.contains("any ") else { throw Unsupported(reason: "type \(type)") }
        if let value = parameter.defaultValue { return "c.argument(\(index), as: \(type).self, default: \(value))" }
        return "c.argument(\(index), as: \(type).self)"
    }

    private func closure(
        _ index: Int, _ function: (type: FunctionTypeSyntax, isOptional: Bool), _ parameter: ParameterDeclaration,
        _ binder: TypeBinder
    ) throws -> String {
        guard function.type.effectSpecifiers?.asyncSpecifier == nil else { throw Unsupported(reason: "async closure") }
        let returned = try binder.write(function.type.returnClause.type)
        guard returned.hasSuffix("?") || returned.hasPrefix("[") || Policy.fallbackResults.contains(returned) else {
            throw Unsupported(reason: "closure that returns \(returned)")
        }
        var types: [String] = []
        var isInout = false
        for item in function.type.parameters {
            var type = item.type
            if let attributed = type.as(AttributedTypeSyntax.self) {
                if attributed.specifiers.contains(where: { $0.trimmedDescription == "inout" }) { isInout = true }
                type = attributed.baseType
            }
            types.append(try binder.write(type) + ".self")
        }
        let isFirstInout = function.type.parameters.dropFirst().allSatisfy { !$0.isInout }
        if isInout, types.count > 2 || !isFirstInout || returned != "Void" {
            throw Unsupported(reason: "inout closure")
        }
        if parameter.attributes.contains("autoclosure") { throw Unsupported(reason: "autoclosure") }
        if !isInout { types.append("\(returned).self") }
        let name = isInout ? (types.count == 1 ? "change" : "change2") : "f\(types.count - 1)"
        let suffix = function.isOptional ? "o" : ""
        let call = "c.\(name)\(suffix)(\(index), \(types.joined(separator: ", ")))"
        guard let value = parameter.defaultValue, !(function.isOptional && value == "nil") else { return call }
        return "(c.has(\(index)) ? \(call) : \(value))"
    }

    private static let keywords: Set<String> = [
        "default", "repeat", "in", "continue", "break", "self", "init", "switch",
    ]

    private func escaped(_ name: String) -> String { Self.keywords.contains(name) ? "`\(name)`" : name }
}

extension TupleTypeElementSyntax {
    fileprivate var isInout: Bool {
        type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    }
}
