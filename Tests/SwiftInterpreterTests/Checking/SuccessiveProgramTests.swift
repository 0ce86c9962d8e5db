import Testing

@testable import SwiftInterpreter

/// What one program declares is gone when the next one is checked, though they share what is known of the libraries.
@Suite struct SuccessiveProgramTests {
    private let libraries = StandardLibrary.libraries

    @Test(arguments: [
        ("extension Int { var doubled: Int { self * 2 } }\nlet a = 3.doubled", "let b = 3.doubled", "'doubled'"),
        ("extension Int { struct Digit {} }\nlet a = Int.Digit()", "let b = Int.Digit()", "'Digit'"),
        (
            "protocol Named {}\nextension Int: Named {}\nlet a: any Named = 1",
            "protocol Named {}\nlet b: any Named = 1", "Named"
        ),
        ("func greet() -> Int { 1 }\nlet a = greet()", "let b = greet()", "'greet'"),
        ("struct Int { var x = true }\nlet a = Int().x", "let b = Int().x", "'x'"),
    ])
    func aProgramLeavesNothingBehind(first: String, second: String, missing: String) {
        for _ in 0..<3 {
            #expect(Interpreter.load([SourceFile(name: "a", text: first)], libraries: libraries).diagnostics.isEmpty)
            let program = Interpreter.load([SourceFile(name: "b", text: second)], libraries: StandardLibrary.libraries)
            #expect(program.diagnostics.contains { $0.severity == .error && $0.message.contains(missing) })
        }
    }

    @Test func programsOfSeveralThreadsDontMeet() async {
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<64 {
                group.addTask {
                    let text = "extension Int { var own\(index): Int { self + \(index) } }\nlet a = 1.own\(index)"
                    let program = Interpreter.load(
                        [SourceFile(name: "a", text: text)], libraries: StandardLibrary.libraries)
                    return program.diagnostics.isEmpty
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
