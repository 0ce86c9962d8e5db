/// `enum CodingKeys`, by which the compiler codes a type: its cases are stored properties, and what it leaves out has a
/// value of its own.
extension ConformanceChecker {
    func checkCodingKeys(of conformance: Conformance) {
        guard decl.native == nil, decl.kind != .enum, decl.attachedMacros.isEmpty, !decl.isObservable,
            !world.hasUnknownParent(decl), case .nominal(let keys)? = decl.userMembers.types["CodingKeys"],
            keys.kind == .enum, keys.native == nil,
            keys.conformances.contains(where: { $0.protocol.name == "CodingKey" })
        else { return }
        let names = Set(keys.enumCases.map(\.name))
        for item in world.allProtocols(of: conformance.protocol) where item.name != "Codable" && !isCoded(item) {
            var notes = keys.enumCases.filter { !isStored($0.name) }.map {
                Diagnostic.note("CodingKey case '\($0.name)' does not match any stored properties", at: $0.range)
            }
            if item.name == "Decodable" {
                notes += decl.storedProperties.filter { $0.owner === decl && !$0.hasInitialValue && !$0.isWrapper }
                    .filter { !names.contains($0.name) }.map {
                        .note(
                            "cannot automatically synthesize 'Decodable' because '\($0.name)' does not have a matching "
                                + "CodingKey and does not have a default value", at: $0.range)
                    }
            }
            if notes.isEmpty { continue }
            checker.sink.report(
                Diagnostic(
                    .error, "type '\(decl.name)' does not conform to protocol '\(item.name)'", at: decl.range,
                    notes: notes))
        }
    }

    /// Whether the program itself says how values are coded.
    private func isCoded(_ item: ProtocolDecl) -> Bool {
        let type = world.declaredType(of: decl)
        if item.name == "Decodable" {
            return world.lookup("init", in: type).contains {
                $0.native == nil && ($0 as? FunctionDecl)?.parameters.first?.label == "from"
            }
        }
        return world.lookup("encode", in: type).contains { $0.native == nil }
    }

    private func isStored(_ name: String) -> Bool {
        decl.userMembers.values[name]?.contains { member in
            guard let variable = member as? VariableDecl, !variable.isStatic else { return false }
            return variable.storage != .computed || variable.wrapper != nil || variable.wrappedThrough != nil
        } ?? false
    }
}

extension VariableDecl {
    /// The field of a wrapped property.
    fileprivate var isWrapper: Bool { name.hasPrefix("_") && isPrivate }
}
