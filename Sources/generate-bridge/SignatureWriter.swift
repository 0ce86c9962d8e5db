import SwiftSyntax

/// Writes a declaration as the interpreter's signature parser reads it.
struct SignatureWriter {
    let api: PublicAPI
    let type: TypeDeclaration?

    func write(_ member: MemberDeclaration) -> String {
        var text = ""
        if member.isDiscardable { text += "@discardableResult " }
        if member.isDisfavored { text += "@_disfavoredOverload " }
        if let builder = member.builder { text += "@\(builder) " }
        if member.isStatic { text += "static " }
        if member.isMutating { text += "mutating " }
        if member.isPrefix { text += "prefix " }
        if member.isPostfix { text += "postfix " }
        switch member.kind {
        case .function:
            text += "func " + member.name + (member.isOperator ? " " : "") + generics(member)
            text += "(" + parameters(member) + ")" + effects(member)
            if let result = member.result, !isVoid(result) { text += " -> " + write(result: result, of: member) }
        case .initializer:
            text += "init" + (member.isFailable ? "?" : "") + generics(member) + "(" + parameters(member) + ")"
            text += effects(member)
        case .subscript:
            text += "subscript" + generics(member) + "(" + parameters(member, isSubscript: true) + ")"
            if let result = member.result { text += " -> " + write(result: result, of: member) }
            text += accessors(member)
        case .variable:
            text += "var \(escaped(member.name))"
            if let result = member.result { text += ": " + write(result: result, of: member) }
            text += accessors(member)
        case .enumCase:
            text += "case \(escaped(member.name))"
            if !member.parameters.isEmpty {
                let parts = member.parameters.map {
                    ($0.label.map { $0 + ": " } ?? "") + write($0.type) + ($0.defaultValue == nil ? "" : " = _")
                }
                text += "(" + parts.joined(separator: ", ") + ")"
            }
        case .associatedType: text += "associatedtype " + member.name + member.typeText
        case .alias:
            text += "typealias " + member.name + (api.isDeclared ? generics(member) : "")
            text += " = " + (member.result.map { write($0) } ?? "")
        }
        let requirements = member.allRequirements
        if !requirements.isEmpty, member.kind != .alias {
            text += " where " + requirements.map(\.text).joined(separator: ", ")
        }
        return Self.unqualified(text)
    }

    /// The one type that Swift code has to name with its module, since parameters are called alike.
    private static func unqualified(_ text: String) -> String {
        text.replacing("SwiftUI.Label<Text, Image>", with: "LabelOfTextAndImage")
    }

    private func isVoid(_ type: TypeSyntax) -> Bool { ["Void", "()"].contains(type.trimmedDescription) }

    private func escaped(_ name: String) -> String { name }

    private func generics(_ member: MemberDeclaration) -> String {
        guard !member.generics.isEmpty else { return "" }
        let parts = member.generics.map { item in
            item.bounds.isEmpty ? item.name : item.name + ": " + item.bounds.joined(separator: " & ")
        }
        return "<" + parts.joined(separator: ", ") + ">"
    }

    private func effects(_ member: MemberDeclaration) -> String {
        (member.isAsync ? " async" : "")
            + (api.isDeclared && member.isRethrowing ? " rethrows" : member.isThrowing ? " throws" : "")
    }

    private func accessors(_ member: MemberDeclaration) -> String {
        guard member.isSettable else { return " { get }" }
        return member.isNonmutatingSet ? " { get nonmutating set }" : " { get set }"
    }

    private func parameters(_ member: MemberDeclaration, isSubscript: Bool = false) -> String {
        member.parameters.map { parameter in
            var text = ""
            for attribute in parameter.attributes where attribute.hasSuffix("Builder") { text += "@\(attribute) " }
            if let label = parameter.label {
                text += label == parameter.name && !isSubscript ? label : "\(label) \(parameter.name)"
            } else {
                text += isSubscript ? parameter.name : "_ \(parameter.name)"
            }
            text += ": "
            if parameter.attributes.contains("autoclosure") { text += "@autoclosure " }
            if parameter.attributes.contains("escaping") { text += "@escaping " }
            if parameter.isInout { text += "inout " }
            text += write(parameter.type) + (parameter.isVariadic ? "..." : "")
            if parameter.defaultValue != nil { text += " = _" }
            return text
        }
        .joined(separator: ", ")
    }

    /// Wrappers that only the compiler should know are hidden behind `some View`.
    private func write(result: TypeSyntax, of member: MemberDeclaration) -> String {
        let text = write(result)
        if !api.isDeclared, let hidden = Policy.hiddenResult(text) { return hidden.signature }
        return text
    }

    /// A type without isolation and sendability.
    private func write(_ type: TypeSyntax) -> String {
        var text = type.trimmedDescription
        if api.isDeclared, text == "Self", let owner = self.type, !owner.isProtocol, owner.parameters.isEmpty {
            return owner.name
        }
        if let owner = self.type, !owner.isProtocol, let alias = api.inheritedAlias(text, of: owner.name) {
            text = alias.trimmedDescription
        }
        for word in [
            "@MainActor ", "@Sendable ", "@escaping ", "@preconcurrency ", "nonisolated(nonsending) ", "sending ",
        ] {
            text = text.components(separatedBy: word).joined()
        }
        return text.split(whereSeparator: \.isNewline).map { $0.trimmed }.joined(separator: " ")
    }
}

extension Substring {
    var trimmed: String {
        var rest = self
        while rest.first == " " { rest.removeFirst() }
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}
