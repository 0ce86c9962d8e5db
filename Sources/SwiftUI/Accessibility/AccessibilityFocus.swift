import ViewGraph

/// Assistive technologies that move a focus of their own.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var names: Set<String>

    private init(names: Set<String>) { self.names = names }
    public init() { names = [] }

    public static let voiceOver = AccessibilityTechnologies(names: ["voiceOver"])
    public static let switchControl = AccessibilityTechnologies(names: ["switchControl"])

    public func contains(_ member: AccessibilityTechnologies) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(names: names.symmetricDifference(other.names)) }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        names.subtract(member.names)
        return removed.names.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.names.isEmpty ? nil : known
    }

    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
}

/// Where the focus of assistive technologies is. None runs here: it changes only as the program sets it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: LinkedProperty {
    /// A way to read and write where that focus is.
    @propertyWrapper
    public struct Binding {
        let base: ValueBinding<Value>

        package init(_ base: ValueBinding<Value>) { self.base = base }

        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private var state: State<Value>

    public init() where Value == Bool { state = State(initialValue: false) }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(state.projectedValue) }

    package mutating func link(to context: PropertyContext) { state.link(to: context) }
}

extension AccessibilityFocusState: CustomComparable {
    package func isSame(as other: Self) -> Bool { true }
}

nonisolated extension View {
    /// The view has the focus of assistive technologies while the binding is true.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

    /// The same while the binding has this value.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
}
