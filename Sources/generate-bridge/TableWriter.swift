/// Writes the files of the generated library.
struct TableWriter {
    let api: PublicAPI
    /// Declarations without a generated thunk; those that somebody wrote by hand among them.
    private(set) var unsupported: [(name: String, reason: String)] = []

    init(api: PublicAPI) { self.api = api }

    /// The lines of one member's entry.
    struct Entry {
        var name: String
        var lines: [String]
    }

    /// The entries of one type, with the line that declares it.
    struct Table {
        var name: String
        var function: String
        var declaration: String
        var entries: [Entry]
        var caseFunction: [String] = []
        var registration: String
    }

    mutating func tables() -> [Table] {
        var result: [Table] = []
        for name in api.types.keys.sorted(by: utf8) {
            if let type = api.types[name], let table = table(for: type) { result.append(table) }
        }
        return result
    }

    private mutating func table(for type: TypeDeclaration) -> Table? {
        if !api.isDeclared, api.isExcluded(type: type.name) { return nil }
        let isHandWritten = api.isHandWritten(type: type.name)
        if isHandWritten { noteHandWritten(type) }
        if isHandWritten, !Policy.extendedTypes.contains(type.name) { return nil }
        if type.keyword == nil, !api.isDeclared, !Policy.convertibleTypes.contains(type.name) {
            return nil
        }
        let inherited = inheritedNames(type)
        let isExtension = isHandWritten || type.keyword == nil && type.alias == nil
        var entries: [Entry] = []
        for member in type.members {
            if self.isHandWritten(member), !member.name.hasPrefix("_") { note(member, Self.byHand) }
            if skips(member, of: type) { continue }
            if let entry = entry(member, type) { entries.append(entry) }
        }
        if !isExtension {
            for member in SynthesizedMembers.of(type, inherited: inherited, isDeclared: api.isDeclared) {
                entries.append(
                    Entry(name: member.name, lines: lines(member.name, member.signature, member.call, member.set)))
            }
        }
        let addsConformances = api.isDeclared && !(inherited.isEmpty && type.conditional.isEmpty)
        if isExtension, entries.isEmpty, !addsConformances { return nil }
        let function = "membersOf" + api.identifier(of: type)
        let declaration = isExtension ? extensionText(type, inherited) : declarationText(type, inherited)
        var table = Table(
            name: type.name, function: function, declaration: declaration, entries: sorted(entries), registration: "")
        let hasCases = type.keyword == "enum" && type.cases.contains { $0.implementation.native == nil }
        if hasCases, !isExtension { table.caseFunction = caseFunction(type) }
        table.registration = registration(table, type, isExtension: isExtension)
        return table
    }

    /// What the modules say of another's type; of their own the hand-written tables say what it conforms to.
    private func extensionText(_ type: TypeDeclaration, _ inherited: [String]) -> String {
        let names = type.keyword == nil ? inherited : []
        var parts = names.isEmpty ? [] : [names.joined(separator: ", ")]
        if api.isDeclared {
            parts += type.conditional.map { protocols, requirements in
                protocols.joined(separator: ", ") + " where " + requirements.map(\.text).joined(separator: ", ")
            }
        }
        return "extension " + type.name + (parts.isEmpty ? "" : ": " + parts.joined(separator: "; "))
    }

    mutating func globals() -> [Entry] {
        var entries: [Entry] = []
        for member in api.globals where member.kind != .alias {
            if isHandWritten(member) {
                note(member, Self.byHand)
            } else if let entry = entry(member, nil) {
                entries.append(entry)
            }
        }
        return sorted(entries)
    }

    private func sorted(_ entries: [Entry]) -> [Entry] {
        entries.enumerated()
            .sorted { a, b in
                if a.element.name == b.element.name { return a.offset < b.offset }
                return utf8(a.element.name, b.element.name)
            }
            .map(\.element)
    }

    // MARK: - Members

    private func skips(_ member: MemberDeclaration, of type: TypeDeclaration) -> Bool {
        if api.isDeclared { return false }
        if member.name.hasPrefix("_"), member.kind != .enumCase { return true }
        if member.isRequirement, api.isHandWritten(type: type.name) { return true }
        if !member.isRequirement, type.isProtocol, requirement(like: member, in: type) != nil { return true }
        if member.kind == .alias, member.result.map({ $0.trimmedDescription.hasPrefix("_") }) ?? true { return true }
        if ["==", "hash", "hashValue", "update"].contains(member.name), member.kind == .function { return true }
        if type.name != "View", member.name == "body", member.kind == .variable, !member.isStatic { return true }
        return isHandWritten(member)
    }

    /// The requirement of which an extension's member is the default.
    private func requirement(like member: MemberDeclaration, in type: TypeDeclaration) -> MemberDeclaration? {
        guard member.extensionRequirements.allSatisfy({ $0.left != "Self" || $0.relation == .conforms }) else {
            return nil
        }
        return type.members.first { $0.isRequirement && $0.kind == member.kind && $0.hasSameName(as: member) }
    }

