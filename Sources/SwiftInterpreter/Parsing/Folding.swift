import SwiftSyntax

/// A flat sequence of operands and operators as a tree; the syntax nodes stay where they are in the file.
indirect enum Folded {
    case leaf(ExprSyntax)
    case infix(Folded, BinaryOperatorExprSyntax, Folded)
    case assignment(Folded, Folded)
    case ternary(Folded, then: ExprSyntax, else: Folded)
    case cast(Folded, UnresolvedAsExprSyntax, TypeSyntax)
    case typeCheck(Folded, TypeSyntax)
    /// `try?`/`try`/`await` before an operand covers all to its right.
    case effect(ExprSyntax, Folded)
}

/// Precedences: the standard ones and those that a program declares.
struct Precedences {
    enum Associativity { case left, right, none }

    struct Group {
        var level: Double
        var associativity: Associativity
        var isAssignment = false
    }

    enum Failure: Error {
        case unknown(BinaryOperatorExprSyntax)
        case unordered(ExprSyntax)
        case malformed
    }

    private var groups: [String: Group] = [
        "BitwiseShiftPrecedence": Group(level: 160, associativity: .none),
        "MultiplicationPrecedence": Group(level: 150, associativity: .left),
        "AdditionPrecedence": Group(level: 140, associativity: .left),
        "RangeFormationPrecedence": Group(level: 135, associativity: .none),
        "CastingPrecedence": Group(level: 132, associativity: .none),
        "NilCoalescingPrecedence": Group(level: 131, associativity: .right),
        "ComparisonPrecedence": Group(level: 130, associativity: .none),
        "LogicalConjunctionPrecedence": Group(level: 120, associativity: .left),
        "DefaultPrecedence": Group(level: 115, associativity: .none),
        "LogicalDisjunctionPrecedence": Group(level: 110, associativity: .left),
        "TernaryPrecedence": Group(level: 100, associativity: .right),
        "AssignmentPrecedence": Group(level: 90, associativity: .right, isAssignment: true),
        "FunctionArrowPrecedence": Group(level: 80, associativity: .right),
    ]
    private var own: [String: String] = [:]
    private(set) var prefix: Set<String> = []
    private(set) var postfix: Set<String> = []

    static func standardGroup(_ name: String) -> String? {
        switch name {
        case "<<", ">>", "&<<", "&>>": "BitwiseShiftPrecedence"
        case "*", "/", "%", "&*", "&": "MultiplicationPrecedence"
        case "+", "-", "&+", "&-", "|", "^": "AdditionPrecedence"
        case "...", "..<": "RangeFormationPrecedence"
        case "??": "NilCoalescingPrecedence"
        case "<", ">", "<=", ">=", "==", "!=", "===", "!==", "~=": "ComparisonPrecedence"
        case "&&": "LogicalConjunctionPrecedence"
        case "||": "LogicalDisjunctionPrecedence"
        case "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*=": "AssignmentPrecedence"
        default: nil
        }
    }

    func group(of name: String) -> Group? {
        if let custom = own[name] { return groups[custom] ?? groups["DefaultPrecedence"] }
        return Self.standardGroup(name).flatMap { groups[$0] }
    }

    func isAssignment(_ name: String) -> Bool { group(of: name)?.isAssignment ?? false }

    mutating func add(_ decl: DeclSyntax) {
        if let item = decl.as(OperatorDeclSyntax.self) {
            let name = item.name.text
            switch item.fixitySpecifier.tokenKind {
            case .keyword(.prefix): prefix.insert(name)
            case .keyword(.postfix): postfix.insert(name)
            default: own[name] = item.operatorPrecedenceAndTypes?.precedenceGroup.identifierText ?? "DefaultPrecedence"
            }
        } else if let item = decl.as(PrecedenceGroupDeclSyntax.self) {
            addGroup(item)
        }
    }

