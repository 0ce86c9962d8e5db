import Testing

@testable import SwiftInterpreter

/// Modifiers and accessors where they don't belong.
@Suite("Modifiers")
struct ModifierTests {
    @Test(arguments: [
        ("class C { mutating func m() {} }", "1:11: 'mutating' is not valid on instance methods in classes"),
        ("struct S { static mutating func m() {} }", "1:19: static functions must not be declared mutating"),
        ("mutating func g() {}", "1:1: 'mutating' is only valid on methods"),
        ("struct S { convenience init(a: Int) {} }", "1:24: initializers in structs are not marked with 'convenience'"),
        ("struct S { required init() {} }", "1:21: 'required' initializer in non-class type 'S'"),
        ("class C { required func g() {} }", "1:11: 'required' may only be used on 'init' declarations"),
        (
            "struct S { class func g() {} }",
            "1:18: class methods are only allowed within classes; use 'static' to declare a static method"
        ),
        (
            "struct S { class var x: Int { 1 } }",
            "1:18: class properties are only allowed within classes; use 'static' to declare a static property"
        ),
        (
            "class C { class var s = 1 }",
            "1:21: class stored properties not supported in classes; did you mean 'static'?"
        ),
        ("struct S { override func i() {} }", "1:12: 'override' can only be specified on class members"),
        ("struct S { final func f() {} }", "1:12: only classes and class members may be marked with 'final'"),
        ("class C {}\nclass H { weak var a: C = C() }", "2:20: 'weak' variable should have optional type 'C?'"),
        (
            "struct S {}\nclass H { weak var c: S? }",
            "2:20: 'weak' may only be applied to class and class-bound protocol types, not 'S'"
        ),
        (
            "class C { unowned var e: Int = 1 }",
            "1:23: 'unowned' may only be applied to class and class-bound protocol types, not 'Int'"
        ),
        (
            "protocol P {}\nclass H { weak var c: (any P)? }",
            "2:20: 'weak' must not be applied to non-class-bound 'any P'; consider adding a protocol conformance that has "
                + "a class bound"
        ),
        ("struct S { lazy let a = 1 }", "1:12: 'lazy' cannot be used on a let"),
        ("struct S { lazy var b: Int }", "1:12: lazy properties must have an initializer"),
        ("struct S { lazy var c: Int { 1 } }", "1:12: 'lazy' cannot be used on a computed property"),
        ("struct S { var j: Int { set {} } }", "1:25: variable with a setter must also have a getter"),
        ("struct S { var h: Int = 1 { get { 2 } } }", "1:25: variable with getter/setter cannot have an initial value"),
        ("struct S { var l: Int { didSet {} get { 1 } } }", "1:25: 'didSet' cannot be provided together with a getter"),
        ("func f() { var x: Int { set {} } }", "1:25: variable with a setter must also have a getter"),
        ("protocol P { func f() {} }", "1:23: protocol methods must not have bodies"),
        (
            "protocol P { var x: Int }",
            "1:18: property in protocol must have explicit { get } or { get set } specifier"
        ),
        (
            "protocol P { let z: Int }",
            "1:18: protocols cannot require properties to be immutable; declare read-only properties by using 'var' with "
                + "a '{ get }' specifier"
        ),
        ("protocol P { private func z() }", "1:14: 'private' modifier cannot be used in protocols"),
        ("protocol P { struct Q {} }", "1:21: type 'Q' cannot be nested in protocol 'P'"),
    ])
    func outOfPlaceIsAnError(source: String, expected: String) {
        #expect(errors(in: source) == [expected])
    }

    @Test(arguments: [
        "struct S { mutating func m() {}; nonmutating func n() {}; static func s() {}; lazy var x = 1 }",
        "class C { class func f() {}; class var v: Int { 1 }; final class func g() {}; required init() {}; "
            + "convenience init(a: Int) { self.init() }; static var s: Int { 1 } }",
        "protocol P { mutating func f(); static func s(); init(); var x: Int { get set }; subscript(i: Int) -> Int { get } }",
        "protocol P: AnyObject {}; class C {}; class H<T: AnyObject> { weak var a: C?; weak var b: (any P)?; "
            + "weak var c: AnyObject?; unowned let d: C; weak var e: T?; weak var g: C!; init(d: C) { self.d = d } }",
        "extension P { var y: Int { get { 1 } set {} } }; protocol P {}; struct S { var z = 1 { didSet {} willSet {} } }",
        "actor A { final func g() {} }; class D { final var x = 1; final let y = 2; static let z = 3 }",
    ])
    func inPlaceIsNone(source: String) {
        #expect(errors(in: source) == [])
    }
}
