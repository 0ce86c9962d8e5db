import ViewGraph

/// The glass that items of a bar stand on: frosted while something scrolls behind it, a plain veil otherwise, which
/// looks the same and stays a vector.
struct BarGlass<S: Shape>: ControlPart {
    let shape: S
    /// What colours the glass; nil for clear glass.
    var tint: AnyShapeStyle?
    /// Of the screen with the bar, where content may go on behind it.
    var area: SafeArea?

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let isDark = colorScheme == .dark
        ZStack {
            if let tint {
                shape.fill(tint)
            } else {
                shape.fill(ControlPaint.glass)
                    .shadow(color: .black.opacity(isDark ? 0.3 : 0.09), radius: 8, y: 3)
                if let area { shape.fill(Material.glass).modifier(BarBackgroundModifier(area: area)) }
            }
            shape.stroke(
                isDark ? Color.white.opacity(0.14) : tint == nil ? Color.black.opacity(0.04) : Color.clear,
                lineWidth: 0.5)
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// Says of an item of a bar that it is drawn on the tint, in white.
enum ProminentItemTrait {}

/// The items of a bar in groups on glass: symbols that follow each other share one piece, a text has one for itself, and
/// what confirms stands on the tint (Apple: how UIKit groups bar items since iOS 26).
struct BarGroups {
    enum Part {
        case group([LayoutNode], isProminent: Bool)
        /// A space of the program's between items.
        case space(LayoutNode)
        /// An item without glass.
        case bare(LayoutNode)
    }

    private(set) var parts: [Part] = []

    init(_ elements: [LayoutNode]) {
        var open: [LayoutNode] = []
        func close(_ parts: inout [Part]) {
            if !open.isEmpty { parts.append(.group(open, isProminent: false)) }
            open = []
        }
        for element in elements {
            if element.isBarSpace {
                close(&parts)
                parts.append(.space(element))
            } else if element.trait(ObjectIdentifier(HiddenGlassTrait.self)) as? Bool == true {
                close(&parts)
                parts.append(.bare(element))
            } else if element.isProminentItem {
                close(&parts)
                parts.append(.group([element], isProminent: true))
            } else if element.holdsText {
                close(&parts)
                parts.append(.group([element], isProminent: false))
            } else {
                open.append(element)
            }
        }
        close(&parts)
    }

    var hasSpaces: Bool {
        parts.contains { part in
            if case .space = part { true } else { false }
        }
    }
}

/// Says of a view that it is a space between items of a bar.
enum BarSpaceTrait {}
/// Says of an item of a bar that it has no glass of its own.
enum HiddenGlassTrait {}

extension LayoutNode {
    /// Whether an item of a bar is room between others.
    var isBarSpace: Bool {
        innermost is SpacerNode || trait(ObjectIdentifier(BarSpaceTrait.self)) != nil
    }

    fileprivate var isProminentItem: Bool {
        let environment = innermost.environment
        return trait(ObjectIdentifier(ProminentItemTrait.self)) as? Bool == true
            || environment.confirms && environment.isEnabled && environment.hasGlassBars
    }

    /// Whether a text stands here, by itself or beside other things.
    var holdsText: Bool {
        if self is TextNode { return true }
        return graph.withStackSpace { children.contains(where: \.holdsText) }
    }
}

/// The items of a bar at some places, on glass.
struct BarItems: ControlPart {
    let elements: [LayoutNode]
    /// How high a group is.
    var height: CGFloat = 44
    var area: SafeArea?
    /// Whether items without spaces between them are spread over the bar.
    var areSpread = false

    @Environment(\.isEnabled) private var isEnabled

    /// Between two groups.
    static let gap: CGFloat = 10

    var body: some View {
        let groups = BarGroups(elements)
        if areSpread, !groups.hasSpaces, elements.count > 1 {
            HStack(spacing: Self.gap) {
                ForEach(elements.indices, id: \.self) { index in
                    if index > 0 { Spacer(minLength: 0) }
                    ViewList(BarGroups([elements[index]]).parts.map(view))
                }
            }
        } else {
            HStack(spacing: groups.hasSpaces ? 0 : Self.gap) { ViewList(groups.parts.map(view)) }
        }
    }

    private func view(of part: BarGroups.Part) -> AnyView {
        switch part {
        case .space(let element): return AnyView(ElementView(element))
        case .bare(let element): return AnyView(ElementView(element))
        case .group(let elements, let isProminent):
            return AnyView(
                BarGroup(elements: elements, isProminent: isProminent, height: height, area: area))
        }
    }
}

/// An item with the glass round it, which takes taps for what is in it.
private struct BarItemCell: ElementModifier {
    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        BarItemCellNode(viewNode: viewNode, child: child)
    }
}

private final class BarItemCellNode: PassThroughLayoutNode {
    override var isTransparent: Bool { true }
    override var tapCell: TapCell? { TapCell(CGRect(origin: .zero, size: frame.size), .anyControl) }
}

/// Items on one piece of glass.
private struct BarGroup: ControlPart {
    let elements: [LayoutNode]
    let isProminent: Bool
    let height: CGFloat
    let area: SafeArea?

    var body: some View {
        let (height, isText) = (height, elements.count == 1 && elements[0].holdsText)
        HStack(spacing: 0) {
            ForEach(elements.indices, id: \.self) { index in
                ElementView(elements[index])
                    .padding(.horizontal, isText ? 14 : 0)
                    .frame(minWidth: elements.count > 1 ? height - 2 : height)
                    .frame(height: height)
                    .overlay(alignment: .topTrailing) { badge(of: elements[index]) }
                    .modifier(BarItemCell())
            }
        }
        .padding(.horizontal, elements.count > 1 ? 4 : 0)
        .frame(height: height)
        .background {
            BarGlass(shape: Capsule(), tint: isProminent ? AnyShapeStyle(.tint) : nil, area: area)
        }
    }
}

extension BarGroup {
    /// A count in the corner of the glass: its middle lies on the circle (chosen; Apple: UIBarButtonItem's badge).
    @ViewBuilder fileprivate func badge(of element: LayoutNode) -> some View {
        if let text = element.trait(ObjectIdentifier(BadgeTrait.self)) as? Text {
            let inset = height / 2 * (1 - 0.5.squareRoot())
            TabBadge(text: text).alignmentGuide(.top) { $0[VerticalAlignment.center] - inset }
                .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] + inset }
        }
    }
}

nonisolated extension View {
    /// Whether the items of a bar stand on glass that they share.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some View {
        modifier(
            TraitModifier(
                key: ObjectIdentifier(HiddenGlassTrait.self), value: visibility == .hidden,
                label: ".sharedBackgroundVisibility"))
    }
}
