import SwiftSyntax

/// What stands behind a declared member that isn't simply called by its own name, as its attributes say:
///
///     @Calls(boundedPadded) static func padded(_ length: Int) -> Year    // the same arguments, another name
///     @CallsWith(execution: ofExecution) static let current: Calendar    // a function that is also given the call
///     @Through(spoken) let monthSymbols: [String]                        // on what this function makes of the receiver
///     @Sets(setScheme) var scheme: String?                               // a method that sets it, given the call
///     @Native(isEqual) static func == (lhs: Self, rhs: Self) -> Bool     // a function that takes the call as it is
struct Implementation {
    private(set) var name: String?
    private(set) var takesCall = false
    private(set) var receiver: String?
    private(set) var setter: String?
    private(set) var native: String?
    private(set) var nativeSetter: String?
    /// `@Intrinsic(not)`: what the evaluator does itself.
    private(set) var intrinsic: String?

    init() {}

    init(_ attributes: AttributeListSyntax) {
        if let name = attributes.argument(of: "Calls") { self.name = name }
        if let name = attributes.argument(of: "CallsWith", labelled: "execution") {
            (self.name, takesCall) = (name, true)
        }
        receiver = attributes.argument(of: "Through")
        setter = attributes.argument(of: "Sets")
        native = attributes.argument(of: "Native")
        intrinsic = attributes.argument(of: "Intrinsic")
        nativeSetter = attributes.argument(of: "Native", labelled: "set")
    }
}

extension AttributeListSyntax {
    /// `name` of `@Attribute(name)` or `@Attribute(label: name)`.
    func argument(of attribute: String, labelled label: String? = nil) -> String? {
        for case .attribute(let item) in self where item.attributeName.trimmedDescription == attribute {
            guard case .argumentList(let arguments)? = item.arguments else { continue }
            return arguments.first { $0.label?.text == label }?.expression.trimmedDescription
        }
        return nil
    }

    func has(_ attribute: String) -> Bool { names.contains(attribute) }
}
