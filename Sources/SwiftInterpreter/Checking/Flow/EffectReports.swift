/// What is wrong with something that throws, waits, or belongs to an actor.
extension EffectsChecker {
    enum Use: String { case call, property = "property access", `subscript` = "subscript access", asyncLet }

    func used(_ use: Use, _ range: SourceRange, isThrowing: Bool, isAsync: Bool, _ around: Surroundings) {
        guard range != .none else { return }
        if isThrowing { threw(use, range, around) }
        guard isAsync else { return }
        noteMaybeWaiting(at: range)
        // An error of its own beside one of a missing `try`.
        let range = isThrowing ? SourceRange(file: Int(range.file), offset: Int(range.offset), length: 1) : range
        if !around.isAsync {
            if covered(range, by: awaits) { probe?.waits = true }
            switch around.place {
            case .deferred: report("'async' call cannot occur in a defer body", range)
            case .value(let text): report("'async' call cannot occur in \(text)", range)
            default:
                let name = use == .asyncLet ? "'async let'" : "'async' \(use.rawValue)"
                report("\(name) in a function that does not support concurrency", range)
            }
        } else if !covered(range, by: awaits) {
            report("expression is 'async' but is not marked with 'await'", mark(of: range) ?? range)
        }
    }

    func threw(_ use: Use, _ range: SourceRange, _ around: Surroundings) {
        let name = use == .asyncLet ? "call" : use.rawValue
        let mark = mark(of: range)
        noteMaybeThrowing(at: range)
        if mark != nil, !around.handlesErrors { probe?.throwsErrors = true }
        if mark == nil, around.handlesErrors, around.place == .function || around.place == .partialCatch {
            return report("\(name) can throw but is not marked with 'try'", range)
        }
        if mark != nil, around.handlesErrors { return }
        switch around.place {
        case .deferred: report("\(name) can throw, but errors cannot be thrown out of a defer body", range)
        case .value(let text): report("\(name) can throw, but errors cannot be thrown out of \(text)", range)
        default:
            guard let mark else {
                return report("\(name) can throw, but it is not marked with 'try' and the error is not handled", range)
            }
            let reason = around.place == .partialCatch ? " because the enclosing catch is not exhaustive" : ""
            report("errors thrown from here are not handled" + reason, mark)
        }
    }

    /// A call that throws what a closure given to it throws.
    func rethrown(_ range: SourceRange, _ around: Surroundings) {
        noteMaybeThrowing(at: range)
        if mark(of: range) != nil, !around.handlesErrors {
            probe?.throwsErrors = true
            report("call can throw, but the error is not handled", range)
        } else {
            threw(.call, range, around)
        }
    }

    func report(_ message: String, _ range: SourceRange) {
        if probe == nil { sink.report(Diagnostic(.error, message, at: range)) }
    }

    // MARK: - Marks

    func covered(_ range: SourceRange, by marks: MarkedRanges) -> Bool { marks.innermost(round: range) != nil }

    /// The `try` that covers a place.
    private func mark(of range: SourceRange) -> SourceRange? { tries.innermost(round: range) }

    // MARK: - Closures

    func throwsErrors(_ argument: Argument) -> Bool {
        guard case .value(let value) = argument else { return false }
        var current = value
        while case .convert(_, let inner) = current.kind { current = inner }
        guard case .closure(let closure) = current.kind else { return false }
        return throwsErrors(closure)
    }

    /// Whether an error comes out of a closure.
    func throwsErrors(_ closure: ClosureExpression) -> Bool { probed(closure.body.statements).throwsErrors }

    /// Whether an error may come out of statements, loops over sequences included.
    func mayThrow(_ statements: [Statement]) -> Bool {
        let found = probed(statements)
        return found.throwsErrors || found.mayThrow
    }

    private func probed(_ statements: [Statement]) -> Probe {
        var checker = self
        let probe = Probe()
        checker.probe = probe
        checker.check(statements, Surroundings(handlesErrors: false, isAsync: false, isClosure: true))
        return probe
    }

    /// A closure that throws or waits where that isn't expected.
    func isMisfit(_ closure: ClosureExpression, _ function: FunctionType, _ range: SourceRange) -> Bool {
        guard !function.isThrowing || !function.isAsync else { return false }
        let found = probed(closure.body.statements)
        var given = function
        given.isThrowing = function.isThrowing || found.throwsErrors
        given.isAsync = function.isAsync || found.waits
        func text(_ type: FunctionType) -> String {
            world.describe(.function(type)).replacing("-> ()", with: "-> Void")
        }
        if found.waits, !function.isAsync {
            report(
                "invalid conversion from 'async' function of type '\(text(given))' to synchronous function type "
                    + "'\(text(function))'", range)
            return true
        }
        guard found.throwsErrors, !function.isThrowing else { return false }
        report(
            "invalid conversion from throwing function of type '\(text(given))' to non-throwing function type "
                + "'\(text(function))'", range)
        return true
    }
}
