/// A member found in a type, and what stands for its owner's generic parameters there.
struct Member {
    let decl: ValueDecl
    /// For `decl.owner`'s parameters; for a protocol's member, the type that is its `Self`.
    let ownerArguments: [Type]
    /// Where it was found: lower shadows higher when all else is equal.
    let distance: Int
}

extension World {
    /// All members of a name that values (and the metatype) of a type have.
    package func lookup(_ name: String, in type: Type) -> [ValueDecl] {
        members(named: name, of: type).map(\.decl)
    }

    func members(named name: String, of type: Type) -> [Member] {
        var result: [Member] = []
        collect(name, resolve(type), distance: 0, selfType: resolve(type), into: &result)
        if viewer >= 0 { result.removeAll { !isVisible($0.decl) } }
        return result
    }

    private func collect(
        _ name: String, _ type: Type, distance: Int, selfType: Type, into result: inout [Member]
    ) {
        switch type {
        case .nominal(let decl, let arguments):
            for member in decl.members(named: name) {
                result.append(Member(decl: member, ownerArguments: arguments, distance: distance))
            }
            collectFromProtocols(name, of: decl, type, distance: distance, selfType: selfType, into: &result)
            if let parent = superclassType(of: decl, arguments), distance < 64 {
                var inherited: [Member] = []
                collect(name, parent, distance: distance + 1, selfType: selfType, into: &inherited)
                result += inherited.filter { candidate in !result.contains { overrides($0.decl, candidate.decl) } }
            }
        case .parameter, .member:
            for item in uniqueProtocols(protocols(ofAbstract: type)) {
                append(name, from: item, selfType: type, distance: 10, into: &result)
            }
            if let bound = superclassBound(ofAbstract: type), bound != type {
                collect(name, bound, distance: 1, selfType: selfType, into: &result)
            }
        case .existential(let protocols):
            for item in uniqueProtocols(protocols) {
                append(name, from: item, selfType: type, distance: 10, into: &result)
            }
            if let bound = superclassBound(of: type) {
                collect(name, bound, distance: 1, selfType: selfType, into: &result)
            }
        case .opaque(let opaque, _):
            for item in uniqueProtocols(opaque.protocols) {
                append(name, from: item, selfType: type, distance: 10, into: &result)
            }
        default: break
        }
    }

    private func uniqueProtocols(_ protocols: [ProtocolDecl]) -> [ProtocolDecl] {
        var result: [ProtocolDecl] = []
        for item in protocols {
            for parent in allProtocols(of: item) where !result.contains(parent) { result.append(parent) }
        }
        return result
    }

    private func collectFromProtocols(
        _ name: String, of decl: NominalDecl, _ type: Type, distance: Int, selfType: Type,
        into result: inout [Member]
    ) {
        for conformance in conformanceTable(of: decl) {
            let item = conformance.protocol
            let found = item.members(named: name)
            if found.isEmpty { continue }
            if !conformance.conditions.isEmpty, !conforms(type, to: item) { continue }
            for member in found {
                result.append(
                    Member(
                        decl: member, ownerArguments: [selfType],
                        distance: distance + (member.isRequirement ? 200 : 100)))
            }
        }
    }

    private func append(
        _ name: String, from item: ProtocolDecl, selfType: Type, distance: Int, into result: inout [Member]
    ) {
        for member in item.members(named: name) {
            result.append(
                Member(
                    decl: member, ownerArguments: [selfType],
                    distance: distance + (member.isRequirement ? 0 : 10)))
        }
    }

    private func overrides(_ a: ValueDecl, _ b: ValueDecl) -> Bool {
        guard a.isOverride else { return false }
        if let a = a as? FunctionDecl, let b = b as? FunctionDecl {
            return a.parameters.map(\.label) == b.parameters.map(\.label)
        }
        return a is VariableDecl && b is VariableDecl
    }

    /// The member that an object of a class really has for one declared in it or a superclass.
    package func override(of decl: ValueDecl, in classDecl: NominalDecl) -> ValueDecl {
        var current: NominalDecl? = classDecl
        while let now = current, now !== decl.owner {
            for member in now.members(named: decl.name) where member.isStatic == decl.isStatic {
                if member is VariableDecl, decl is VariableDecl { return member }
                if let member = member as? FunctionDecl, let decl = decl as? FunctionDecl, member.isOverride,
                    member.kind == decl.kind, member.parameters.map(\.label) == decl.parameters.map(\.label)
                {
                    return member
                }
            }
            guard case .nominal(let parent, _)? = now.superclass else { break }
            current = parent
        }
        return decl
    }

