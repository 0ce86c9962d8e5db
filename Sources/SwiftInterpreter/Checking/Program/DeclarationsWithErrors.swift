import SwiftSyntax

/// Leaves out declarations that have errors outside of bodies (`LoadOptions.allowsErrors`), so that the rest of a
/// folder's files can be drawn: what uses one of them has an error of its own then.
///
/// Nothing may quietly stand in for what is left out. An overload, a protocol's or a superclass's member, what a library has
/// of the name, or a memberwise initializer could, so where there may be one the whole type is left out, or nothing at all.
struct DeclarationsWithErrors {
    private let trees: [Int: SourceFileSyntax]
    private let world: World
    /// The program's own types by their names.
    private let types: [String: [NominalDecl]]
    private let overloads: Overloads

    /// - Parameters:
    ///   - files: the program's own files, parsed, by their places.
    ///   - types: what they declare.
    init(_ files: [(Int, SourceFileSyntax)], _ types: [NominalDecl], _ world: World) {
        trees = Dictionary(files) { first, _ in first }
        self.world = world
        var found: [String: [NominalDecl]] = [:]
        var open = types
        while let type = open.popLast() {
            found[type.name, default: []].append(type)
            for case .nominal(let inner) in type.userMembers.types.values { open.append(inner) }
        }
        self.types = found
        overloads = Overloads(trees.values)
    }

    /// A declaration that is left out.
    struct Omission {
        let range: SourceRange
        let name: SourceRange
        let cause: Diagnostic

        func warning(_ file: SourceFile) -> Diagnostic {
            let name = file.text.utf8.dropFirst(Int(name.offset)).prefix(Int(name.length))
            return Diagnostic(
                .warning, "'\(String(decoding: name, as: UTF8.self))' has an error: it is left out", at: self.name,
                notes: [.note(cause.message, at: cause.range)] + cause.notes)
        }
    }

    /// The declarations that errors stand in; nil where an error stands in none.
    func omissions(for errors: [Diagnostic]) -> [Omission]? {
        var found: [Omission] = []
        for error in errors where !found.contains(where: { $0.range.contains(error.range) }) {
            let file = Int(error.range.file)
            guard let decl = declaration(at: error.range) else { return nil }
            let range = decl.sourceRange(in: file)
            found.removeAll { range.contains($0.range) }
            found.append(Omission(range: range, name: decl.nameRange(in: file) ?? error.range, cause: error))
        }
        return found
    }

    private func declaration(at range: SourceRange) -> DeclSyntax? {
        guard
            let token = trees[Int(range.file)]?.token(at: AbsolutePosition(utf8Offset: Int(range.offset)))
        else { return nil }
        var node = Syntax(token)
        while let parent = node.parent {
            if let decl = node.as(DeclSyntax.self), parent.is(MemberBlockItemSyntax.self) || isOutermost(node) {
                guard let block = decl.as(ExtensionDeclSyntax.self)?.memberBlock else {
                    if !mayBeReplaced(decl) { return decl }
                    node = parent
                    continue
                }
                // Where the type itself isn't known, nothing of it is.
                let isOfUnknown = token.position < block.position
                return isOfUnknown || !block.members.contains { mayBeReplaced($0.decl) } ? decl : nil
            }
            node = parent
        }
        return nil
    }

    /// Whether a member of that name comes from elsewhere: from a protocol, a superclass, or the library that the type is of.
    private func hasOther(member name: String, of owner: String, than place: SourceRange) -> Bool {
        let owner = owner.split(separator: ".").last.map(String.init) ?? owner
        let native = world.nativeNominal(named: owner).map { [$0] } ?? []
        return ((types[owner] ?? []) + native).contains { type in
            var sources: [NominalDecl] = [type] + world.conformanceTable(of: type).map(\.protocol)
            var current = type
            while case .nominal(let parent, _)? = current.superclass, sources.count < 512 {
                sources += [parent] + world.conformanceTable(of: parent).map(\.protocol)
                current = parent
            }
            return sources.contains { $0.members(named: name).contains { $0.range != place } }
        }
    }

    /// Whether a type, or at top level a function or variable, of that name is declared elsewhere.
    private func hasOther(_ name: String, isType: Bool) -> Bool {
        if isType {
            return world.nativeNominal(named: name) != nil || world.libraryTypes[name] != nil
                || (types[name]?.count ?? 0) > 1
        }
        let isOfLibrary = world.globals(named: name).contains {
            $0.range == .none || world.libraryFiles.contains(Int($0.range.file))
        }
        return isOfLibrary || world.libraryGlobals[name] != nil
    }

