import Foundation
import Testing

@testable import SwiftInterpreter

/// Whatever comes in, an answer goes out.
@Suite struct BadInputTests {
    @Test(arguments: [
        String(repeating: "(", count: 100_000), String(repeating: "[", count: 100_000),
        "let x = " + String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000),
        String(repeating: "struct A { ", count: 20_000), "let x = \"" + String(repeating: "\\(\"", count: 3_000),
        "let x = a" + String(repeating: ".b", count: 100_000),
        "Text(\"a\")" + String(repeating: ".padding(1)", count: 5_000),
        "let x: " + String(repeating: "A<", count: 3_000),
        "let x = " + String(repeating: "[", count: 30) + "1" + String(repeating: "]", count: 30),
        "let x: " + String(repeating: "[", count: 30) + "Int" + String(repeating: "]", count: 30) + " = []",
        "func f() { " + String(repeating: "if true { ", count: 3_000),
        "let x = " + Array(repeating: "1", count: 5_000).joined(separator: " + "), "let x = \u{0}",
        "let f: (Int) -> Int = { $9223372036854775807 }", "let f: (Int) -> Int = { $1000000000 }",
        "let x \u{1}= 1", "let x \u{FFFD}= 1", "}", "struct",
        "let", "@",
        "func f() { return", "#Preview {", "case .a: break", "let x = )(", "\"", "/*", "struct A { var a: A<A<A>> }",
    ])
    func isRefused(source: String) {
        onLargeStack { #expect(!errors(in: source).isEmpty) }
    }

    @Test func randomBytes() {
        var state: UInt64 = 42
        for _ in 0..<20 {
            var bytes: [UInt8] = []
            for _ in 0..<500 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(UInt8(truncatingIfNeeded: state >> 33))
            }
            let text = String(decoding: bytes, as: UTF8.self)
            onLargeStack { _ = errors(in: text) }
        }
    }

    /// The command line runs the interpreter on a thread of its own as well.
    private func onLargeStack(_ work: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            work()
            done.signal()
        }
        thread.stackSize = 256 << 20
        thread.start()
        done.wait()
    }
}
