// The button of Sign in with Apple.
// Also read for: ASAuthorizationAppleIDButton.

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
    @Environment(\.signInWithAppleStyle) private var style
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
        environment(\.signInWithAppleStyle, style)
    }
}