    // MARK: - Witnesses

    /// The member by which a concrete type fulfils a requirement.
    package func witness(for requirement: ValueDecl, in type: Type) -> Witness? {
        guard case .nominal(let decl, let arguments) = resolve(type) else { return nil }
        let key = WitnessKey(requirement: ObjectIdentifier(requirement), decl: ObjectIdentifier(decl))
        if arguments.isEmpty, let known = witnessCache[key] { return known }
        // What is found holds for the whole program, wherever it is requested first.
        let found = viewed(from: -1) { findWitness(for: requirement, in: .nominal(decl, arguments)) }
        if arguments.isEmpty { witnessCache[key] = .some(found) }
        return found
    }

    private func findWitness(for requirement: ValueDecl, in type: Type) -> Witness? {
        let substitution = Substitution(requirement.owner?.genericSignature.parameters ?? [], [type])
        var best: (member: Member, score: Int)?
        for member in members(named: requirement.name, of: type) where member.decl !== requirement {
            guard member.decl.isStatic == requirement.isStatic || member.decl is EnumCaseDecl else { continue }
            guard !member.decl.isRequirement || member.decl.native?.call != nil else { continue }
            guard let score = matchScore(requirement, substitution, member) else { continue }
            // Of equal ones the extension that demands more is meant.
            let total = score * 1000 - member.distance + min(50, member.decl.genericSignature.requirements.count)
            if best.map({ total > $0.score }) ?? true { best = (member, total) }
        }
        if let best { return Witness(decl: best.member.decl, typeArguments: best.member.ownerArguments) }
        if requirement.native?.call != nil { return Witness(decl: requirement, typeArguments: [type]) }
        return nil
    }

    /// How well a member fits a requirement: nil not at all, more for equal types.
    private func matchScore(_ requirement: ValueDecl, _ substitution: Substitution, _ member: Member) -> Int? {
        let inner = Substitution(member.decl.owner?.genericSignature.parameters ?? [], member.ownerArguments)
        // What the type itself demands of its arguments holds, or there would be no such type; of native values the
        // arguments aren't known here.
        let given = member.decl.owner.map { $0 is ProtocolDecl ? [] : $0.genericSignature.requirements } ?? []
        for condition in member.decl.genericSignature.requirements
        where !given.contains(condition) && !holdsIfKnown(condition, inner) { return nil }
        switch (requirement, member.decl) {
        case (let expected as VariableDecl, let found as VariableDecl):
            return substitute(expected.type, substitution) == substitute(found.type, inner) ? 2 : 1
        case (let expected as FunctionDecl, let found as FunctionDecl):
            guard expected.parameters.count == found.parameters.count,
                expected.parameters.map(\.label) == found.parameters.map(\.label)
            else { return nil }
            var score = 1
            for (a, b) in zip(expected.parameters, found.parameters) {
                let (wanted, given) = (substitute(a.type, substitution), substitute(b.type, inner))
                if wanted == given {
                    score += 1
                } else if expected.native?.call != nil, areOfDifferentTypes(wanted, given) {
                    // `subscript(bounds: Range<Index>)`, which there is for every collection, beside one of an index.
                    return nil
                }
            }
            return score
        case (_, let found as EnumCaseDecl): return found.name == requirement.name ? 1 : nil
        default: return nil
        }
    }

    private func areOfDifferentTypes(_ a: Type, _ b: Type) -> Bool {
        guard case .nominal(let first, _) = a, case .nominal(let second, _) = b else { return false }
        return first !== second
    }

    private func holdsIfKnown(_ condition: Requirement, _ substitution: Substitution) -> Bool {
        switch condition {
        case .conformance(let subject, _), .superclass(let subject, _):
            return isOpen(subject, substitution) || holds(condition, substitution)
        case .same(let subject, let other):
            return isOpen(subject, substitution) || isOpen(other, substitution) || holds(condition, substitution)
        }
    }

