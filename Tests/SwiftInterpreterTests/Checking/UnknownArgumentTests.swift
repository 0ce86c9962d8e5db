import Testing

@testable import SwiftInterpreter

/// Calls that are given something unknown aren't refused for it once more.
@Suite struct UnknownArgumentTests {
    @Test(arguments: [
        "f(mode == .move ? \"a\" : \"b\")", "f(mode == .move)", "f(mode.name ?? \"\")",
        "f(mode.list.count > 1 ? 1 : 2)",
        "f((mode.date ?? .init()).text)", "f(.init(mode.x))", "f(mode!.x[0])",
    ])
    func aCallIsNotToldOf(call: String) {
        let source = """
            struct A {
                var mode: Mode
                func f(_ x: Int) {}
                func f(_ x: String) {}
                func g() { \(call) }
            }
            """
        #expect(messages(in: source) == ["error 2:15: cannot find type 'Mode' in scope"])
    }

    @Test func otherMistakesStillAre() {
        let source = """
            struct A { var mode: Mode; func f(_ x: Int) {}; func f(_ x: String) {}; func g() { f(true) } }
            """
        #expect(messages(in: source).count == 2)
    }
}
