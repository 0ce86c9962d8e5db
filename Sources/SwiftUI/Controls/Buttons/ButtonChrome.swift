import ViewGraph

/// How one of the built-in button styles looks.
enum ButtonLook {
    case automatic, bordered, prominent, borderless, plain, link, glass
}

/// A button in one of the built-in looks.
struct ButtonChrome: ControlPart {
    let configuration: PrimitiveButtonStyleConfiguration
    let look: ButtonLook
    /// Of the look that has some.
    let glass: Glass

    @Environment(\.platform) private var platform
    @Environment(\.controlSize) private var controlSize
    @Environment(\.controlPlace) private var place
    @Environment(\.formLook) private var formLook
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hasTint) private var hasTint
    @Environment(\.chosenForeground) private var chosen
    @Environment(\.menuDismissal) private var dismissal
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.confirms) private var confirms
    @Environment(\.hasItemTint) private var hasItemTint
    @Environment(\.hasGlassBars) private var hasGlassBars

    init(_ configuration: PrimitiveButtonStyleConfiguration, look: ButtonLook, glass: Glass = .regular) {
        (self.configuration, self.look, self.glass) = (configuration, look, glass)
    }

    var body: some View {
        if place == .menu || place == .menuGroup {
            let (configuration, dismissal) = (configuration, dismissal)
            let perform = {
                dismissal?.close()
                configuration.trigger()
            }
            if place == .menu {
                MenuRow(isDestructive: isDestructive, content: configuration.label.content, perform: perform)
            } else {
                MenuGroupCell(
                    isDestructive: isDestructive, content: configuration.label.content, perform: perform)
            }
        } else {
            chrome.pressable(isEnabled: isEnabled, takesRow: takesRow) { configuration.trigger() }
        }
    }

    private var effectiveLook: ButtonLook {
        guard look == .automatic else { return look }
        let isFormRow = place == .row && formLook == .grouped
        guard platform == .macOS, place == .standalone || isFormRow else { return .borderless }
        // What Return sets off stands out, and does in a panel what confirms.
        return shortcut == .defaultAction || confirms ? .prominent : .bordered
    }

    /// A style that was chosen keeps the area to the button.
    private var takesRow: Bool { platform == .iOS && (look == .automatic || look == .link) }

    private var isDestructive: Bool { configuration.role == .destructive }

    /// Whether the button is an item of a bar that draws the glass below it.
    private var isGlassItem: Bool { place == .toolbar && hasGlassBars }

    @ViewBuilder private var chrome: some View {
        let metrics = ButtonMetrics(platform: platform, size: controlSize)
        switch effectiveLook {
        case .prominent where isGlassItem, .bordered where isGlassItem, .glass where isGlassItem:
            let isProminent = look == .prominent && isEnabled
            configuration.label
                .painted(isProminent ? chosen == nil ? AnyShapeStyle(Color.white) : nil : borderlessStyle)
                .modifier(
                    TraitModifier(
                        key: ObjectIdentifier(ProminentItemTrait.self), value: isProminent, label: ".buttonStyle"))
        case .plain:
            configuration.label.controlFont().dimmed(!isEnabled)
        case .link:
            configuration.label.controlFont().painted(linkStyle)
        case .borderless, .automatic:
            configuration.label.controlFont().painted(borderlessStyle)
        case .glass where glass != .regular:
            bezelled(metrics).painted(borderedStyle).glassEffect(glass, in: shape(metrics))
        case .bordered, .glass:
            bezelled(metrics).painted(borderedStyle).background(borderedBackground, in: shape(metrics))
        case .prominent:
            bezelled(metrics)
                .painted(isEnabled ? chosen == nil ? AnyShapeStyle(Color.white) : nil : disabled)
                .background(prominentBackground, in: shape(metrics))
        }
    }

    private func bezelled(_ metrics: ButtonMetrics) -> some View {
        configuration.label
            .controlFont(isOnlyOnMac: false)
            .transformEnvironment(\.lineLimits) { [platform] in
                // A push button of macOS has one line, which is cut off where it doesn't fit (measured: facts 21.11).
                if platform == .macOS { $0 = LineLimit(maximum: 1) }
            }
            .transformEnvironment(\.labelStyle) {
                // The columns of a list's labels are those of its rows, not of a bezel in one.
                if $0.isOfPlace { $0 = ErasedLabelStyle(DefaultLabelStyle()) }
            }
            .modifier(
                ControlPadding(
                    horizontal: metrics.horizontal, vertical: metrics.vertical,
                    tightHorizontal: min(metrics.horizontal, 5),
                    isSquare: borderShape == .circle))
    }

    private func shape(_ metrics: ButtonMetrics) -> AnyShape { borderShape.shape(radius: metrics.radius) }

    private var disabled: AnyShapeStyle { AnyShapeStyle(ControlPaint.disabledLabel) }

    /// Nil where the label is in a foreground that the program chose, whose levels may be relative to it.
    private var borderlessStyle: AnyShapeStyle? {
        if !isEnabled { return disabled }
        if chosen != nil { return nil }
        if isDestructive { return AnyShapeStyle(Color.red) }
        if isGlassItem {
            return confirms ? AnyShapeStyle(Color.white) : hasItemTint ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
        }
        // In a window's bar titles are as dark as its title is.
        if platform == .macOS, !hasTint { return AnyShapeStyle(place == .toolbar ? Color.primary : Color.secondary) }
        return AnyShapeStyle(.tint)
    }

    /// The colour of links, unless a view round it says a tint.
    private var linkStyle: AnyShapeStyle? {
        if !isEnabled { return disabled }
        if chosen != nil { return nil }
        return hasTint ? AnyShapeStyle(.tint) : AnyShapeStyle(.link)
    }

    private var borderedStyle: AnyShapeStyle? {
        if !isEnabled { return disabled }
        if chosen != nil { return nil }
        if isDestructive { return AnyShapeStyle(Color.red) }
        if platform == .macOS, !hasTint { return AnyShapeStyle(Color.primary) }
        return AnyShapeStyle(.tint)
    }

    private var borderedBackground: AnyShapeStyle {
        if look == .glass {
            return AnyShapeStyle(ControlPaint.glass.shadow(.drop(color: .black.opacity(0.14), radius: 6, y: 2)))
        }
        if isEnabled, isDestructive { return AnyShapeStyle(Color.red.opacity(0.15)) }
        if isEnabled, hasTint { return AnyShapeStyle(TintShapeStyle().opacity(0.15)) }
        return AnyShapeStyle(ControlPaint.bezel)
    }

    private var prominentBackground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlPaint.bezel) }
        return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
}

