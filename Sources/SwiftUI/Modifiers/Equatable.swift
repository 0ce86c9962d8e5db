import ViewGraph

/// A view that can be compared with another one; what is equal looks the same.
public nonisolated struct EquatableView<Content: Equatable & View>: ControlView {
    public var content: Content

    public init(content: Content) { self.content = content }

    public var body: some View { content }
}

extension EquatableView: CustomComparable {
    package func isSame(as other: EquatableView) -> Bool { content == other.content }
}

nonisolated extension View where Self: Equatable {
    /// Says that the view needs nothing anew while it is equal to what it was.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
