import SwiftInterpreter

/// Views of other frameworks that are controls with labels of the program's own: they are drawn as such.
let mediaSources: [LibrarySource] = [photosSource, videoSource, signInSource, reviewSource, intentSource]

/// Nobody picks anything while a picture is drawn.
private let photosSource = LibrarySource(
    "PhotosPicker.swift",
    provides: ["PhotosPicker", "_PhotosLibrary", "PhotosPickerItem", "PHPickerFilter", "photosPicker"],
    """
    public struct PhotosPickerItem: Hashable {
        public let itemIdentifier: String?
        public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
        public var supportedContentTypes: [UTType] { [.image] }
        public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
    }
    public struct PHPickerFilter: Hashable {
        let name: String
        public static let images = PHPickerFilter(name: "images")
        public static let videos = PHPickerFilter(name: "videos")
        public static let livePhotos = PHPickerFilter(name: "livePhotos")
        public static let screenshots = PHPickerFilter(name: "screenshots")
        public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
        public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "all") }
        public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
    }
    public struct _PhotosLibrary {
        public static func shared() -> _PhotosLibrary { _PhotosLibrary() }
    }

    public struct PhotosPicker<Label: View>: View {
        public enum SelectionBehavior { case `default`, ordered, continuous, continuousAndOrdered }
        public enum ItemEncoding { case automatic, current, compatible }
        let label: Label
        public var body: some View { Button {} label: { label } }

        public init(
            selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: ItemEncoding = .automatic, photoLibrary: _PhotosLibrary = .shared(),
            @ViewBuilder label: () -> Label
        ) { self.label = label() }
        public init(
            selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: SelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: ItemEncoding = .automatic, photoLibrary: _PhotosLibrary = .shared(),
            @ViewBuilder label: () -> Label
        ) { self.label = label() }
    }
    extension PhotosPicker where Label == Text {
        public init(
            _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: ItemEncoding = .automatic, photoLibrary: _PhotosLibrary = .shared()
        ) { label = Text(title) }
        public init(
            _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: SelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: ItemEncoding = .automatic, photoLibrary: _PhotosLibrary = .shared()
        ) { label = Text(title) }
    }
    extension View {
        public func photosPicker(
            isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            photoLibrary: _PhotosLibrary = .shared()
        ) -> some View { self }
        public func photosPicker(
            isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            matching filter: PHPickerFilter? = nil, photoLibrary: _PhotosLibrary = .shared()
        ) -> some View { self }
    }
    """)

private let videoSource = LibrarySource(
    "VideoPlayer.swift", provides: ["VideoPlayer"],
    """
    /// A film that hasn't begun.
    public struct VideoPlayer<Overlay: View>: View {
        let overlay: Overlay
        public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) { overlay = videoOverlay() }
        public var body: some View {
            Rectangle().fill(.black)
                .overlay { Image(systemName: "play.circle.fill").font(.system(size: 44)).foregroundStyle(.white.opacity(0.8)) }
                .overlay { overlay }
        }
    }
    extension VideoPlayer where Overlay == EmptyView {
        public init(player: AVPlayer?) { overlay = EmptyView() }
    }
    """)

