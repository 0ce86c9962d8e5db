import SwiftInterpreter

/// What SwiftData's macros at a property mean to a store.
extension VariableDecl {
    /// `@Attribute(.unique)`
    var isUniqueInModel: Bool { attachedMacros.contains { $0.has(nil, "unique") } }

    /// `@Relationship(deleteRule: .cascade)`
    var cascadesDeletion: Bool { attachedMacros.contains { $0.has("deleteRule", "cascade") } }

    /// The property of the models it leads to that leads back: `@Relationship(inverse: \Trip.stops)`.
    var inverseInModel: String? {
        attachedMacros.lazy.flatMap(\.arguments).filter { $0.label == "inverse" }.compactMap(\.member).first
    }

    /// Whether models can be in it.
    var leadsToModels: Bool { Self.holdsModels(type) }

    private static func holdsModels(_ type: Type) -> Bool {
        guard case .nominal(let decl, let arguments) = type else { return false }
        return decl.attachedMacros.contains { $0.name == "Model" } || arguments.contains(where: holdsModels)
    }
}

extension AttachedMacro {
    fileprivate func has(_ label: String?, _ member: String) -> Bool {
        arguments.contains { $0.label == label && $0.member == member }
    }
}
