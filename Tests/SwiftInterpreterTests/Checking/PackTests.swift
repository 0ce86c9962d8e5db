import Foundation
import Testing

@testable import SwiftInterpreter

/// What is wrong with packs, in the words of `swiftc` 6.3.
@Suite struct PackTests {
    private static let row = """
        struct Row<each V> { let v: (repeat each V); init(_ v: repeat each V) { self.v = (repeat each v) } }
        func same<each A, each B>(_ a: repeat each A, b: repeat each B) -> (repeat (each A, each B)) {
            (repeat (each a, each b))
        }

        """

    @Test(arguments: [
        ("func f<each T>(_ x: repeat each T) { print(x) }", "5:44: value pack 'each T' must be referenced with 'each'"),
        (
            "func f<each T>(_ x: repeat each T) { print(each x) }",
            "5:44: pack reference 'each T' can only appear in pack expansion"
        ),
        (
            "func f<each T>(_ x: repeat each T) { _ = [repeat each x] }",
            "5:43: value pack expansion can only appear inside a function argument list, tuple element, or as the "
                + "expression of a for-in loop"
        ),
        (
            "func f<each T>(_ x: repeat each T) { repeat print(1) }",
            "5:38: value pack expansion must contain at least one pack reference"
        ),
        ("func f() { let z = 3; repeat print(each z) }", "5:36: 'each' cannot be applied to non-pack type 'Int'"),
        (
            "func f<each T>(_ x: each T) {}",
            "5:21: pack reference 'T' requires expansion using keyword 'repeat'"
        ),
        (
            "func g(_ x: Int) {}\nfunc f<each T>(_ x: repeat each T) { g(repeat each x) }",
            "6:40: cannot pass value pack expansion to non-pack parameter of type 'Int'"
        ),
        (
            "let r: Int = Row(1, \"a\")",
            "5:14: cannot convert value of type 'Row<Int, String>' to specified type 'Int'"
        ),
        ("let r: Int = Row()", "5:14: cannot convert value of type 'Row<>' to specified type 'Int'"),
        (
            "let r = Row<Int>(1, 2)",
            "5:18: pack expansion requires that 'Int' and 'Int, Int' have the same shape"
        ),
        (
            "let r = same(1, 2, b: 3)",
            "5:9: global function 'same(_:b:)' requires the type packs 'Int, Int' and 'Int' have the same shape"
        ),
        (
            "func f<each T: Equatable>(_ x: repeat each T) {}\nstruct N {}\nfunc g() { f(1, N()) }",
            "7:12: global function 'f' requires that 'N' conform to 'Equatable'"
        ),
    ])
    func mistakesAreTold(source: String, expected: String) {
        #expect(messages(in: Self.row + source).map { $0.components(separatedBy: " | ")[0] } == ["error " + expected])
    }
}
