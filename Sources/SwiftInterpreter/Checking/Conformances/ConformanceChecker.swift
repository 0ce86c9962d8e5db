import SwiftSyntax

/// Whether a declared conformance keeps its promises.
struct ConformanceChecker {
    let checker: Checker
    let decl: NominalDecl
    let context: LexicalContext

    init(_ checker: Checker, _ decl: NominalDecl, _ context: LexicalContext) {
        self.checker = checker
        self.decl = decl
        self.context = context
    }

    var world: World { checker.world }

    func check() {
        guard !(decl is ProtocolDecl) else { return }
        checkDeclarations()
        let outer = world.context
        defer { world.context = outer }
        let type = world.declaredType(of: decl)
        for conformance in world.conformanceTable(of: decl) {
            let item = conformance.protocol
            checkAccess(toWitnessesOf: item, type)
            if let work = Synthesis(item) {
                if work == .coding { checkCodingKeys(of: conformance) }
                checkSynthesis(of: conformance, work)
                continue
            }
            // What the type and the conformance demand of its parameters holds for its members.
            world.context = context.allRequirements + conformance.conditions
            let missing = world.requirements(of: item).filter { requirement in
                guard let witness = world.witness(for: requirement, in: type) else { return true }
                return witness.decl === requirement && isOwnToLibrary(requirement, item)
            }
            guard !world.hasUnknownParent(decl), !missing.contains(where: mayBeMet) else { continue }
            let unfit = unfitWitnesses(of: item, type)
            var notes = missing.map(note) + unfit.flatMap { [note($0.requirement), $0.note] }
            if notes.isEmpty { notes = unfitAssociatedTypes(of: item, type) }
            if notes.isEmpty { continue }
            checker.sink.report(
                Diagnostic(
                    .error, "type '\(decl.name)' does not conform to protocol '\(item.name)'", at: decl.range,
                    notes: notes))
        }
    }

    /// Whether only a type that isn't known keeps a member from meeting a requirement.
    private func mayBeMet(_ requirement: ValueDecl) -> Bool {
        let members = world.members(named: requirement.name, of: world.declaredType(of: decl)).map(\.decl)
        return (members + [requirement]).contains { member in
            switch member {
            case let variable as VariableDecl: return world.containsError(variable.type)
            case let function as FunctionDecl:
                return world.containsError(function.result)
                    || function.parameters.contains { world.containsError($0.type) }
            default: return false
            }
        }
    }

    /// Whether a requirement's code is there for the library's own types: it gives a type that each conforming type has
    /// to choose, as a view's `body` does.
    private func isOwnToLibrary(_ requirement: ValueDecl, _ item: ProtocolDecl) -> Bool {
        guard requirement.native != nil, let variable = requirement as? VariableDecl,
            case .member(.parameter(let parameter), let name) = variable.type, parameter === item.selfParameter,
            case .associated(let associated)? = item.nestedType(named: name)
        else { return false }
        return associated.defaultType == nil
    }

    /// What a requirement asks for, and where it says so.
    private func note(_ requirement: ValueDecl) -> Diagnostic {
        let text: String
        switch requirement {
        case let variable as VariableDecl:
            text = "property '\(variable.name)' with type '\(world.describe(variable.type))'"
        case let function as FunctionDecl where function.name == "init":
            let parameters = function.parameters.map { world.describe($0.type) }.joined(separator: ", ")
            text = "initializer '\(function.nameInMessages)' with type '(\(parameters))'"
        case let function as FunctionDecl:
            let parameters = function.parameters.map(\.functionParameter)
            let type = Type.function(FunctionType(parameters, function.result))
            let kind = function.kind == .subscript ? "subscript" : "function"
            text = "\(kind) '\(function.nameInMessages)' with type '\(world.describe(type))'"
        default: text = "'\(requirement.displayName)'"
        }
        return .note("protocol requires \(text)", at: requirement.range)
    }
}
