/// A checked statement.
// Unchecked: a body is used by one check, then by one execution at a time.
package final class Statement: @unchecked Sendable {
    package let kind: Kind
    package let range: SourceRange

    package init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    // Unchecked: a body is used by one check, then by one execution at a time.
    package indirect enum Kind: @unchecked Sendable {
        case expression(Expression)
        /// `let`/`var`; without an initial value the variables are absent until assigned.
        case declare(Pattern, Expression?)
        case block([Statement])
        case `if`([Condition], [Statement], else: [Statement])
        case `guard`([Condition], else: [Statement])
        case `while`([Condition], [Statement], LoopLabel)
        case repeatWhile([Statement], Expression, LoopLabel)
        case forIn(ForLoop)
        case `switch`(Expression, [SwitchCase], LoopLabel)
        case `return`(Expression?)
        /// The value of an `if`/`switch` expression's branch.
        case yield(Expression)
        case `break`(LoopLabel)
        case `continue`(LoopLabel)
        case `fallthrough`
        case `throw`(Expression)
        case doCatch([Statement], [CatchClause], LoopLabel)
        case `defer`([Statement])
        /// Makes the function callable from here on (it may capture what is declared before it is called).
        case localFunction(LocalFunction)
    }
}

extension Statement {
    /// Visits the expressions it is made of and the statements inside of it, in order; bodies of closures aren't looked
    /// into. Every check of a body walks it this way but for the kinds of statement that mean something to the check.
    func visit(_ expression: (Expression) -> Void, _ statement: (Statement) -> Void) {
        func look(_ items: [(pattern: Pattern, guard: Expression?)]) {
            for item in items {
                item.pattern.visit(expression)
                if let condition = item.guard { expression(condition) }
            }
        }
        func look(_ conditions: [Condition]) {
            for condition in conditions {
                switch condition {
                case .boolean(let value): expression(value)
                case .pattern(let pattern, let value):
                    expression(value)
                    pattern.visit(expression)
                case .constant: break
                }
            }
        }
        switch kind {
        case .expression(let value), .yield(let value), .throw(let value): expression(value)
        case .declare(let pattern, let value):
            if let value { expression(value) }
            pattern.visit(expression)
        case .block(let inner), .defer(let inner): inner.forEach(statement)
        case .if(let conditions, let first, let second):
            look(conditions)
            first.forEach(statement)
            second.forEach(statement)
        case .guard(let conditions, let other):
            look(conditions)
            other.forEach(statement)
        case .while(let conditions, let body, _):
            look(conditions)
            body.forEach(statement)
        case .repeatWhile(let body, let condition, _):
            body.forEach(statement)
            expression(condition)
        case .forIn(let loop):
            expression(loop.sequence)
            if let condition = loop.condition { expression(condition) }
            loop.pattern.visit(expression)
            loop.body.forEach(statement)
        case .switch(let subject, let cases, _):
            expression(subject)
            for item in cases {
                look(item.items)
                item.body.forEach(statement)
            }
        case .return(let value): if let value { expression(value) }
        case .doCatch(let body, let clauses, _):
            body.forEach(statement)
            for clause in clauses {
                look(clause.items)
                clause.body.forEach(statement)
            }
        case .localFunction(let function): function.body?.statements.forEach(statement)
        case .break, .continue, .fallthrough: break
        }
    }
}

/// A loop or `switch` that `break` and `continue` name; identity matters.
// Unchecked: a body is used by one check, then by one execution at a time.
package final class LoopLabel: @unchecked Sendable {
    package let name: String?
    package init(_ name: String? = nil) { self.name = name }
}

package enum Condition: Sendable {
    case boolean(Expression)
    /// `if let x = e`, `if case p = e`: the pattern says how (optional binding is `.optional(.bind)`).
    case pattern(Pattern, Expression)
    /// `#available`, decided already.
    case constant(Bool)
}

package struct SwitchCase: Sendable {
    /// Empty for `default`.
    package var items: [(pattern: Pattern, guard: Expression?)]
    package var isDefault: Bool
    package var body: [Statement]

    package init(items: [(pattern: Pattern, guard: Expression?)], isDefault: Bool, body: [Statement]) {
        self.items = items
        self.isDefault = isDefault
        self.body = body
    }
}

package struct CatchClause: Sendable {
    /// Empty catches everything. The error is in `error`.
    package var items: [(pattern: Pattern, guard: Expression?)]
    package var error: LocalVariable
    package var body: [Statement]
    /// The word `catch`.
    let range: SourceRange

    init(
        items: [(pattern: Pattern, guard: Expression?)], error: LocalVariable, body: [Statement], range: SourceRange
    ) {
        self.range = range
        self.items = items
        self.error = error
        self.body = body
    }
}

// Unchecked: a body is used by one check, then by one execution at a time.
package final class ForLoop: @unchecked Sendable {
    package let pattern: Pattern
    package let sequence: Expression
    /// The sequence's `Element`. Native sequences and arrays are iterated by the runtime; a user's `Sequence` through
    /// `makeIterator()` and `next()`.
    package let elementType: Type
    package let condition: Expression?
    package let body: [Statement]
    package let label: LoopLabel
    /// `for x in repeat each items`: the sequence is the pattern, evaluated in each round.
    package var expansion: PackExpansion?

    package init(
        pattern: Pattern, sequence: Expression, elementType: Type, condition: Expression?, body: [Statement],
        label: LoopLabel
    ) {
        self.pattern = pattern
        self.sequence = sequence
        self.elementType = elementType
        self.condition = condition
        self.body = body
        self.label = label
    }
}

package indirect enum Pattern: Sendable {
    case any
    case bind(LocalVariable)
    case tuple([Pattern])
    /// A user's or native enum case; payload patterns in order (empty: payload ignored).
    case enumCase(EnumCaseDecl, [Pattern])
    /// `x?`, `.some(x)`, `if let`
    case optional(Pattern)
    /// `nil`, `.none`
    case null
    /// `is T` / `p as T`
    case cast(Type, Pattern?)
    /// `~=`: an expression of type Bool that reads the subject from `subject`.
    case expression(subject: LocalVariable, test: Expression)
}
