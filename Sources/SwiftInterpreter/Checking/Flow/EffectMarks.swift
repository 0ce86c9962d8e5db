/// What is found of the `try`s and `await`s of a body: those that nothing needs are warned of.
final class EffectMarks {
    /// Those that something in them needs, or may need.
    fileprivate var needed: Set<SourceRange> = []
    /// Those with calls or accesses in them that were looked at: of others nothing is known.
    fileprivate var used: Set<SourceRange> = []
    /// From the word `do` to the first `catch`, where nothing throws but for what is marked with `try`.
    fileprivate var blocks: [(whole: SourceRange, word: SourceRange)] = []
}

extension EffectsChecker {
    func noteMaybeThrowing(at range: SourceRange) { need(tries, range) }

    func noteMaybeWaiting(at range: SourceRange) { need(awaits, range) }

    /// The innermost one is needed.
    private func need(_ marks: MarkedRanges, _ range: SourceRange) {
        guard probe == nil, !marks.isEmpty, let mark = marks.innermost(round: range) else { return }
        self.marks.needed.insert(mark)
    }

    private func use(_ range: SourceRange) {
        if let mark = tries.innermost(round: range) { marks.used.insert(mark) }
        if let mark = awaits.innermost(round: range) { marks.used.insert(mark) }
    }

    /// A property, subscript or variable was read or written. What natives do isn't all declared.
    func note(_ decl: ValueDecl, at range: SourceRange) {
        guard probe == nil, !tries.isEmpty || !awaits.isEmpty else { return }
        use(range)
        if decl.native != nil { noteMaybeThrowing(at: range) }
        if !isSurelyHere(decl) { noteMaybeWaiting(at: range) }
    }

    func note(_ decl: FunctionDecl, _ arguments: [Argument], at range: SourceRange) {
        guard probe == nil, !tries.isEmpty || !awaits.isEmpty else { return }
        use(range)
        let takesFunctions = decl.parameters.contains { if case .function = $0.type { true } else { false } }
        if takesFunctions, decl.native != nil || decl.isRethrowing, !arguments.allSatisfy(isPlain) {
            noteMaybeThrowing(at: range)
        }
        if decl.isAsync || takesFunctions || !isSurelyHere(decl) { noteMaybeWaiting(at: range) }
        // Which overload it is may depend on what the functions given to it do.
        for other in overloads(of: decl) {
            if other.isThrowing || other.isRethrowing && takesFunctions { noteMaybeThrowing(at: range) }
            if other.isAsync { noteMaybeWaiting(at: range) }
        }
    }

    private func overloads(of decl: FunctionDecl) -> [FunctionDecl] {
        guard decl.native == nil else { return [] }
        let all = decl.owner?.members(named: decl.name) ?? world.globals(named: decl.name, from: Int(decl.range.file))
        return all.count < 2 ? [] : all.compactMap { $0 as? FunctionDecl }
    }

    /// Whether an argument is known to throw nothing.
    private func isPlain(_ argument: Argument) -> Bool {
        switch argument {
        case .value(let value):
            if case .function = world.deepResolve(value.type) {
                guard case .closure(let closure) = value.kind else { return false }
                return !mayThrow(closure.body.statements)
            }
            return true
        case .autoclosure, .pack: return false
        case .inout, .variadic, .default: return true
        }
    }

    /// Whether a declaration can be used without waiting wherever the code may run.
    private func isSurelyHere(_ decl: ValueDecl) -> Bool {
        guard decl.native == nil else { return decl.owner == nil && decl is FunctionDecl }
        if case .none = world.isolation(of: decl) { return true }
        return false
    }

    /// `do` whose body throws nothing, as far as its `try`s are idle.
    func noteCatch(of body: [Statement], _ clauses: [CatchClause], from start: SourceRange) {
        guard probe == nil, let word = clauses.first?.range, start.file == word.file, start.offset < word.offset,
            !mayThrow(body)
        else { return }
        marks.blocks.append((start.merging(word), word))
    }

    func warnOfIdleMarks() {
        // What a module would have that isn't here may throw and wait.
        guard let place = tries.first ?? awaits.first ?? marks.blocks.first?.word,
            !world.libraryFiles.contains(Int(place.file)), world.stubs.isEmpty, sink.missingModules.isEmpty
        else { return }
        let idle = idle(tries)
        for mark in idle {
            let message = "no calls to throwing functions occur within 'try' expression"
            sink.report(Diagnostic(.warning, message, at: mark))
        }
        for block in marks.blocks where tries.inside(block.whole).allSatisfy(idle.contains) {
            let message = "'catch' block is unreachable because no errors are thrown in 'do' block"
            sink.report(Diagnostic(.warning, message, at: block.word))
        }
        for mark in self.idle(awaits) {
            let message = "no 'async' operations occur within 'await' expression"
            sink.report(Diagnostic(.warning, message, at: mark))
        }
    }

    /// Those that cover something, and nothing that needs them, and none of their kind.
    private func idle(_ marks: MarkedRanges) -> Set<SourceRange> {
        Set(marks.innermost.filter { self.marks.used.contains($0) && !self.marks.needed.contains($0) })
    }
}
