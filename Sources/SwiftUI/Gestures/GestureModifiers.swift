import ViewGraph

/// Which gestures of a view and of what is inside it are on.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    /// That of the modifier, in place of those inside.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// Those inside the view, without that of the modifier.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A view that recognises a gesture.
struct GestureModifier<G: Gesture>: ElementModifier {
    let gesture: G
    let label: String
    var precedence = Interaction.Precedence.normal
    var isEnabled = true

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        InteractionNode(viewNode: viewNode, child: child, label: label) { _ in interaction }
    }

    func update(_ node: LayoutNode) -> ModifierUpdate {
        updateInteraction(of: node, label: label) { _ in interaction }
    }

    private var interaction: Interaction {
        var interaction = Interaction(.gesture, area: .content)
        interaction.precedence = precedence
        interaction.isEnabled = isEnabled
        interaction.touch = { G._recognize(gesture, $0)?.actions(ends: $0.ends) }
        return interaction
    }
}

nonisolated extension View {
    /// Recognises a gesture where nothing inside the view does.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(masked: gesture, mask, label: ".gesture", .normal))
    }

    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, label: ".gesture", isEnabled: isEnabled))
    }

    /// Recognises a gesture before anything inside the view does.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(masked: gesture, mask, label: ".highPriorityGesture", .high))
    }

    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(
            GestureModifier(
                gesture: gesture, label: ".highPriorityGesture", precedence: .high, isEnabled: isEnabled))
    }

    /// Recognises a gesture besides those inside the view.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(masked: gesture, mask, label: ".simultaneousGesture", .simultaneous))
    }

    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(
            GestureModifier(
                gesture: gesture, label: ".simultaneousGesture", precedence: .simultaneous, isEnabled: isEnabled))
    }

    /// Calls `action` when the view is tapped `count` times in a row.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(GestureModifier(gesture: TapGesture(count: count).onEnded(action), label: ".onTapGesture"))
    }

    /// The same, with the place of the tap.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        let gesture = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        return modifier(GestureModifier(gesture: gesture.onEnded { action($0.location) }, label: ".onTapGesture"))
    }

    /// Calls `action` when a finger has stayed on the view for `minimumDuration` seconds.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let gesture = PressingGesture(
            gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
            onPressingChanged: onPressingChanged)
        return modifier(GestureModifier(gesture: gesture.onEnded { _ in action() }, label: ".onLongPressGesture"))
    }

    /// The older form.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

extension GestureModifier {
    fileprivate init(masked gesture: G, _ mask: GestureMask, label: String, _ precedence: Interaction.Precedence) {
        let isAlone = mask.contains(.gesture) && !mask.contains(.subviews)
        self.init(
            gesture: gesture, label: label, precedence: isAlone ? .high : precedence,
            isEnabled: mask.contains(.gesture))
    }
}

/// A long press that says when the finger goes down and up.
struct PressingGesture: PrimitiveGesture {
    typealias Value = Bool
    let gesture: LongPressGesture
    let onPressingChanged: ((Bool) -> Void)?

    func steps(_ touch: Touch) -> _GestureSteps<Bool>? {
        guard var result = gesture.steps(touch) else { return nil }
        guard let onPressingChanged, !result.steps.isEmpty else { return result }
        result.steps[0].actions.append { onPressingChanged(true) }
        result.resets.append { onPressingChanged(false) }
        return result
    }
}
