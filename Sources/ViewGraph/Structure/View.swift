import Foundation

/// A piece of a user interface: a value that describes what should be there.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }

    /// Brings `existing` up to date with `view`, or makes the node this kind of view has in the render tree.
    nonisolated static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode
}

nonisolated extension View {
    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        if let node = existing as? CompiledViewNode<Self> {
            node.update(view, in: context)
            return node
        }
        return CompiledViewNode(view, in: context)
    }
}

extension Never: View {
    public var body: Never { self }
}

/// A view that has no `body` because the engine knows what it is.
package nonisolated protocol PrimitiveView: View where Body == Never {}

nonisolated extension PrimitiveView {
    // Unreachable: nothing evaluates the body of a view that makes its own node.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Runs an isolated getter on whatever thread the session runs on.
///
/// `View.body` belongs to the main actor as Apple declares it; a session is a world of its own with one thread at a
/// time in it, which gives the same protection.
package nonisolated func withoutIsolation<Input, Output>(
    _ input: Input, _ body: @MainActor @escaping (Input) -> Output
) -> Output {
    // Unsafe: isolation isn't part of how a function is called.
    unsafeBitCast(body, to: ((Input) -> Output).self)(input)
}

/// Builds views from the statements of a closure.
@resultBuilder
public nonisolated struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var members: [any View] = []
        repeat members.append(each content)
        return TupleView((repeat each content), members: members)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
