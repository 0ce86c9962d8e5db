// Widgets: the view of an entry, drawn in the size of the widget's family.
// Also read for: WidgetKit.

public enum WidgetFamily: Int, Hashable, CaseIterable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .accessoryCorner: "accessoryCorner"
        }
    }

    /// On a phone of 393 × 852 points; the extra large one on an iPad of 820 × 1180.
    var size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 342)
        case .accessoryCircular, .accessoryCorner: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }

    var isAccessory: Bool { rawValue > 3 }
}

public struct WidgetRenderingMode: Hashable {
    let name: String
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    public static let accented = WidgetRenderingMode(name: "accented")
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension EnvironmentValues {
    @Entry public var widgetFamily: WidgetFamily = .systemMedium
    @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
    @Entry public var showsWidgetContainerBackground: Bool = true
    @Entry public var showsWidgetLabel: Bool = false
    @Entry public var widgetContentMargins: EdgeInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    @Entry public var isActivityFullscreen: Bool = false
}

// MARK: - Timelines

public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }

public struct TimelineEntryRelevance: Hashable {
    public let score: Float
    public let duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

public struct TimelineReloadPolicy: Equatable {
    let date: Date?
    let name: String
    public static let atEnd = TimelineReloadPolicy(date: nil, name: "atEnd")
    public static let never = TimelineReloadPolicy(date: nil, name: "never")
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, name: "after") }
}

public struct Timeline<EntryType> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

public struct TimelineProviderContext {
    public let family: WidgetFamily
    public var isPreview: Bool { true }
    public var displaySize: CGSize { family.size }
}

public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: TimelineProviderContext) -> Entry
    func getSnapshot(in context: TimelineProviderContext, completion: @escaping (Entry) -> Void)
    func getTimeline(in context: TimelineProviderContext, completion: @escaping (Timeline<Entry>) -> Void)
}

public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent
    typealias Context = TimelineProviderContext
    func placeholder(in context: TimelineProviderContext) -> Entry
    func snapshot(for configuration: Intent, in context: TimelineProviderContext) async -> Entry
    func timeline(for configuration: Intent, in context: TimelineProviderContext) async -> Timeline<Entry>
}

// MARK: - Widgets

/// How a widget shows one of its entries.
public protocol WidgetConfiguration {
    func _content(_ entry: Any) -> AnyView?
    func _placeholder(_ family: WidgetFamily) -> AnyView?
}

public protocol Widget {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    init()
}

public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder var body: Body { get }
    init()
}

@resultBuilder public enum WidgetBundleBuilder {
    public static func buildExpression<W: Widget>(_ widget: W) -> _WidgetGroup { _WidgetGroup(widgets: [widget]) }
    public static func buildBlock(_ groups: _WidgetGroup...) -> _WidgetGroup {
        _WidgetGroup(widgets: groups.flatMap { $0.widgets })
    }
    public static func buildOptional(_ group: _WidgetGroup?) -> _WidgetGroup { group ?? _WidgetGroup() }
    public static func buildEither(first: _WidgetGroup) -> _WidgetGroup { first }
    public static func buildEither(second: _WidgetGroup) -> _WidgetGroup { second }
    public static func buildLimitedAvailability(_ group: _WidgetGroup) -> _WidgetGroup { group }
}

/// The widgets of a bundle.
public struct _WidgetGroup: Widget {
    let widgets: [any Widget]
    public init() { widgets = [] }
    init(widgets: [any Widget]) { self.widgets = widgets }
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}
    public func _content(_ entry: Any) -> AnyView? { nil }
    public func _placeholder(_ family: WidgetFamily) -> AnyView? { nil }
}

public struct StaticConfiguration<Provider: TimelineProvider>: WidgetConfiguration {
    let provider: Provider
    let content: (Provider.Entry) -> AnyView
    public init<Content: View>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.provider = provider
        self.content = { AnyView(content($0)) }
    }
    public func _content(_ entry: Any) -> AnyView? {
        guard let entry = entry as? Provider.Entry else { return nil }
        return content(entry)
    }
    public func _placeholder(_ family: WidgetFamily) -> AnyView? {
        content(provider.placeholder(in: TimelineProviderContext(family: family)))
    }
}

public struct AppIntentConfiguration<Intent, Provider: AppIntentTimelineProvider>: WidgetConfiguration {
    let provider: Provider
    let content: (Provider.Entry) -> AnyView
    public init<Content: View>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.provider = provider
        self.content = { AnyView(content($0)) }
    }
    public func _content(_ entry: Any) -> AnyView? {
        guard let entry = entry as? Provider.Entry else { return nil }
        return content(entry)
    }
    public func _placeholder(_ family: WidgetFamily) -> AnyView? {
        content(provider.placeholder(in: TimelineProviderContext(family: family)))
    }
}

extension WidgetConfiguration {
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> Self { self }
    public func description(_ description: LocalizedStringKey) -> Self { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
    public func contentMarginsDisabled() -> Self { self }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
    public func onBackgroundURLSessionEvents(
        matching matchingString: String, _ handler: @escaping (String, () -> Void) -> Void
    ) -> Self { self }
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> Self { self }
    public func promptsForUserConfiguration() -> Self { self }
}
public enum WidgetLocation { case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac, carPlay }

public final class WidgetCenter {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func invalidateConfigurationRecommendations() {}
}

extension View {
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    public func previewContext(_ context: WidgetPreviewContext) -> some View {
        _WidgetFrame(family: context.family, content: AnyView(self))
    }
}

public struct AccessoryWidgetBackground: View {
    public init() {}
    public var body: some View { Circle().fill(Color.gray.opacity(0.3)) }
}

public struct WidgetPreviewContext {
    let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }
}

/// A widget's place: its size, its background and what is cut off at its corners.
struct _WidgetFrame: View {
    let family: WidgetFamily
    let content: AnyView

    var body: some View {
        if family.isAccessory {
            content.environment(\.widgetFamily, family).environment(\.widgetRenderingMode, .vibrant)
                .frame(width: family.size.width, height: family.size.height)
        } else {
            // Buttons of widgets have a bezel where the program says nothing else.
            content.environment(\.widgetFamily, family).buttonStyle(.bordered)
                .safeAreaPadding(16)
                .frame(width: family.size.width, height: family.size.height)
                .background(.background)
                .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
                .overlay {
                    RoundedRectangle(cornerRadius: 22, style: .continuous)
                        .strokeBorder(Color.gray.opacity(0.25), lineWidth: 0.5)
                }
                .padding(8)
        }
    }
}

@resultBuilder public struct _EntryBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
}

/// `#Preview(as:)`: the first of the entries.
public func _Preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: () -> W,
    @_EntryBuilder timeline: () -> [any TimelineEntry]
) -> some View {
    _WidgetFrame(
        family: family,
        content: timeline().first.flatMap { widget().body._content($0) } ?? AnyView(EmptyView()))
}

public func _Preview<W: Widget, P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: () -> W, timelineProvider: () -> P
) -> some View {
    _WidgetFrame(family: family, content: widget().body._placeholder(family) ?? AnyView(EmptyView()))
}