    private func hasDefault(_ requirement: MemberDeclaration, in type: TypeDeclaration?) -> Bool {
        type?.members.contains {
            !$0.isRequirement && $0.kind == requirement.kind && $0.hasSameName(as: requirement)
        } ?? false
    }

    private func isHandWritten(_ member: MemberDeclaration) -> Bool {
        if api.isDeclared { return false }
        return Policy.handWrittenMembers.contains(member.listedBaseName)
            || Policy.handWrittenMembers.contains(member.listedName)
            || api.membersByHand[member.listedName]?.contains { $0.standsFor(member) } ?? false
    }

    private mutating func entry(_ declared: MemberDeclaration, _ type: TypeDeclaration?) -> Entry? {
        let member = ThunkWriter(api: api, type: type).withoutUnusableParameters(declared)
        let signature = SignatureWriter(api: api, type: type).write(member)
        if member.kind == .alias || member.kind == .associatedType || member.isRequirement {
            let prefix = member.isRequirement ? "required " : ""
            if member.implementation.native != nil,
                let thunk = try? ThunkWriter(api: api, type: type).write(member)
            {
                return Entry(
                    name: member.name, lines: lines(member.name, prefix + signature, thunk.call, thunk.set))
            }
            if member.isRequirement, !api.isDeclared, hasDefault(member, in: type) {
                return Entry(
                    name: member.name,
                    lines: lines(member.name, prefix + signature, "throw c.noDefault(\(quoted(member.name)))", nil))
            }
            return Entry(name: member.name, lines: ["    m.add(\(quoted(member.name)), \(quoted(prefix + signature)))"])
        }
        do {
            let thunk = try ThunkWriter(api: api, type: type).write(member)
            if member.parameters.count < declared.parameters.count {
                note(declared, "a parameter that programs can't give")
            }
            return Entry(
                name: member.name,
                lines: lines(
                    member.name, signature, thunk.call, thunk.set, intrinsic: member.implementation.intrinsic))
        } catch let error as Unsupported {
            note(declared, error.reason)
        } catch {}
        return nil
    }

    // MARK: - What has no thunk

    private static let byHand = "written by hand"

    private mutating func note(_ member: MemberDeclaration, _ reason: String) {
        let owner = member.owner.isEmpty ? "" : member.owner + "."
        let labels = member.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let hasParameters = ![.variable, .enumCase, .associatedType, .alias].contains(member.kind)
        unsupported.append((owner + member.name + (hasParameters ? "(\(labels))" : ""), reason))
    }

    /// The members of a type of which only what others add is generated, or nothing.
    private mutating func noteHandWritten(_ type: TypeDeclaration) {
        let isExtended = Policy.extendedTypes.contains(type.name)
        for member in type.members where !member.name.hasPrefix("_") && !member.isOperator && !isHandWritten(member) {
            if isExtended, !member.isRequirement { continue }
            if ["hash", "hashValue", "body", "Body"].contains(member.name) { continue }
            note(member, Self.byHand)
        }
    }

    private func lines(
        _ name: String, _ signature: String, _ call: String, _ set: String?, intrinsic: String? = nil
    ) -> [String] {
        var result = wrapped("    m.add(\(quoted(name)), ", quoted(signature))
        if let intrinsic { result[result.count - 1] += ", intrinsic: .\(intrinsic)" }
        result[result.count - 1] += set == nil ? ") { c in" : ", set: { c in"
        if let set {
            result += statements(set)
            result.append("    }) { c in")
        }
        result += statements(call)
        result.append("    }")
        return result
    }

    private func statements(_ text: String) -> [String] {
        text.components(separatedBy: "; ").flatMap { statement -> [String] in
            let line = "        " + statement
            guard line.count > 120 else { return [line] }
            return Self.broken(line)
        }
    }

    /// A long call with its arguments on lines of their own.
    private static func broken(_ line: String) -> [String] {
        var lines: [String] = []
        var current = ""
        for part in line.components(separatedBy: ", ") {
            if !current.isEmpty, current.count + part.count > 116 {
                lines.append(current + ",")
                current = "            " + part
            } else {
                current += current.isEmpty ? part : ", " + part
            }
        }
        return lines + [current]
    }

    private func wrapped(_ head: String, _ text: String) -> [String] {
        head.count + text.count < 108
            ? [head + text] : [String(head.dropLast()), "        " + text]
    }

    // MARK: - Types

    /// What the interpreter should know a type conforms to: through our own protocols too.
    private func inheritedNames(_ type: TypeDeclaration) -> [String] {
        var seen: Set<String> = []
        var result: [String] = []
        func add(_ name: String) {
            guard seen.insert(name).inserted else { return }
            if api.isDeclared || Policy.knownProtocols.contains(name) || isListedProtocol(name) {
                result.append(name)
            } else if let known = api.types[name], known.isProtocol {
                known.inherited.forEach(add)
            } else if let hidden = api.hiddenProtocols[name] {
                hidden.forEach(add)
            }
        }
        for name in type.inherited { add(name) }
        if result.contains("OptionSet"), !api.isDeclared {
            result += ["ExpressibleByArrayLiteral", "Equatable"]
        }
        return result
    }

