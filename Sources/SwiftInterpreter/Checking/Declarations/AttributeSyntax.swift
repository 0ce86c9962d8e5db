import SwiftSyntax

extension TypeSyntax {
    /// `@MainActor P` as `P`.
    var withoutAttributes: TypeSyntax { self.as(AttributedTypeSyntax.self)?.baseType ?? self }
}

extension AttributeListSyntax {
    var names: [String] {
        compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.identifierText
        }
    }
}

extension DeclModifierListSyntax {
    /// What is written of the modules that may name a declaration; nil where nothing is.
    var accessLevel: AccessLevel? {
        for modifier in self where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.public), .keyword(.open): return .public
            case .keyword(.package): return .package
            case .keyword(.internal): return .internal
            default: continue
            }
        }
        return nil
    }

    func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

    /// `private` or `fileprivate`, but for `private(set)`: outside a type both mean the file.
    var isFilePrivate: Bool {
        contains { modifier in
            modifier.detail == nil
                && (modifier.name.tokenKind == .keyword(.private) || modifier.name.tokenKind == .keyword(.fileprivate))
        }
    }
}
