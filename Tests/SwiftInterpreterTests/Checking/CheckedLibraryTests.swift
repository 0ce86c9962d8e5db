import Testing

@testable import SwiftInterpreter

/// Mistakes in the sources of libraries are found where they are looked for.
@Suite("Checked libraries")
struct CheckedLibraryTests {
    private let library = NativeLibrary(
        name: "Parts", types: [],
        sources: [
            LibrarySource(
                "First.swift", module: "Parts", provides: ["First"],
                "public struct First { public func f() -> Int { nowhere + Second().g() } }"),
            LibrarySource(
                "Second.swift", module: "Parts", provides: ["Second"],
                "public struct Second { public init() {}; public func g() -> Int { missing } }"),
        ])

    private func mistakes(_ checked: LibraryChecks) -> [String] {
        Interpreter.load(
            [SourceFile(name: "a.swift", text: "// First")], libraries: StandardLibrary.libraries + [library],
            checkedLibraries: checked
        ).diagnostics.map(\.message)
    }

    @Test func allOrOneOrNoneAreChecked() {
        let first = "cannot find 'nowhere' in scope"
        let second = "cannot find 'missing' in scope"
        #expect(mistakes(.all) == [first, second])
        #expect(mistakes(.source("First.swift")) == [first])
        #expect(mistakes(.source("Second.swift")) == [second])
        #expect(mistakes(.none) == [])
    }

    @Test func aSourceIsParsedOnce() {
        var count = 0
        func tree(_ text: String, name: String = "CheckedLibraryTests.swift") -> String? {
            LibraryTrees.tree(of: SourceFile(name: name, text: text)) {
                count += 1
                return SourceParser.tree(of: text)
            }?.description
        }
        #expect(tree("let a = 1") == "let a = 1")
        #expect(tree("let a = 1") == "let a = 1")
        #expect(count == 1)
        // Another text of that name is another source, and a directive may stand for something else each time.
        #expect(tree("let b = 1") == "let b = 1")
        #expect(tree("#if DEBUG\n#endif", name: "CheckedLibraryTests+Other.swift") != nil)
        #expect(tree("#if DEBUG\n#endif", name: "CheckedLibraryTests+Other.swift") != nil)
        #expect(count == 4)
    }
}
