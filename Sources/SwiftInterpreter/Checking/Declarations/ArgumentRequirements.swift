import SwiftSyntax

/// What a declared type demands of its arguments: `Set<Point>` of a `Point` that can be hashed.
extension DeclarationMaker {
    func requireArguments(_ type: Type, at syntax: TypeSyntax) {
        guard mayLack(type), !world.libraryFiles.contains(context.file) else { return }
        let checker = self.checker
        let place = syntax.sourceRange(in: context.file)
        checker.queue(in: context) { checker.requireArguments(type, at: place) }
    }

    /// Whether an argument is one of the program's types: of others not all that they conform to is known.
    private func mayLack(_ type: Type) -> Bool {
        switch type {
        case .nominal(let decl, let arguments):
            return arguments.contains { argument in
                if mayLack(argument) { return true }
                guard case .nominal(let inner, _) = argument else { return false }
                return inner.native == nil && (world.known.hashes(decl) || !decl.genericSignature.requirements.isEmpty)
            }
        case .function(let function):
            return mayLack(function.result) || function.parameters.contains { mayLack($0.type) }
        case .tuple(let elements): return elements.contains { mayLack($0.type) }
        default: return false
        }
    }
}

extension Checker {
    fileprivate func requireArguments(_ type: Type, at place: SourceRange) {
        switch type {
        case .nominal(let decl, let arguments):
            let substitution = Substitution(decl.genericSignature.parameters, arguments)
            for case .conformance(.parameter(let parameter), let item) in decl.genericSignature.requirements {
                guard let argument = substitution.types[parameter], surelyLacks(argument, item) else { continue }
                report(argument, item, place)
            }
            if world.known.hashes(decl), let hashed = arguments.first, let item = world.known.hashableProtocol,
                surelyLacks(hashed, item)
            {
                report(hashed, item, place)
            }
            for argument in arguments { requireArguments(argument, at: place) }
        case .function(let function):
            for parameter in function.parameters { requireArguments(parameter.type, at: place) }
            requireArguments(function.result, at: place)
        case .tuple(let elements): for element in elements { requireArguments(element.type, at: place) }
        default: break
        }
    }

    private func report(_ type: Type, _ item: ProtocolDecl, _ place: SourceRange) {
        sink.report(
            Diagnostic(
                .error, "type '\(world.describe(type))' does not conform to protocol '\(item.name)'", at: place))
    }

    private func surelyLacks(_ type: Type, _ item: ProtocolDecl) -> Bool {
        guard case .nominal(let decl, _) = type, decl.native == nil, decl.attachedMacros.isEmpty,
            !world.libraryFiles.contains(Int(decl.range.file)), !world.hasUnknownParent(decl)
        else { return false }
        var parent = decl.superclass
        while case .nominal(let current, let arguments)? = parent {
            if current.native != nil || world.hasUnknownParent(current) { return false }
            parent = world.superclassType(of: current, arguments)
        }
        return !world.conforms(type, to: item)
    }
}

extension KnownTypes {
    /// Whether values of a type are found by their first argument's hash: that it has to have one isn't declared.
    fileprivate func hashes(_ decl: NominalDecl) -> Bool { decl === setDecl || decl === dictionaryDecl }
}
