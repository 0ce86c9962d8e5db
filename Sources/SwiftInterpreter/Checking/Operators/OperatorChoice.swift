import SwiftSyntax

/// Which function an operator calls.
extension BodyChecker {
    private static let optionalOperators: Set<String> = ["==", "!=", "===", "!==", "??"]
    private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&", "|", "^"]
    /// The right side's type says nothing of the left one's.
    private static let shifts: Set<String> = ["<<", ">>", "&<<", "&>>"]

    func apply(
        _ name: String, _ a: Expression, _ b: Expression, contextualType: Type?, _ token: SourceRange,
        isCompound: Bool = false
    ) -> Expression? {
        // Swift takes a `T!` for a `T?` where that can be: what optionals have operators for is not unwrapped.
        let takesOptionals = Self.optionalOperators.contains(name)
        var left = isCompound || takesOptionals ? a : unwrapImplicitly(a)
        var right = takesOptionals ? b : unwrapImplicitly(b)
        let start = solver.mark()
        let leftType = world.resolve(left.type)
        let rightType = world.resolve(right.type)
        if world.containsError(leftType) || world.containsError(rightType) {
            sawUnknown = true
            return nil
        }
        if name == "==" || name == "!=", leftType != rightType, let any = world.nativeNominal(named: "AnyKeyPath"),
            case .nominal(let x, _) = leftType, case .nominal(let y, _) = rightType, isAnyKindOfKeyPath(x),
            isAnyKindOfKeyPath(y), let first = coerce(left, to: .nominal(any, [])),
            let second = coerce(right, to: .nominal(any, []))
        {
            (left, right) = (first, second)
        }
        if let shared = contextualType.flatMap(rangeBound), name == "..." || name == "..<",
            let x = coerce(left, to: shared), let y = coerce(right, to: shared)
        {
            (left, right) = (x, y)
        } else if Self.shifts.contains(name) {
            settle(right)
            if case .variable = leftType {
                let expected = contextualType.map { world.wrapped($0) ?? $0 }
                if expected.map({ isOpen($0) || !solver.unify(leftType, $0) }) ?? true { settle(left) }
            }
        } else if Precedences.standardGroup(name) == nil {
            // An operator of the program's own: its parameters say what literals are.
        } else if case .variable(let x) = leftType, x.literal != nil, case .variable(let y) = rightType,
            y.literal != nil
        {
            if solver.unify(leftType, rightType) {
                // Of what strings are made from, only strings are put together.
                if x.literal == .string {
                    settle(left)
                } else if Self.arithmetic.contains(name) {
                    return deferred(name, left, right, token, left.type)
                }
                if name == "..." || name == "..<",
                    let decl = world.nativeNominal(named: name == "..." ? "ClosedRange" : "Range")
                {
                    return deferred(name, left, right, token, .nominal(decl, [left.type]))
                }
                settle(left)
            } else {
                settle(left)
                settle(right)
            }
        } else if !isCompound {
            if let text = expectedText(name, left, right, contextualType, token) { return text }
            (left, right) = balanced(left, right, contextualType)
        } else if case .nominal = leftType, let converted = coerce(right, to: leftType), isNumber(leftType) {
            right = converted
        }
        if let quick = quickOperator(name, left, right) { return quick }
        if !isCompound, let other = withOpenLiteral(name, start, a, b, contextualType, token) { return other }
        return searchOperator(name, left, right, contextualType: contextualType, token, isCompound: isCompound)
    }

    /// `money * 3`: the literal needn't be of the other operand's type where that declares no operator for two of it.
    private func withOpenLiteral(
        _ name: String, _ start: Solver.Mark, _ a: Expression, _ b: Expression, _ contextualType: Type?,
        _ token: SourceRange
    ) -> Expression? {
        func decl(_ type: Type) -> NominalDecl? {
            if case .nominal(let decl, _) = world.resolve(type), decl.native == nil { return decl }
            return nil
        }
        let own = decl(a.type) ?? decl(b.type)
        guard let own, Self.arithmetic.contains(name), !own.members(named: name).isEmpty else { return nil }
        let now = solver.mark()
        if trying({ searchOperator(name, a, b, contextualType: contextualType, token, isCompound: false) }) != nil {
            solver.rollback(to: now)
            return nil
        }
        solver.rollback(to: start)
        for literal in [a, b] { settle(literal) }
        return trying { searchOperator(name, a, b, contextualType: contextualType, token, isCompound: false) }
    }

