import Testing

@testable import generate_bridge

@Suite struct LibraryFileTests {
    private func provides(_ source: String) throws -> [String] {
        try LibraryFile(name: "A.swift", module: "M", source: source).provides
    }

    @Test(arguments: [
        ("public struct A {}\npublic enum B { case c }", ["A", "B"]),
        ("open class A: B {}\npublic protocol P<T> { associatedtype T }\npublic typealias Q = A", ["A", "P", "Q"]),
        (
            "public func make() {}\npublic let one = 1, two = 2\npublic var `default`: Int { 3 }",
            ["make", "one", "two", "default"]
        ),
        ("struct A {}\nprivate func f() {}\nfileprivate let g = 1\ninternal enum C {}", []),
        ("public func < (a: A, b: A) -> Bool { true }\nprefix operator ++", []),
    ])
    func outermostPublicDeclarationsLeadToIt(_ source: String, _ names: [String]) throws {
        #expect(try provides(source) == names)
    }

    @Test(arguments: [
        ("extension View { public func a() {}\nfunc b() {}\nprivate var c: Int { 1 } }", ["a"]),
        ("extension View { public init(x: Int) {}\npublic subscript(i: Int) -> Int { 1 } }", []),
        ("public extension View { func a() {}\nprivate func b() {} }", ["a", "b"]),
        ("extension Color.Role { @Entry public var shade: Int = 1\npublic struct Inner {} }", ["shade", "Inner"]),
    ])
    func membersAddedToOtherTypesLeadToIt(_ source: String, _ names: [String]) throws {
        #expect(try provides(source) == names)
    }

    @Test func membersOfItsOwnTypesDoNot() throws {
        #expect(try provides("public struct A { public func f() {} }\nextension A { public func g() {} }") == ["A"])
    }

    @Test func theHeadAddsAndRemovesNames() throws {
        let source = """
            // Indices.
            // Also read for: index(of:),
            // RangeSet.
            // Not read for: index.

            extension Collection { public func index(of e: Int) {}
            public func formIndex() {} }
            """
        let file = try LibraryFile(name: "A.swift", module: "M", source: source)
        #expect(file.provides == ["formIndex", "index(of", "RangeSet"])
        #expect(file.text.hasPrefix("extension Collection"))
    }

    @Test func theHeadCanExcludeAllMembers() throws {
        #expect(
            try provides("// Not read for its members.\n\npublic struct A {}\nextension B { public func f() {} }") == [
                "A"
            ])
    }

    @Test(arguments: [
        ("struct {", "M/A.swift isn't Swift"),
        ("// Not read for: f.\n\nstruct A {}", "M/A.swift has no member 'f' that it would be read for"),
        ("// Also read for: A.\n\npublic struct A {}", "M/A.swift is read for 'A' without saying so"),
        (
            "// Also read for: A\n\npublic struct B {}",
            "M/A.swift: the list after 'Also read for: ' ends with a full stop"
        ),
    ])
    func headsThatMisleadAreProblems(_ source: String, _ message: String) {
        #expect(throws: LibraryFile.Problem(message: message)) { try provides(source) }
    }

    @Test func aDocumentationCommentIsNoHead() throws {
        let file = try LibraryFile(
            name: "A.swift", module: "M", source: "/// One.\npublic struct A {}\n\nstruct B {}\n")
        #expect(file.text == "/// One.\npublic struct A {}\n\nstruct B {}")
    }
}
