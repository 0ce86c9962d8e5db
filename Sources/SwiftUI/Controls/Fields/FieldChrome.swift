import ViewGraph

enum FieldLook {
    case automatic, plain, rounded, square
}

/// A text field in one of the built-in looks.
struct FieldChrome: ControlPart {
    let field: TextField<_TextFieldStyleLabel>
    let look: FieldLook

    @Environment(\.platform) private var platform
    @Environment(\.controlPlace) private var place
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isSecureField) private var isSecure
    @Environment(\.controlSize) private var controlSize
    @Environment(\.multilineTextAlignment) private var textAlignment
    @Environment(\.formLook) private var formLook

    private var effectiveLook: FieldLook {
        guard look == .automatic else { return look }
        return platform == .macOS && place == .standalone ? .rounded : .plain
    }

    /// The text inset: 4 with an edge, 2 without, on macOS (measured: facts 17.6, 17.23, 17.24).
    private var inset: CGSize {
        switch (platform, effectiveLook) {
        case (.macOS, .plain): CGSize(width: 2, height: 0)
        case (.macOS, _): CGSize(width: 4, height: 4)
        case (.iOS, .plain): .zero
        case (.iOS, _): CGSize(width: 7, height: 6)
        }
    }

    /// Measured on macOS: facts 17.22–17.24.
    private var room: CGFloat {
        platform == .macOS && effectiveLook != .plain && controlSize != .small && controlSize != .mini ? 4 : 0
    }

    var body: some View {
        let field = FieldLayout(inset: inset, isMultiline: field.axis == .vertical, alignment: alignment, room: room) {
            content
            // An empty text is as high as any.
            Text(verbatim: "X").hidden()
        }
        .controlFont()
        let text = self.field.text
        let (editingChanged, commit) = (self.field.onEditingChanged, self.field.onCommit)
        let title = Text(content: self.field.label.content)
        Group {
            switch effectiveLook {
            case .rounded: field.modifier(FieldBackground(radius: platform == .macOS ? 6 : 7))
            case .square: field.modifier(FieldBackground(radius: 0))
            case .plain, .automatic: field
            }
        }
        .interaction { node in
            var interaction = Interaction.text(
                label: nil, focus: node.focusHandle.telling(editingChanged), type: { text.wrappedValue = $0 }
            ) {
                commit()
                node.environment.submit(.text)
            }
            // By its title too while a text stands in its place.
            if let title { interaction.otherNames = [title.plainText(in: node.environment)] }
            return interaction
        }
        .controlSpacing()
    }

    /// In a grouped form of macOS the text stands at the end of its row, as values do.
    private var alignment: TextAlignment {
        platform == .macOS && place == .row && formLook == .grouped && textAlignment == .leading
            ? .trailing : textAlignment
    }

    @ViewBuilder private var content: some View {
        let text = field.text.wrappedValue
        if text.isEmpty {
            Group { if let prompt = field.prompt { prompt } else { field.label } }
                .foregroundStyle(.placeholder)
                .lineLimit(1)
        } else {
            Text(verbatim: isSecure ? String(repeating: "\u{2022}", count: text.count) : text)
                .dimmed(!isEnabled)
                .lineLimit(field.axis == .vertical ? nil : 1)
        }
    }
}

/// The background of a field with its edge.
struct FieldBackground: ControlModifier {
    let radius: CGFloat

    nonisolated func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
        content
            .background(ControlPaint.well, in: shape)
            .overlay { shape.strokeBorder(ControlPaint.wellEdge, lineWidth: 1).padding(-0.5) }
    }
}

/// As wide as is offered, as high as its text; a text that is too long is cut at the edge.
struct FieldLayout: PartLayout {
    let inset: CGSize
    let isMultiline: Bool
    let alignment: TextAlignment
    /// What the ideal width has besides text and insets.
    var room: CGFloat = 0