    func isNumber(_ type: Type) -> Bool {
        guard case .nominal(let decl, _) = type else { return false }
        return decl === world.known.intDecl || decl === world.known.doubleDecl || decl === world.known.cgFloatDecl
    }

    /// What the bounds of a range are where one is expected: a type of range, or any whose `Bound` is known.
    func rangeBound(_ contextualType: Type) -> Type? {
        if case .variable(let variable) = world.resolve(contextualType) {
            return solver.member("Bound", demandedOf: variable).flatMap { isOpen($0) ? nil : $0 }
        }
        guard case .nominal(let decl, let arguments) = world.deepResolve(contextualType), arguments.count == 1,
            decl.name.hasSuffix("Range") || decl.name.hasPrefix("PartialRange"), !isOpen(arguments[0])
        else { return nil }
        return arguments[0]
    }

    /// `name.dropLast() + "s"` where a `String` is expected: the literal is one, and what is before it, which is none, is
    /// joined with it by an operator that gives one.
    private func expectedText(
        _ name: String, _ a: Expression, _ b: Expression, _ contextualType: Type?, _ token: SourceRange
    ) -> Expression? {
        guard name == "+", let contextualType, world.resolve(contextualType) == world.known.string else { return nil }
        for (literal, other) in [(a, b), (b, a)] {
            guard case .variable(let variable) = world.resolve(literal.type), variable.literal != nil,
                case .nominal = world.resolve(other.type), world.resolve(other.type) != world.known.string
            else { continue }
            let mark = solver.mark()
            if solver.unify(literal.type, contextualType),
                let text = trying({
                    searchOperator(
                        name, a, b, in: [contextualType], contextualType: contextualType, token, isCompound: false)
                }),
                world.resolve(text.type) == world.known.string
            {
                return text
            }
            solver.rollback(to: mark)
        }
        return nil
    }

    /// Literals take the other side's type; `CGFloat` and `Double` meet.
    private func balanced(_ a: Expression, _ b: Expression, _ contextualType: Type?) -> (Expression, Expression) {
        let known = world.known
        func literal(_ expression: Expression) -> Bool {
            if case .variable(let variable) = world.resolve(expression.type) { return variable.literal != nil }
            return false
        }
        if literal(a), case .nominal(let decl, _) = world.resolve(b.type), decl !== known.optionalDecl {
            let mark = solver.mark()
            if solver.unify(a.type, b.type) { return (a, b) }
            solver.rollback(to: mark)
        }
        if literal(b), case .nominal(let decl, _) = world.resolve(a.type), decl !== known.optionalDecl {
            let mark = solver.mark()
            if solver.unify(b.type, a.type) { return (a, b) }
            solver.rollback(to: mark)
        }
        if case .nominal(let x, _) = world.resolve(a.type), case .nominal(let y, _) = world.resolve(b.type) {
            let isMixed =
                (x === known.cgFloatDecl && y === known.doubleDecl)
                || (x === known.doubleDecl && y === known.cgFloatDecl)
            if isMixed {
                let wantsDouble = contextualType.map { world.resolve($0) == known.double } ?? false
                let target = wantsDouble ? known.double : known.cgFloat
                if let p = coerce(a, to: target), let q = coerce(b, to: target) { return (p, q) }
            }
        }
        return (a, b)
    }

    /// The operator that a plain type declares for two values of its own.
    private func quickOperator(_ name: String, _ a: Expression, _ b: Expression) -> Expression? {
        guard case .nominal(let decl, let arguments) = world.resolve(a.type), arguments.isEmpty,
            case .nominal(let other, _) = world.resolve(b.type), other === decl,
            let function = ownOperator(name, decl)
        else { return nil }
        let result = function.result
        let isInout = function.parameters[0].isInout
        return make(
            .call(
                Call(
                    .function(function, receiver: nil, dispatch: .direct), [isInout ? .inout(a) : .value(a), .value(b)])
            ),
            result, a.range.merging(b.range))
    }

