import Foundation
import Rendering
import SnapshotCases
import SwiftUI
import ViewGraph

/// What a strategy of views is told.
struct ViewRequest: Sendable {
    var layout = SwiftUISnapshotLayout.sizeThatFits
    var scale: CGFloat?
    var appearance: ColorScheme?
    var traits = SnapshotTraits()
    var events: [RenderEvent] = []
    var options = RenderOptions()
    /// Seconds after the last event; nil once all is still.
    var at: Double?

    /// The environment's own values where nothing is said, then the device's, then those given.
    var renderOptions: RenderOptions {
        var result = options
        var known = traits
        switch layout {
        case .device(let device):
            known = SnapshotTraits(traitsFrom: [device.traits, traits])
            result.setSize(width: device.size?.width, height: device.size?.height)
            result.safeArea = device.safeArea
        case .fixed(let width, let height): result.setSize(width: width, height: height)
        case .sizeThatFits: break
        }
        switch known.userInterfaceStyle {
        case .light: result.appearance = .light
        case .dark: result.appearance = .dark
        case .unspecified, nil: break
        }
        result.appearance = appearance ?? result.appearance
        result.dynamicTypeSize = known.preferredContentSizeCategory ?? result.dynamicTypeSize
        result.layoutDirection = known.layoutDirection ?? result.layoutDirection
        result.locale = known.locale ?? result.locale
        result.scale = scale ?? known.displayScale ?? result.scale
        result.events += events
        let waited = SnapshotMoment.waited
        if let at {
            result.at = at + (waited ?? 0)
        } else if let waited {
            result.at = waited
        }
        return result
    }

    /// Lets `read` look at the view; what can't be drawn is the snapshot's failure.
    func session<Result>(
        of view: some View, or substitute: Result, _ read: (RenderSession) throws(RenderFailure) -> Result
    ) -> Result {
        do throws(RenderFailure) {
            return try read(RenderSession(view: view, options: renderOptions))
        } catch {
            SnapshotValue.failures?.record("The view can't be drawn: \(error.text)")
            return substitute
        }
    }
}

/// How long `.wait(for:on:)` lets pass, in the view's own time.
enum SnapshotMoment {
    @TaskLocal static var waited: Double?
}

extension Snapshotting where Value: View, Format == SnapshotImage {
    /// A picture of the view, as large as it is by itself.
    public static var image: Snapshotting { image() }

    /// A picture of the view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: there are no windows here; what is drawn is the same.
    ///   - precision: which part of the pixels has to match, from 0 to 1.
    ///   - perceptualPrecision: how near a pixel has to be to match: 1 is the same, 0.98 hardly to be seen.
    ///   - layout: the size that the view is proposed.
    ///   - scale: pixels per point; nil for the device's, or 2.
    ///   - appearance: light or dark; nil for that of the traits, or light.
    ///   - traits: what holds where the view stands.
    ///   - events: what happens before.
    ///   - options: everything else a picture depends on.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil, appearance: ColorScheme? = nil,
        traits: SnapshotTraits = SnapshotTraits(), events: [RenderEvent] = [], options: RenderOptions = RenderOptions()
    ) -> Snapshotting {
        let request = ViewRequest(
            layout: layout, scale: scale, appearance: appearance, traits: traits, events: events, options: options)
        let diffing = Diffing.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: request.renderOptions.scale)
        return Snapshotting(pathExtension: "png", diffing: diffing) { view in
            request.session(of: view, or: .nothing) { session throws(RenderFailure) in
                SnapshotImage(bitmap: try session.picture().bitmap())
            }
        }
    }

    /// The same with UIKit's traits.
    @_disfavoredOverload
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout = .sizeThatFits,
        traits: UITraitCollection
    ) -> Snapshotting {
        image(
            precision: precision, perceptualPrecision: perceptualPrecision, layout: layout,
            traits: SnapshotTraits(traits))
    }

    /// Pictures of several moments after the events, one below the other.
    ///
    /// - Parameters:
    ///   - times: in seconds of the view's own time.
    ///   - layout: the size that the view is proposed.
    ///   - scale: pixels per point; nil for the device's, or 2.
    ///   - appearance: light or dark; nil for that of the traits, or light.
    ///   - traits: what holds where the view stands.
    ///   - events: what happens before the first moment.
    ///   - options: everything else a picture depends on.
    public static func frames(
        at times: [Double], layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil,
        appearance: ColorScheme? = nil, traits: SnapshotTraits = SnapshotTraits(), events: [RenderEvent] = [],
        options: RenderOptions = RenderOptions()
    ) -> Snapshotting {
        let base = ViewRequest(
            layout: layout, scale: scale, appearance: appearance, traits: traits, events: events, options: options)
        return Snapshotting(pathExtension: "png", diffing: .image(scale: base.renderOptions.scale)) { view in
            let frames = times.map { time in
                var request = base
                request.at = max(0, time)
                return request.session(of: view, or: SnapshotImage.nothing) { session throws(RenderFailure) in
                    SnapshotImage(bitmap: try session.picture().bitmap())
                }
            }
            return SnapshotImage.column(frames)
        }
    }
}

