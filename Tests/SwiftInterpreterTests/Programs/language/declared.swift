// Builders, wrappers, operators and dynamic calls that a program declares.
import Foundation

// --- Result builders in full
protocol Markup { var html: String { get } }
struct Txt: Markup { let html: String; init(_ s: String) { html = s } }
struct Tag: Markup {
    let name: String
    let children: [any Markup]
    var html: String { "<\(name)>" + children.map(\.html).joined() + "</\(name)>" }
    init(_ name: String, @MarkupBuilder _ content: () -> [any Markup]) { self.name = name; children = content() }
}
@resultBuilder
struct MarkupBuilder {
    static func buildExpression(_ e: String) -> [any Markup] { [Txt(e)] }
    static func buildExpression(_ e: any Markup) -> [any Markup] { [e] }
    static func buildExpression(_ e: [any Markup]) -> [any Markup] { e }
    static func buildExpression(_ e: Int) -> [any Markup] { [Txt(String(e))] }
    static func buildBlock(_ parts: [any Markup]...) -> [any Markup] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [any Markup]?) -> [any Markup] { part ?? [] }
    static func buildEither(first: [any Markup]) -> [any Markup] { first }
    static func buildEither(second: [any Markup]) -> [any Markup] { second }
    static func buildArray(_ parts: [[any Markup]]) -> [any Markup] { parts.flatMap { $0 } }
    static func buildLimitedAvailability(_ part: [any Markup]) -> [any Markup] { part }
    static func buildFinalResult(_ parts: [any Markup]) -> [any Markup] { parts }
}
@MarkupBuilder func page(_ items: [String], loggedIn: Bool?) -> [any Markup] {
    "Title"
    Tag("ul") {
        for (i, item) in items.enumerated() where !item.isEmpty {
            Tag("li") {
                i; ": "; item
            }
        }
    }
    if let loggedIn {
        if loggedIn { "in" } else { "out" }
    }
    switch items.count {
    case 0: "none"
    case 1...2: "few"; "!"
    default: "many"
    }
    let footer = "f" + "oot"
    if #available(iOS 15, *) { footer }
}

// --- Property wrappers in full
@propertyWrapper struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: (low: Bool, high: Bool) { (value == range.lowerBound, value == range.upperBound) }
}
@propertyWrapper struct Logged<Value> {
    private(set) var log: [String] = []
    var wrappedValue: Value { didSet { log.append("\(oldValue)->\(wrappedValue)") } }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: [String] { log }
}
@propertyWrapper struct Trimmed {
    private var v = ""
    init(wrappedValue: String) { v = wrappedValue.trimmingCharacters(in: .whitespaces) }
    var wrappedValue: String {
        get { v }
        set { v = newValue.trimmingCharacters(in: .whitespaces) }
    }
}
@propertyWrapper struct Lazy2<Value> {
    enum State { case pending(() -> Value), done(Value) }
    private var state: State
    init(wrappedValue: @autoclosure @escaping () -> Value) { state = .pending(wrappedValue) }
    var wrappedValue: Value {
        mutating get {
            switch state {
            case .pending(let f): let v = f(); state = .done(v); return v
            case .done(let v): return v
            }
        }
        set { state = .done(newValue) }
    }
}
@propertyWrapper struct Owned<Value> {
    private var stored: Value
    init(wrappedValue: Value) { stored = wrappedValue }
    static subscript<Owner: Observer>(_enclosingInstance owner: Owner,
        wrapped wrappedPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storagePath: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner[keyPath: storagePath].stored }
        set { owner.changes += 1; owner[keyPath: storagePath].stored = newValue }
    }
    @available(*, unavailable, message: "only in classes") var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }
}
class Observer { var changes = 0 }
final class Doc: Observer { @Owned var title = "a"; @Owned var pages: Int = 1 }
struct Form {
    @Clamped(0...10) var level = 20
    @Logged var name = "x"
    @Logged var both = "y"
    @Trimmed var note: String = "  n "
    @Lazy2 var heavy: Int = {
        print("computed"); return 42
    }()
}
func takes(@Clamped(1...5) level: Int, @Trimmed text: String) -> String { "\(level) \($level.high) [\(text)]" }

// --- Operators and precedence groups
precedencegroup PipePrecedence {
    associativity: left
    higherThan: AssignmentPrecedence
    lowerThan: TernaryPrecedence
}
precedencegroup PowerPrecedence {
    associativity: right
    higherThan: MultiplicationPrecedence
}
infix operator |> : PipePrecedence
infix operator ** : PowerPrecedence
prefix operator √
postfix operator %%
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func ** (a: Double, b: Double) -> Double { pow(a, b) }
prefix func √ (a: Double) -> Double { a.squareRoot() }
postfix func %% (a: Double) -> Double { a / 100 }
struct Vec: Equatable, AdditiveArithmetic {
    var x = 0, y = 0
    static var zero: Vec { Vec() }
    static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Vec, b: Vec) -> Vec { Vec(x: a.x - b.x, y: a.y - b.y) }
    static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }
    static func * (a: Vec, k: Int) -> Vec { Vec(x: a.x * k, y: a.y * k) }
    static func *= (a: inout Vec, k: Int) { a = a * k }
    static func ~= (pattern: Vec, value: Vec) -> Bool { pattern.x == value.x }
}

// --- dynamic things
@dynamicMemberLookup struct Bag {
    var values: [String: Int]
    subscript(dynamicMember name: String) -> Int? {
        get { values[name] }
        set { values[name] = newValue }
    }
}
@dynamicMemberLookup struct Ref<T> {
    var value: T
    subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { value[keyPath: path] }
    subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
}
@dynamicCallable struct Caller {
    func dynamicallyCall(withArguments args: [Int]) -> Int { args.reduce(0, +) }
    func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String {
        args.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    }
}
struct Adder {
    var n: Int; func callAsFunction(_ x: Int, times k: Int = 1) -> Int { n + x * k }
    func callAsFunction(_ f: () -> Int) -> Int { n + f() }
}

func run() {
    print(page(["a", "", "b"], loggedIn: true).map(\.html).joined(separator: ","))
    print(page([], loggedIn: nil).map(\.html))
    var form = Form()
    print(form.level, form.$level); form.level = -5; print(form.level, form.$level.low)
    form.name = "y"; form.name += "z"; print(form.$name)
    print("[\(form.both)]", "[\(form.note)]"); form.note = " q  "; print("[\(form.note)]")
    print(form.heavy, form.heavy); form.heavy = 1; print(form.heavy)
    let doc = Doc(); doc.title += "b"; doc.pages = 3; print(doc.title, doc.pages, doc.changes)
    print(takes(level: 9, text: "  t "))
    @Clamped(1...3) var local = 7
    local -= 1; print(local, $local)
    print(2 ** 3 ** 2, √16 + 1, 50%%, 3 |> { $0 * 2 } |> String.init)
    var v = Vec(x: 1, y: 2); v *= 3; v += -Vec(x: 1, y: 1); print(v, [v, v].reduce(.zero, +))
    switch v {
    case Vec(x: 2, y: 0): print("x2");
    default: print("other")
    }
    var bag = Bag(values: ["a": 1]); bag.b = 5; print(bag.a ?? 0, bag.b ?? 0, bag.c as Any)
    var ref = Ref(value: Vec(x: 1, y: 1)); ref.x = 9; print(ref.x + ref.y, ref.value)
    let call = Caller(); print(call(1, 2, 3), call(a: 1, b: 2))
    let add = Adder(n: 10); print(add(5), add(2, times: 3), add { 7 }, [1, 2].map { add($0) })
}
