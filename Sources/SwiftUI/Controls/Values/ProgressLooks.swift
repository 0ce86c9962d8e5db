import ViewGraph

/// A label, a bar, a value (measured: facts 17.26).
struct LinearProgress: ControlPart {
    let configuration: ProgressViewStyleConfiguration
    var color: Color?

    @Environment(\.platform) private var platform
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        let isMac = platform == .macOS
        VStack(alignment: .leading, spacing: 0) {
            if let label = configuration.label, labelsVisibility != .hidden {
                label.controlFont().padding(.bottom, isMac ? 0 : 8)
            }
            ProgressBar(fraction: configuration.fractionCompleted, color: color)
            if let value = configuration.currentValueLabel, labelsVisibility != .hidden {
                ImplicitHStack(content: value)
                    .environment(\.font, isMac ? .subheadline : .caption)
                    .foregroundStyle(.secondary)
                    .padding(.top, isMac ? 0 : 6)
            }
        }
    }
}

/// The bar: 6 points high in 20 on macOS (4 in 12 for small controls), 4 (iOS 26: 6) on iOS.
struct ProgressBar: ControlPart {
    let fraction: Double?
    let color: Color?

    @Environment(\.platform) private var platform
    @Environment(\.controlSize) private var controlSize

    private var thickness: CGFloat {
        guard platform == .macOS else { return 4 }
        return controlSize == .small || controlSize == .mini ? 4 : 6
    }

    var body: some View {
        let fill = color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
        FractionBarLayout(fraction: fraction ?? 0.4, thickness: thickness) {
            Capsule().fill(ControlPaint.track)
            Capsule().fill(fill).modifier(ClockMotionModifier(motion: fraction == nil ? .sweep : nil))
        }
        .frame(minWidth: 0, idealWidth: platform == .macOS ? 10 : 120, maxWidth: .infinity)
        .frame(height: platform == .macOS ? (thickness == 4 ? 12 : 20) : thickness)
    }
}

/// A bar over the whole width, and one over a part of it.
struct FractionBarLayout: PartLayout {
    let fraction: Double
    let thickness: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: thickness))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else { return }
        let width = bounds.width * fraction
        for (subview, width) in zip(subviews, [bounds.width, width > 0 ? max(width, thickness) : 0]) {
            subview.place(
                at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: min(width, bounds.width), height: thickness))
        }
    }
}

/// Petals, or a ring, above a label (measured: facts 17.25).
struct CircularProgress: ControlPart {
    let configuration: ProgressViewStyleConfiguration
    var color: Color?

    @Environment(\.platform) private var platform
    @Environment(\.controlSize) private var controlSize
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.hasTint) private var hasTint

    private var side: CGFloat {
        switch (platform, controlSize) {
        case (.macOS, .mini): 10
        case (.macOS, .small): 16
        case (.macOS, _): 32
        case (.iOS, .large), (.iOS, .extraLarge): 37
        case (.iOS, _): 20
        }
    }

    var body: some View {
        VStack(spacing: platform == .macOS ? 4 : 8) {
            Group {
                if let fraction = configuration.fractionCompleted {
                    ProgressRing(fraction: fraction, style: color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
                } else {
                    Petals(style: petalStyle)
                }
            }
            .frame(width: side, height: side)
            if labelsVisibility != .hidden {
                if let label = configuration.label {
                    label.controlFont().foregroundStyle(platform == .iOS ? .secondary : .primary)
                }
                if let value = configuration.currentValueLabel {
                    ImplicitHStack(content: value).environment(\.font, .caption).foregroundStyle(.secondary)
                }
            }
        }
    }

    private var petalStyle: AnyShapeStyle {
        if let color { return AnyShapeStyle(color) }
        return hasTint ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(provider: .system(.gray)))
    }
}

/// A ring that is closed when everything is done.
struct ProgressRing: ControlPart {
    let fraction: Double
    let style: AnyShapeStyle

    var body: some View {
        ZStack {
            Circle().inset(by: 2).stroke(ControlPaint.track, lineWidth: 4)
            Circle().inset(by: 2)
                .trim(from: 0, to: fraction)
                .stroke(style, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
    }
}

/// Eight petals that fade as they get older, the youngest of which is the next one each eighth of a round.
struct Petals: ControlPart {
    let style: AnyShapeStyle

    var body: some View {
        ZStack {
            ForEach(0..<8, id: \.self) { index in
                PetalShape(index: index).fill(style)
                    .modifier(ClockMotionModifier(motion: .petal(index, of: 8)))
            }
        }
    }
}

struct PetalShape: Shape {
    let index: Int

    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let petal = CGRect(x: -side * 0.055, y: -side / 2, width: side * 0.11, height: side * 0.27)
        let turn = CGAffineTransform(rotationAngle: Double(index) * .pi / 4)
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
        return Path(roundedRect: petal, cornerRadius: petal.width / 2).applying(turn)
    }
}
