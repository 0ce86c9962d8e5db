import Foundation

extension LayoutReporter {
    /// Where a node of a report stands on the canvas, and what the effects round it do to what is drawn there.
    struct Place {
        var origin: CGPoint
        /// On the canvas: from where things were laid out to where they are drawn; nil for nothing.
        private var effect: CGAffineTransform?

        init(origin: CGPoint) { self.origin = origin }

        func moved(by offset: CGPoint) -> Place {
            var place = self
            place.origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
            return place
        }

        /// With an effect in the node's own coordinates.
        func adding(_ transform: CGAffineTransform?) -> Place {
            guard let transform, transform != .identity else { return self }
            var place = self
            let onCanvas = CGAffineTransform(translationX: -origin.x, y: -origin.y)
                .concatenating(transform)
                .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
            place.effect = effect.map { onCanvas.concatenating($0) } ?? onCanvas
            return place
        }

        /// The bounding box of where a frame is drawn; nil where that is the frame itself.
        func drawn(_ frame: CGRect) -> CGRect? {
            guard let drawn = effect.map({ frame.applying($0) }), drawn != frame else { return nil }
            let lengths = [drawn.minX, drawn.minY, drawn.width, drawn.height]
            return lengths.allSatisfy(\.isFinite) ? drawn : nil
        }
    }
}