private let signInSource = LibrarySource(
    "SignInWithApple.swift",
    provides: [
        "SignInWithAppleButton", "ASAuthorization", "ASAuthorizationAppleIDRequest", "ASAuthorizationAppleIDCredential",
        "ASAuthorizationAppleIDButton",
    ],
    """
    public class ASAuthorizationAppleIDRequest: NSObject {
        public enum Scope { case fullName, email }
        public var requestedScopes: [Scope]?
        public var nonce: String?
        public var state: String?
    }
    public class ASAuthorizationAppleIDCredential: NSObject {
        public var user: String { "" }
        public var email: String? { nil }
        public var fullName: PersonNameComponents? { nil }
        public var identityToken: Data? { nil }
        public var authorizationCode: Data? { nil }
    }
    public class ASAuthorization: NSObject {
        public var credential: Any { ASAuthorizationAppleIDCredential() }
    }

    public struct SignInWithAppleButton: View {
        public struct Label: Hashable {
            let text: String
            public static let signIn = Label(text: "Sign in with Apple")
            public static let signUp = Label(text: "Sign up with Apple")
            public static let `continue` = Label(text: "Continue with Apple")
        }
        public struct Style: Hashable {
            let name: String
            public static let black = Style(name: "black")
            public static let white = Style(name: "white")
            public static let whiteOutline = Style(name: "whiteOutline")
        }
        @Environment(\\.signInWithAppleStyle) private var style
        let label: Label
        public init(
            _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
            onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
        ) { self.label = label }

        public var body: some View {
            let isBlack = style == .black
            GeometryReader { place in
                RoundedRectangle(cornerRadius: 6)
                    .fill(isBlack ? Color.black : Color.white)
                    .overlay {
                        if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(.black, lineWidth: 1) }
                    }
                    .overlay {
                        HStack(spacing: place.size.height * 0.12) {
                            Image(systemName: "apple.logo")
                            Text(label.text).lineLimit(1).minimumScaleFactor(0.5)
                        }
                        .font(.system(size: max(8, place.size.height * 0.43), weight: .medium))
                        .foregroundStyle(isBlack ? Color.white : Color.black)
                    }
            }
            .frame(minWidth: 140, minHeight: 30, idealHeight: 44)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(label.text))
            .accessibilityAddTraits(.isButton)
        }
    }
    extension EnvironmentValues { @Entry var signInWithAppleStyle = SignInWithAppleButton.Style.black }
    extension View {
        public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
            environment(\\.signInWithAppleStyle, style)
        }
    }
    """)

private let reviewSource = LibrarySource(
    "RequestReview.swift", provides: ["requestReview", "RequestReviewAction"],
    """
    /// Nobody is asked.
    public struct RequestReviewAction {
        public func callAsFunction() {}
    }
    extension EnvironmentValues { @Entry public var requestReview: RequestReviewAction = RequestReviewAction() }
    """)

/// What views and widgets name of intents; none is ever performed.
private let intentSource = LibrarySource(
    "AppIntents.swift",
    provides: [
        "AppIntent", "IntentResult", "_IntentDone", "WidgetConfigurationIntent", "IntentDescription", "AppEntity",
        "AppEnum",
        "AppShortcutsProvider", "AppShortcut", "OpenIntent", "IntentParameter", "TypeDisplayRepresentation",
        "DisplayRepresentation", "LiveActivityIntent", "AudioPlaybackIntent", "SetValueIntent",
    ],
    """
    public protocol IntentResult {}
    public struct _IntentDone: IntentResult {}
    extension IntentResult where Self == _IntentDone { public static func result() -> _IntentDone { _IntentDone() } }

    public struct IntentDescription: ExpressibleByStringLiteral {
        let text: String
        public init(_ text: String) { self.text = text }
        public init(stringLiteral value: String) { text = value }
    }
    public struct TypeDisplayRepresentation: ExpressibleByStringLiteral {
        let name: String
        public init(name: String) { self.name = name }
        public init(stringLiteral value: String) { name = value }
    }
    public struct DisplayRepresentation: ExpressibleByStringLiteral {
        let title: String
        public init(title: String) { self.title = title }
        public init(stringLiteral value: String) { title = value }
    }

    public protocol AppIntent {
        static var title: LocalizedStringResource { get }
        static var description: IntentDescription? { get }
        init()
    }
    extension AppIntent { public static var description: IntentDescription? { nil } }
    public protocol WidgetConfigurationIntent: AppIntent {}
    public protocol OpenIntent: AppIntent {}
    public protocol LiveActivityIntent: AppIntent {}
    public protocol AudioPlaybackIntent: AppIntent {}
    public protocol SetValueIntent: AppIntent {}
    public protocol AppEntity: Identifiable {}
    public protocol AppEnum {}
    public protocol AppShortcutsProvider {}
    public struct AppShortcut {}

    @propertyWrapper public struct IntentParameter<Value> {
        public var wrappedValue: Value
        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        public init(wrappedValue: Value, title: LocalizedStringResource) { self.wrappedValue = wrappedValue }
        public init(title: LocalizedStringResource, default value: Value) { wrappedValue = value }
    }
    extension AppIntent { public typealias Parameter<T> = IntentParameter<T> }
    extension Button {
        public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
    }
    extension Toggle {
        public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
            self.init(isOn: .constant(isOn), label: label)
        }
    }
    """)
