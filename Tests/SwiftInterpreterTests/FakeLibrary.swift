@testable import SwiftInterpreter

/// A small native library of signatures, enough to check programs against; nothing in it can be called.
enum FakeLibrary: LibraryInterface {
    static let topLevelBuilder: String? = "ViewBuilder"
    static let macros =
        StandardLibrary.macros + [
            MacroDecl(
                "Preview", .block(BlockMacro(resultBuilder: "ViewBuilder", argumentType: "Void", functionLabel: nil))),
            MacroDecl("Entry", .keyedStorage(KeyedStorageMacro("EnvironmentKey", [:]))),
        ]

    static let libraries = [
        NativeLibrary(
            name: "Fake", types: [types.sorted { $0.name < $1.name }], globals: { globals }, interface: FakeLibrary.self
        )
    ]

    private static func members(_ signatures: [String]) -> [NativeMember] {
        let nothing: NativeThunk = { _ in .void }
        return signatures.map { NativeMember(name(in: $0), $0, call: $0.hasPrefix("required") ? nil : nothing) }
            .enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
    }

    /// The declared name, which follows the keyword.
    private static func name(in signature: String) -> String {
        let words = signature.split(separator: " ")
        for (index, word) in words.enumerated() {
            if word.hasPrefix("init") { return "init" }
            if word.hasPrefix("subscript") { return "subscript" }
            if ["func", "var", "let", "case", "typealias", "associatedtype"].contains(word), index + 1 < words.count {
                let rest = words[index + 1]
                if let first = rest.first, !first.isLetter, first != "_" { return String(rest.prefix { $0 != "(" }) }
                return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }
        }
        return ""
    }

    private static func type(_ name: String, _ declaration: String, _ signatures: [String] = []) -> NativeType {
        NativeType(name, declaration, members: { members(signatures) })
    }

    private static let globals = members([
        "func print(_ items: Any...)",
        "func max<T>(_ x: T, _ y: T) -> T where T: Comparable",
        "func min<T>(_ x: T, _ y: T) -> T where T: Comparable",
        "func abs<T>(_ x: T) -> T where T: SignedNumeric, T: Comparable",
        "func zip<A, B>(_ a: A, _ b: B) -> [(A.Element, B.Element)] where A: Sequence, B: Sequence",
        "func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result",
        "func fatalError(_ message: String = _) -> Never",
    ])

    private static func arithmetic(_ type: String) -> [String] {
        ["+", "-", "*", "/"].map { "static func \($0) (lhs: \(type), rhs: \(type)) -> \(type)" }
            + ["+=", "-=", "*=", "/="].map { "static func \($0) (lhs: inout \(type), rhs: \(type))" }
            + ["==", "!=", "<", ">", "<=", ">="].map { "static func \($0) (lhs: \(type), rhs: \(type)) -> Bool" }
            + ["prefix static func - (x: \(type)) -> \(type)"]
    }

    private static let types: [NativeType] = protocols + numbers + collections + views

