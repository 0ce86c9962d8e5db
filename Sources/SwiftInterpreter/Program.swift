/// Source, checked: what there is to draw, and what was wrong.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class Program: @unchecked Sendable {
    let contents: ProgramContents
    /// Where the contents go when the program ends, for the next one of the same source; nil where that isn't expected.
    private let place: (pool: ProgramPool, key: ProgramKey)?

    init(_ contents: ProgramContents, place: (pool: ProgramPool, key: ProgramKey)? = nil) {
        (self.contents, self.place) = (contents, place)
    }

    deinit {
        if let place, place.pool.give(contents, place.key) { return }
        contents.world.vacate()
    }

    package var sources: [SourceFile] { contents.sources }
    package var diagnostics: [Diagnostic] { contents.diagnostics }
    /// Those of the diagnostics that are warnings only because the program is drawn as far as it is right.
    package var toleratedErrors: [Diagnostic] { contents.toleratedErrors }
    /// Names that tools are taken to have generated.
    package var generatedUses: [GeneratedUse] { contents.generatedUses }
    /// Names that nothing in scope has.
    package var unknownNames: Set<String> { contents.unknownNames }
    /// Types declared in the source, outermost, in order.
    package var types: [NominalDecl] { contents.types }
    /// Global variables and functions.
    package var globals: [ValueDecl] { contents.globals }
    package var blocks: [MacroBlock] { contents.blocks }
    /// Top-level expression statements together, as one block of `LibraryInterface.topLevelBuilder`; nil if there is none.
    package var topLevel: FunctionBody? { contents.topLevel }
    /// Statements at top level that show nothing: they run before a view is made.
    package var script: FunctionBody? { contents.script }
    /// The type marked `@main`.
    package var main: NominalDecl? { contents.main }
    /// Declarations and lookups shared by checker and evaluator.
    package var world: World { contents.world }

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

/// What a source says, checked: nothing in it changes by being run, so that any number of sessions may run it, one after
/// the other.
// Unchecked: one program has it at a time.
final class ProgramContents: @unchecked Sendable {
    let sources: [SourceFile]
    let world: World
    /// Kept for bodies that are checked on demand.
    let checker: Checker
    var diagnostics: [Diagnostic] = []
    var toleratedErrors: [Diagnostic] = []
    var generatedUses: [GeneratedUse] = []
    var unknownNames: Set<String> = []
    var types: [NominalDecl] = []
    var globals: [ValueDecl] = []
    var blocks: [MacroBlock] = []
    var topLevel: FunctionBody?
    var script: FunctionBody?
    var main: NominalDecl?

    init(sources: [SourceFile], world: World, checker: Checker) {
        (self.sources, self.world, self.checker) = (sources, world, checker)
    }

    /// Whether all that was looked at was looked at to the end: a limit that was reached, in checking or later on demand,
    /// leaves gaps.
    var isWhole: Bool { !checker.sink.isStopped && !world.typeWork.hasGivenUp }
}

/// What a freestanding macro with a `BlockMacro` stands for: a `#Preview`.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package struct MacroBlock: @unchecked Sendable {
    package let name: String?
    /// What is given besides (`.fixedLayout(width: 300, height: 200)`), checked when requested.
    package let arguments: [Expression]
    package let body: FunctionBody
    package let range: SourceRange
}
