import Foundation
import Testing

@testable import SwiftInterpreter

/// Where an object's members need `self.`, as `swiftc` 6.3 says.
@Suite struct SelfCaptureTests {
    /// Statements of a method of a class, by the columns of the names that need it.
    @Test(arguments: [
        ("on { count += 1 }", [6]), ("on { bump() }", [6]), ("on { print(self.count) }", []),
        ("on { [self] in count += 1 }", []), ("on { [unowned self] in count += 1 }", []),
        ("on { [weak self] in count += 1 }", [21]),
        ("on { [weak self] in guard let self else { return }; count += 1 }", []),
        ("on { [weak self] in guard let self = self else { return }; count += 1 }", []),
        ("on { [weak self] in if let self { count += 1 } }", []),
        ("on { [weak self] in guard let s = self else { return }; count += s.count }", [57]),
        ("on { [weak self] in guard let self else { return }; on { count += 1 } }", [58]),
        ("now { count += 1 }", []), ("now { on { count += 1 } }", [12]), ("on { now { count += 1 } }", [6, 12]),
        ("on { [self] in now { count += 1 } }", []),
        ("maybe { count += 1 }", [9]), ("late(count)", [6]), ("early(count)", []),
        ("let f = { count += 1 }; f()", [11]), ("let f: () -> Void = { bump() }; f()", [23]),
        ("_ = [1].map { $0 + count }", []), ("_ = [1].sorted { $0 + count > $1 }", []),
        ("Task { count += 1 }", []), ("func local() { count += 1 }; local()", []),
        ("on { [x = count] in print(x) }", []), ("_ = { count }()", []), ("on { print(\"\\(count)\") }", [15]),
        ("on { if count > 1 { bump() } }", [9, 21]), ("on { _ = Plain(count: 1).total() }", []),
        ("on { print(Store.shared === self) }", []), ("_ = Box(work: { bump() })", [17]),
        ("DispatchQueue.main.async { count = 1 }", [28]), ("handler = { bump() }", [13]),
        ("on { _ = \\Store.count }", []),
    ])
    func methods(statement: String, columns: [Int]) {
        let source = """
            import Foundation
            struct Box { let work: () -> Void }
            struct Plain { var count: Int; func on(_ work: @escaping () -> Int) -> Int { work() }
                func total() -> Int { on { count } } }
            class Store {
                static let shared = Store()
                var count = 0, handler: () -> Void = {}
                func bump() {}
                func on(_ work: @escaping () -> Void) {}
                func now(_ work: () -> Void) {}
                func maybe(_ work: (() -> Void)?) {}
                func late(_ value: @autoclosure @escaping () -> Int) {}
                func early(_ value: @autoclosure () -> Int) {}
                func method() {
            \(statement)
                }
            }
            """
        let found = messages(in: source).filter { $0.hasPrefix("error 15:") }
        #expect(found.allSatisfy { $0.contains("in closure requires explicit use of 'self'") })
        #expect(found.map { Int($0.split(separator: ":")[1]) } == columns)
    }

    @Test func saysWhatToDo() {
        let source = "class A { var n = 0, f: () -> Int = { 1 }; func go() { f = { n } } }"
        #expect(
            messages(in: source) == [
                "error 1:62: reference to property 'n' in closure requires explicit use of 'self' to make capture "
                    + "semantics explicit | 1:60: capture 'self' explicitly to enable implicit 'self' in this closure | "
                    + "1:62: reference 'self.' explicitly"
            ])
    }

    @Test(arguments: [
        ("class A { let n = 1; lazy var f: () -> Int = { n } }", 1),
        ("class A { let n = 1; lazy var f: Int = { n }() }", 0),
        ("class A { let n = 1; var f: () -> Int { { n } } }", 1),
        ("struct A { let n = 1; var f: () -> Int { { n } } }", 0),
        ("class A { let n = 1; init() { let f = { n }; print(f()) } }", 1),
        ("class A { let n = 1; struct B { let n = 2; func f() -> () -> Int { { n } } } }", 0),
        ("class A {}\nextension A { var n: Int { 1 }; func f() -> () -> Int { { n } } }", 1),
    ])
    func places(source: String, count: Int) {
        #expect(messages(in: source).filter { $0.hasPrefix("error") }.count == count)
    }
}
