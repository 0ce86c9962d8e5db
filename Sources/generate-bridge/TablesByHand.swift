import SwiftParser
import SwiftSyntax

/// Reads what the tables have that are written by hand: the types (`NativeType("Text", "struct Text: View")`, but not what
/// such a table adds to a type, `extension Text`) and their members (`m.add("task", "func task(…) -> some View")`), where
/// those stand in the table's own closure or in the functions that it names.
///
/// What is put together where the table is made can't be read; `Policy` lists it.
struct TablesByHand {
    private(set) var types: Set<String> = []
    private(set) var members: [MemberDeclaration] = []

    init(_ sources: [String]) {
        let reader = Reader(viewMode: .sourceAccurate)
        for source in sources { reader.walk(Parser.parse(source: source)) }
        types = reader.types
        for (type, part) in reader.tables {
            for signature in reader.signatures(of: part) {
                members += Self.declarations(signature, in: type)
            }
        }
    }

    /// What a table's entry declares.
    private static func declarations(_ signature: String, in type: String) -> [MemberDeclaration] {
        let text = signature.hasPrefix("required ") ? String(signature.dropFirst("required ".count)) : signature
        let reader = MemberReader(owner: type, isPublic: true, isProtocol: false)
        return Parser.parse(source: "extension \(type) {\n\(text)\n}").statements.flatMap { item in
            item.item.as(ExtensionDeclSyntax.self)?.memberBlock.members.flatMap { reader.read($0.decl) } ?? []
        }
    }
}

/// A piece of code: the signatures that it adds, and the names that it uses, which may be those of functions that add
/// more.
private struct Part {
    var signatures: [String] = []
    var names: Set<String> = []

    init(_ node: some SyntaxProtocol) {
        for call in Calls.of(Syntax(node)) {
            guard call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "add",
                call.arguments.count > 1, let text = call.arguments.dropFirst().first?.stringLiteral
            else { continue }
            signatures.append(text)
        }
        for token in node.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind { names.insert(name) }
        }
    }
}

private final class Reader: SyntaxVisitor {
    var types: Set<String> = []
    var tables: [(type: String, part: Part)] = []
    /// Functions that add members, and lists of such functions, by their names.
    private var parts: [String: [Part]] = [:]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(node.arguments.prefix(2))
        guard ["NativeType", "NativeType.make"].contains(node.calledExpression.trimmedDescription),
            arguments.count == 2, arguments.allSatisfy({ $0.label == nil }),
            let name = arguments[0].stringLiteral,
            let declaration = arguments[1].expression.as(StringLiteralExprSyntax.self)
        else { return .visitChildren }
        if !declaration.segments.trimmedDescription.hasPrefix("extension ") { types.insert(name) }
        tables.append((name, Part(node)))
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let takesMembers = node.signature.trimmedDescription.contains("[NativeMember]")
        if takesMembers, let body = node.body { parts[node.name.text, default: []].append(Part(body)) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                binding.typeAnnotation?.trimmedDescription.contains("[NativeMember]") ?? false,
                let value = binding.initializer
            else { continue }
            parts[name, default: []].append(Part(value))
        }
        return .visitChildren
    }

    /// Those of the part, and of the functions that it leads to.
    func signatures(of part: Part) -> [String] {
        var result = part.signatures
        var seen: Set<String> = []
        var open = part.names
        while let name = open.popFirst() {
            guard seen.insert(name).inserted, let found = parts[name] else { continue }
            for part in found {
                result += part.signatures
                open.formUnion(part.names)
            }
        }
        return result
    }
}

/// The calls in a piece of syntax.
private final class Calls: SyntaxVisitor {
    private var calls: [FunctionCallExprSyntax] = []

    static func of(_ node: Syntax) -> [FunctionCallExprSyntax] {
        let visitor = Calls(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.calls
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        calls.append(node)
        return .visitChildren
    }
}

extension LabeledExprSyntax {
    /// What it says, where nothing is put into it.
    fileprivate var stringLiteral: String? { expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
