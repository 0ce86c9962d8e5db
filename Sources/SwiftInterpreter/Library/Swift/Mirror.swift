public protocol CustomReflectable {
    var customMirror: Mirror { get }
}

/// What a value holds, by name.
public struct Mirror: CustomStringConvertible {
    public typealias Child = (label: String?, value: Any)
    public typealias Children = [Child]
    public enum DisplayStyle {
        case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
    }

    public let subjectType: Any.Type
    public let children: Children
    public let displayStyle: DisplayStyle?
    private let subject: Any?
    private let depth: Int

    public init(reflecting subject: Any) {
        if let own = subject as? CustomReflectable {
            self = own.customMirror
            return
        }
        self.init(subject, 0)
    }

    private init(_ subject: Any, _ depth: Int) {
        subjectType = type(of: subject)
        children = _Host.children(of: subject, depth)
        displayStyle = Mirror.style(_Host.displayStyle(of: subject))
        self.subject = subject
        self.depth = depth
    }

    public init<Subject>(
        _ subject: Subject, children: Children, displayStyle: DisplayStyle? = nil
    ) {
        subjectType = type(of: subject)
        self.children = children
        self.displayStyle = displayStyle
        self.subject = nil
        depth = 0
    }

    public init<Subject>(
        _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil
    ) { self.init(subject, children: children.map { (label: $0.key, value: $0.value) }, displayStyle: displayStyle) }

    private static func style(_ name: String) -> DisplayStyle? {
        switch name {
        case "struct": return .struct
        case "class": return .class
        case "enum": return .enum
        case "tuple": return .tuple
        case "optional": return .optional
        case "collection": return .collection
        case "dictionary": return .dictionary
        case "set": return .set
        default: return nil
        }
    }

    public var superclassMirror: Mirror? {
        guard let subject, _Host.superclassCount(of: subject) > depth else { return nil }
        return Mirror(subject, depth + 1)
    }

    /// The first child of this name.
    public func descendant(_ label: String) -> Any? { children.first { $0.label == label }?.value }
    public func descendant(_ position: Int) -> Any? {
        children.indices.contains(position) ? children[position].value : nil
    }

    public var description: String { "Mirror for \(subjectType)" }
}
