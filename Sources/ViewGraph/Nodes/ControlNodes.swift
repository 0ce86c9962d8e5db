import Foundation

/// A view of the library that is made of other views. It is evaluated like a declared one, so that it depends on what it
/// reads, but its body is none that a reader counts.
package nonisolated protocol ControlView: View {}

nonisolated extension ControlView {
    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        if let node = existing as? ControlNode<Self> {
            node.update(view, in: context)
            return node
        }
        return ControlNode(view, in: context)
    }
}

class ControlNode<V: View>: CompiledViewNode<V> {
    override var isCounted: Bool { false }
    override var readsForItself: Bool { true }
}

/// A view that controls of the library are made of, as a `ControlView`, but whose name means nothing to a reader.
///
/// It refines `View` itself: through another protocol its views would get the main actor's isolation from `View`.
package nonisolated protocol ControlPart: View {}

nonisolated extension ControlPart {
    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        if let node = existing as? ControlPartNode<Self> {
            node.update(view, in: context)
            return node
        }
        return ControlPartNode(view, in: context)
    }
}

final class ControlPartNode<V: View>: ControlNode<V> {
    override var isPart: Bool { true }
}

/// What a style makes of a configuration. A style may have dynamic properties, as a view has.
package nonisolated struct StyledView<Style, Configuration>: PrimitiveView {
    let style: Style
    let configuration: Configuration
    let make: (Style, Configuration) -> any View

    package init(_ style: Style, _ configuration: Configuration, make: @escaping (Style, Configuration) -> any View) {
        (self.style, self.configuration, self.make) = (style, configuration, make)
    }

    package static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        if let node = existing as? StyledNode<Style, Configuration> {
            node.update(view, in: context)
            return node
        }
        return StyledNode(view, in: context)
    }
}

/// A style that isn't a compiled type connects its dynamic properties by itself.
package protocol SelfLinking {
    mutating func link(to node: CompositeViewNode, in environment: EnvironmentValues) throws
}

final class StyledNode<Style, Configuration>: CompositeViewNode {
    private var view: StyledView<Style, Configuration>
    private lazy var fields = graph.dynamicFields(of: Style.self)

    init(_ view: StyledView<Style, Configuration>, in context: NodeContext) {
        self.view = view
        super.init(context)
        refresh(viewChanged: true, environmentChanged: true)
    }

    override var typeName: String { graph.typeNames.name(of: Style.self) }
    override var isCounted: Bool { false }
    override var readsForItself: Bool { true }
    /// A program's own style is told of in the render tree.
    override var isPart: Bool { isOfLibrary }
    private lazy var isOfLibrary = String(reflecting: Style.self).hasPrefix("SwiftUI.")

    func update(_ view: StyledView<Style, Configuration>, in context: NodeContext) {
        let viewChanged = !areSame(self.view.style, view.style) || !areSame(self.view.configuration, view.configuration)
        let environmentChanged = !environment.isIdentical(to: context.environment)
        adopt(context)
        self.view = view
        refresh(viewChanged: viewChanged, environmentChanged: environmentChanged)
    }

    override func evaluateBody(in environment: EnvironmentValues) throws -> any View {
        var style = view.style
        if var linking = style as? any SelfLinking {
            try linking.link(to: self, in: environment)
            style = linking as? Style ?? style
        } else if !fields.isEmpty {
            fields.link(&style, node: self, environment: environment)
        }
        return view.make(style, view.configuration)
    }

    /// The style isn't there for a reader: what it made stands for the control.
    override func makeElements() -> [LayoutNode] { child?.elements ?? [] }
}

/// Content that is made in a node of its own, so that the view it is declared in doesn't depend on what making it reads:
/// the values of bindings that were handed to a control.
package nonisolated struct ReadingView: PrimitiveView {
    let make: () -> any View

    package init(_ make: @escaping () -> any View) { self.make = make }

    package static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        guard let node = existing as? ReadingNode else { return ReadingNode(view, in: context) }
        node.update(view, in: context)
        return node
    }
}

final class ReadingNode: CompositeViewNode {
    private var view: ReadingView

    init(_ view: ReadingView, in context: NodeContext) {
        self.view = view
        super.init(context)
        refresh(viewChanged: true, environmentChanged: true)
    }

    override var isCounted: Bool { false }
    override var isStepOfPath: Bool { false }

    func update(_ view: ReadingView, in context: NodeContext) {
        let environmentChanged = !environment.isIdentical(to: context.environment)
        adopt(context)
        self.view = view
        refresh(viewChanged: true, environmentChanged: environmentChanged)
    }

    override func evaluateBody(in environment: EnvironmentValues) throws -> any View { view.make() }

    /// It isn't there for a reader.
    override func makeElements() -> [LayoutNode] { child?.elements ?? [] }
    override var runs: [ElementRun] { child?.runs ?? [] }
}

/// A value in the environment of which only a protocol is known, such as a control's style.
package struct StyleBox<Style> {
    package let style: Style
    /// The styles around it, the nearest first: a control inside what a style draws has the next.
    private let around: [Style]

    package nonisolated init(_ style: Style) { (self.style, around) = (style, []) }

    package nonisolated init(_ style: Style, inside outer: StyleBox) {
        (self.style, around) = (style, [outer.style] + outer.around)
    }

    private nonisolated init(_ style: Style, around: [Style]) { (self.style, self.around) = (style, around) }

    package nonisolated var outer: StyleBox? {
        around.first.map { StyleBox($0, around: Array(around.dropFirst())) }
    }
}

extension StyleBox: CustomComparable {
    package func isSame(as other: StyleBox<Style>) -> Bool {
        areEqual(style, other.style) && around.count == other.around.count
            && zip(around, other.around).allSatisfy { areEqual($0, $1) }
    }
}
