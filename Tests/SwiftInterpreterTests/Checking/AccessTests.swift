import Testing

@testable import SwiftInterpreter

/// What other types may not use of a type.
@Suite struct AccessTests {
    private static let declarations = """
        struct S { private var x = 1; private func g() {}; private(set) var y = 2; private static let z = 3; init() {}
            private init(q: Int) {}; struct Inner { func f(_ s: S) -> Int { s.x } } }
        extension S { func h() -> Int { g(); return x + S.z } }

        """

    @Test(arguments: [
        ("func a(_ s: S) { print(s.x) }", ["4:26: 'x' is inaccessible due to 'private' protection level"]),
        ("func a(_ s: S) { s.g() }", ["4:18: 'g' is inaccessible due to 'private' protection level"]),
        ("func a() { print(S.z) }", ["4:20: 'z' is inaccessible due to 'private' protection level"]),
        ("func a() { _ = S(q: 1) }", ["4:16: 'S' initializer is inaccessible due to 'private' protection level"]),
        (
            "func a() { var s = S(); s.y = 4; print(s.y) }",
            [
                "4:25: cannot assign to property: 'y' setter is inaccessible"
            ]
        ),
        ("func a(_ s: S) { print(s.y, s.h(), S.Inner().f(s)) }", []),
    ])
    func privateMembersAreTheTypesOwn(code: String, expected: [String]) {
        let program = Interpreter.load(
            [SourceFile(name: "test.swift", text: Self.declarations + code)], libraries: StandardLibrary.libraries)
        let renderer = DiagnosticRenderer(files: program.sources)
        let found = program.diagnostics.filter { $0.severity == .error }.map { diagnostic in
            renderer.position(of: diagnostic.range).map { "\($0.line):\($0.column): \(diagnostic.message)" } ?? ""
        }
        #expect(
            found.map { $0.split(separator: ": ", maxSplits: 1).last }
                == expected.map { $0.split(separator: ": ", maxSplits: 1).last })
        #expect(found.count == expected.count)
    }
}