    /// Whether it stands in a file by itself, or in an `#if` that does.
    private func isOutermost(_ node: Syntax) -> Bool {
        guard var parent = node.parent, parent.is(CodeBlockItemSyntax.self), !node.is(IfConfigDeclSyntax.self),
            !node.is(ImportDeclSyntax.self), !node.is(MacroExpansionDeclSyntax.self)
        else { return false }
        while let next = parent.parent {
            if next.is(CodeBlockSyntax.self) || next.is(AccessorBlockSyntax.self) || next.is(ClosureExprSyntax.self) {
                return false
            }
            parent = next
        }
        return true
    }

    /// Whether without a declaration another one would be taken in its place.
    private func mayBeReplaced(_ decl: DeclSyntax) -> Bool {
        if decl.is(IfConfigDeclSyntax.self) || decl.is(EnumCaseDeclSyntax.self) { return true }
        let names = decl.names
        let owner = decl.owner
        if names.contains(where: { overloads.declarations[.init(owner: owner, name: $0), default: 0] > 1 }) {
            return true
        }
        let isType = decl.asProtocol(DeclGroupSyntax.self) != nil || decl.is(TypeAliasDeclSyntax.self)
        if isType { return names.contains { hasOther($0, isType: true) } }
        guard let owner else { return names.contains { hasOther($0, isType: false) } }
        guard let file = trees.first(where: { $0.value.id == decl.root.id })?.key else { return true }
        let place = decl.nameRange(in: file) ?? .none
        if names.contains(where: { hasOther(member: $0, of: owner, than: place) }) { return true }
        let isInExtension = decl.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false
        switch decl.as(DeclSyntaxEnum.self) {
        case .initializerDecl, .deinitializerDecl, .subscriptDecl: return !isInExtension
        case .variableDecl(let variable):
            // A stored property is part of the type.
            let isStored = variable.bindings.contains { $0.accessorBlock == nil }
            return isStored && !variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
        default: return false
        }
    }
}

/// How often names are declared, by the types that they are members of.
private final class Overloads: SyntaxVisitor {
    struct Key: Hashable {
        let owner: String?
        let name: String
    }

    private(set) var declarations: [Key: Int] = [:]

    init(_ trees: some Sequence<SourceFileSyntax>) {
        super.init(viewMode: .sourceAccurate)
        for tree in trees { walk(tree) }
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { count(DeclSyntax(node)) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { count(DeclSyntax(node)) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { count(DeclSyntax(node)) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { count(DeclSyntax(node)) }

    private func count(_ decl: DeclSyntax) -> SyntaxVisitorContinueKind {
        let owner = decl.owner
        for name in decl.names { declarations[Key(owner: owner, name: name), default: 0] += 1 }
        return .skipChildren
    }
}

extension SourceFile {
    /// The same file, with spaces for what stands in some places.
    func without(_ ranges: [SourceRange]) -> SourceFile {
        var bytes = Array(text.utf8)
        for range in ranges {
            let (start, end) = (Int(range.offset), min(Int(range.offset + range.length), bytes.count))
            for index in start..<max(start, end) where bytes[index] != UInt8(ascii: "\n") { bytes[index] = 0x20 }
        }
        return SourceFile(name: name, text: String(decoding: bytes, as: UTF8.self), module: module)
    }
}

extension DeclSyntax {
    /// The name of the type that it is a member of, as it is written.
    fileprivate var owner: String? {
        guard let group = parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent else { return nil }
        if let node = group.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
        return group.asProtocol(NamedDeclSyntax.self)?.name.identifierText ?? ""
    }

    fileprivate var names: [String] {
        switch self.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): [node.name.identifierText]
        case .initializerDecl: ["init"]
        case .subscriptDecl: ["subscript"]
        case .variableDecl(let node):
            node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
        case .typeAliasDecl(let node): [node.name.identifierText]
        default: self.asProtocol(NamedDeclSyntax.self).map { [$0.name.identifierText] } ?? []
        }
    }

    fileprivate func nameRange(in file: Int) -> SourceRange? {
        if let named = self.asProtocol(NamedDeclSyntax.self) { return named.name.sourceRange(in: file) }
        switch self.as(DeclSyntaxEnum.self) {
        case .initializerDecl(let node): return node.initKeyword.sourceRange(in: file)
        case .subscriptDecl(let node): return node.subscriptKeyword.sourceRange(in: file)
        case .variableDecl(let node): return node.bindings.first?.pattern.sourceRange(in: file)
        case .extensionDecl(let node): return node.extendedType.sourceRange(in: file)
        default: return nil
        }
    }
}