    private func ownOperator(_ name: String, _ decl: NominalDecl) -> FunctionDecl? {
        let key = OperatorKey(name: name, decl: ObjectIdentifier(decl))
        if let known = checker.operatorCache[key] { return known }
        let own = Type.nominal(decl, [])
        let found = decl.members(named: name).first { member in
            guard let function = member as? FunctionDecl, function.parameters.count == 2,
                function.genericSignature.parameters.isEmpty
            else { return false }
            return function.parameters.allSatisfy { $0.type == own }
        }
        let function = found as? FunctionDecl
        checker.operatorCache[key] = .some(function)
        return function
    }

    /// Two literals: which operator it is shows when their type does.
    private func deferred(
        _ name: String, _ a: Expression, _ b: Expression, _ token: SourceRange, _ result: Type
    ) -> Expression {
        let expression = Expression(.tuple([a, b]), type: result, range: a.range.merging(b.range))
        solver.atEnd { [self] in
            let type = world.deepResolve(result)
            guard !world.hasVariables(type) else { return false }
            expression.type = type
            a.type = world.deepResolve(a.type)
            b.type = world.deepResolve(b.type)
            if let quick = quickOperator(name, a, b) {
                expression.kind = quick.kind
            } else if let found = searchOperator(name, a, b, contextualType: type, token, isCompound: false) {
                expression.kind = found.kind
                expression.type = world.deepResolve(found.type)
            }
            return true
        }
        return expression
    }

    private func searchOperator(
        _ name: String, _ a: Expression, _ b: Expression, in types: [Type]? = nil, contextualType: Type?,
        _ token: SourceRange,
        isCompound: Bool
    ) -> Expression? {
        let place = a.range.merging(b.range)
        var candidates: [Candidate] = []
        for type in types ?? [a.type, b.type, contextualType].compactMap({ $0 }) {
            addOperators(name, type, .infix, &candidates)
        }
        addGlobals(name, .infix, &candidates)
        let left = CallArgument(label: nil, made: a, range: a.range)
        let right = CallArgument(label: nil, made: b, range: b.range)
        let mark = solver.mark()
        let result = trying { resolve(candidates, [left, right], name, place, contextualType: contextualType) }
        if let result { return result }
        solver.rollback(to: mark)
        let x = describe(world.deepResolve(a.type))
        let y = describe(world.deepResolve(b.type))
        if candidates.isEmpty, world.globals(named: name).isEmpty, Precedences().group(of: name) == nil {
            error("cannot find operator '\(name)' in scope", at: token)
        } else if let forgotten = forgottenOptional(name, a, b, contextualType, token) {
            let expected = world.wrapped(forgotten.type) ?? .error
            reportMismatch(forgotten.type, expected, .argument, at: operandPlace(forgotten, a))
        } else if reportOperand(name, a, b, contextualType: isCompound ? a.type : contextualType, token) {
            return nil
        } else if x == y {
            error("binary operator '\(name)' cannot be applied to two '\(x)' operands", at: token)
        } else {
            error("binary operator '\(name)' cannot be applied to operands of type '\(x)' and '\(y)'", at: token)
        }
        return nil
    }

    /// Where the type of the result is known, the operand of another type is what is wrong.
    private func reportOperand(
        _ name: String, _ a: Expression, _ b: Expression, contextualType: Type?, _ token: SourceRange
    ) -> Bool {
        guard !sink.isTrial else { return false }
        let (left, right) = (world.deepResolve(a.type), world.deepResolve(b.type))
        if let item = Self.comparisons[name].flatMap({ world.nativeNominal(named: $0) as? ProtocolDecl }) {
            if left == right, case .nominal(let decl, _) = left, decl.kind != .class,
                !(operandPlaces.map { isContextual($0.1) } ?? false), !world.conforms(left, to: item)
            {
                error(
                    "referencing operator function '\(name)' on '\(item.name)' requires that '\(describe(left))' conform "
                        + "to '\(item.name)'", at: token)
                return true
            }
            guard contextualType == nil, name == "==" || name == "!=", isNumber(left), isNumber(right) else {
                return false
            }
            reportMismatch(right, left, .argument, at: operandPlace(b, a))
            return true
        }
        if name == "%", left == right, isNumber(left) {
            error("'%' is unavailable: For floating point numbers use truncatingRemainder instead", at: token)
            return true
        }
        if name == "..<" || name == "..." {
            let numbers = [left, right].map(number)
            if let number = numbers[0] ?? numbers[1], (numbers[0] == nil) != (numbers[1] == nil) {
                let odd = numbers[0] == nil ? a : b
                reportMismatch(of: odd, number, .argument, at: operandPlace(odd, a))
                return true
            }
        }
        if name == "===" || name == "!==", let odd = [a, b].first(where: { !mayBeObject($0.type) }) {
            error(
                "argument type '\(describe(world.deepResolve(odd.type)))' expected to be an instance of a class or "
                    + "class-constrained type", at: operandPlace(odd, a))
            return true
        }
        var expected = contextualType.map(world.deepResolve) ?? .error
        if case .variable(let variable) = expected, let literal = variable.literal {
            expected = world.known.defaultType(of: literal) ?? expected
        }
        guard case .nominal = expected else { return false }
        let fits = [left, right].map { type in trying { coerces(type, to: expected) } }
        guard fits[0] != fits[1] else { return false }
        if fits[0] {
            reportMismatch(of: b, expected, .argument, at: operandPlace(b, a))
        } else {
            reportMismatch(of: a, expected, .argument, at: operandPlace(a, a))
        }
        return true
    }