    private static let protocols: [NativeType] = [
        type("Any", "protocol Any"), type("Sendable", "protocol Sendable"), type("Error", "protocol Error"),
        type("AnyObject", "protocol AnyObject"),
        type(
            "Equatable", "protocol Equatable",
            [
                "required static func == (lhs: Self, rhs: Self) -> Bool",
                "static func != (lhs: Self, rhs: Self) -> Bool",
            ]),
        type("Hashable", "protocol Hashable: Equatable", ["var hashValue: Int { get }"]),
        type(
            "Comparable", "protocol Comparable: Equatable",
            [
                "required static func < (lhs: Self, rhs: Self) -> Bool", "static func > (lhs: Self, rhs: Self) -> Bool",
                "static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>",
                "static func ..< (minimum: Self, maximum: Self) -> Range<Self>",
            ]),
        type("Numeric", "protocol Numeric: Equatable"),
        type("SignedNumeric", "protocol SignedNumeric: Numeric"),
        type("Strideable", "protocol Strideable: Comparable"),
        type("StringProtocol", "protocol StringProtocol: Hashable"),
        type(
            "CustomStringConvertible", "protocol CustomStringConvertible", ["required var description: String { get }"]),
        type(
            "Identifiable", "protocol Identifiable<ID>",
            [
                "required associatedtype ID: Hashable", "required var id: ID { get }",
            ]),
        type("CaseIterable", "protocol CaseIterable", ["static var allCases: [Self] { get }"]),
        type(
            "RawRepresentable", "protocol RawRepresentable<RawValue>",
            [
                "required associatedtype RawValue", "required var rawValue: RawValue { get }",
                "required init?(rawValue: RawValue)",
            ]),
        type("ExpressibleByIntegerLiteral", "protocol ExpressibleByIntegerLiteral"),
        type("ExpressibleByFloatLiteral", "protocol ExpressibleByFloatLiteral"),
        type("ExpressibleByStringLiteral", "protocol ExpressibleByStringLiteral"),
        type("ExpressibleByBooleanLiteral", "protocol ExpressibleByBooleanLiteral"),
        type("ExpressibleByNilLiteral", "protocol ExpressibleByNilLiteral"),
        type("ExpressibleByArrayLiteral", "protocol ExpressibleByArrayLiteral"),
        type("ExpressibleByDictionaryLiteral", "protocol ExpressibleByDictionaryLiteral"),
        type(
            "IteratorProtocol", "protocol IteratorProtocol<Element>",
            [
                "required associatedtype Element", "required mutating func next() -> Element?",
            ]),
        type(
            "Sequence", "protocol Sequence<Element>",
            [
                "required associatedtype Element", "required associatedtype Iterator",
                "func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]",
                "func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]",
                "func reduce<Result>(_ initial: Result, _ next: (Result, Element) throws -> Result) rethrows -> Result",
                "func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]",
                "func forEach(_ body: (Element) throws -> Void) rethrows",
                "func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]",
                "func sorted() -> [Element] where Element: Comparable",
                "func enumerated() -> [(offset: Int, element: Element)]",
                "func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool",
                "func contains(_ element: Element) -> Bool where Element: Equatable",
                "func max() -> Element? where Element: Comparable",
                "func reversed() -> [Element]",
            ]),
        type(
            "Collection", "protocol Collection<Element>: Sequence",
            [
                "required associatedtype Index", "var count: Int { get }", "var isEmpty: Bool { get }",
                "var first: Element? { get }", "var last: Element? { get }", "var indices: Range<Int> { get }",
                "func prefix(_ count: Int) -> [Element]",
            ]),
        type("RandomAccessCollection", "protocol RandomAccessCollection<Element>: Collection"),
    ]

