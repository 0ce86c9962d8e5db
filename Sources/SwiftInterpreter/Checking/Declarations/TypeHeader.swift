import SwiftSyntax

/// The parts that declarations of all kinds of types have in common.
///
/// SwiftSyntax offers them by casts to `WithAttributesSyntax`, `DeclGroupSyntax` and the like; each such cast searches
/// all conformances of the program the first time, which costs more than checking a small file.
struct TypeHeader {
    var attributes: AttributeListSyntax
    var modifiers: DeclModifierListSyntax
    var genericParameters: GenericParameterClauseSyntax?
    var whereClause: GenericWhereClauseSyntax?
    var inheritance: InheritanceClauseSyntax?
    var members: MemberBlockSyntax

    /// Nil for what declares no type.
    init?(_ decl: DeclSyntax) {
        switch decl.as(DeclSyntaxEnum.self) {
        case .structDecl(let node):
            self.init(
                attributes: node.attributes, modifiers: node.modifiers, genericParameters: node.genericParameterClause,
                whereClause: node.genericWhereClause, inheritance: node.inheritanceClause, members: node.memberBlock)
        case .classDecl(let node):
            self.init(
                attributes: node.attributes, modifiers: node.modifiers, genericParameters: node.genericParameterClause,
                whereClause: node.genericWhereClause, inheritance: node.inheritanceClause, members: node.memberBlock)
        case .actorDecl(let node):
            self.init(
                attributes: node.attributes, modifiers: node.modifiers, genericParameters: node.genericParameterClause,
                whereClause: node.genericWhereClause, inheritance: node.inheritanceClause, members: node.memberBlock)
        case .enumDecl(let node):
            self.init(
                attributes: node.attributes, modifiers: node.modifiers, genericParameters: node.genericParameterClause,
                whereClause: node.genericWhereClause, inheritance: node.inheritanceClause, members: node.memberBlock)
        case .protocolDecl(let node):
            self.init(
                attributes: node.attributes, modifiers: node.modifiers, genericParameters: nil, whereClause: nil,
                inheritance: node.inheritanceClause, members: node.memberBlock)
        case .extensionDecl(let node):
            self.init(
                attributes: node.attributes, modifiers: node.modifiers, genericParameters: nil,
                whereClause: node.genericWhereClause,
                inheritance: node.inheritanceClause, members: node.memberBlock)
        default: return nil
        }
    }

    private init(
        attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax,
        genericParameters: GenericParameterClauseSyntax?,
        whereClause: GenericWhereClauseSyntax?, inheritance: InheritanceClauseSyntax?, members: MemberBlockSyntax
    ) {
        self.attributes = attributes
        self.modifiers = modifiers
        self.genericParameters = genericParameters
        self.whereClause = whereClause
        self.inheritance = inheritance
        self.members = members
    }
}