    private func textProposal(_ width: CGFloat?) -> ProposedViewSize {
        isMultiline ? ProposedViewSize(width: width.map { max($0 - 2 * inset.width, 0) }, height: nil) : .unspecified
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var text = subviews.first?.sizeThatFits(textProposal(proposal.width)) ?? .zero
        if let line = subviews.last?.sizeThatFits(.unspecified) { text.height = max(text.height, line.height) }
        return CGSize(
            width: proposal.width ?? text.width + 2 * inset.width + room, height: text.height + 2 * inset.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let text = subviews.first else { return }
        let inner = bounds.insetBy(dx: inset.width, dy: inset.height)
        let size = text.sizeThatFits(textProposal(bounds.width))
        var x = inner.minX
        if size.width < inner.width {
            switch alignment {
            case .leading: break
            case .center: x = inner.midX - size.width / 2
            case .trailing: x = inner.maxX - size.width
            }
        }
        let width = isMultiline ? size.width : max(min(size.width, inner.width), 0)
        subviews.last?.place(at: inner.origin, proposal: .zero)
        text.place(at: CGPoint(x: x, y: inner.minY), proposal: ProposedViewSize(width: width, height: size.height))
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard let text = subviews.first else { return nil }
        return text.dimensions(in: textProposal(bounds.width))[explicit: guide].map { $0 + bounds.minY + inset.height }
    }
}

// MARK: - What keyboards are told

nonisolated extension View {
    /// Which keyboard a field brings up; a picture shows none.
    public func keyboardType(_ type: UIKeyboardType) -> some View { modifier(InertModifier(label: ".keyboardType")) }

    /// What a field is for; a picture is the same.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        modifier(InertModifier(label: ".textContentType"))
    }

    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        modifier(InertModifier(label: ".textInputAutocapitalization"))
    }

    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        modifier(InertModifier(label: ".autocorrectionDisabled"))
    }

    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { modifier(InertModifier(label: ".submitLabel")) }
}

/// A keyboard for one kind of text.
public enum UIKeyboardType: Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a field is for.
public struct UITextContentType: Hashable, Sendable {
    let name: String

    public static let name = UITextContentType(name: "name")
    public static let givenName = UITextContentType(name: "givenName")
    public static let familyName = UITextContentType(name: "familyName")
    public static let emailAddress = UITextContentType(name: "emailAddress")
    public static let username = UITextContentType(name: "username")
    public static let password = UITextContentType(name: "password")
    public static let newPassword = UITextContentType(name: "newPassword")
    public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
    public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
    public static let URL = UITextContentType(name: "URL")
    public static let namePrefix = UITextContentType(name: "namePrefix")
    public static let middleName = UITextContentType(name: "middleName")
    public static let nameSuffix = UITextContentType(name: "nameSuffix")
    public static let nickname = UITextContentType(name: "nickname")
    public static let jobTitle = UITextContentType(name: "jobTitle")
    public static let organizationName = UITextContentType(name: "organizationName")
    public static let location = UITextContentType(name: "location")
    public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
    public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
    public static let addressCity = UITextContentType(name: "addressCity")
    public static let addressState = UITextContentType(name: "addressState")
    public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
    public static let sublocality = UITextContentType(name: "sublocality")
    public static let countryName = UITextContentType(name: "countryName")
    public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
    public static let creditCardName = UITextContentType(name: "creditCardName")
    public static let creditCardExpiration = UITextContentType(name: "creditCardExpiration")
    public static let creditCardSecurityCode = UITextContentType(name: "creditCardSecurityCode")
    public static let creditCardType = UITextContentType(name: "creditCardType")
    public static let birthdate = UITextContentType(name: "birthdate")
    public static let birthdateDay = UITextContentType(name: "birthdateDay")
    public static let birthdateMonth = UITextContentType(name: "birthdateMonth")
    public static let birthdateYear = UITextContentType(name: "birthdateYear")
    public static let shipmentTrackingNumber = UITextContentType(name: "shipmentTrackingNumber")
    public static let flightNumber = UITextContentType(name: "flightNumber")
    public static let dateTime = UITextContentType(name: "dateTime")
    public static let cellularEID = UITextContentType(name: "cellularEID")
    public static let cellularIMEI = UITextContentType(name: "cellularIMEI")
    public static let postalCode = UITextContentType(name: "postalCode")
    public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
}

/// Which letters a keyboard makes capital by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let kind: Int

    public static let never = TextInputAutocapitalization(kind: 0)
    public static let words = TextInputAutocapitalization(kind: 1)
    public static let sentences = TextInputAutocapitalization(kind: 2)
    public static let characters = TextInputAutocapitalization(kind: 3)
}

/// What a keyboard's return key says.
public struct SubmitLabel: Hashable, Sendable {
    private let kind: Int

    public static let done = SubmitLabel(kind: 0)
    public static let go = SubmitLabel(kind: 1)
    public static let send = SubmitLabel(kind: 2)
    public static let join = SubmitLabel(kind: 3)
    public static let route = SubmitLabel(kind: 4)
    public static let search = SubmitLabel(kind: 5)
    public static let `return` = SubmitLabel(kind: 6)
    public static let next = SubmitLabel(kind: 7)
    public static let `continue` = SubmitLabel(kind: 8)
}