    /// A type of numbers, or what a literal of one is by itself.
    private func number(_ type: Type) -> Type? {
        if case .variable(let variable) = type, let literal = variable.literal {
            return literal == .integer || literal == .float ? world.known.defaultType(of: literal) : nil
        }
        return isNumber(type) ? type : nil
    }

    private func mayBeObject(_ type: Type) -> Bool {
        let type = world.deepResolve(type)
        if case .nominal(let decl, _) = world.wrapped(type).map(world.deepResolve) ?? type { return decl.isReference }
        return true
    }

    /// Where errors about an operand are reported.
    private func operandPlace(_ operand: Expression, _ left: Expression) -> SourceRange {
        operandPlaces.flatMap { anchor(operand === left ? $0.0 : $0.1) } ?? operand.range
    }

    private static let comparisons = [
        "==": "Equatable", "!=": "Equatable", "<": "Comparable", ">": "Comparable", "<=": "Comparable",
        ">=": "Comparable",
    ]

    private func coerces(_ type: Type, to target: Type) -> Bool {
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        return coerce(Expression(.literal(.void), type: type, range: .none), to: target) != nil
    }

    /// The operand that would only have to be unwrapped for the operator to be there.
    private func forgottenOptional(
        _ name: String, _ a: Expression, _ b: Expression, _ contextualType: Type?, _ token: SourceRange
    ) -> Expression? {
        guard !sink.isTrial else { return nil }
        let wrapped = [a, b].map { world.wrapped(world.deepResolve($0.type)) }
        guard (wrapped[0] == nil) != (wrapped[1] == nil) else { return nil }
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        let operands = zip([a, b], wrapped).map { operand, type in
            type.map { Expression(.forceUnwrap(operand), type: $0, range: operand.range) } ?? operand
        }
        let made = trying { apply(name, operands[0], operands[1], contextualType: contextualType, token) }
        guard made != nil else { return nil }
        return wrapped[0] == nil ? b : a
    }

    func addOperators(
        _ name: String, _ type: Type, _ fixity: FunctionDecl.Fixity, _ candidates: inout [Candidate]
    ) {
        var type = world.deepResolve(type)
        if case .variable(let variable) = type {
            guard let literal = variable.literal, let fallback = world.known.defaultType(of: literal) else { return }
            type = fallback
        }
        for member in world.members(named: name, of: type) {
            guard let decl = member.decl as? FunctionDecl, decl.fixity == fixity,
                !candidates.contains(where: { $0.decl === decl && $0.ownerArguments == member.ownerArguments })
            else { continue }
            candidates.append(
                Candidate(
                    decl: decl, ownerArguments: member.ownerArguments, receiver: .type(type), distance: member.distance)
            )
        }
    }

    func addGlobals(_ name: String, _ fixity: FunctionDecl.Fixity, _ candidates: inout [Candidate]) {
        for decl in world.globals(named: name) {
            guard let function = decl as? FunctionDecl, function.fixity == fixity else { continue }
            candidates.append(Candidate(decl: function, ownerArguments: [], receiver: .none, distance: 300))
        }
    }
}
