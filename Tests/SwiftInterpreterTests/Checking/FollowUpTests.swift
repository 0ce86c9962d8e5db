import Testing

@testable import SwiftInterpreter

/// What is wrong is told once, where it is wrong: not again wherever it is used.
@Suite struct FollowUpTests {
    @Test(arguments: [
        // A superclass that isn't there: what it would give isn't missed.
        (
            """
            class Panel: Window {
                override func show() { super.show(); layer.tint = 1 }
            }
            let panel = Panel(frame: 3).shown
            """, ["1:14: cannot find type 'Window' in scope"]
        ),
        // A protocol that isn't there may give types, members and defaults.
        (
            """
            struct Fade: Effect { func body(content: Content) -> Int { content.size } }
            func apply<E: Equatable>(_ effect: E) {}
            func run() { apply(Fade()); print(Fade().amount) }
            """, ["1:14: cannot find type 'Effect' in scope"]
        ),
        // A wrapper that isn't there gives the type and the value.
        (
            """
            struct Store { @Fetched var rows; @Fetched(limit: 3) var all: [Int] }
            func run() { let store = Store(); print(store.rows.first ?? 0, store.$rows, -store.rows, store.all.count) }
            """, ["1:17: unknown attribute 'Fetched'", "1:36: unknown attribute 'Fetched'"]
        ),
        // A property of an unknown type.
        (
            """
            struct Row { var kind: Kind = .none; var date: Missing?; var list: [Missing] = [] }
            func make<T>(_ value: T, _ other: T) {}
            func run() {
                let row = Row()
                print(row.kind == .none, !row.kind, -row.date!, row.date?.x, row.list.map { $0.name })
                make(row.list[0], 3)
            }
            """,
            [
                "1:24: cannot find type 'Kind' in scope", "1:48: cannot find type 'Missing' in scope",
                "1:69: cannot find type 'Missing' in scope",
            ]
        ),
        // Arguments of something unknown: nobody knows what they are to be.
        (
            "func run() { unknown.register([\"a\": 1, \"b\": \"x\"], [1, \"x\"], [lost]) }",
            ["1:14: cannot find 'unknown' in scope", "1:62: cannot find 'lost' in scope"]
        ),
        // What a chain is of can't be found: once, at the call that leaves it open.
        (
            "extension Array { func with<T: Numeric>(_ n: T = 2) -> [T] { [n] } }\nlet x = [1].with().reversed().dropLast()",
            ["2:13: generic parameter 'T' could not be inferred"]
        ),
        // Members of something unknown, in literals.
        (
            """
            func options() -> Options { [.sound, .banner] }
            func table() -> Options { [.a: .b] }
            func run(done: (Options) -> Void) {
                done([.list])
                bar.attributes = [.color: 1, .font: .body]
                bar.kinds += [.plain]
                print([.a, .b].contains(state))
            }
            """,
            [
                "1:19: cannot find type 'Options' in scope", "2:17: cannot find type 'Options' in scope",
                "3:17: cannot find type 'Options' in scope", "5:5: cannot find 'bar' in scope",
                "6:5: cannot find 'bar' in scope", "7:29: cannot find 'state' in scope",
            ]
        ),
        // A requirement whose type isn't known.
        (
            """
            protocol Loader { func load(_ from: Address) -> Int }
            struct Disk: Loader { func load(_ from: Address) -> Int { 1 } }
            """, ["1:37: cannot find type 'Address' in scope", "2:41: cannot find type 'Address' in scope"]
        ),
    ])
    func toldOnce(source: String, expected: [String]) {
        #expect(messages(in: source).map { String($0.split(separator: "|")[0].dropFirst(6)).trimmed } == expected)
    }

    /// What is wrong with a call is told at its name, not where the chain before it starts.
    @Test func callsAreToldAtTheirNames() {
        let source = """
            let x = Text("a")
                .padding(10)
                .foregroundStyle(a: 1)
            """
        #expect(errors(in: source).map { $0.prefix(5) } == ["3:6: ", "3:21:"])
    }

    @Test(arguments: [
        ("#warning(\"look here\")\nlet x = 1", ["warning 1:1: look here"]),
        ("struct S { #error(\"not yet\") }", ["error 1:12: not yet"]),
        ("#if NEVER\n#error(\"not here\")\n#endif\nlet x = 1", []),
        (
            "struct S { @available (iOS 10, *) func f() {} }",
            [
                "warning 1:22: extraneous whitespace between attribute name and '('; "
                    + "this is an error in the Swift 6 language mode"
            ]
        ),
        (
            "let x = [1]\n    #if NEVER\n    .lost()\n    #else\n    .missing()\n    #endif",
            ["error 5:6: value of type '[Int]' has no member 'missing'"]
        ),
        (
            "func f() { g(#selector(f)) }\nfunc g(_ x: Int) {}",
            ["error 1:14: cannot convert value of type 'Selector' to expected argument type 'Int'"]
        ),
    ])
    func directives(source: String, expected: [String]) {
        #expect(messages(in: source) == expected)
    }

    /// A module's name leads past what the program calls the same.
    @Test func typesOfAModule() {
        let source = """
            struct Sequence { protocol Equatable {} }
            struct Pair<S: Swift.Sequence>: Swift.Equatable where S: Swift.Equatable { var items: S }
            let x = Pair(items: [1]) == Pair(items: [1])
            let y: Swift.Missing = 1
            """
        #expect(messages(in: source) == ["error 4:14: no type named 'Missing' in module 'Swift'"])
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
