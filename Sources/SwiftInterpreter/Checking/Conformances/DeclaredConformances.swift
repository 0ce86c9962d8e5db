/// What a type says of itself in its header and in the headers of its extensions.
extension ConformanceChecker {
    func checkDeclarations() {
        if decl.kind == .enum, decl.rawType != nil { checkRawValues() }
        guard !decl.conformances.isEmpty else { return }
        refuseClassProtocols()
        refuseRepeatedConformances()
    }

    private func report(_ message: String, _ place: SourceRange, notes: [Diagnostic] = []) {
        checker.sink.report(Diagnostic(.error, message, at: place, notes: notes))
    }

    // MARK: - Conformances

    private func refuseClassProtocols() {
        guard !decl.isReference else { return }
        for conformance in decl.conformances where world.isClassBound(conformance.protocol) {
            let item = conformance.protocol
            let isAny = item.native != nil && item.name == "AnyObject"
            return report(
                isAny
                    ? "only protocols can inherit from 'AnyObject'"
                    : "non-class type '\(decl.name)' cannot conform to class protocol '\(item.name)'", decl.range)
        }
    }

    private func refuseRepeatedConformances() {
        guard decl.conformances.count > 1 || decl.superclass != nil else { return }
        let written = decl.conformances.filter { $0.range != decl.range && $0.range != .none }
        var first: [ObjectIdentifier: Conformance] = [:]
        for conformance in written where conformance.conditions.isEmpty {
            let item = conformance.protocol
            if let old = first[ObjectIdentifier(item)] {
                if isMarker(item) { continue }
                guard world.modules.areOfOneModule(Int(old.range.file), Int(conformance.range.file)) else { continue }
                report(
                    "redundant conformance of '\(decl.name)' to protocol '\(item.name)'", conformance.range,
                    notes: [.note("'\(decl.name)' declares conformance to protocol '\(item.name)' here", at: old.range)]
                )
            } else if let parent = parent(conformingTo: item), !isMarker(item) {
                report(
                    "redundant conformance of '\(decl.name)' to protocol '\(item.name)'", conformance.range,
                    notes: [
                        .note(
                            "'\(decl.name)' inherits conformance to protocol '\(item.name)' from superclass here",
                            at: parent.range)
                    ])
            }
            first[ObjectIdentifier(item)] = conformance
        }
    }

    /// `Sendable` and what else has no members may be written again.
    private func isMarker(_ item: ProtocolDecl) -> Bool {
        item.native != nil && world.requirements(of: item).isEmpty
    }

    /// A superclass of the program's that says the same of itself.
    private func parent(conformingTo item: ProtocolDecl) -> NominalDecl? {
        var current = decl.superclass
        for _ in 0..<64 {
            guard case .nominal(let parent, let arguments)? = current, parent.native == nil,
                !world.libraryFiles.contains(Int(parent.range.file))
            else { return nil }
            let isSame = parent.conformances.contains { $0.protocol === item && $0.conditions.isEmpty }
            if isSame { return parent }
            current = world.superclassType(of: parent, arguments)
        }
        return nil
    }

    // MARK: - Raw values

    private func checkRawValues() {
        var first: [String: EnumCaseDecl] = [:]
        for item in decl.enumCases {
            let key: String
            switch item.rawValue {
            case .int(let value)?: key = "\(value)"
            case .double(let value)?: key = "\(value)"
            case .string(let value)?: key = value
            default: continue
            }
            guard let old = first[key] else {
                first[key] = item
                continue
            }
            report(
                "raw value for enum case is not unique", item.placeOfRawValue,
                notes: [.note("raw value previously used here", at: old.placeOfRawValue)])
        }
    }
}

extension EnumCaseDecl {
    fileprivate var placeOfRawValue: SourceRange { rawValueRange == .none ? range : rawValueRange }
}