    private static let floating =
        "SignedNumeric, Strideable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral"
    private static let numbers: [NativeType] = [
        type(
            "Int",
            "struct Int: SignedNumeric, Strideable, Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral",
            arithmetic("Int") + [
                "static func % (lhs: Int, rhs: Int) -> Int", "init(_ value: Double)", "init(_ value: CGFloat)",
                "init(_ value: Int)",
                "init?(_ text: String)", "var description: String { get }",
                "static func random(in range: Range<Int>) -> Int", "static var max: Int { get }",
                "func isMultiple(of other: Int) -> Bool",
            ]),
        type(
            "Double", "struct Double: \(floating)",
            arithmetic("Double") + [
                "init(_ value: Int)", "init(_ value: CGFloat)", "static var pi: Double { get }",
                "static var infinity: Double { get }",
                "func rounded() -> Double", "init?(_ text: String)",
            ]),
        type(
            "CGFloat", "struct CGFloat: \(floating)",
            arithmetic("CGFloat") + [
                "init(_ value: Int)", "init(_ value: Double)", "static var infinity: CGFloat { get }",
                "static var pi: CGFloat { get }",
            ]),
        type(
            "Bool", "struct Bool: Hashable, ExpressibleByBooleanLiteral",
            [
                "prefix static func ! (a: Bool) -> Bool", "mutating func toggle()",
                "static func == (lhs: Bool, rhs: Bool) -> Bool",
            ]),
        type(
            "String",
            "struct String: StringProtocol, Comparable, RandomAccessCollection, CustomStringConvertible, ExpressibleByStringLiteral",
            [
                "typealias Element = Character", "static func + (lhs: String, rhs: String) -> String",
                "static func += (lhs: inout String, rhs: String)", "static func == (lhs: String, rhs: String) -> Bool",
                "static func < (lhs: String, rhs: String) -> Bool", "func uppercased() -> String",
                "init<T>(_ value: T)",
                "init(describing value: Any)", "func hasPrefix(_ text: String) -> Bool",
                "var description: String { get }",
            ]),
        type("Character", "struct Character: Hashable, Comparable, ExpressibleByStringLiteral"),
        type("AnyHashable", "struct AnyHashable: Hashable"), type("Never", "enum Never"),
        type(
            "CGSize", "struct CGSize: Equatable",
            [
                "init(width: CGFloat, height: CGFloat)", "var width: CGFloat { get set }",
                "var height: CGFloat { get set }",
                "static var zero: CGSize { get }",
            ]),
    ]

    private static let collections: [NativeType] = [
        type(
            "Optional",
            "enum Optional<Wrapped>: ExpressibleByNilLiteral; Equatable where Wrapped: Equatable; Hashable where Wrapped: Hashable",
            [
                "func map<T>(_ transform: (Wrapped) throws -> T) rethrows -> T?",
                "static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool where Wrapped: Equatable",
                "static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool where Wrapped: Equatable",
            ]),
        type(
            "Array",
            "struct Array<Element>: RandomAccessCollection, ExpressibleByArrayLiteral; Equatable where Element: Equatable; Hashable where Element: Hashable",
            [
                "init()", "init(repeating: Element, count: Int)",
                "init<S>(_ elements: S) where S: Sequence, S.Element == Element",
                "mutating func append(_ newElement: Element)", "mutating func remove(at index: Int) -> Element",
                "subscript(index: Int) -> Element { get set }", "typealias Index = Int",
                "static func + (lhs: [Element], rhs: [Element]) -> [Element]",
                "static func += (lhs: inout [Element], rhs: [Element])",
            ]),
        type(
            "Dictionary", "struct Dictionary<Key, Value>: Collection, ExpressibleByDictionaryLiteral",
            [
                "init()", "subscript(key: Key) -> Value? { get set }", "typealias Element = (key: Key, value: Value)",
                "subscript(key: Key, default value: Value) -> Value { get set }", "var keys: [Key] { get }",
            ]),
        type(
            "Set", "struct Set<Element>: Collection, ExpressibleByArrayLiteral",
            [
                "init()", "mutating func insert(_ newMember: Element)", "func contains(_ member: Element) -> Bool",
            ]),
        type(
            "Range", "struct Range<Bound>: Equatable; RandomAccessCollection where Bound: Strideable",
            [
                "typealias Element = Bound", "static func ~= (pattern: Range<Bound>, value: Bound) -> Bool",
                "var lowerBound: Bound { get }",
            ]),
        type(
            "ClosedRange", "struct ClosedRange<Bound>: Equatable; RandomAccessCollection where Bound: Strideable",
            [
                "typealias Element = Bound", "static func ~= (pattern: ClosedRange<Bound>, value: Bound) -> Bool",
                "var lowerBound: Bound { get }",
            ]),
        type("AnyKeyPath", "class AnyKeyPath"),
        type("KeyPath", "class KeyPath<Root, Value>: AnyKeyPath"),
        type("WritableKeyPath", "class WritableKeyPath<Root, Value>: KeyPath<Root, Value>"),
        type("ReferenceWritableKeyPath", "class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>"),
    ]

