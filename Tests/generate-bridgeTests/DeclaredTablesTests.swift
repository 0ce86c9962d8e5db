import Testing

@testable import generate_bridge

/// What a declaration gives: the type's entry, and the code behind each member.
@Suite struct DeclaredTablesTests {
    /// All lines of the generated files, without their indentation.
    private func lines(_ source: String) throws -> Set<String> {
        var tables = DeclaredTables(target: "Sources/SwiftInterpreter", type: "StandardLibrary")
        tables.add(module: "M", sources: [source])
        let files = tables.files()
        #expect(tables.problems.isEmpty)
        return Set(files.values.flatMap { $0.split(separator: "\n") }.map { String($0.drop { $0 == " " }) })
    }

    @Test(arguments: [
        ("protocol P: Q {}", #"NativeType("P", "protocol P: Q")"#),
        ("typealias A<T> = [T]", #"NativeType("A", "typealias A<T> = [T]")"#),
        ("extension O: P where W: P {}", #"NativeType("O", "extension O: P where W: P")"#),
        (
            "enum E { case a }",
            #"NativeType("E", "enum E", swiftType: E.self, enumCase: caseOfM_E, members: membersOfM_E)"#
        ),
        (
            "@Represented(by: V) struct S: P { let a: Int }",
            #"NativeType("S", "struct S: P", swiftType: V.self, members: membersOfM_S)"#
        ),
    ])
    func typesHaveEntries(_ source: String, _ entry: String) throws { #expect(try lines(source).contains(entry)) }

    @Test(arguments: [
        ("static let a: Self", "S.a.bridged"),
        ("let a: Int", "try c.receiver(as: S.self).a.bridged"),
        ("func f(_ x: Int = 3) -> S", "try c.receiver(as: S.self).f(c.argument(0, as: Int.self, default: 3)).bridged"),
        ("@Calls(g) func f(x: Int) -> S", "try c.receiver(as: S.self).g(x: c.argument(0, as: Int.self)).bridged"),
        ("@Calls(made) init(x: Int)", "try S.made(x: c.argument(0, as: Int.self)).bridged"),
        ("@CallsWith(execution: now) static let a: Self", "try S.now(c).bridged"),
        ("@Through(spoken) let a: Int", "try c.receiver(as: S.self).spoken(c).a.bridged"),
        ("@Sets(setA) var a: Int", "try me.setA(c.newValue(as: Int.self), c)"),
        ("@Native(f) func f<T>(_ x: T) -> T", "try StandardLibrary.f(&c)"),
        ("@Calls(joined) init(elements: Self...)", "try S.joined(elements: c.argument(0, as: [S].self)).bridged"),
    ])
    func membersHaveCode(_ member: String, _ code: String) throws {
        #expect(try lines("struct S { \(member) }").contains(code))
    }

    @Test func whatHasNoCodeIsReported() {
        var tables = DeclaredTables(target: "Sources/SwiftInterpreter", type: "StandardLibrary")
        tables.add(module: "M", sources: ["struct S { func f() async }"])
        _ = tables.files()
        #expect(tables.problems == ["M/S.f(): async"])
    }
}