    private func isListedProtocol(_ name: String) -> Bool {
        api.types[name]?.isProtocol == true && !api.isExcluded(type: name)
    }

    private func declarationText(_ type: TypeDeclaration, _ inherited: [String]) -> String {
        var text = ""
        for attribute in type.attributes
        where ["propertyWrapper", "resultBuilder", "dynamicMemberLookup"].contains(attribute)
            || type.isProtocol && attribute == "MainActor"
        {
            text += "@\(attribute) "
        }
        let generics = type.parameters.map { item in
            item.bounds.isEmpty ? item.name : item.name + ": " + item.bounds.joined(separator: " & ")
        }
        let parameters = generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">"
        if let alias = type.alias { return "typealias \(type.name)\(parameters) = \(alias)" }
        text += "\(type.keyword ?? "struct") \(type.name)\(parameters)"
        var bases = inherited
        if !api.isDeclared, type.keyword == "enum", let raw = type.inherited.first,
            ["Int", "Int8", "Int32", "UInt8", "String"].contains(raw)
        {
            bases.insert(raw, at: 0)
        }
        if !bases.isEmpty { text += ": " + bases.joined(separator: ", ") }
        if api.isDeclared, !type.requirements.isEmpty {
            text += " where " + type.requirements.map(\.text).joined(separator: ", ")
        }
        for (protocols, requirements) in type.conditional {
            let known = protocols.filter {
                api.isDeclared || Policy.knownProtocols.contains($0) || isListedProtocol($0)
            }
            guard !known.isEmpty else { continue }
            text += "; \(known.joined(separator: ", ")) where " + requirements.map(\.text).joined(separator: ", ")
        }
        return text
    }

    private func caseFunction(_ type: TypeDeclaration) -> [String] {
        let name = "caseOf" + api.identifier(of: type)
        var lines = [
            "@Sendable func \(name)(_ value: Value) -> (name: String, payload: [Value])? {",
            "    guard let value = value.unbox(as: \(type.swiftName).self) else { return nil }",
            "    return switch value {",
        ]
        for item in type.cases {
            let names = item.parameters.indices.map { "x\($0)" }
            let pattern = names.isEmpty ? "" : "(" + names.map { "let \($0)" }.joined(separator: ", ") + ")"
            let payload = names.map { "\($0).bridged" }.joined(separator: ", ")
            lines.append("    case .\(item.name)\(pattern): (\(quoted(item.name)), [\(payload)])")
        }
        if type.attributes.contains("nonexhaustive") { lines.append("    default: nil") }
        return lines + ["    }", "}"]
    }

    private func registration(_ table: Table, _ type: TypeDeclaration, isExtension: Bool) -> String {
        var arguments = [quoted(table.name), quoted(table.declaration)]
        if !isExtension, let swift = foundType(of: type) { arguments.append("swiftType: \(swift).self") }
        if let own = type.caseFunction {
            arguments.append("enumCase: \(api.nativeOwner ?? "").\(own)")
        } else if !table.caseFunction.isEmpty {
            arguments.append("enumCase: caseOf" + api.identifier(of: type))
        }
        if !table.entries.isEmpty { arguments.append("members: \(table.function)") }
        return arguments.joined(separator: ", ")
    }

    /// The Swift type by which a value of the type is known where nothing else identifies it.
    private func foundType(of type: TypeDeclaration) -> String? {
        guard !type.isProtocol, type.alias == nil else { return nil }
        if let own = type.representation { return type.sharesRepresentation ? nil : own }
        let outer = type.name.split(separator: ".").first.map(String.init) ?? type.name
        let isGeneric = !type.parameters.isEmpty || !(api.types[outer]?.parameters.isEmpty ?? true)
        return isGeneric || api.isDeclared && !type.isCalled ? nil : type.name
    }

    /// Non-generic structs, enums and classes: their values cross the seam in a box.
    func boxedTypes() -> [String] {
        api.types.values
            .filter { type in
                type.keyword != nil && !type.isProtocol && !api.isExcluded(type: type.name)
                    && !Policy.customConversions.contains(type.name) && !Policy.isInsideExcluded(type.name)
                    && type.alias == nil
            }
            .map(\.name)
            .sorted(by: utf8)
    }

    /// The Swift types of the declared types' values, which do so, too.
    func representations() -> [String] {
        let types = api.types.values.filter { type in
            type.keyword != nil && !type.isProtocol && type.isCalled && !type.hasOwnConversion
                && (type.representation != nil || type.parameters.isEmpty)
        }
        return Set(types.map(\.swiftName)).sorted(by: utf8)
    }
}

func utf8(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }

func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
