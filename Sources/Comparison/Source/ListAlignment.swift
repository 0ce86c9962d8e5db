import SwiftSyntax

/// Which items of two lists are the same: an alignment in order whose resemblances sum up to the most.
struct ListAlignment {
    typealias Item = SyntaxComparer.Item

    /// Items of one list that stand inside of an item of the other.
    struct Wrap {
        var outer: Int
        var inner: [Int]
        var isUnwrapping: Bool
        /// Whether their modifiers changed as well.
        var isChanged = false
    }

    private(set) var pairs: [(old: Int, new: Int)] = []
    private(set) var gone: [Int] = []
    private(set) var come: [Int] = []
    private var wraps: [Wrap] = []

    /// Below that two statements have nothing to do with each other.
    private static let leastResemblance = 0.35

    init(_ old: [Item], _ new: [Item]) {
        findWraps(old, new)
        let takenOld = Set(wraps.flatMap { $0.isUnwrapping ? [$0.outer] : $0.inner })
        let takenNew = Set(wraps.flatMap { $0.isUnwrapping ? $0.inner : [$0.outer] })
        var (lower, oldEnd, newEnd) = (0, old.count, new.count)
        while lower < min(oldEnd, newEnd), old[lower].key == new[lower].key {
            pairs.append((lower, lower))
            lower += 1
        }
        while oldEnd > lower, newEnd > lower, old[oldEnd - 1].key == new[newEnd - 1].key {
            oldEnd -= 1
            newEnd -= 1
        }
        align(
            Array(lower..<oldEnd).filter { !takenOld.contains($0) },
            Array(lower..<newEnd).filter { !takenNew.contains($0) }, old, new)
        pairs += zip(oldEnd..<old.count, newEnd..<new.count).map { ($0, $1) }
    }

    mutating func takeWrapped() -> [Wrap] {
        defer { wraps = [] }
        return wraps
    }

    /// The new item that belongs to the nearest old one before `index`; -1 for none.
    func partner(before index: Int) -> Int { pairs.last { $0.old < index }?.new ?? -1 }
    func partner(after index: Int, count: Int) -> Int { pairs.first { $0.old > index }?.new ?? count }

    // MARK: - Resemblance

    private mutating func align(_ mine: [Int], _ theirs: [Int], _ old: [Item], _ new: [Item]) {
        guard !mine.isEmpty, !theirs.isEmpty, mine.count * theirs.count <= 250_000 else {
            gone += mine
            come += theirs
            return
        }
        let width = theirs.count + 1
        var best = [Double](repeating: 0, count: (mine.count + 1) * width)
        var scores = [Double](repeating: 0, count: mine.count * theirs.count)
        for i in mine.indices.reversed() {
            for j in theirs.indices.reversed() {
                let score = Self.score(old[mine[i]], new[theirs[j]])
                scores[i * theirs.count + j] = score
                let skipped = max(best[(i + 1) * width + j], best[i * width + j + 1])
                best[i * width + j] = score > 0 ? max(skipped, best[(i + 1) * width + j + 1] + score) : skipped
            }
        }
        var (i, j) = (0, 0)
        while i < mine.count, j < theirs.count {
            let score = scores[i * theirs.count + j]
            if score > 0, best[i * width + j] == best[(i + 1) * width + j + 1] + score {
                pairs.append((mine[i], theirs[j]))
                i += 1
                j += 1
            } else if best[(i + 1) * width + j] >= best[i * width + j + 1] {
                gone.append(mine[i])
                i += 1
            } else {
                come.append(theirs[j])
                j += 1
            }
        }
        gone += mine[i...]
        come += theirs[j...]
    }

    private static func score(_ o: Item, _ n: Item) -> Double {
        if o.key == n.key { return 3 }
        if o.identity == n.identity {
            if Identity.isDeclaration(o.node) { return 2 }
            let resemblance = o.resemblance(to: n)
            // Two short calls of one kind may share little more than their name.
            return resemblance >= leastResemblance || o.wordCount <= 12 ? 0.2 + resemblance : 0
        }
        guard Identity.isContainer(o.node), Identity.isContainer(n.node) else { return 0 }
        let resemblance = o.resemblance(to: n)
        return resemblance >= 0.5 ? resemblance * 0.9 : 0
    }

    // MARK: - Wraps

    private mutating func findWraps(_ old: [Item], _ new: [Item]) {
        let (oldKeys, newKeys) = (Set(old.map(\.key)), Set(new.map(\.key)))
        for (index, item) in new.enumerated() where !oldKeys.contains(item.key) && item.node.holdsStatements {
            let nested = NestedItems.keys(in: item.node)
            let inner = old.indices.filter { !newKeys.contains(old[$0].key) && nested.contains(old[$0].key) }
            guard !inner.isEmpty, !Self.isSame(item, old) else { continue }
            wraps.append(Wrap(outer: index, inner: inner, isUnwrapping: false))
        }
        guard wraps.isEmpty else { return }
        // Views of which only the modifiers changed on the way.
        for (index, item) in new.enumerated() where !oldKeys.contains(item.key) && item.node.holdsStatements {
            let nested = NestedItems.rootKeys(in: item.node)
            let inner = old.indices.filter {
                !newKeys.contains(old[$0].key) && nested.contains(Identity.rootKey(old[$0].node))
            }
            guard !inner.isEmpty, !inner.contains(where: { old[$0].identity == item.identity }) else { continue }
            wraps.append(Wrap(outer: index, inner: inner, isUnwrapping: false, isChanged: true))
        }
        guard wraps.isEmpty else { return }
        for (index, item) in old.enumerated() where !newKeys.contains(item.key) && item.node.holdsStatements {
            let nested = NestedItems.keys(in: item.node)
            let inner = new.indices.filter { !oldKeys.contains(new[$0].key) && nested.contains(new[$0].key) }
            guard !inner.isEmpty, !Self.isSame(item, new) else { continue }
            wraps.append(Wrap(outer: index, inner: inner, isUnwrapping: true))
        }
    }

