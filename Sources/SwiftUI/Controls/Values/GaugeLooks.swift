import Foundation
import ViewGraph

extension AnyShapeStyle {
    /// A gradient as a tint runs along a bar, from its leading end; any other tint is as it is.
    static func alongBar(_ tint: AnyShapeStyle?, width fraction: Double = 1) -> AnyShapeStyle {
        guard let gradient = tint?.style as? Gradient else { return AnyShapeStyle(.tint) }
        // Of a part that is filled only the beginning shows.
        let end = fraction > 0 ? 1 / fraction : 1
        return AnyShapeStyle(
            LinearGradient(gradient: gradient, startPoint: .leading, endPoint: UnitPoint(x: end, y: 0.5)))
    }
}

struct LinearCapacityGauge: ControlPart {
    let configuration: GaugeStyleConfiguration

    @Environment(\.platform) private var platform
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.tint) private var tint

    var body: some View {
        VStack(spacing: platform == .macOS ? 2 : 6) {
            if labelsVisibility != .hidden { configuration.label.controlFont() }
            HStack(spacing: 8) {
                if let minimum = configuration.minimumValueLabel { minimum.controlFont() }
                FractionBarLayout(fraction: configuration.value, thickness: platform == .macOS ? 6 : 8) {
                    Capsule().fill(ControlPaint.track)
                    Capsule().fill(AnyShapeStyle.alongBar(tint, width: configuration.value))
                }
                .frame(minWidth: 10, idealWidth: 120, maxWidth: .infinity)
                .frame(height: platform == .macOS ? 16 : 8)
                if let maximum = configuration.maximumValueLabel { maximum.controlFont() }
            }
            if let value = configuration.currentValueLabel {
                ImplicitHStack(content: value).environment(\.font, .subheadline).foregroundStyle(.secondary)
            }
        }
    }
}

/// A ring of 58 points, open below where it has a marker.
struct CircularGauge: ControlPart {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool

    @Environment(\.tint) private var tint

    /// A gradient as a tint follows the ring.
    private var ringStyle: AnyShapeStyle {
        guard let gradient = tint?.style as? Gradient else { return AnyShapeStyle(.tint) }
        let sweep = isCapacity ? 360 : 360 * (1 - Self.opening)
        // A whole ring's gradient begins where the round end does that stands out before the ring's start.
        let start = isCapacity ? -asin(Self.line / (Self.side - Self.line)) * 180 / .pi : 0
        return AnyShapeStyle(
            AngularGradient(
                gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(start + sweep)))
    }

    private static var opening: Double { 0.26 }
    private static var side: CGFloat { 58 }
    private static var line: CGFloat { 5.5 }

    var body: some View {
        let line = Self.line
        ZStack {
            if isCapacity {
                Circle().inset(by: line / 2).stroke(ringStyle, lineWidth: line).rotationEffect(.degrees(-90))
                    .opacity(0.25)
                Circle().inset(by: line / 2)
                    .trim(from: 0, to: configuration.value)
                    .stroke(ringStyle, style: StrokeStyle(lineWidth: line, lineCap: .round))
                    .rotationEffect(.degrees(-90))
            } else {
                let angle = Angle.degrees(90 + 360 * Self.opening / 2)
                Circle().inset(by: line / 2)
                    .trim(from: 0, to: 1 - Self.opening)
                    .stroke(ringStyle, style: StrokeStyle(lineWidth: line, lineCap: .round))
                    .rotationEffect(angle)
                GaugeMarker(fraction: configuration.value, opening: Self.opening, line: line)
            }
            if let value = configuration.currentValueLabel {
                ImplicitHStack(content: value).environment(\.font, .system(size: 20, weight: .medium)).lineLimit(1)
                    .minimumScaleFactor(0.5).frame(maxWidth: 40)
            } else if isCapacity {
                ImplicitHStack(content: configuration.label).environment(\.font, .system(size: 14)).lineLimit(1)
                    .minimumScaleFactor(0.5).frame(maxWidth: 40)
            }
            if !isCapacity { foot.offset(y: 25) }
        }
        .frame(width: Self.side, height: Self.side)
    }

    @ViewBuilder private var foot: some View {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            HStack(spacing: 5) {
                if let minimum = configuration.minimumValueLabel { minimum }
                if let maximum = configuration.maximumValueLabel { maximum }
            }
            .environment(\.font, .system(size: 10, weight: .medium))
        } else {
            ImplicitHStack(content: configuration.label).environment(\.font, .system(size: 11))
        }
    }
}

/// The marker on an open ring: a dot in the ring's colour with an edge of the background's.
struct GaugeMarker: ControlPart {
    let fraction: Double
    let opening: Double
    let line: CGFloat

    var body: some View {
        let turn = 180 + 360 * opening / 2 + 360 * (1 - opening) * fraction
        Circle()
            .fill(.background)
            .overlay { Circle().inset(by: 2).fill(.primary) }
            .frame(width: line + 5, height: line + 5)
            .offset(y: -(58 - line) / 2)
            .rotationEffect(.degrees(turn))
    }
}

struct AccessoryLinearGauge: ControlPart {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool

    @Environment(\.tint) private var tint

    var body: some View {
        if isCapacity {
            VStack(alignment: .leading, spacing: 3) {
                ImplicitHStack(content: configuration.label)
                bar
                if let value = configuration.currentValueLabel {
                    ImplicitHStack(content: value).environment(\.font, .caption).foregroundStyle(.secondary)
                }
            }
        } else {
            HStack(spacing: 6) {
                if let minimum = configuration.minimumValueLabel {
                    minimum
                } else {
                    ImplicitHStack(content: configuration.label)
                }
                bar
                if let maximum = configuration.maximumValueLabel { maximum }
            }
        }
    }

    private var bar: some View {
        GaugeBarLayout(fraction: configuration.value, isCapacity: isCapacity) {
            Capsule().fill(AnyShapeStyle.alongBar(tint)).opacity(isCapacity ? 0.25 : 1)
            if isCapacity {
                Capsule().fill(AnyShapeStyle.alongBar(tint, width: configuration.value))
            } else {
                Circle().fill(.background).overlay { Circle().inset(by: 2).fill(.primary) }
            }
        }
        .frame(minWidth: 30, idealWidth: 100, maxWidth: .infinity)
        .frame(height: 12)
    }
}

/// A bar with a part of it, or a dot on it.
struct GaugeBarLayout: PartLayout {
    let fraction: Double
    let isCapacity: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 12))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else { return }
        let thickness: CGFloat = isCapacity ? 8 : 5
        let left = CGPoint(x: bounds.minX, y: bounds.midY)
        subviews[0].place(
            at: left, anchor: .leading, proposal: ProposedViewSize(width: bounds.width, height: thickness))
        if isCapacity {
            subviews[1].place(
                at: left, anchor: .leading,
                proposal: ProposedViewSize(width: max(bounds.width * fraction, thickness), height: thickness))
        } else {
            subviews[1].place(
                at: CGPoint(x: bounds.minX + thickness / 2 + (bounds.width - thickness) * fraction, y: bounds.midY),
                anchor: .center, proposal: ProposedViewSize(width: 11, height: 11))
        }
    }
}
