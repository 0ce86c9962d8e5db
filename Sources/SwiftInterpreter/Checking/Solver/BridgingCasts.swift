/// `text as NSString`: casts between values of Swift and the objects that Objective-C has for them. A library says what
/// becomes what: a class by a static function `_bridging(_:)` that makes one, and by a property `_bridged` for the way
/// back.
extension World {
    /// `NSError`: a class that any error can be had as.
    func isEveryError(_ type: Type) -> Bool {
        guard case .nominal(let decl, _) = resolve(type), let error = known.errorProtocol else { return false }
        return decl.members(named: BodyChecker.bridgingFunction).contains { member in
            guard case .existential(let protocols)? = (member as? FunctionDecl)?.parameters.first?.type else {
                return false
            }
            return protocols == [error]
        }
    }
}

extension BodyChecker {
    static let bridgingFunction = "_bridging"
    static let bridgedProperty = "_bridged"

    /// Nil for a cast that isn't one of those.
    func bridgedCast(_ operand: Folded, _ target: Type) -> Expression? {
        if case .existential(let protocols) = target, protocols.count == 1, protocols[0].name == "AnyObject" {
            return asObject(operand, target)
        }
        guard case .nominal(let decl, _) = target else { return nil }
        if decl.kind == .class, !decl.members(named: Self.bridgingFunction).isEmpty {
            let mark = solver.mark()
            if let plain = trying({ check(operand, to: target, .coercion) }) { return plain }
            solver.rollback(to: mark)
            if let made = bridging(operand, decl, target) { return made }
            solver.rollback(to: mark)
            return nil
        }
        guard decl.kind == .struct, decl.native != nil else { return nil }
        let mark = solver.mark()
        guard let value = trying({ infer(operand, contextualType: nil) }),
            case .nominal(let source, _) = world.resolve(value.type), source !== decl,
            let property = source.members(named: Self.bridgedProperty).first as? VariableDecl, property.type == target
        else {
            solver.rollback(to: mark)
            return nil
        }
        let candidate = Candidate(decl: property, ownerArguments: [], receiver: .value(value), distance: 0)
        return self.property(property, candidate, value.range)
    }

    /// `text as AnyObject`: the object that stands for a value.
    private func asObject(_ operand: Folded, _ target: Type) -> Expression? {
        let mark = solver.mark()
        if let plain = trying({ check(operand, to: target, .coercion) }) { return plain }
        for name in ["NSString", "NSNumber", "NSArray", "NSDictionary", "NSURL", "NSDate", "NSData", "NSError"] {
            solver.rollback(to: mark)
            guard let decl = world.nominal(named: name) else { continue }
            if let made = bridging(operand, decl, .nominal(decl, [])), let object = coerce(made, to: target) {
                return object
            }
        }
        solver.rollback(to: mark)
        return nil
    }

    private func bridging(_ operand: Folded, _ decl: NominalDecl, _ target: Type) -> Expression? {
        guard let value = trying({ infer(operand, contextualType: nil) }) else { return nil }
        settle(value)
        let candidates = decl.members(named: Self.bridgingFunction).compactMap { member in
            (member as? FunctionDecl).map {
                Candidate(decl: $0, ownerArguments: [], receiver: .type(target), distance: 0)
            }
        }
        let argument = CallArgument(label: nil, made: value, range: value.range)
        return trying { resolve(candidates, [argument], Self.bridgingFunction, value.range, contextualType: target) }
    }
}
