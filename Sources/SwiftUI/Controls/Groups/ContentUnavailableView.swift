import ViewGraph

/// What is shown where there is nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: ControlView {
    let label: Label
    let description: Description
    let actions: Actions

    @Environment(\.platform) private var platform

    init(label: Label, description: Description, actions: Actions) {
        (self.label, self.description, self.actions) = (label, description, actions)
    }

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
        @ViewBuilder actions: () -> Actions
    ) {
        self.init(label: label(), description: description(), actions: actions())
    }

    public var body: some View {
        let isMac = platform == .macOS
        VStack(spacing: isMac ? 10 : 14) {
            label.labelStyle(UnavailableLabelStyle(isMac: isMac))
            VStack(spacing: 4) { description }
                .environment(\.font, isMac ? .body : .subheadline)
                .defaultForegroundStyle(.secondary)
            VStack(spacing: 8) { actions }.environment(\.font, isMac ? .body : .subheadline)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

nonisolated extension ContentUnavailableView where Actions == EmptyView {
    public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
        self.init(label: label(), description: description(), actions: EmptyView())
    }

    public init(@ViewBuilder label: () -> Label) where Description == EmptyView {
        self.init(label: label(), description: EmptyView(), actions: EmptyView())
    }
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView())
    }

    /// For a search that found nothing.
    public static func search(text: String) -> ContentUnavailableView<SwiftUI.Label<Text, Image>, Text?, EmptyView> {
        ContentUnavailableView(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}

nonisolated extension ContentUnavailableView
where Label == UnavailableSearchLabel, Description == Text, Actions == EmptyView {
    /// For a search that found nothing: it names what is searched for round it.
    public static var search: ContentUnavailableView<UnavailableSearchLabel, Text, EmptyView> {
        ContentUnavailableView(
            label: UnavailableSearchLabel(), description: Text("Check the spelling or try a new search."),
            actions: EmptyView())
    }
}

/// The title of a search that found nothing.
public nonisolated struct UnavailableSearchLabel: ControlView {
    @Environment(\.searchState) private var search

    public var body: some View {
        if let text = search?.text, !text.isEmpty {
            Label("No Results for “\(text)”", systemImage: "magnifyingglass")
        } else {
            Label("No Results", systemImage: "magnifyingglass")
        }
    }
}

/// A large symbol above a bold title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
    let isMac: Bool

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: isMac ? 10 : 14) {
            configuration.icon.environment(\.font, .system(size: isMac ? 38 : 48)).foregroundStyle(.secondary)
            configuration.title.environment(\.font, isMac ? .title2.bold() : .title2.bold())
        }
    }
}
