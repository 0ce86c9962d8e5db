import ViewGraph

/// As the platform and the place have it: bordered on macOS, its label alone on iOS.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonChrome(configuration, look: .automatic) }
}

/// In a soft background.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonChrome(configuration, look: .bordered) }
}

/// In a background of the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonChrome(configuration, look: .prominent) }
}

/// Its label in the tint.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonChrome(configuration, look: .borderless) }
}

/// Its label as it is.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonChrome(configuration, look: .plain) }
}

/// Its label as a link.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonChrome(configuration, look: .link) }
}

/// In a background like glass, drawn without refraction.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass
    public init() { glass = .regular }
    public init(_ glass: Glass) { self.glass = glass }
    public func makeBody(configuration: Configuration) -> some View {
        ButtonChrome(configuration, look: .glass, glass: glass)
    }
}

/// In a tinted background like glass, drawn without refraction.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonChrome(configuration, look: .prominent) }
}

/// As in a bar of accessories.
public nonisolated struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonChrome(configuration, look: .bordered) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
    public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    public nonisolated static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
