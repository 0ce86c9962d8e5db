import ViewGraph

/// What is presented in a window, above what is there.
struct PresentedViews: ControlPart {
    let presentations: [Presentation]

    @Environment(\.platform) private var platform

    var body: some View {
        // Each comes and goes by itself, so that nothing stands round them.
        ForEach(presentations.indices, id: \.self) { index in
            PresentedView(presentation: presentations[index])
                .modifier(PresentationHost())
                .modifier(SystemPresenceModifier(animation: presentations[index].kind.animation(on: platform)))
        }
    }
}

private struct PresentedView: ControlPart {
    let presentation: Presentation

    @Environment(\.platform) private var platform

    var body: some View {
        switch presentation.kind {
        case .sheet: SheetCard(presentation: presentation)
        case .popover(let edge):
            if let anchor = presentation.anchor {
                PopoverCard(presentation: presentation, anchor: anchor, edge: edge)
            }
        case .menu:
            if let anchor = presentation.anchor { MenuCard(presentation: presentation, anchor: anchor) }
        case .submenu:
            if let anchor = presentation.anchor {
                MenuCard(presentation: presentation, anchor: anchor, isSubmenu: true)
            }
        case .cover:
            presentation.transplanted(presentation.content)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.background)
                .systemMotion(.rise)
        case .alert(let title, let message):
            ZStack {
                Dimming()
                AlertCard(title: title, message: message, presentation: presentation)
                    .systemMotion(.grow(from: alertScale, shrinks: platform == .macOS))
            }
        case .dialog(let title, let message):
            ZStack(alignment: platform == .iOS ? .bottom : .center) {
                Dimming()
                AlertCard(title: title, message: message, presentation: presentation, isDialog: true)
                    .padding(8)
                    .systemMotion(platform == .iOS ? .rise : .grow(from: alertScale, shrinks: true))
            }
        case .contextMenu(let portrait):
            if let anchor = presentation.anchor {
                ContextMenuCard(presentation: presentation, portrait: portrait, anchor: anchor)
                    .systemMotion(.fade)
            }
        }
    }

    private var alertScale: CGFloat {
        platform == .macOS ? SystemAnimations.windowPanelScale : SystemAnimations.alertScale
    }
}

/// What is behind a presentation is darker, the edges of the screen included.
struct Dimming: ControlPart {
    var body: some View { Rectangle().fill(ControlPaint.dimming).ignoresSafeArea().systemMotion(.fade) }
}

/// A question with its answers as buttons.
struct AlertCard: ControlPart {
    let title: Text?
    let message: AnyView
    let presentation: Presentation
    var isDialog = false

    @Environment(\.platform) private var platform

    var body: some View {
        let isMac = platform == .macOS
        let radius: CGFloat = isMac ? 16 : 34
        let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
        let close = presentation.close
        VStack(alignment: .leading, spacing: isMac ? 8 : 10) {
            if let title { title.font(isMac ? .system(size: 13, weight: .bold) : .headline) }
            message.environment(\.font, isMac ? .subheadline : .subheadline).foregroundStyle(.secondary)
            presentation.transplanted(AlertButtons(actions: presentation.content, isDialog: isDialog, close: close))
                .padding(.top, isMac ? 6 : 8)
        }
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(isMac ? 16 : 20)
        .frame(width: isMac ? 260 : isDialog ? nil : 300)
        .frame(maxWidth: isDialog && !isMac ? 377 : nil)
        .background(ControlPaint.panel, in: shape)
        .compositingGroup()
        .shadow(color: .black.opacity(0.2), radius: 20, y: 8)
    }
}

/// Two answers stand beside each other, more below each other; none is an OK. What leaves things as they are comes first
/// beside another answer, and last below the others. What is no button (a text field) stands above them.
struct AlertButtons: ControlPart {
    let actions: AnyView
    let isDialog: Bool
    let close: () -> Void

    var body: some View {
        let (isDialog, close) = (isDialog, close)
        AnyView(
            any: ElementReader(
                actions.environment(\.buttonStyleBox, ButtonStyleBox(AlertButtonStyle(close: close))),
                make: { elements in
                    let buttons = elements.filter { $0.alertAnswer == .button }
                    let cancels = elements.filter { $0.alertAnswer == .cancel }
                    let areBesideEachOther = buttons.count + cancels.count == 2 && !isDialog
                    return VStack(spacing: 8) {
                        AlertFields(fields: elements.filter { $0.alertAnswer == nil })
                        AlertAnswers(
                            buttons: areBesideEachOther ? cancels + buttons : buttons + cancels,
                            areBesideEachOther: areBesideEachOther, close: close)
                    }
                }))
    }
}

/// Text fields of an alert, each in a frame of its own; those of macOS have one by themselves.
struct AlertFields: ControlPart {
    let fields: [LayoutNode]

    @Environment(\.platform) private var platform

    var body: some View {
        ForEach(fields.indices, id: \.self) { index in
            if platform == .macOS { ElementView(fields[index]) } else { framed(fields[index]) }
        }
    }

    private func framed(_ field: LayoutNode) -> some View {
        ElementView(field)
            .padding(.horizontal, 10)
            .frame(minHeight: 36)
            .background(ControlPaint.bezel, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
    }
}

struct AlertAnswers: ControlPart {
    let buttons: [LayoutNode]
    let areBesideEachOther: Bool
    let close: () -> Void

    var body: some View {
        if buttons.isEmpty {
            Button("OK") {}.environment(\.buttonStyleBox, ButtonStyleBox(AlertButtonStyle(close: close)))
        } else if areBesideEachOther {
            HStack(spacing: 8) { ViewList(buttons.map { ElementView($0) }) }
        } else {
            VStack(spacing: 8) { ViewList(buttons.map { ElementView($0) }) }
        }
    }
}

/// Says of a node that it is a button of an alert.
enum AlertAnswer { case button, cancel }

extension LayoutNode {
    fileprivate var alertAnswer: AlertAnswer? { trait(ObjectIdentifier(AlertAnswer.self)) as? AlertAnswer }
}

/// A button of an alert: it closes the alert and does what it is for.
nonisolated struct AlertButtonStyle: PrimitiveButtonStyle {
    let close: () -> Void

    func makeBody(configuration: Configuration) -> some View {
        AlertButtonChrome(configuration: configuration, close: close)
    }
}

struct AlertButtonChrome: ControlPart {
    let configuration: PrimitiveButtonStyleConfiguration
    let close: () -> Void

    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let (configuration, close) = (configuration, close)
        configuration.label
            .lineLimit(1)
            .environment(\.font, platform == .macOS ? .body : .system(size: 17, weight: .medium))
            .foregroundStyle(style)
            .frame(maxWidth: .infinity)
            .frame(height: platform == .macOS ? 28 : 48)
            .background(background, in: Capsule())
            .pressable {
                close()
                configuration.trigger()
            }
            .modifier(
                TraitModifier(
                    key: ObjectIdentifier(AlertAnswer.self),
                    value: configuration.role == .cancel ? AlertAnswer.cancel : .button, label: ".alertButton"))
    }

    private var isProminent: Bool { platform == .macOS && configuration.role == nil }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlPaint.disabledLabel) }
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary)
    }

    private var background: AnyShapeStyle {
        isProminent && isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlPaint.bezel)
    }
}