    private mutating func addGroup(_ item: PrecedenceGroupDeclSyntax) {
        var above: Double?
        var below: Double?
        var group = Group(level: 115, associativity: .none)
        for attribute in item.groupAttributes {
            switch attribute {
            case .precedenceGroupRelation(let relation):
                let levels = relation.precedenceGroups.compactMap { groups[$0.name.identifierText]?.level }
                if relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan) {
                    above = levels.max() ?? above
                } else {
                    below = levels.min() ?? below
                }
            case .precedenceGroupAssignment(let assignment):
                group.isAssignment = assignment.value.tokenKind == .keyword(.true)
            case .precedenceGroupAssociativity(let associativity):
                switch associativity.value.tokenKind {
                case .keyword(.left): group.associativity = .left
                case .keyword(.right): group.associativity = .right
                default: break
                }
            }
        }
        switch (above, below) {
        case (let low?, let high?): group.level = (low + high) / 2
        case (let low?, nil): group.level = low + 0.5
        case (nil, let high?): group.level = high - 0.5
        case (nil, nil): break
        }
        groups[item.name.identifierText] = group
    }

    // MARK: - Folding

    private struct Item {
        enum Kind {
            case binary(BinaryOperatorExprSyntax)
            case assignment
            case ternary(ExprSyntax)
            case cast(UnresolvedAsExprSyntax)
            case typeCheck
        }
        let kind: Kind
        let group: Group
        let syntax: ExprSyntax
    }

    func fold(_ elements: [ExprSyntax]) throws -> Folded {
        var position = 0
        return try parse(elements, &position, minimum: 0)
    }

    private func item(_ syntax: ExprSyntax) throws -> Item {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .binaryOperatorExpr(let node):
            guard let group = group(of: node.operator.text) else { throw Failure.unknown(node) }
            return Item(kind: .binary(node), group: group, syntax: syntax)
        case .assignmentExpr:
            return Item(kind: .assignment, group: Group(level: 90, associativity: .right), syntax: syntax)
        case .unresolvedTernaryExpr(let node):
            return Item(
                kind: .ternary(node.thenExpression), group: Group(level: 100, associativity: .right), syntax: syntax)
        case .unresolvedAsExpr(let node):
            return Item(kind: .cast(node), group: Group(level: 132, associativity: .left), syntax: syntax)
        case .unresolvedIsExpr:
            return Item(kind: .typeCheck, group: Group(level: 132, associativity: .left), syntax: syntax)
        default: throw Failure.malformed
        }
    }

    private func operand(_ elements: [ExprSyntax], _ position: inout Int) throws -> Folded {
        guard position < elements.count else { throw Failure.malformed }
        let syntax = elements[position]
        // `try`, `await`: what follows up to the end of this operand's reach is covered.
        if let inner = syntax.as(TryExprSyntax.self)?.expression ?? syntax.as(AwaitExprSyntax.self)?.expression {
            var rest = elements
            rest[position] = inner
            return .effect(syntax, try parse(rest, &position, minimum: 95))
        }
        position += 1
        return .leaf(syntax)
    }

    /// Precedence climbing; chains of one level are built in a loop, so their length costs no depth.
    private func parse(_ elements: [ExprSyntax], _ position: inout Int, minimum: Double) throws -> Folded {
        var left = try operand(elements, &position)
        var lastNonAssociative: Double?
        while position < elements.count {
            let next = try item(elements[position])
            guard next.group.level >= minimum else { break }
            if next.group.associativity == .none, lastNonAssociative == next.group.level {
                throw Failure.unordered(next.syntax)
            }
            lastNonAssociative = next.group.associativity == .none ? next.group.level : nil
            position += 1
            switch next.kind {
            case .cast(let node):
                guard position < elements.count, let type = elements[position].as(TypeExprSyntax.self)?.type else {
                    throw Failure.malformed
                }
                position += 1
                left = .cast(left, node, type)
            case .typeCheck:
                guard position < elements.count, let type = elements[position].as(TypeExprSyntax.self)?.type else {
                    throw Failure.malformed
                }
                position += 1
                left = .typeCheck(left, type)
            case .binary(let node):
                let right = try parse(elements, &position, minimum: next.group.rightMinimum)
                left = .infix(left, node, right)
            case .assignment:
                left = .assignment(left, try parse(elements, &position, minimum: next.group.rightMinimum))
            case .ternary(let then):
                left = .ternary(
                    left, then: then, else: try parse(elements, &position, minimum: next.group.rightMinimum))
            }
        }
        return left
    }
}

extension Precedences.Group {
    fileprivate var rightMinimum: Double { associativity == .right ? level : level.nextUp }
}
