import ViewGraph

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// When a field below the title shows.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private let kind: Int
        public static let automatic = NavigationBarDrawerDisplayMode(kind: 0)
        public static let always = NavigationBarDrawerDisplayMode(kind: 1)
    }

    private let kind: Int

    public static let automatic = SearchFieldPlacement(kind: 0)
    public static let toolbar = SearchFieldPlacement(kind: 1)
    public static let sidebar = SearchFieldPlacement(kind: 2)
    public static let navigationBarDrawer = SearchFieldPlacement(kind: 3)
    public static let toolbarPrincipal = SearchFieldPlacement(kind: 4)
    /// On iPhones since iOS 26, where no bar of tabs stands there.
    func isAtBottom(in environment: EnvironmentValues) -> Bool {
        (self == .automatic || self == .toolbar) && environment.hasGlassBars && !environment.isInTabs
            && environment.horizontalSizeClass != .regular
    }

    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }
}

/// When the scopes of a search show.
public struct SearchScopeActivation: Hashable, Sendable {
    private let kind: Int
    public static let automatic = SearchScopeActivation(kind: 0)
    public static let onTextEntry = SearchScopeActivation(kind: 1)
    public static let onSearchPresentation = SearchScopeActivation(kind: 2)
}

/// What becomes of the bar while people search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = SearchPresentationToolbarBehavior(kind: 0)
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(kind: 1)
}

/// Whether a search field is a button until it is used.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = SearchToolbarBehavior(kind: 0)
    public static let minimize = SearchToolbarBehavior(kind: 1)
}

/// Where suggestions for a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let kind: Int
    public static let automatic = SearchSuggestionsPlacement(kind: 0)
    /// In a menu of the field, as macOS has them.
    public static let menu = SearchSuggestionsPlacement(kind: 1)
    /// Over the screen's content, as iOS has them.
    public static let content = SearchSuggestionsPlacement(kind: 2)

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }
}

extension Platform {
    /// Where a search has its suggestions.
    var suggestions: SearchSuggestionsPlacement.Set { self == .macOS ? .menu : .content }
}

/// A search that is asked for round a navigation, whose first screen shows it.
struct OuterSearch: CustomComparable {
    var field: BarContents.SearchField?
    var scopes: ToolbarContents?
    var suggestions: ToolbarContents?
    var focus: SearchFocus?

    /// What the screen itself says counts before this.
    func complete(_ contents: inout BarContents) {
        guard contents.search == nil, let field else { return }
        contents.search = field
        contents.searchScopes = contents.searchScopes ?? scopes
        contents.searchSuggestions = contents.searchSuggestions ?? suggestions
        contents.searchFocus = contents.searchFocus ?? focus
    }

    func isSame(as other: OuterSearch) -> Bool {
        field === other.field && scopes === other.scopes && suggestions === other.suggestions
            && focus === other.focus
    }
}

/// Who says whether the field of a search has the focus; the same as long as the view that says it isn't made anew.
final class SearchFocus {
    let target: FocusTarget
    init(_ target: FocusTarget) { self.target = target }
}

private enum OuterSearchKey: EnvironmentKey {
    static var defaultValue: OuterSearch? { nil }
}

private enum SearchTextKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
}

extension EnvironmentValues {
    /// A search that is asked for round the navigation the view stands in, until its first screen has taken it.
    var outerSearch: OuterSearch? {
        get { self[OuterSearchKey.self] }
        set { self[OuterSearchKey.self] = newValue }
    }

    /// The text of the search that suggestions are for.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}

/// A search with what begins and ends it.
struct SearchModifier: ControlModifier {
    let text: Binding<String>
    /// Whether people search, where the program keeps that.
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?

    @State private var hasBegun = false
    @Environment(\.submit) private var submit

    nonisolated init(
        text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?
    ) {
        (self.text, self.isPresented, self.placement, self.prompt) = (text, isPresented, placement, prompt)
    }