nonisolated extension View {
    /// In a style, or as it is.
    @ViewBuilder fileprivate func painted(_ style: AnyShapeStyle?) -> some View {
        if let style { foregroundStyle(style) } else { self }
    }
}

/// The room round a button's label, and its corners; nil for a capsule.
struct ButtonMetrics {
    var horizontal: CGFloat
    var vertical: CGFloat
    var radius: CGFloat?

    /// macOS as measured (facts 17.7–17.12); nothing is measured for iOS (17.33): its guideline sizes.
    init(platform: Platform, size: ControlSize) {
        switch (platform, size) {
        case (.macOS, .mini): (horizontal, vertical, radius) = (8, 1, 4)
        case (.macOS, .small): (horizontal, vertical, radius) = (10, 3, 5)
        case (.macOS, .regular): (horizontal, vertical, radius) = (12, 4, 6)
        case (.macOS, .large): (horizontal, vertical, radius) = (14, 6, nil)
        case (.macOS, .extraLarge): (horizontal, vertical, radius) = (18, 10, nil)
        case (.iOS, .mini): (horizontal, vertical) = (10, 3)
        case (.iOS, .small): (horizontal, vertical) = (10, 5)
        case (.iOS, .regular): (horizontal, vertical) = (12, 7)
        case (.iOS, .large): (horizontal, vertical) = (20, 15)
        case (.iOS, .extraLarge): (horizontal, vertical) = (24, 19)
        }
    }
}

extension EnvironmentValues {
    /// Whether some view chose the tint.
    var hasTint: Bool { tint != nil }
}
