import SwiftSyntax

/// Whether members of a class say `override` where they do, and only there, and may stand for what they override.
struct OverrideChecker {
    let checker: Checker
    let decl: NominalDecl

    init(_ checker: Checker, _ decl: NominalDecl) {
        self.checker = checker
        self.decl = decl
    }

    var world: World { checker.world }

    func report(_ message: String, _ place: SourceRange, notes: [Diagnostic] = []) {
        checker.sink.report(Diagnostic(.error, message, at: place, notes: notes))
    }

    func check(_ syntax: DeclSyntax) {
        guard decl.kind == .class, !world.hasUnknownParent(decl) else { return }
        guard case .nominal(let parent, _)? = decl.superclass else {
            for member in ownMembers where member.isOverride { reportNothingOverridden(member) }
            return
        }
        guard parent.native == nil else { return }
        if parent.isFinal, !world.libraryFiles.contains(Int(parent.range.file)) {
            report("inheritance from a final class '\(parent.name)'", decl.range)
        }
        for member in ownMembers where member.name != "init" { check(member) }
        checkInitializers(syntax)
    }

    private var ownMembers: [ValueDecl] {
        decl.userMembers.values.values.flatMap(\.self)
            .filter { $0.owner === decl && !$0.isRequirement && $0.range != .none }
            .sorted { $0.range.offset < $1.range.offset }
    }

    private func check(_ member: ValueDecl) {
        guard member.name != "deinit" else { return }
        switch overridden(by: member) {
        case .member(let parent):
            guard !member.isOverride else { return check(member, overriding: parent) }
            report(
                "overriding declaration requires an 'override' keyword", member.range,
                notes: [.note("overridden declaration is here", at: parent.decl.range)])
        case .none where member.isOverride: reportNothingOverridden(member)
        case .none, .unknown: break
        }
    }

    private func reportNothingOverridden(_ member: ValueDecl) {
        if let function = member as? FunctionDecl, function.kind == .initializer {
            return report("initializer does not override a designated initializer from its superclass", member.range)
        }
        let kind = member.overrideKind
        if case .nominal(let parent, let arguments)? = decl.superclass,
            let near = relabelled(member, in: parent, arguments)
        {
            return report(
                "argument labels for \(kind) '\(member.displayName)' do not match those of overridden \(kind) "
                    + "'\(near.displayName)'", member.range)
        }
        report("\(kind) does not override any \(kind) from its superclass", member.range)
    }

    // MARK: - What is overridden

    enum Overridden {
        case member(Inherited)
        /// A native class has members of its own, which aren't known by name here.
        case unknown
        case none
    }

    /// A member of a superclass with the arguments that it has there.
    struct Inherited {
        let decl: ValueDecl
        let substitution: Substitution
    }

    /// The member of the same name, labels and types in a superclass; private ones aren't seen.
    private func overridden(by member: ValueDecl) -> Overridden {
        var type = decl.superclass
        for _ in 0..<64 {
            guard case .nominal(let current, let arguments)? = type else { return .none }
            if current.native != nil || world.hasUnknownParent(current) { return .unknown }
            let substitution = Substitution(current.genericSignature.parameters, arguments)
            let found = current.members(named: member.name).first {
                $0.isStatic == member.isStatic && !$0.isTypePrivate && matches($0, substitution, member)
            }
            if let found { return .member(Inherited(decl: found, substitution: substitution)) }
            if isMadeByCompiler(member, in: current) { return .unknown }
            type = world.superclassType(of: current, arguments)
        }
        return .unknown
    }

    /// A class has what a protocol demands and nobody wrote, such as `encode(to:)`.
    private func isMadeByCompiler(_ member: ValueDecl, in parent: NominalDecl) -> Bool {
        world.conformanceTable(of: parent).contains { conformance in
            conformance.protocol.native != nil
                && conformance.protocol.members(named: member.name).contains {
                    $0.owner === conformance.protocol && matches($0, Substitution([], []), member)
                }
        }
    }

    private func matches(_ parent: ValueDecl, _ substitution: Substitution, _ member: ValueDecl) -> Bool {
        switch (parent, member) {
        case (let a as FunctionDecl, let b as FunctionDecl):
            guard a.kind == b.kind, a.parameters.map(\.label) == b.parameters.map(\.label) else { return false }
            guard b.isOverride else { return hasSameParameters(a, substitution, b) }
            return b.isGeneric || a.isGeneric || takes(b, whatIsGivenTo: a, substitution)
        case (is VariableDecl, is VariableDecl): return true
        default: return false
        }
    }

    /// Whether nothing keeps the parameters of two functions from being the same.
    func hasSameParameters(_ parent: FunctionDecl, _ substitution: Substitution, _ member: FunctionDecl) -> Bool {
        zip(parent.parameters, member.parameters).allSatisfy { a, b in
            let type = world.substitute(a.type, substitution)
            return type == b.type || (parent.isGeneric && member.isGeneric)
        }
    }

    private func takes(
        _ member: FunctionDecl, whatIsGivenTo parent: FunctionDecl, _ substitution: Substitution
    ) -> Bool {
        zip(parent.parameters, member.parameters).allSatisfy { a, b in
            a.isInout == b.isInout && mayStand(world.substitute(a.type, substitution), for: b.type)
        }
    }

    /// Whether values of a type may be used where those of another one are expected, as far as that is known.
    func mayStand(_ type: Type, for expected: Type) -> Bool {
        if type == expected || type.leavesOpen || expected.leavesOpen { return true }
        switch (type, expected) {
        case (_, .existential), (.function, .function), (.tuple, .tuple), (.metatype, .metatype): return true
        default: break
        }
        if let wrapped = world.wrapped(expected) { return mayStand(world.wrapped(type) ?? type, for: wrapped) }
        return world.isSubclass(type, of: expected)
    }

    /// A function of the same base name and types that only has other labels.
    private func relabelled(_ member: ValueDecl, in parent: NominalDecl, _ arguments: [Type]) -> FunctionDecl? {
        guard let member = member as? FunctionDecl, member.kind == .function, !member.isGeneric else { return nil }
        let substitution = Substitution(parent.genericSignature.parameters, arguments)
        return parent.members(named: member.name).lazy.compactMap { $0 as? FunctionDecl }.first { other in
            other.isStatic == member.isStatic && other.parameters.count == member.parameters.count
                && other.parameters.map(\.label) != member.parameters.map(\.label)
                && hasSameParameters(other, substitution, member)
        }
    }
}

extension FunctionDecl {
    /// Whether it has generic parameters of its own.
    var isGeneric: Bool { genericSignature.parameters.count > ownerParameterCount }
}

extension ValueDecl {
    /// As messages about overriding call it.
    var overrideKind: String {
        guard let function = self as? FunctionDecl else { return "property" }
        switch function.kind {
        case .initializer, .memberwiseInitializer: return "initializer"
        case .subscript: return "subscript"
        case .function, .operator: return "method"
        }
    }
}