    func body(content: Content) -> some View {
        let (text, isPresented, hasBegun, submit) = (text, isPresented, $hasBegun, submit)
        let isActive = isPresented?.wrappedValue ?? (hasBegun.wrappedValue || !text.wrappedValue.isEmpty)
        let present = { (presented: Bool) in
            if let isPresented {
                isPresented.wrappedValue = presented
            } else {
                hasBegun.wrappedValue = presented
            }
        }
        let cancel = {
            text.wrappedValue = ""
            present(false)
        }
        let search = BarContents.SearchField(
            text: text, prompt: prompt, isActive: isActive, placement: placement, begin: { present(true) },
            cancel: cancel, submit: { submit(.search) })
        let state = SearchState(isSearching: isActive, text: text.wrappedValue, dismiss: cancel)
        content.environment(\.searchState, state).bars { $0.search = search }.outerSearch { $0.field = search }
    }
}

nonisolated extension View {
    /// A field for searching in the screen this view is. People search while it holds text, and from when they tap it
    /// on until they cancel.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { searchable(text, isPresented: nil, placement, prompt) }

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text, isPresented: nil, placement, Text(prompt)) }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text, isPresented: nil, placement, Text(prompt)) }

    /// The same with what people can choose below the field while they search.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text, isPresented: nil, placement, prompt).searchSuggestions(suggestions) }

    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text, isPresented: nil, placement, Text(prompt)).searchSuggestions(suggestions) }

    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View { searchable(text, isPresented: nil, placement, Text(prompt)).searchSuggestions(suggestions) }

    /// The same; people search while `isPresented`.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { searchable(text, isPresented: isPresented, placement, prompt) }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text, isPresented: isPresented, placement, Text(prompt)) }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text, isPresented: isPresented, placement, Text(prompt)) }

    private func searchable(
        _ text: Binding<String>, isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// For the first screen of a navigation inside.
    fileprivate func outerSearch(_ change: @escaping (inout OuterSearch) -> Void) -> some View {
        transformEnvironment(\.outerSearch) { search in
            var changed = search ?? OuterSearch()
            change(&changed)
            search = changed
        }
    }

    /// What people can choose below the field while they search.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let suggestions = ToolbarContents(AnyView(suggestions()))
        return bars { $0.searchSuggestions = suggestions }.outerSearch { $0.suggestions = suggestions }
    }

    /// Whether suggestions are shown in some of the places they can have.
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        let hidden: SearchSuggestionsPlacement.Set = visibility == .hidden ? placements : []
        return bars { $0.hiddenSuggestions.formUnion(hidden) }
    }

    /// The parts that people can search in, in a row below the field while they search.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        let picker = Picker(selection: scope, label: EmptyView(), content: scopes).pickerStyle(.segmented)
        let scopes = ToolbarContents(AnyView(picker))
        return bars { $0.searchScopes = scopes }.outerSearch { $0.scopes = scopes }
    }

    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { searchScopes(scope, scopes: scopes) }

    /// The search field has the focus while the binding is true.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocus(FocusTarget(binding))
    }

    /// The search field has the focus while the binding has this value.
    public func searchFocused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { searchFocus(FocusTarget(binding, value)) }

    package func searchFocus(_ target: FocusTarget) -> some View {
        let focus = SearchFocus(target)
        return bars { $0.searchFocus = focus }.outerSearch { $0.focus = focus }
    }

    /// The text that this suggestion puts into the field.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(completion: completion))
    }

    /// Whether the bar's title stays while people type in the search field; a picture shows nobody typing.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        inert(".searchPresentationToolbarBehavior")
    }

    /// Whether the field waits behind a button. It is drawn as a field all the same, and a warning says so.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        modifier(UndrawnModifier(label: ".searchToolbarBehavior", isShown: behavior == .minimize))
    }
}

nonisolated struct SearchCompletion: ControlModifier {
    let completion: String

    @Environment(\.searchText) private var text

    func body(content: Content) -> some View {
        let (text, completion) = (text, completion)
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .pressable { text?.wrappedValue = completion }
    }
}

/// What can be chosen while people search, over the screen's content.
struct SearchSuggestions: ControlPart {
    let suggestions: ToolbarContents
    let search: BarContents.SearchField
    /// Of the bar above.
    let top: CGFloat

    var body: some View {
        List<Never, AnyView>(content: suggestions.view)
            .listStyle(.plain)
            .environment(\.searchText, search.text)
            .padding(.top, top)
    }
}
