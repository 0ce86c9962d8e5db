import Foundation

/// A part of a list or form, with a header and a footer; in other containers its parts stand below each other.
public nonisolated struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    /// Whether the content shows, where the section can be folded.
    package let isExpanded: Binding<Bool>?

    package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
    }
}

nonisolated extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("Section has no body") }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? SectionNode ?? SectionNode(context)
        let isExpanded = view.isExpanded?.wrappedValue ?? true
        var header: any View = view.header
        if let binding = view.isExpanded, let folding = context.environment.sectionPartStyle?.folding {
            header = folding(header, binding)
        }
        node.update(
            header: header, content: isExpanded ? view.content : EmptyView(), footer: view.footer, in: context)
        return node
    }
}

final class SectionNode: ViewNode {
    private var parts: [ViewNode?] = [nil, nil, nil]

    func update(header: any View, content: any View, footer: any View, in context: NodeContext) {
        adopt(context)
        var changed = false
        for (index, (part, view)) in zip([SectionPart.header, .content, .footer], [header, content, footer])
            .enumerated()
        {
            var inner = environment
            if part != .content { environment.sectionPartStyle?.apply(part, &inner) }
            var context = childContext(.position(index), environment: inner)
            context.isLazy = isLazy && part == .content
            let new = graph.reconcile(view, existing: parts[index], in: context)
            if new !== parts[index] {
                if let old = parts[index] { graph.remove(old, from: self) }
                parts[index] = new
                changed = true
            }
        }
        if changed { elementsDidChange() }
    }

    func part(of child: ViewNode) -> SectionPart {
        child === parts[0] ? .header : child === parts[2] ? .footer : .content
    }

    override var childNodes: [ViewNode] { parts.compactMap(\.self) }
    override func makeElements() -> [LayoutNode] { childNodes.flatMap(\.elements) }

    override var runs: [ElementRun] {
        guard isLazy else { return super.runs }
        return [
            .section(
                SectionRuns(
                    header: parts[0]?.elements ?? [], content: parts[1]?.runs ?? [], footer: parts[2]?.elements ?? [],
                    node: self))
        ]
    }
}

package enum SectionPart {
    case header, content, footer
}

/// How a list writes the headers and footers of its sections.
package final class SectionPartStyle {
    package let apply: (SectionPart, inout EnvironmentValues) -> Void
    /// A header with what folds its section, where the list has headers for that.
    package let folding: ((any View, Binding<Bool>) -> any View)?

    package init(
        folding: ((any View, Binding<Bool>) -> any View)? = nil,
        _ apply: @escaping (SectionPart, inout EnvironmentValues) -> Void
    ) { (self.folding, self.apply) = (folding, apply) }
}

private enum SectionPartStyleKey: EnvironmentKey {
    static var defaultValue: SectionPartStyle? { nil }
}

extension EnvironmentValues {
    package var sectionPartStyle: SectionPartStyle? {
        get { self[SectionPartStyleKey.self] }
        set { self[SectionPartStyleKey.self] = newValue }
    }
}

// MARK: - Making sections

nonisolated extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// A section that can be folded; where it isn't expanded only its header shows.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}
