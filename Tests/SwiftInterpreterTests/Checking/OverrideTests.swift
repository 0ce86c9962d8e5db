import Testing

@testable import SwiftInterpreter

/// What a subclass may put in the place of what it inherits; messages and places are those of `swiftc` 6.3.
@Suite("Overrides")
struct OverrideTests {
    @Test(arguments: [
        ("final class F {}\nclass G: F {}", "2:7: inheritance from a final class 'F'"),
        (
            "class A { final func r() {} }\nclass B: A { override func r() {} }",
            "2:28: instance method overrides a 'final' instance method"
        ),
        (
            "class A { final var z: Int { 1 } }\nclass B: A { override var z: Int { 2 } }",
            "2:27: property overrides a 'final' property"
        ),
        (
            "class A { static func s() {} }\nclass B: A { override static func s() {} }",
            "2:35: cannot override static method"
        ),
        (
            "class A { func a(_ x: Int) -> Int { x } }\nclass B: A { override func a(_ x: Int) -> String { \"\" } }",
            "2:28: method does not override any method from its superclass"
        ),
        (
            "class A { func f(_ x: Int) {} }\nclass B: A { override func f(_ x: Double) {} }",
            "2:28: method does not override any method from its superclass"
        ),
        (
            "class A { func f(a: Int) {} }\nclass B: A { override func f(b: Int) {} }",
            "2:28: argument labels for method 'f(b:)' do not match those of overridden method 'f(a:)'"
        ),
        (
            "class A<T> { func f(_ t: T) -> T { t } }\nclass B: A<Int> { override func f(_ t: String) -> String { t } }",
            "2:33: method does not override any method from its superclass"
        ),
        (
            "class A { func f() {} }\nclass B: A { override func f() throws {} }",
            "2:28: cannot override non-throwing instance method with throwing instance method"
        ),
        (
            "class A { func f() -> Self { self } }\nclass B: A { override func f() -> B { self } }",
            "2:28: cannot override a Self return type with a non-Self return type"
        ),
        (
            "class A { var p: Int { 1 } }\nclass B: A { override var p: String { \"\" } }",
            "2:27: property 'p' with type 'String' cannot override a property with type 'Int'"
        ),
        (
            "class A { let q = 1 }\nclass B: A { override var q: Int { 2 } }",
            "2:27: cannot override immutable 'let' property 'q' with the getter of a 'var'"
        ),
        (
            "class A { var x = 1 }\nclass B: A { override var x = 2 }",
            "2:27: cannot override with a stored property 'x'"
        ),
        (
            "class A { var x: Int { get { 1 } set {} } }\nclass B: A { override var x: Int { 1 } }",
            "2:27: cannot override mutable property with read-only property 'x'"
        ),
        (
            "class A { var x: Int { 1 } }\nclass B: A { override var x: Int { didSet {} } }",
            "2:27: cannot observe read-only property 'x'; it can't change"
        ),
        (
            "class A { func h() {} }\nclass B: A { private override func h() {} }",
            "2:36: overriding instance method must be as accessible as the declaration it overrides"
        ),
        ("class C { override var j: Int { 1 } }", "1:24: property does not override any property from its superclass"),
    ])
    func whatDoesNotFitIsAnError(source: String, expected: String) {
        #expect(errors(in: source) == [expected])
    }

    @Test(arguments: [
        (
            "class A { init() {} }\nclass B: A { init() {} }",
            "2:14: overriding declaration requires an 'override' keyword"
        ),
        (
            "class A { init() {} }\nclass B: A { convenience init() { self.init(x: 1) }; init(x: Int) { super.init() } }",
            "2:26: overriding declaration requires an 'override' keyword"
        ),
        (
            "class A { init(a: Int) {} }\nclass B: A { override init(b: Int) { super.init(a: b) } }",
            "2:23: argument labels for initializer 'init(b:)' do not match those of overridden initializer 'init(a:)'"
        ),
        (
            "class A { convenience init(a: Int) { self.init() }; init() {} }\n"
                + "class B: A { override init(a: Int) { super.init() } }",
            "2:23: initializer does not override a designated initializer from its superclass"
        ),
        (
            "class A { required init(b: Int) {} }\nclass B: A { init(b: Int) { super.init(b: b) } }",
            "2:14: 'required' modifier must be present on all overrides of a required initializer"
        ),
        (
            "class A { required init(b: Int) {} }\nclass B: A { override init(b: Int) { super.init(b: b) } }",
            "2:23: use the 'required' modifier to override a required initializer"
        ),
        (
            "class A { required init(x: Int) {} }\nclass B: A {\n    init(y: Int) { super.init(x: y) }\n}\n",
            "4:1: 'required' initializer 'init(x:)' must be provided by subclass of 'A'"
        ),
    ])
    func initializersAreOverriddenAsDesignatedOnes(source: String, expected: String) {
        #expect(errors(in: source) == [expected])
    }

    @Test(arguments: [
        "class A { func f() -> A { self }; func g() -> Int? { 1 }; func h(_ x: B) {}; func i() throws {} }\n"
            + "class B: A { override func f() -> B { self }; override func g() -> Int { 1 }; override func h(_ x: A) {}; "
            + "override func i() {} }",
        "class A { class func f() {}; class var v: Int { 1 } }\n"
            + "class B: A { override class func f() {}; override class var v: Int { 2 } }",
        "class A { var x = 1; var o: Int { 1 } }\n"
            + "class B: A { override var x: Int { didSet {} }; override var o: Int { get { 1 } set {} } }",
        "class A<T> { func f(_ t: T) -> T { t }; var p: T? { nil } }\n"
            + "class B: A<Int> { override func f(_ t: Int) -> Int { t }; override var p: Int? { 1 } }\n"
            + "class D<U>: A<U> { override func f(_ t: U) -> U { t }; override var p: U? { nil } }",
        "class A { func f<T: Hashable>(_ t: T) -> T { t } }\n"
            + "class B: A { override func f<U: Hashable>(_ t: U) -> U { t } }",
        "class A { init() {}; convenience init(a: Int) { self.init() }; required init(b: Int) {} }\n"
            + "class B: A { override init() { super.init() }; convenience init(a: Int) { self.init() }; "
            + "required init(b: Int) { super.init(b: b) } }",
        "class A { required init(b: Int) {} }\nclass B: A { let x = 1 }\n"
            + "class C: B { convenience init() { self.init(b: 1) } }",
        "class A { private init(a: Int) {}; init() {} }\nclass B: A { init(a: Int) { super.init() } }",
        "class A { init(a: Int) {}; init(a: String) {} }\nclass B: A { init(a: Double) { super.init(a: 1) } }",
        "class A { func f() {}; var g: Int { 1 } }\nclass B: A { var f: Int { 1 }; func g() {} }",
    ])
    func whatFitsIsNone(source: String) {
        #expect(errors(in: source) == [])
    }
}