    /// Whether the container was there already: what came into it moved.
    private static func isSame(_ item: Item, _ others: [Item]) -> Bool {
        others.contains { $0.identity == item.identity && $0.node.holdsStatements && $0.resemblance(to: item) > 0.8 }
            && Identity.isContainer(item.node)
            && others.contains {
                $0.identity == item.identity && $0.node.inline.prefix(12) == item.node.inline.prefix(12)
            }
    }
}

/// The statements at any depth of a node.
private final class NestedItems: SyntaxVisitor {
    private var keys: Set<String> = []
    private var isRoot = true

    static func keys(in node: Syntax) -> Set<String> {
        let visitor = NestedItems(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.keys
    }

    /// What these begin with, without modifiers.
    static func rootKeys(in node: Syntax) -> Set<String> {
        let visitor = NestedItems(viewMode: .sourceAccurate)
        visitor.takesRoots = true
        visitor.walk(node)
        return visitor.keys
    }

    private var takesRoots = false

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if !isRoot { keys.insert(takesRoots ? Identity.rootKey(Syntax(node)) : node.key) }
        isRoot = false
        return .visitChildren
    }
}

/// What kind of thing a statement or a declaration is, and its name.
enum Identity {
    static func of(_ node: Syntax) -> String {
        if let item = node.as(CodeBlockItemSyntax.self) { return of(Syntax(item.item)) }
        if let item = node.as(MemberBlockItemSyntax.self) { return of(Syntax(item.decl)) }
        if let item = node.as(ExpressionStmtSyntax.self) { return of(Syntax(item.expression)) }
        if let name = declaredName(node) { return name }
        if let expression = node.as(ExprSyntax.self) {
            let root = ExpressionChain(expression).root
            if let call = root.as(FunctionCallExprSyntax.self) { return "call \(call.calledExpression.inline)" }
            return "\(root.kind)"
        }
        return "\(node.kind)"
    }

    static func isDeclaration(_ node: Syntax) -> Bool { declaredName(unwrapped(node)) != nil }

    /// A call with a block of views: `VStack { … }`.
    static func isContainer(_ node: Syntax) -> Bool {
        guard let expression = unwrapped(node).as(ExprSyntax.self) else { return false }
        return ExpressionChain(expression).root.as(FunctionCallExprSyntax.self)?.trailingClosure != nil
    }

    /// The words of a view without its modifiers; of anything else all of them.
    static func rootKey(_ node: Syntax) -> String {
        guard let expression = unwrapped(node).as(ExprSyntax.self), !expression.is(IfExprSyntax.self) else {
            return node.key
        }
        let root = ExpressionChain(expression).root
        return root.is(FunctionCallExprSyntax.self) ? root.key : node.key
    }

    private static func unwrapped(_ node: Syntax) -> Syntax {
        if let item = node.as(CodeBlockItemSyntax.self) { return unwrapped(Syntax(item.item)) }
        if let item = node.as(MemberBlockItemSyntax.self) { return unwrapped(Syntax(item.decl)) }
        if let item = node.as(ExpressionStmtSyntax.self) { return Syntax(item.expression) }
        return node
    }

    static func declaredName(_ node: Syntax) -> String? {
        if let d = node.as(StructDeclSyntax.self) { return "struct \(d.name.text)" }
        if let d = node.as(ClassDeclSyntax.self) { return "class \(d.name.text)" }
        if let d = node.as(EnumDeclSyntax.self) { return "enum \(d.name.text)" }
        if let d = node.as(ActorDeclSyntax.self) { return "actor \(d.name.text)" }
        if let d = node.as(ProtocolDeclSyntax.self) { return "protocol \(d.name.text)" }
        if let d = node.as(ExtensionDeclSyntax.self) { return "extension \(d.extendedType.inline)" }
        if let d = node.as(TypeAliasDeclSyntax.self) { return "typealias \(d.name.text)" }
        if let d = node.as(ImportDeclSyntax.self) { return "import \(d.path.inline)" }
        if let d = node.as(FunctionDeclSyntax.self) { return "func \(functionName(d))" }
        if node.is(InitializerDeclSyntax.self) { return "init" }
        if node.is(SubscriptDeclSyntax.self) { return "subscript" }
        if let d = node.as(EnumCaseDeclSyntax.self) {
            return "case \(d.elements.map(\.name.text).joined(separator: ", "))"
        }
        if let d = node.as(VariableDeclSyntax.self) {
            return "\(d.bindingSpecifier.text) \(d.bindings.map(\.pattern.inline).joined(separator: ", "))"
        }
        return nil
    }

    /// `placeSubviews(in:proposal:subviews:cache:)`.
    static func functionName(_ d: FunctionDeclSyntax) -> String {
        let labels = d.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
        return "\(d.name.text)(\(labels))"
    }
}
