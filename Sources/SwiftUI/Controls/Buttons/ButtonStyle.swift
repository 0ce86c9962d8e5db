import ViewGraph

/// The look of buttons; when a button is pressed stays the button's own business.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style draws.
public nonisolated struct ButtonStyleConfiguration {
    /// The button's label as a view.
    public nonisolated struct Label: ConfigurationPart {
        package let content: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether the button is held down now.
    public let isPressed: Bool

    init(role: ButtonRole?, label: AnyView, isPressed: Bool) {
        (self.role, self.label, self.isPressed) = (role, Label(content: label), isPressed)
    }
}

/// The look of buttons together with how they are pressed.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style draws, and what it does when it decides that the button was pressed.
public nonisolated struct PrimitiveButtonStyleConfiguration {
    /// The button's label as a view.
    public nonisolated struct Label: ConfigurationPart {
        package let content: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    private let action: () -> Void

    init(role: ButtonRole?, label: AnyView, action: @escaping () -> Void) {
        (self.role, self.label, self.action) = (role, Label(content: label), action)
    }

    /// Does what the button does.
    public func trigger() { action() }
}

// MARK: - Environment

/// The style of the buttons inside, of either kind.
package struct ButtonStyleBox {
    package struct Look {
        let style: any ButtonStyle

        nonisolated func content(_ configuration: ButtonStyleConfiguration) -> any View {
            func open<S: ButtonStyle>(_ style: S) -> any View {
                StyledView(style, configuration) { style, configuration in
                    withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
                }
            }
            return open(style)
        }
    }

    package struct Primitive {
        let style: any PrimitiveButtonStyle

        nonisolated func content(_ configuration: PrimitiveButtonStyleConfiguration) -> any View {
            func open<S: PrimitiveButtonStyle>(_ style: S) -> any View {
                StyledView(style, configuration) { style, configuration in
                    withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
                }
            }
            return open(style)
        }
    }

    enum Kind {
        case look(Look)
        case primitive(Primitive)
    }

    let kind: Kind

    package nonisolated init(_ style: any ButtonStyle) { kind = .look(Look(style: style)) }
    package nonisolated init(_ style: any PrimitiveButtonStyle) { kind = .primitive(Primitive(style: style)) }

    nonisolated static var automatic: ButtonStyleBox { ButtonStyleBox(DefaultButtonStyle()) }
}

extension ButtonStyleBox: CustomComparable {
    package func isSame(as other: ButtonStyleBox) -> Bool {
        switch (kind, other.kind) {
        case (.look(let a), .look(let b)): areEqual(a.style, b.style)
        case (.primitive(let a), .primitive(let b)): areEqual(a.style, b.style)
        default: false
        }
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ButtonStyleBox { .automatic }
}

extension EnvironmentValues {
    package var buttonStyleBox: ButtonStyleBox {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the buttons inside.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyleBox, ButtonStyleBox(style))
    }

    /// The look of the buttons inside, and how they are pressed.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyleBox, ButtonStyleBox(style))
    }
}