extension Snapshotting where Value: View, Format == String {
    /// The frames and texts of the view and all in it, as a tree of lines.
    public static var layout: Snapshotting { layout() }

    public static func layout(
        _ layout: SwiftUISnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits(),
        events: [RenderEvent] = [], options: RenderOptions = RenderOptions()
    ) -> Snapshotting {
        text(layout, traits, events, options) { session throws(RenderFailure) in
            LayoutText.text(of: try session.inspection())
        }
    }

    /// The views there are and the state that they keep, as a tree of lines.
    public static var viewTree: Snapshotting { viewTree() }

    public static func viewTree(
        _ layout: SwiftUISnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits(),
        events: [RenderEvent] = [], options: RenderOptions = RenderOptions()
    ) -> Snapshotting {
        text(layout, traits, events, options) { session in RenderTreeText.text(session.renderTree().root) }
    }

    /// What assistive technology reads, in its order.
    public static var accessibility: Snapshotting { accessibility() }

    public static func accessibility(
        _ layout: SwiftUISnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits(),
        events: [RenderEvent] = [], options: RenderOptions = RenderOptions()
    ) -> Snapshotting {
        text(layout, traits, events, options) { session throws(RenderFailure) in
            AccessibilityText.text(of: try session.inspection())
        }
    }

    private static func text(
        _ layout: SwiftUISnapshotLayout, _ traits: SnapshotTraits, _ events: [RenderEvent], _ options: RenderOptions,
        _ read: @escaping (RenderSession) throws(RenderFailure) -> String
    ) -> Snapshotting {
        let request = ViewRequest(layout: layout, traits: traits, events: events, options: options)
        return Snapshotting(pathExtension: "txt", diffing: .lines) { view in
            request.session(of: view, or: "", read)
        }
    }
}

extension Snapshotting {
    /// Lets time pass before the snapshot is taken: a view's own time, which needs none of the test's.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - strategy: what is taken then.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(
            pathExtension: strategy.pathExtension, diffing: strategy.diffing,
            asyncSnapshot: { value in
                Async { done in
                    let waited = (SnapshotMoment.waited ?? 0) + max(0, duration)
                    SnapshotMoment.$waited.withValue(waited) { strategy.snapshot(value).run(done) }
                }
            })
    }
}

extension SnapshotImage {
    /// Pictures one below the other, with a line's room between them.
    static func column(_ images: [SnapshotImage]) -> SnapshotImage {
        let bitmaps = images.map(\.bitmap).filter { $0.width > 0 && $0.height > 0 }
        guard let first = bitmaps.first else { return .nothing }
        let gap = Int((8 * first.scale).rounded())
        let width = bitmaps.map(\.width).max() ?? 0
        let height = bitmaps.map(\.height).reduce(0, +) + gap * (bitmaps.count - 1)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for (index, bitmap) in bitmaps.enumerated() {
            if index > 0 { pixels += [UInt8](repeating: 0, count: gap * width * 4) }
            let row = bitmap.width * 4
            for start in stride(from: 0, to: bitmap.pixels.count, by: max(row, 1)) {
                pixels += bitmap.pixels[start..<(start + row)]
                pixels += [UInt8](repeating: 0, count: (width - bitmap.width) * 4)
            }
        }
        return Bitmap(width: width, height: height, scale: first.scale, pixels: pixels)
            .map { SnapshotImage(bitmap: $0) } ?? .nothing
    }
}
