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
        let isAsync: Bool
        let isFailable: Bool
        /// Names to be read as others: `Element` as `Int`.
        let substitution: [String: String]

        /// The type of what it gives, with names filled in.
        var given: String {
            SignatureText.filled(result, substitution.merging(["Self": owner ?? "Int"]) { $1 })
        }
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
    /// Methods and variables of values that give a value of a type, by its name.
    private(set) var derivations: [String: [Member]] = [:]
    /// Members of values of a type, by its name.
    private(set) var uses: [String: [Member]] = [:]
    /// Types that conform to a protocol, by its name.
    private(set) var conforming: [String: [String]] = [:]
    private var owners: [String: Owner] = [:]
    private(set) var aliases: [String: String] = [:]
    /// The names of the types that are declared in a type.
    private var nestedNames: [String: [String]] = [:]

    /// A type that has members.
    private struct Owner {
        let name: String
        /// `Range<Bound>`, `[Element]`
        let form: String
        /// `Bound` as `Int`
        var names: [String: String]
    }

    /// - Parameters:
    ///   - libraries: whose members are called.
    ///   - others: what else there is to make values of.
    init(_ libraries: [NativeLibrary], others: [NativeLibrary] = []) {
        let values = read(others)
        members = read(libraries)
        for member in values + members { index(member) }
    }

    private mutating func index(_ member: Member) {
        switch member.kind {
        case .initializer, .enumCase: add(member, to: \.makers, member.owner)
        case .variable where member.isStatic: add(member, to: \.makers, member.given)
        case .binaryOperator, .unaryOperator: break
        case .variable, .function, .subscripted:
            guard !member.isStatic, member.owner != nil else { return }
            add(member, to: \.uses, member.owner)
            if !member.isMutating, member.given != "Void" { add(member, to: \.derivations, member.given) }
        }
    }

    private mutating func add(
        _ member: Member, to table: WritableKeyPath<Declarations, [String: [Member]]>, _ type: String?
    ) {
        guard let type else { return }
        self[keyPath: table][SignatureText.base(type), default: []].append(member)
    }

    // MARK: - Reading

    private mutating func read(_ libraries: [NativeLibrary]) -> [Member] {
        let sources = libraries.flatMap(\.sources).map { SourceDeclarations($0.text) }
        for type in libraries.flatMap(\.types) { declare(type.name, type.declaration) }
        for type in sources.flatMap(\.types) { declare(type.name, type.declaration) }
        var members: [Member] = []
        for type in libraries.flatMap(\.types) {
            members += type.members().compactMap { member($0.signature, of: type.name) }
        }
        for library in libraries { members += library.globals().compactMap { member($0.signature, of: nil) } }
        for source in sources { members += source.members.compactMap { member($0.signature, of: $0.owner) } }
        return members
    }

    /// - Parameter declaration: `struct Text: View`, `extension Text`, `typealias CGFloat2 = Double`.
    private mutating func declare(_ name: String, _ declaration: String) {
        if let equals = declaration.range(of: "="), declaration.hasPrefix("typealias") {
            aliases[name] = SignatureText.trimmed(declaration[equals.upperBound...])
            return
        }
        for bound in SignatureText.conformances(in: declaration) { conforming[bound, default: []].append(name) }
        guard !declaration.hasPrefix("extension") else { return }
        if let dot = name.lastIndex(of: ".") {
            nestedNames[String(name[..<dot]), default: []].append(String(name[name.index(after: dot)...]))
        }
        var names = Self.usualNames
        let generics = SignatureText.generics(in: declaration).parameters
        for (name, bound) in generics { names[name] = Self.stand(for: bound) ?? names[name] ?? "Int" }
        var form = name + (generics.isEmpty ? "" : "<" + generics.map(\.name).joined(separator: ", ") + ">")
        if let usual = Self.usualForms[name] {
            form = usual
        } else if declaration.contains("protocol ") {
            form = Self.stand(for: name) ?? "some " + name
        } else if let dot = name.lastIndex(of: "."), let outer = owners[String(name[..<dot])] {
            // `Regex<Output>.Match`
            form = outer.form + form[dot...]
            names.merge(outer.names) { first, _ in first }
        }
        owners[name] = Owner(name: name, form: form, names: names)
    }

    private func member(_ signature: String, of name: String?) -> Member? {
        guard let name else { return SignatureText(signature).member(owner: nil, names: [:]) }
        var owner = owners[name] ?? Owner(name: name, form: Self.usualForms[name] ?? name, names: Self.usualNames)
        for (requirement, type) in SignatureText.equalities(in: signature) { owner.names[requirement] = type }
        for (requirement, bound) in SignatureText.bounds(in: signature) {
            if let stand = Self.stand(for: bound) { owner.names[requirement] = stand }
        }
        for (inner, full) in nested(in: name) where owner.names[inner] == nil { owner.names[inner] = full }
        let type = owner.names["Self"] ?? SignatureText.filled(owner.form, owner.names)
        if type.hasPrefix("some "), signature.contains("static ") || signature.contains("init") { return nil }
        return SignatureText(signature).member(owner: type, names: owner.names)
    }

    /// The types that are declared in a type or around it, by the names that lead to them there.
    private func nested(in name: String) -> [(String, String)] {
        (nestedNames[name] ?? []).map { ($0, name + "." + $0) }
    }

    /// A type that meets a bound.
    static func stand(for bound: String) -> String? {
        for (known, type) in stands where bound.contains(known) { return type }
        return nil
    }

    /// The first that occurs in a bound counts.
    private static let stands: [(String, String)] = [
        ("InsettableShape", "Circle"), ("ShapeStyle", "Color"), ("Shape", "Circle"), ("View", "Text"),
        ("ToolbarContent", "ToolbarItem"), ("ViewModifier", "EmptyModifier"), ("StringProtocol", "String"),
        ("BinaryFloatingPoint", "Double"), ("FloatingPoint", "Double"), ("VectorArithmetic", "Double"),
        ("AsyncSequence", "AsyncStream<Int>"), ("Collection", "[Int]"), ("Sequence", "[Int]"),
        ("Gesture", "TapGesture"), ("Unit", "UnitLength"), ("Clock", "ContinuousClock"), ("Animatable", "Double"),
        ("AnyObject", "NSNumber"), ("RegexComponent", "Regex<AnyRegexOutput>"),
    ]

    private static let usualNames: [String: String] = [
        "Element": "Int", "Key": "String", "Value": "Int", "Wrapped": "Int", "Bound": "Int", "Index": "Int",
        "Iterator": "IndexingIterator<[Int]>", "SubSequence": "ArraySlice<Int>", "Content": "Text", "Label": "Text",
        "Indices": "Range<Int>", "Stride": "Int", "Magnitude": "UInt", "ID": "Int", "RawValue": "Int",
        "Output": "Int", "Failure": "Never", "Success": "Int", "UnitType": "UnitLength", "Base": "[Int]",
    ]

    private static let usualForms: [String: String] = [
        "View": "Text", "Shape": "Circle", "InsettableShape": "Circle", "ShapeStyle": "Color",
        "AsyncSequence": "AsyncStream<Element>", "Sequence": "[Element]", "Collection": "[Element]",
        "BidirectionalCollection": "[Element]", "MutableCollection": "[Element]",
        "RangeReplaceableCollection": "[Element]", "RandomAccessCollection": "[Element]", "Array": "[Element]",
        "Dictionary": "[Key: Value]", "Set": "Set<Element>", "Optional": "Optional<Wrapped>",
        "BinaryInteger": "Int", "FixedWidthInteger": "Int", "SignedInteger": "Int", "UnsignedInteger": "UInt",
        "SignedNumeric": "Int", "AdditiveArithmetic": "Int", "BinaryFloatingPoint": "Double",
        "FloatingPoint": "Double", "Numeric": "Int", "Comparable": "Int", "Equatable": "Int", "Hashable": "Int",
        "Identifiable": "Locale.Weekday", "Strideable": "Int", "StringProtocol": "String",
        "Regex": "Regex<AnyRegexOutput>", "NSObjectProtocol": "NSNumber",
    ]
}
