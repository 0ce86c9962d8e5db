import ViewGraph

/// Where a tab bar finds the badge of a tab.
enum BadgeTrait {}

/// Says of a row's node that a chevron ends it, which a badge stands before.
enum LinkRowTrait {}

/// A text at the end of a list's row; elsewhere a trait, which tab bars draw.
struct BadgeModifier: SecondaryContentModifier {
    let text: Text?

    var secondary: any View {
        BadgeLabel(text: text)
    }

    func makeLayoutNode(viewNode: ViewNode, primary: LayoutNode, secondary: [LayoutNode]) -> LayoutNode {
        guard let text else { return primary }
        let isRow = viewNode.environment.controlPlace == .row
        return BadgeLayoutNode(
            viewNode: viewNode, primary: primary, badge: isRow ? secondary.first : nil, text: text)
    }
}

struct BadgeLabel: ControlPart {
    let text: Text?

    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        if let text {
            if prominence == .increased {
                TabBadge(text: text)
            } else {
                text.foregroundStyle(prominence == .decreased ? .tertiary : .secondary).lineLimit(1)
            }
        }
    }
}

final class BadgeLayoutNode: LayoutNode {
    private let primary: LayoutNode
    private let badge: LayoutNode?
    private let text: Text

    init(viewNode: ViewNode, primary: LayoutNode, badge: LayoutNode?, text: Text) {
        (self.primary, self.badge, self.text) = (primary, badge, text)
        super.init(viewNode: viewNode)
        children = [primary] + (badge.map { [$0] } ?? [])
    }

    override var name: String { ".badge" }
    override var spacing: ViewSpacing { primary.preferredSpacing }
    override var priority: Double { primary.layoutPriority }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(BadgeTrait.self) ? text : primary.trait(key)
    }

    // MARK: - Layout

    /// A chevron and the distance to it.
    private static let chevronWidth = RowChevron.gap + RowChevron.width
    private static let spacing: CGFloat = 8

    private var isLink: Bool { primary.trait(ObjectIdentifier(LinkRowTrait.self)) != nil }

    private func badgeSize(_ proposal: ProposedViewSize) -> CGSize {
        badge?.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) ?? .zero
    }

    /// A link goes on to the chevron behind its badge, other content ends before the badge.
    private func primaryProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard badge != nil, !isLink, let width = proposal.width else { return proposal }
        let rest = width - badgeSize(proposal).width - Self.spacing
        return ProposedViewSize(width: max(rest, 0), height: proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = primary.sizeThatFits(primaryProposal(proposal))
        guard badge != nil else { return size }
        let badge = badgeSize(proposal)
        let width = isLink ? size.width : size.width + Self.spacing + badge.width
        let proposed = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0
        return CGSize(width: max(width, proposed), height: max(size.height, badge.height))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let inner = primaryProposal(proposal)
        let own = primary.sizeThatFits(inner)
        let badgeSize = badgeSize(proposal)
        let end = badge != nil && isLink ? Self.chevronWidth : 0
        var x: CGFloat = 0
        var badgeX = size.width - badgeSize.width - end
        if layoutDirection == .rightToLeft {
            x = size.width - own.width
            badgeX = end
        }
        primary.place(at: CGPoint(x: x, y: (size.height - own.height) / 2), proposal: inner, size: own)
        badge?.place(
            at: CGPoint(x: badgeX, y: (size.height - badgeSize.height) / 2),
            proposal: ProposedViewSize(width: nil, height: proposal.height), size: badgeSize)
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        badge == nil ? primary.explicitAlignment(key, proposal: proposal, size: size) : nil
    }
}

/// A count or word in red, at the corner of a tab's icon.
struct TabBadge: ControlPart {
    let text: Text

    var body: some View {
        text
            .environment(\.font, .system(size: 12, weight: .medium))
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, 5)
            .frame(minWidth: 18)
            .frame(height: 18)
            .background(Color.red, in: Capsule())
            .fixedSize()
    }
}

nonisolated extension View {
    /// A count at the end of a list's row or on a tab; 0 shows none.
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(text: count == 0 ? nil : Text(count, format: .number)))
    }

    /// A text at the end of a list's row or on a tab; nil shows none.
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(text: label)) }

    public func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(text: key.map { Text($0) })) }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(text: label.map { Text($0) }))
    }
}
