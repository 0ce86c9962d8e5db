import ViewGraph

/// Says something of a view to those who don't see it; the picture is the same.
struct AccessibilityModifier: ElementModifier, Equatable {
    /// Empty for one that is no node of its own in reports.
    let name: String
    var label: Text?
    var value: Text?
    var hint: Text?
    var inputLabels: [Text] = []
    /// What needs no environment.
    var attributes = AccessibilityAttributes()

    var contentComponent: PathComponent { name.isEmpty ? .none : .position(0) }

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        AccessibilityNode(viewNode: viewNode, child: child, modifier: self)
    }

    func update(_ node: LayoutNode) -> ModifierUpdate {
        guard let node = node as? AccessibilityNode else { return .needsNewNode }
        node.modifier = self
        return .rules
    }
}

final class AccessibilityNode: PassThroughLayoutNode {
    fileprivate var modifier: AccessibilityModifier

    init(viewNode: ViewNode, child: LayoutNode, modifier: AccessibilityModifier) {
        self.modifier = modifier
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { modifier.name }
    override var isTransparent: Bool { modifier.name.isEmpty }

    override var accessibility: AccessibilityAttributes? {
        var attributes = modifier.attributes
        attributes.label = modifier.label?.plainText(in: environment)
        attributes.value = modifier.value?.plainText(in: environment)
        attributes.hint = modifier.hint?.plainText(in: environment)
        attributes.inputLabels = modifier.inputLabels.map { $0.plainText(in: environment) }
        return attributes
    }

    /// What has a label is a group with a title in outputs that have such a thing.
    override func draw(in context: inout DrawContext) {
        guard let label = modifier.label?.plainText(in: environment), !label.isEmpty else {
            return super.draw(in: &context)
        }
        let accessibility = DisplayList.Accessibility(label: label, hint: hintAround)
        context.group(DisplayList.Group(accessibility: accessibility)) { super.draw(in: &$0) }
    }

    /// The hint that this or another modifier of the same view gives.
    private var hintAround: String? {
        var node: LayoutNode? = self
        while let current = node as? AccessibilityNode {
            if let hint = current.modifier.hint { return hint.plainText(in: environment) }
            node = current.parent
        }
        return nil
    }
}

nonisolated extension View {
    /// What the view is called; events find it by this name.
    public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityModifier(name: ".accessibilityLabel", label: label))
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// What the view's value is.
    public func accessibilityValue(_ valueDescription: Text) -> some View {
        modifier(AccessibilityModifier(name: ".accessibilityValue", value: valueDescription))
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// What happens when the view is used.
    public func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityModifier(name: ".accessibilityHint", hint: hint))
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// Other names that events find the view by.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modifier(AccessibilityModifier(name: ".accessibilityInputLabels", inputLabels: inputLabels))
    }

    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabels: [String]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// A name that readers don't hear; events find the view by it.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility(".accessibilityIdentifier") { $0.identifier = identifier }
    }

    /// Whether the view is passed over: its texts are no names for events.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility(".accessibilityHidden") { $0.isHidden = hidden }
    }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(".accessibilityAddTraits") { $0.addedTraits = traits.bits }
    }

    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(".accessibilityRemoveTraits") { $0.removedTraits = traits.bits }
    }

    /// What came before `accessibilityHidden(_:)`.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// What came before `accessibilityLabel(_:)`.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// What came before `accessibilityIdentifier(_:)`.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    // What came before the modifiers with names of their own.

    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
    public func accessibility(activationPoint: UnitPoint) -> some View { accessibilityActivationPoint(activationPoint) }
    public func accessibility(activationPoint: CGPoint) -> some View { accessibilityActivationPoint(activationPoint) }

    /// Where assistive technologies tap; taps of a session are in the middle all the same.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibility(".accessibilityActivationPoint") { _ in }
    }

    /// The same in the view's coordinates.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        accessibility(".accessibilityActivationPoint") { _ in }
    }

    /// Presents the view as one element.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility(".accessibilityElement") { $0.children = children.children }
    }

    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility(".accessibilitySortPriority") { $0.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
    }

    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility(".accessibilityHeading") { $0.addedTraits = AccessibilityTraits.isHeader.bits }
    }

    /// Colours are never inverted in a picture.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        accessibility(".accessibilityIgnoresInvertColors") { _ in }
    }

    /// Pictures have no large content viewer.
    public func accessibilityShowsLargeContentViewer() -> some View {
        accessibility(".accessibilityShowsLargeContentViewer") { _ in }
    }

    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        accessibility(".accessibilityRespondsToUserInteraction") { _ in }
    }

    func accessibility(
        _ name: String, _ change: (inout AccessibilityAttributes) -> Void
    ) -> some View {
        var modifier = AccessibilityModifier(name: name)
        change(&modifier.attributes)
        return self.modifier(modifier)
    }
}