    /// Whether a type is of a generic parameter of the member itself, which each call chooses.
    private func isOpen(_ type: Type, _ substitution: Substitution) -> Bool {
        root(of: substitute(type, substitution)).map { !$0.isProtocolSelf } ?? false
    }

    /// `S` of `S` and of `S.Input`.
    private func root(of type: Type) -> GenericParameter? {
        switch type {
        case .parameter(let parameter): parameter
        case .member(let base, _): root(of: base)
        default: nil
        }
    }

    // MARK: - Inference of associated types

    func inferAssociatedType(_ associated: AssociatedTypeDecl, in item: ProtocolDecl, for type: Type) -> Type? {
        guard case .nominal(let decl, _) = type, inferring.count < 16 else { return nil }
        let key = WitnessKey(requirement: ObjectIdentifier(associated), decl: ObjectIdentifier(decl))
        // First: the signatures of its members may name the type that is looked for.
        decl.collectMembers()
        guard inferring.insert(key).inserted else { return nil }
        defer { inferring.remove(key) }
        let expected = Type.member(.parameter(item.selfParameter), associated.name)
        for requirement in requirements(of: item) {
            for member in members(named: requirement.name, of: type)
            where !member.decl.isRequirement && member.decl.isStatic == requirement.isStatic {
                let inner = Substitution(member.decl.owner?.genericSignature.parameters ?? [], member.ownerArguments)
                switch (requirement, member.decl) {
                case (let a as VariableDecl, let b as VariableDecl):
                    if !mentions(a.type, expected) { continue }
                    if let found = match(expected, in: a.type, against: substitute(b.type, inner)) { return found }
                case (let a as FunctionDecl, let b as FunctionDecl):
                    guard a.parameters.map(\.label) == b.parameters.map(\.label) else { continue }
                    for (x, y) in zip(a.parameters, b.parameters) {
                        if let found = match(expected, in: x.type, against: substitute(y.type, inner)) { return found }
                    }
                    if let found = match(expected, in: a.result, against: substitute(b.result, inner)) { return found }
                default: continue
                }
            }
        }
        return nil
    }

    func requirements(of item: ProtocolDecl) -> [ValueDecl] {
        if let native = item.memberProvider as? NativeMembers {
            return Set(native.requirementNames()).sorted().flatMap { item.members(named: $0) }.filter(\.isRequirement)
        }
        item.collectMembers()
        return item.requirements
    }

    func mentions(_ type: Type, _ expected: Type) -> Bool {
        guard typeWork.enter() else { return false }
        defer { typeWork.leave() }
        if type == expected { return true }
        switch type {
        case .nominal(_, let arguments), .pack(let arguments): return arguments.contains { mentions($0, expected) }
        case .expansion(let pattern): return mentions(pattern, expected)
        case .tuple(let elements): return elements.contains { mentions($0.type, expected) }
        case .function(let function):
            return mentions(function.result, expected) || function.parameters.contains { mentions($0.type, expected) }
        default: return false
        }
    }

    private func match(_ expected: Type, in pattern: Type, against type: Type) -> Type? {
        guard typeWork.enter() else { return nil }
        defer { typeWork.leave() }
        if pattern == expected { return type }
        switch (pattern, type) {
        case (.nominal(let a, let x), .nominal(let b, let y)) where a === b:
            for (p, q) in zip(x, y) { if let found = match(expected, in: p, against: q) { return found } }
        case (.tuple(let x), .tuple(let y)):
            for (p, q) in zip(x, y) { if let found = match(expected, in: p.type, against: q.type) { return found } }
        case (.function(let x), .function(let y)):
            for (p, q) in zip(x.parameters, y.parameters) {
                if let found = match(expected, in: p.type, against: q.type) { return found }
            }
            return match(expected, in: x.result, against: y.result)
        default: break
        }
        return nil
    }
}

struct WitnessKey: Hashable {
    let requirement: ObjectIdentifier
    let decl: ObjectIdentifier
}

/// What fulfils a requirement.
// Unchecked: a world and its declarations are used by one thread at a time.
package struct Witness: @unchecked Sendable {
    package let decl: ValueDecl
    /// For the parameters of `decl.owner`.
    package let typeArguments: [Type]
}
