import Foundation
import Testing

/// Closures that would hold a place of their caller's, as `swiftc` 6.3 refuses them.
@Suite struct InoutCaptureTests {
    private static let ofSelf = "escaping closure captures mutating 'self' parameter"

    @Test(arguments: [
        ("mutating func f() -> () -> Void { { self.n += 1 } }", ["3:39: \(ofSelf)"]),
        ("mutating func f() -> () -> Void { return { n += 1 } }", ["3:46: \(ofSelf)"]),
        ("mutating func f() -> () -> Int { { self.n } }", ["3:38: \(ofSelf)"]),
        ("mutating func f() { let later = { self.n += 1 }; later() }", ["3:37: \(ofSelf)"]),
        ("mutating func f() { keep { [1].forEach { self.n += $0 } } }", ["3:30: \(ofSelf)"]),
        (
            "func f(_ x: inout Int) -> () -> Void { { x += 1 } }",
            ["3:44: escaping closure captures 'inout' parameter 'x'"]
        ),
        ("mutating func f() { call { self.n += 1 } }", []),
        ("mutating func f() { call { call { self.n += 1 } } }", []),
        ("mutating func f() { let n = n; keep { print(n) } }", []),
        ("mutating func f() { keep { [self] in print(n) } }", []),
        ("mutating func f() { func add() { n += 1 }; add() }", []),
        ("func f(_ x: inout Int) { { x += 1 }() }", []),
        ("func f() -> (inout Int) -> Void { { $0 += 1 } }", []),
        ("func f() { keep { var copy = self; copy.n += 1 } }", []),
    ])
    func captures(code: String, expected: [String]) {
        let source = """
            struct S {
                var n = 0
                \(code)
                func keep(_ work: @escaping () -> Void) {}
                func call(_ work: () -> Void) {}
            }
            """
        let said = messages(in: source).filter { $0.hasPrefix("error") }
        #expect(said.map { String($0.dropFirst(6).components(separatedBy: " | ")[0]) } == expected)
    }
}
