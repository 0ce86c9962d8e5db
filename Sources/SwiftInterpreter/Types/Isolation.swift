import SwiftSyntax

/// What a declaration says of the actor that its code runs on.
enum WrittenIsolation {
    case nonisolated, mainActor
    /// Another global actor.
    case other

    /// Nil where nothing is written.
    ///
    /// - Parameter globalActors: the names of those that the program declares.
    init?(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax, _ globalActors: Set<String>) {
        if modifiers.has(.nonisolated) {
            self = .nonisolated
            return
        }
        guard !attributes.isEmpty else { return nil }
        let names = attributes.names
        if names.contains("MainActor") {
            self = .mainActor
        } else if names.contains(where: globalActors.contains) {
            self = .other
        } else {
            return nil
        }
    }
}

/// The actor that code runs on, as far as that is written.
enum Isolation {
    case actor(NominalDecl)
    case main
    /// None. Where it isn't written, a build setting (`-default-isolation MainActor`) may say otherwise.
    case none(isWritten: Bool)
    case unknown
}

extension World {
    /// Whether a member or function of the program runs on the main actor, and can't be used elsewhere without waiting.
    func isOnMainActor(_ decl: ValueDecl) -> Bool {
        guard decl.native == nil, decl.range != .none, !(decl is EnumCaseDecl) else { return false }
        switch decl.writtenIsolation {
        case .mainActor: break
        case .nonisolated, .other: return false
        case nil:
            // What overrides, or is an operator, may have its isolation from elsewhere.
            guard let owner = decl.owner, !decl.isOverride, owner.native == nil, isMarkedMainActor(owner) else {
                return false
            }
        }
        if let variable = decl as? VariableDecl {
            if variable.isLet { return false }
            return variable.storage == .computed || variable.isStatic || variable.owner?.kind != .struct
        }
        guard let function = decl as? FunctionDecl else { return false }
        switch function.kind {
        case .operator, .memberwiseInitializer: return false
        case .initializer: return function.range != function.owner?.range
        case .function, .subscript: return true
        }
    }

    /// Whether `@MainActor` is written at a type, or at a class that it inherits from.
    private func isMarkedMainActor(_ decl: NominalDecl) -> Bool {
        var current = decl
        for _ in 0..<64 {
            if let written = current.writtenIsolation { return written == .mainActor }
            guard case .nominal(let parent, _)? = current.superclass, parent.native == nil else { return false }
            current = parent
        }
        return false
    }

    /// The actor that a declaration's code runs on.
    func isolation(of decl: ValueDecl) -> Isolation {
        let isInitializer = (decl as? FunctionDecl)?.kind == .initializer
        switch decl.writtenIsolation {
        case .mainActor: return .main
        case .other: return .unknown
        // What an initializer sets of its own object is nobody else's yet.
        case .nonisolated: return isInitializer ? .unknown : .none(isWritten: true)
        case nil: break
        }
        guard let owner = decl.owner else { return .none(isWritten: false) }
        if owner.kind == .actor { return decl.isStatic ? .none(isWritten: false) : .actor(owner) }
        if isMarkedMainActor(owner) { return .main }
        guard owner.native == nil else { return .unknown }
        let table = conformanceTable(of: owner).map(\.protocol)
        if table.contains(where: { $0.writtenIsolation == .mainActor }) { return .main }
        return isSurelyNonisolated(owner, table) && !decl.isOverride ? .none(isWritten: false) : .unknown
    }

    /// Whether nothing that a type is made of could put its members onto an actor: superclasses, protocols and their
    /// requirements, and in Swift 5 property wrappers.
    private func isSurelyNonisolated(_ owner: NominalDecl, _ protocols: [ProtocolDecl]) -> Bool {
        guard owner.writtenIsolation == nil, owner.superclass == nil, !owner.hasUnknownParent else { return false }
        let isWrapping = owner.userMembers.values.values.joined().contains { ($0 as? VariableDecl)?.wrapper != nil }
        return !isWrapping
            && protocols.allSatisfy { item in
                item.native != nil
                    || item.writtenIsolation == nil && !item.hasUnknownParent
                        && item.requirements.allSatisfy { $0.writtenIsolation == nil }
            }
    }
}
