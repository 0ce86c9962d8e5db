/// Source, checked: what there is to draw, and what was wrong.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class Program: @unchecked Sendable {
    package let sources: [SourceFile]
    package internal(set) var diagnostics: [Diagnostic] = []
    /// Names that tools are taken to have generated.
    package internal(set) var generatedUses: [GeneratedUse] = []
    /// Names that nothing in scope has.
    package internal(set) var unknownNames: Set<String> = []
    /// Types declared in the source, outermost, in order.
    package internal(set) var types: [NominalDecl] = []
    /// Global variables and functions.
    package internal(set) var globals: [ValueDecl] = []
    package internal(set) var previews: [Preview] = []
    /// Top-level expression statements together, as one `ViewBuilder` block; nil if there is none.
    package internal(set) var topLevel: FunctionBody?
    /// Statements at top level that show nothing: they run before a view is made.
    package internal(set) var script: FunctionBody?
    /// The type marked `@main`.
    package internal(set) var main: NominalDecl?
    /// Declarations and lookups shared by checker and evaluator.
    package let world: World

    /// Kept for bodies that are checked on demand.
    var checker: Checker?

    init(sources: [SourceFile], world: World) {
        self.sources = sources
        self.world = world
    }

    deinit {
        world.vacate()
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// A user-declared type by its qualified name.
    package func type(named name: String) -> NominalDecl? {
        let parts = name.split(separator: ".").map(String.init)
        guard let first = parts.first, var decl = types.first(where: { $0.name == first }) else { return nil }
        for part in parts.dropFirst() {
            guard case .nominal(let inner)? = decl.nestedType(named: part) else { return nil }
            decl = inner
        }
        return decl
    }
}

/// A `#Preview` block.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package struct Preview: @unchecked Sendable {
    package let name: String?
    /// The traits' expressions (`.fixedLayout(width: 300, height: 200)`), checked when requested.
    package let traits: [Expression]
    package let body: FunctionBody
    package let range: SourceRange

    package init(name: String?, traits: [Expression], body: FunctionBody, range: SourceRange) {
        self.name = name
        self.traits = traits
        self.body = body
        self.range = range
    }
}
