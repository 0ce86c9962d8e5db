import Testing

@testable import SwiftInterpreter

/// Members of extensions that demand more than a value's type has, as `swiftc` 6.3 tells it.
@Suite struct RequirementTests {
    @Test(arguments: [
        ("_ = box.whole", "9: property 'whole' requires the types 'S' and 'Int' be equivalent"),
        ("box.go()", "5: referencing instance method 'go()' on 'Box' requires the types 'S' and 'Int' be equivalent"),
        (
            "_ = box[1]",
            "8: referencing subscript 'subscript(_:)' on 'Box' requires the types 'S' and 'Int' be equivalent"
        ),
        ("_ = box.high", "9: property 'high' requires that 'S' conform to 'Comparable'"),
        ("_ = Box<S>.least", "12: static property 'least' requires that 'S' conform to 'Comparable'"),
        (
            "Box<S>.run()",
            "8: referencing static method 'run()' on 'Box' requires the types 'S' and 'Int' be equivalent"
        ),
        (
            "_ = Box<S>(whole: 1)",
            "5: referencing initializer 'init(whole:)' on 'Box' requires the types 'S' and 'Int' be equivalent"
        ),
        (
            "_ = Box(S(), S())",
            "5: referencing initializer 'init(_:_:)' on 'Box' requires that 'S' conform to 'Comparable'"
        ),
        (
            "_ = list.sum()",
            "10: referencing instance method 'sum()' on 'Array' requires the types 'S' and 'Int' be equivalent"
        ),
        (
            "_ = list.min()",
            "10: referencing instance method 'min()' on 'Sequence' requires that 'S' conform to 'Comparable'"
        ),
        (
            "_ = list.firstIndex(of: S())",
            "10: referencing instance method 'firstIndex(of:)' on 'Collection' requires that 'S' conform to 'Equatable'"
        ),
        (
            "_ = Optional(S()).isBig()",
            "19: referencing instance method 'isBig()' on 'Optional' requires that 'S' conform to 'Comparable'"
        ),
    ])
    func requirements(code: String, expected: String) {
        let source = """
            struct S {}
            struct Box<T> { var value: T }
            extension Box where T == Int {
                var whole: Int { 1 }
                func go() {}
                static func run() {}
                subscript(index: Int) -> Int { 1 }
                init(whole: Int) { value = whole }
            }
            extension Box where T: Comparable {
                var high: Int { 1 }
                static var least: Int { 1 }
                init(_ a: T, _ b: T) { value = max(a, b) }
            }
            extension Array where Element == Int { func sum() -> Int { 1 } }
            extension Optional where Wrapped: Comparable { func isBig() -> Bool { true } }
            func test(box: Box<S>, list: [S]) {
            \(code)
            }
            """
        #expect(messages(in: source).map { $0.components(separatedBy: " | ")[0] } == ["error 18:" + expected])
    }
}
