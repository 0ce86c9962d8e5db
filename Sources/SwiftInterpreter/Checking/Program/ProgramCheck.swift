import SwiftSyntax

/// Parses and checks the files of a program, once or as often as it takes to leave out what has errors.
struct ProgramCheck {
    let key: ProgramKey
    let conditions: CompilationCondition
    /// The program's own files, its macros expanded.
    let own: [SourceFile]
    /// What was reported of the macros.
    let diagnostics: [Diagnostic]

    /// How often declarations are left out: what uses them has errors in turn.
    private static let roundLimit = 12

    struct Result {
        let program: ProgramContents
        let trees: [(Int, SourceFileSyntax)]
    }

    /// - Parameter files: the program's own, as far as they are read.
    func run(_ files: [SourceFile]) -> Result {
        let options = key.options
        let world = World.vacant(libraries: key.libraries)
        world.modules = ProgramModules(
            options.modules, joined: options.joinedModules, files: key.files.map(\.module))
        world.stubs = StubbedModules(options.stubs, libraries: key.libraries)
        world.stubs.isWhole = options.isWholeProject
        let parts = world.librarySources.sources(neededBy: own.map(\.text) + options.placeholders)
        let libraries = parts.map { SourceFile(name: $0.name, text: $0.text) }
        world.libraryFiles = own.count..<own.count + libraries.count
        let checker = Checker(world: world, sources: own + libraries, conditions: conditions)
        let program = ProgramContents(sources: own + libraries, world: world, checker: checker)
        checker.checkedLibraries = key.checkedLibraries
        checker.allowsErrors = options.allowsErrors
        var diagnostics = diagnostics
        var omitted = 0
        var parsed: [(Int, SourceFileSyntax)] = []
        for (index, source) in (files + libraries).enumerated() {
            func parse() -> SourceFileSyntax? {
                SourceParser.parse(
                    source, file: index, conditions: conditions, diagnostics: &diagnostics, omitted: &omitted)
            }
            let tree = index < files.count ? parse() : LibraryTrees.tree(of: source, parse: parse)
            if let tree { parsed.append((index, tree)) }
        }
        checker.sink.append(diagnostics, omitted: omitted)
        if diagnostics.contains(where: { $0.severity == .error }) {
            program.diagnostics = checker.sink.diagnostics + checker.sink.omission
            return Result(program: program, trees: [])
        }
        ProgramLoader(program, checker, isScript: options.isScript).load(parsed)
        program.generatedUses = checker.sink.generatedUses
        program.unknownNames = checker.sink.unknownNames
        // What is too large may have been met where nothing else is looked at.
        if world.typeWork.isTooLarge { checker.sink.stop(Diagnostic(.error, Checker.typeTooLarge, at: .none)) }
        program.diagnostics = checker.sink.diagnostics.sorted {
            ($0.range.file, $0.range.offset) < ($1.range.file, $1.range.offset)
        }
        program.diagnostics += checker.sink.omission
        return Result(program: program, trees: parsed)
    }

    /// Leaves out declarations until there are no errors. Where that doesn't help, the program is the whole one, with the
    /// errors that it has.
    func runWithoutErrors() -> ProgramContents {
        let whole = run(own)
        var last = whole
        var files = own
        var warnings: [Diagnostic] = []
        for round in 0...Self.roundLimit {
            let errors = last.program.diagnostics.filter { $0.severity == .error }
            if errors.isEmpty, last.program.checker.sink.errorCount == 0 {
                last.program.diagnostics = warnings + last.program.diagnostics
                last.program.toleratedErrors = warnings + last.program.checker.sink.tolerated
                return last.program
            }
            guard round < Self.roundLimit, last.program.isWhole, !errors.isEmpty,
                let omissions = DeclarationsWithErrors(last.trees, last.program.types, last.program.world)
                    .omissions(for: errors)
            else { break }
            warnings += omissions.map { $0.warning(own[Int($0.name.file)]) }
            for index in files.indices {
                let ranges = omissions.map(\.range).filter { $0.file == index }
                if !ranges.isEmpty { files[index] = files[index].without(ranges) }
            }
            if last.program !== whole.program { last.program.world.vacate() }
            last = run(files)
        }
        if last.program !== whole.program { last.program.world.vacate() }
        if !whole.program.diagnostics.contains(where: { $0.severity == .error }) {
            let message = "the program has errors that 'render check' shows"
            whole.program.diagnostics.append(Diagnostic(.error, message, at: .none))
        }
        return whole.program
    }
}
