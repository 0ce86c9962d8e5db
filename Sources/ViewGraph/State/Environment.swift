import Foundation

/// A value of the environment, read in a view's `body`. The body depends on this value alone, also where it is only a
/// part of what a key holds.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
    private let read: (EnvironmentValues) -> Value
    /// Why there is no value; nil: there is one.
    private let missing: ((EnvironmentValues) -> String?)?
    private var environment: EnvironmentValues?
    private var label = ""

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.init(read: { $0[keyPath: keyPath] }) }

    package init(
        missing: ((EnvironmentValues) -> String?)? = nil, read: @escaping (EnvironmentValues) -> Value
    ) {
        (self.read, self.missing) = (read, missing)
    }

    public var wrappedValue: Value {
        if environment == nil { ViewGraph.current?.report(Self.outsideMessage) }
        return valueAnywhere
    }

    /// The value, or the default one where there is no node.
    package var valueAnywhere: Value {
        environment.map { $0.reading(read, label: label) } ?? read(EnvironmentValues())
    }

    package var isInstalled: Bool { environment != nil }

    /// As SwiftUI says it.
    package static var outsideMessage: String {
        "Accessing Environment's value outside of being installed on a View. This will always read the default value "
            + "and will not update."
    }

    package mutating func link(to context: PropertyContext) {
        (environment, label) = (context.environment, context.key.name)
        if let message = missing?(context.environment.recording(into: nil)) {
            context.node.graph.fail(GraphError.missingObject(view: context.node.typeName, message: message))
        }
    }
}

extension Environment: CustomComparable {
    package func isSame(as other: Environment<Value>) -> Bool { true }
}
