import SwiftInterpreter
import Testing

/// What stands for addresses and hashes in a program says the same in every run, on every machine.
@Suite struct IdentityTests {
    private static let declarations = """
        final class Thing {}
        struct Pair: Hashable { var a: Int; var b: String }
        enum Choice: Hashable { case none; case some(Pair) }
        struct Own: Hashable {
            static func == (a: Own, b: Own) -> Bool { true }
            func hash(into hasher: inout Hasher) { hasher.combine(7) }
        }

        """

    /// The values are those of Swift's own hash function with a seed that doesn't change.
    @Test(arguments: [
        ("print(ObjectIdentifier(Thing()))", "ObjectIdentifier(0x0000600000000010)"),
        (
            "let a = Thing(), b = Thing(); print(ObjectIdentifier(a) == ObjectIdentifier(a), "
                + "ObjectIdentifier(a) == ObjectIdentifier(b), ObjectIdentifier(a) < ObjectIdentifier(b))",
            "true false true"
        ),
        ("print(ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self))", "true"),
        ("print(1.hashValue == 1.hashValue, 1.hashValue == 2.hashValue)", "true false"),
        ("print(Own().hashValue == Own().hashValue)", "true"),
        ("print(Choice.some(Pair(a: 1, b: \"x\")).hashValue == Choice.some(Pair(a: 1, b: \"x\")).hashValue)", "true"),
        ("var a = Hasher(), b = Hasher(); a.combine(1); b.combine(1); print(a.finalize() == b.finalize())", "true"),
    ])
    func areTheSameInEveryRun(code: String, printed: String) throws {
        #expect(try output(of: Self.declarations + "func run() { \(code) }") == printed + "\n")
    }

    /// A generator that says one number for ever is answered, where Swift would go on turning it down.
    @Test func aGeneratorThatRepeatsItselfComesToAnEnd() throws {
        let source = """
            struct Same: RandomNumberGenerator {
                let number: UInt64
                var calls = 0
                mutating func next() -> UInt64 { calls += 1; return number }
            }
            func run() {
                var low = Same(number: 0)
                print(Double.random(in: 25...75, using: &low), Int.random(in: 1...6, using: &low), low.calls >= 2)
                var high = Same(number: .max)
                print(Double.random(in: 25...75, using: &high), Int.random(in: 1...6, using: &high))
            }
            """
        #expect(try output(of: source) == "25.0 1 true\n75.0 6\n")
    }
}
