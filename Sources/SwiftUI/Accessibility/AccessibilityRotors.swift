import Foundation
import ViewGraph

// Ways through a screen for those who hear it. No picture shows them, and events find views by their names.

nonisolated extension View {
    /// Places to go to one after another.
    public func accessibilityRotor<Content: View>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { inert(".accessibilityRotor") }
    /// Places to go to one after another.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: View>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { inert(".accessibilityRotor") }
    /// Places to go to one after another.
    public func accessibilityRotor<Content: View>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { inert(".accessibilityRotor") }
    /// Places to go to one after another, among those of the system.
    public func accessibilityRotor<Content: View>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { inert(".accessibilityRotor") }
    /// A place for each element.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { inert(".accessibilityRotor") }
    /// A place for each element.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { inert(".accessibilityRotor") }
    /// A place for each element.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { inert(".accessibilityRotor") }
    /// A place for each part of a text.
    public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        inert(".accessibilityRotor")
    }
    /// The view that an entry leads to.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        inert(".accessibilityRotorEntry")
    }

    /// The view or what names it.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { inert(".accessibilityLabeledPair") }
    /// Views that belong together.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        inert(".accessibilityLinkedGroup")
    }
    /// What assistive technologies find in the view.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(AccessibilityContentModifier(label: ".accessibilityChildren", content: children()))
    }
    /// What kind of text is heard.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        inert(".accessibilityTextContentType")
    }
    /// What an assistive technology's enlarging does.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        inert(".accessibilityZoomAction")
    }
    /// Whether touches reach the view as they are.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { inert(".accessibilityDirectTouch") }
    /// Where the view can be dragged.
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        inert(".accessibilityDragPoint")
    }
    /// Where things can be dropped on the view.
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        inert(".accessibilityDropPoint")
    }
    /// What a chart is as sound.
    public func accessibilityChartDescriptor<R>(_ representable: R) -> some View {
        inert(".accessibilityChartDescriptor")
    }
    /// What the large content viewer would show; pictures have none.
    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { inert(".accessibilityShowsLargeContentViewer") }

    // MARK: - Only where they are enabled

    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityModifier(name: ".accessibilityLabel", label: isEnabled ? label : nil))
    }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityModifier(name: ".accessibilityValue", value: isEnabled ? value : nil))
    }
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityModifier(name: ".accessibilityHint", hint: isEnabled ? hint : nil))
    }
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibility(".accessibilityHidden") { if isEnabled { $0.isHidden = hidden } }
    }
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        accessibilityInputLabels(isEnabled ? inputLabels : [])
    }
    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabels: [String], isEnabled: Bool) -> some View {
        accessibilityInputLabels(isEnabled ? inputLabels : [])
    }
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibility(".accessibilityIdentifier") { if isEnabled { $0.identifier = identifier } }
    }
    public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View {
        accessibilityActivationPoint(point)
    }
    public func accessibilityActivationPoint(_ point: CGPoint, isEnabled: Bool) -> some View {
        accessibilityActivationPoint(point)
    }
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool) -> some View
    {
        accessibilityRespondsToUserInteraction(respondsToUserInteraction)
    }
}

/// Places to go to one after another.
public protocol AccessibilityRotorContent: View {}
extension TupleView: AccessibilityRotorContent {}

public typealias AccessibilityRotorContentBuilder = ViewBuilder

/// A place to go to.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: View, AccessibilityRotorContent {
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {}
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {}
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {}
    public init(
        _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {}
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {}

    public var body: some View { EmptyView() }
}

/// Ways through a screen that the system has.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    private let name: String
    public static let links = AccessibilitySystemRotor(name: "links")
    public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
    public static let headings = AccessibilitySystemRotor(name: "headings")
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { headings }
    public static let boldText = AccessibilitySystemRotor(name: "boldText")
    public static let italicText = AccessibilitySystemRotor(name: "italicText")
    public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
    public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
    public static let images = AccessibilitySystemRotor(name: "images")
    public static let textFields = AccessibilitySystemRotor(name: "textFields")
    public static let tables = AccessibilitySystemRotor(name: "tables")
    public static let lists = AccessibilitySystemRotor(name: "lists")
    public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

/// Which of two views names the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

/// How an assistive technology enlarges.
public struct AccessibilityZoomGestureAction {
    public enum Direction: Hashable, Sendable {
        case zoomIn, zoomOut
    }

    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

/// How touches reach a view.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
