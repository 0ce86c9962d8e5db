import SwiftInterpreter
import SwiftUIBridge
import Testing

@Suite struct LibrarySourceTests {
    private let libraries = StandardLibrary.libraries + SwiftUILibrary.libraries

    /// What the libraries have in Swift has no errors and no warnings.
    @Test func everySourceIsRight() {
        let names = libraries.flatMap { $0.sources.flatMap(\.provides) }
        let program = Interpreter.load(
            [SourceFile(name: "all.swift", text: "// " + names.joined(separator: " "))], libraries: libraries,
            checkedLibraries: .all)
        #expect(DiagnosticRenderer(files: program.sources).render(program.diagnostics) == "")
        #expect(program.sources.count == 1 + libraries.map(\.sources.count).reduce(0, +))
    }

    /// Each part leads to those it needs: it is right without what others happen to read.
    @Test func everySourceStandsAlone() {
        for source in libraries.flatMap(\.sources) {
            for name in source.provides {
                let program = Interpreter.load(
                    [SourceFile(name: "one.swift", text: "// " + name)], libraries: libraries,
                    checkedLibraries: .source(source.name))
                #expect(
                    DiagnosticRenderer(files: program.sources).render(program.diagnostics) == "",
                    "\(name) of \(source.name)")
                break
            }
        }
    }

    /// A program that says none of the names reads none of the sources.
    @Test func whatIsNotNamedIsNotRead() {
        let program = Interpreter.load(
            [SourceFile(name: "a.swift", text: "var numbers = [1]\nfunc f() { numbers.append(contentsOf: [2]) }")],
            libraries: libraries)
        #expect(program.sources.count == 1)
    }

    /// Outermost declarations that nothing leads to couldn't be found by a program.
    @Test func everyPublicTypeIsProvided() throws {
        let declaration = /^public (?:final |open )?(?:class|struct|enum|protocol|typealias|func|let|var) (\w+)/
        let open = /^open (?:class) (\w+)/
        for source in libraries.flatMap(\.sources) {
            for line in source.text.split(separator: "\n") {
                let name = try declaration.firstMatch(in: line)?.1 ?? open.firstMatch(in: line)?.1
                guard let name, !source.provides.contains(String(name)) else { continue }
                Issue.record("\(source.name) declares \(name), which doesn't lead to it")
            }
        }
    }
}
