/// A macro that a library declares, with what the interpreter does where the compiler would expand it.
///
/// Libraries that are tables list theirs in `LibraryInterface.macros`, those in Swift declare them as Swift's interfaces
/// do (`MacroReader`).
package struct MacroDecl: Sendable {
    package let name: String
    /// `Observable` of `@attached(extension, conformances: Observable)`.
    package let conformances: [String]
    package let implementation: MacroImplementation

    package init(_ name: String, conformances: [String] = [], _ implementation: MacroImplementation = .marker) {
        (self.name, self.conformances, self.implementation) = (name, conformances, implementation)
    }

    var isAttached: Bool {
        switch implementation {
        case .marker, .observed, .unobserved, .keyedStorage, .sourceExtension: true
        case .initializer, .block: false
        }
    }

    var block: BlockMacro? { if case .block(let block) = implementation { block } else { nil } }
}

/// What the interpreter can make of a declaration or of an expression, for whichever macro names it.
package enum MacroImplementation: Sendable {
    // MARK: Attached

    /// Nothing is made of the declaration; who looks at it sees the macro (`VariableDecl.attachedMacros`).
    case marker
    /// Uses of a type's stored properties are reported to an `ObjectObserver`: `@Observable`.
    case observed
    /// But for those of this property: `@ObservationIgnored`.
    case unobserved
    /// The property is computed through a key of its own: `@Entry`.
    case keyedStorage(KeyedStorageMacro)
    /// The type is extended by what is made of its source: `@Animatable`.
    case sourceExtension(SourceExtensionMacro)

    // MARK: Freestanding

    /// The value that the type of the macro's name has an initializer for: `#Predicate { … }`.
    case initializer
    /// A block of the file that is run by itself: `#Preview { … }`.
    case block(BlockMacro)
}

/// Makes `var name = value` a property that is computed through `self[Key.self]`, where `Key` is a type with `value` as its
/// static `defaultValue`.
package struct KeyedStorageMacro: Sendable {
    /// The protocol of the keys, by the type that has the property.
    let keyProtocols: [String: String]
    /// That of all other types.
    let keyProtocol: String

    package init(_ keyProtocol: String, _ keyProtocols: [String: String]) {
        (self.keyProtocol, self.keyProtocols) = (keyProtocol, keyProtocols)
    }

    func keyProtocol(of owner: NominalDecl) -> String { keyProtocols[owner.name] ?? keyProtocol }
}

/// Makes an extension of a type, in Swift, of the text of its declaration.
package struct SourceExtensionMacro: Sendable {
    /// Why there is nothing to make, as the message says it.
    package struct Failure: Error {
        let message: String
        package init(message: String) { self.message = message }
    }

    /// What has to be written by hand where an extension can't stand: `write its 'animatableData'`.
    let alternative: String
    let members: @Sendable (_ declaration: String) throws(Failure) -> String

    package init(
        alternative: String, members: @escaping @Sendable (_ declaration: String) throws(Failure) -> String
    ) {
        (self.alternative, self.members) = (alternative, members)
    }
}

/// Makes a function body of a trailing closure, which the program's host can run: `Program.blocks`.
package struct BlockMacro: Sendable {
    /// Builds what the closure gives, which is of the builder's protocol.
    let resultBuilder: String
    /// The type of the arguments behind the name, as a library declares it.
    let argumentType: String
    /// The label by which an overload is a function of a library: `#Preview(as:)` calls `_Preview(as:)`.
    let functionLabel: String?

    package init(resultBuilder: String, argumentType: String, functionLabel: String?) {
        (self.resultBuilder, self.argumentType, self.functionLabel) = (resultBuilder, argumentType, functionLabel)
    }
}
