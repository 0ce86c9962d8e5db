import SwiftInterpreter
import SwiftUIBridge

/// What a source may call: the interpreter's own tables, read as text.
struct Declarations {
    /// One member of a type, or a global.
    struct Member {
        /// The type it belongs to, with its parameters filled in (`Array<Int>`); nil for globals.
        let owner: String?
        let kind: Kind
        let name: String
        let isStatic: Bool
        let isMutating: Bool
        let isSettable: Bool
        let parameters: [Parameter]
        /// As it is written: `some View`, `[Element]`, `Self`.
        let result: String
        /// Names to be read as others: `Element` as `Int`.
        let substitution: [String: String]
    }

    enum Kind { case variable, function, initializer, subscripted, enumCase, binaryOperator, unaryOperator }

    struct Parameter {
        let label: String?
        let type: String
        let hasDefault: Bool
        let isVariadic: Bool
        let isInout: Bool
    }

    private(set) var members: [Member] = []
    /// Members that give a value of a type, by its name: initializers, cases and static variables.
    private(set) var makers: [String: [Member]] = [:]
    /// Types that conform to a protocol, by its name.
    private(set) var conforming: [String: [String]] = [:]

    init(_ libraries: [NativeLibrary] = StandardLibrary.libraries + SwiftUILibrary.libraries) {
        for library in libraries {
            for type in library.types { read(type) }
            for global in library.globals() { add(global.signature, owner: nil, parameters: [:]) }
        }
        for member in members {
            guard member.isStatic || member.kind == .initializer || member.kind == .enumCase else { continue }
            let name = member.result == "Self" || member.kind != .variable ? member.owner : member.result
            guard let name, member.kind != .function, member.kind != .binaryOperator, member.kind != .unaryOperator
            else { continue }
            makers[SignatureText.base(name), default: []].append(member)
        }
    }

    private mutating func read(_ type: NativeType) {
        let head = SignatureText.generics(in: type.declaration)
        var parameters: [String: String] = [:]
        for (name, bound) in head.parameters { parameters[name] = Self.stand(for: bound, named: name) }
        let isProtocol = type.declaration.hasPrefix("protocol")
        for name in SignatureText.conformances(in: type.declaration) {
            conforming[name, default: []].append(type.name)
        }
        let arguments = head.parameters.map { parameters[$0.name] ?? "Int" }
        var owner = type.name + (arguments.isEmpty ? "" : "<" + arguments.joined(separator: ", ") + ">")
        if isProtocol || type.declaration.contains("protocol ") { owner = Self.stand(for: type.name, named: "Self") }
        if let usual = Self.usualOwners[type.name] { owner = usual }
        parameters.merge(Self.usualNames) { first, _ in first }
        for member in type.members() { add(member.signature, owner: owner, parameters: parameters) }
    }

    private mutating func add(_ signature: String, owner: String?, parameters: [String: String]) {
        guard let member = SignatureText(signature).member(owner: owner, parameters: parameters) else { return }
        members.append(member)
    }

    /// A type that meets a bound.
    static func stand(for bound: String, named name: String) -> String {
        for (known, type) in stands where bound.contains(known) { return type }
        return usualNames[name] ?? "Int"
    }

    /// The first that occurs in a bound counts.
    private static let stands: [(String, String)] = [
        ("InsettableShape", "Circle"), ("ShapeStyle", "Color"), ("Shape", "Circle"), ("View", "Text"),
        ("ToolbarContent", "ToolbarItem"), ("ViewModifier", "EmptyModifier"), ("StringProtocol", "String"),
        ("BinaryFloatingPoint", "Double"), ("FloatingPoint", "Double"), ("VectorArithmetic", "Double"),
        ("Collection", "[Int]"), ("Sequence", "[Int]"), ("Gesture", "TapGesture"), ("Error", "CancellationError"),
        ("Unit", "UnitLength"), ("Clock", "ContinuousClock"), ("Animatable", "Double"), ("Calendar", "Date"),
    ]

    private static let usualNames: [String: String] = [
        "Element": "Int", "Key": "String", "Value": "Int", "Wrapped": "Int", "Bound": "Int", "Index": "Int",
        "Iterator": "IndexingIterator<[Int]>", "SubSequence": "ArraySlice<Int>", "Content": "Text", "Label": "Text",
        "Indices": "Range<Int>", "Stride": "Int", "Magnitude": "UInt", "ID": "Int", "RawValue": "Int",
        "Output": "Int", "Failure": "CancellationError", "Success": "Int", "Data": "[Int]",
    ]

    private static let usualOwners: [String: String] = [
        "View": "Text", "Sequence": "[Int]", "Collection": "[Int]", "BidirectionalCollection": "[Int]",
        "MutableCollection": "[Int]", "RangeReplaceableCollection": "[Int]", "RandomAccessCollection": "[Int]",
        "BinaryInteger": "Int", "FixedWidthInteger": "Int", "SignedInteger": "Int", "SignedNumeric": "Int",
        "BinaryFloatingPoint": "Double", "FloatingPoint": "Double", "Numeric": "Int", "Comparable": "Int",
        "Equatable": "Int", "Hashable": "Int", "Strideable": "Int", "StringProtocol": "String", "Shape": "Circle",
        "InsettableShape": "Circle", "ShapeStyle": "Color", "Array": "[Int]", "Dictionary": "[String: Int]",
        "Set": "Set<Int>", "Optional": "Int?",
    ]
}