    private static let builder = NativeResultBuilder(
        elementProtocol: "View", resultType: "TupleView", block: { _, _ in .void }, optional: { _, _ in .void },
        either: { _, _, _ in .void })

    private static let views: [NativeType] = [
        type(
            "View", "protocol View",
            [
                "required associatedtype Body: View", "required @ViewBuilder var body: Body { get }",
                "func padding(_ edges: Edge.Set = _, _ length: CGFloat? = _) -> some View",
                "func padding(_ length: CGFloat) -> some View",
                "func frame(width: CGFloat? = _, height: CGFloat? = _, alignment: Alignment = _) -> some View",
                "func frame(minWidth: CGFloat? = _, maxWidth: CGFloat? = _, alignment: Alignment = _) -> some View",
                "func background<S>(_ style: S) -> some View where S: ShapeStyle",
                "func background<V>(alignment: Alignment = _, @ViewBuilder content: () -> V) -> some View where V: View",
                "func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle",
                "func opacity(_ opacity: Double) -> some View", "func font(_ font: Font?) -> some View",
                "func onTapGesture(count: Int = _, perform action: @escaping () -> Void) -> some View",
                "func modifier<T>(_ modifier: T) -> some View where T: ViewModifier",
                "func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View",
                "func onChange<V>(of value: V, _ action: @escaping (V, V) -> Void) -> some View where V: Equatable",
                "func onChange<V>(of value: V, _ action: @escaping () -> Void) -> some View where V: Equatable",
            ]),
        NativeType("ViewBuilder", "@resultBuilder struct ViewBuilder", resultBuilder: builder, members: { [] }),
        type(
            "ViewModifier", "protocol ViewModifier",
            [
                "required associatedtype Body: View", "required @ViewBuilder func body(content: Content) -> Body",
                "typealias Content = ModifiedContent",
            ]),
        type("ModifiedContent", "struct ModifiedContent: View"), type("TupleView", "struct TupleView: View"),
        type("EmptyView", "struct EmptyView: View", ["init()"]), type("Divider", "struct Divider: View", ["init()"]),
        type("Spacer", "struct Spacer: View", ["init(minLength: CGFloat? = _)"]),
        type(
            "LocalizedStringKey", "struct LocalizedStringKey: Equatable, ExpressibleByStringLiteral",
            ["init(stringLiteral value: String)"]),
        type(
            "Text", "struct Text: View, Equatable",
            [
                "init(_ key: LocalizedStringKey)", "init(verbatim content: String)",
                "@_disfavoredOverload init<S>(_ content: S) where S: StringProtocol",
                "func bold() -> Text", "func font(_ font: Font?) -> Text",
                "static func + (lhs: Text, rhs: Text) -> Text",
                "func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle",
            ]),
        type(
            "Image", "struct Image: View",
            ["init(systemName: String)", "init(_ name: String)", "func resizable() -> Image"]),
        type(
            "VStack", "struct VStack<Content>: View",
            [
                "init(alignment: HorizontalAlignment = _, spacing: CGFloat? = _, @ViewBuilder content: () -> Content) where Content: View"
            ]),
        type(
            "HStack", "struct HStack<Content>: View",
            [
                "init(alignment: VerticalAlignment = _, spacing: CGFloat? = _, @ViewBuilder content: () -> Content) where Content: View"
            ]),
        type(
            "ForEach", "struct ForEach<Data, ID, Content>: View",
            [
                "init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data: RandomAccessCollection, ID == Data.Element.ID, Content: View, Data.Element: Identifiable",
                "init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data: RandomAccessCollection, Content: View, ID: Hashable",
                "init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int, Content: View",
                "init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where C: RandomAccessCollection, Data == [C.Element], Content: View, C.Element: Identifiable, ID == C.Element.ID",
            ]),
        type(
            "Button", "struct Button<Label>: View",
            [
                "init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) where Label: View",
                "init(_ title: LocalizedStringKey, action: @escaping () -> Void) where Label == Text",
                "@_disfavoredOverload init<S>(_ title: S, action: @escaping () -> Void) where Label == Text, S: StringProtocol",
            ]),
        type(
            "Toggle", "struct Toggle<Label>: View",
            ["init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text"]),
        type(
            "Slider", "struct Slider: View",
            ["init<V>(value: Binding<V>, in bounds: ClosedRange<V>) where V: Comparable"]),
        type(
            "HorizontalAlignment", "struct HorizontalAlignment: Equatable",
            ["static let leading: HorizontalAlignment", "static let center: HorizontalAlignment"]),
        type("VerticalAlignment", "struct VerticalAlignment: Equatable", ["static let top: VerticalAlignment"]),
        type(
            "Alignment", "struct Alignment: Equatable",
            ["static let center: Alignment", "static let leading: Alignment"]),
        type("Edge", "enum Edge: CaseIterable", ["case top", "case bottom"]),
        type(
            "Edge.Set", "struct Edge.Set: ExpressibleByArrayLiteral",
            ["static let horizontal: Edge.Set", "static let top: Edge.Set", "init(arrayLiteral elements: Edge.Set...)"]),
        type(
            "ShapeStyle", "protocol ShapeStyle",
            [
                "static var red: Color { get } where Self == Color",
                "static var blue: Color { get } where Self == Color",
                "static var tint: TintShapeStyle { get } where Self == TintShapeStyle",
                "func opacity(_ opacity: Double) -> some ShapeStyle",
                "static func linearGradient(colors: [Color]) -> LinearGradient where Self == LinearGradient",
            ]),
        type(
            "Color", "struct Color: View, ShapeStyle, Hashable",
            [
                "static let red: Color", "static let blue: Color", "static let gray: Color",
                "init(red: Double, green: Double, blue: Double)", "func opacity(_ opacity: Double) -> Color",
            ]),
        type("TintShapeStyle", "struct TintShapeStyle: ShapeStyle"),
        type("LinearGradient", "struct LinearGradient: ShapeStyle, View"),
        type(
            "Font", "struct Font: Hashable",
            [
                "static let title: Font", "static func system(size: CGFloat, weight: Font.Weight? = _) -> Font",
                "func bold() -> Font",
            ]),
        type("Font.Weight", "struct Font.Weight: Hashable", ["static let bold: Font.Weight"]),
        type(
            "State", "@propertyWrapper struct State<Value>",
            [
                "init(wrappedValue: Value)", "init(initialValue: Value)",
                "var wrappedValue: Value { get nonmutating set }", "var projectedValue: Binding<Value> { get }",
            ]),
        type(
            "Binding", "@propertyWrapper @dynamicMemberLookup struct Binding<Value>",
            [
                "init(get: @escaping () -> Value, set: @escaping (Value) -> Void)",
                "var wrappedValue: Value { get nonmutating set }",
                "var projectedValue: Binding<Value> { get }", "static func constant(_ value: Value) -> Binding<Value>",
                "subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }",
            ]),
        type(
            "EnvironmentKey", "protocol EnvironmentKey",
            ["required associatedtype Value", "required static var defaultValue: Value { get }"]),
        type(
            "EnvironmentValues", "struct EnvironmentValues",
            [
                "subscript<K>(key: K.Type) -> K.Value { get set } where K: EnvironmentKey",
                "var lineLimit: Int? { get set }", "var colorScheme: ColorScheme { get set }",
            ]),
        type("ColorScheme", "enum ColorScheme: CaseIterable, Hashable", ["case light", "case dark"]),
        type(
            "Environment", "@propertyWrapper struct Environment<Value>",
            [
                "init(_ keyPath: KeyPath<EnvironmentValues, Value>)", "var wrappedValue: Value { get }",
            ]),
        type(
            "Shape", "protocol Shape: View",
            [
                "required func path(in rect: CGSize) -> CGSize",
                "func fill<S>(_ style: S) -> some View where S: ShapeStyle",
            ]),
        type("Circle", "struct Circle: Shape", ["init()"]),
    ]
}
