import Drawing
import Foundation

/// How what a leaf draws becomes something else.
public enum _ContentExchange: Hashable, Sendable {
    /// At once.
    case none
    case crossFade
    /// Glyphs that differ roll out and in: downwards, or upwards.
    case roll(isDown: Bool)
    /// The old one goes towards a scale, or at once where there is none; then the new one grows.
    case replace(oldScale: Double?)
}

/// What a leaf drew before, and how far what it draws now has come.
struct ContentChange {
    let old: DisplayList
    let style: _ContentExchange
    let progress: AnimatedValue

    /// - Parameter new: draws what the leaf looks like now.
    func draw(size: CGSize, in context: inout DrawContext, new: (inout DrawContext) -> Void) {
        let amount = min(max(progress.current.numbers[0], 0), 1)
        let origin = context.pixelRect(of: .zero).origin
        switch style {
        case .none: new(&context)
        case .crossFade: crossFade(amount, origin, &context, new)
        case .roll(let isDown):
            let list = context.recorded(new)
            let roll = GlyphRoll(from: old, at: origin, to: list, progress: progress.current.numbers[0], isDown: isDown)
            guard let roll else { return crossFade(amount, origin, &context, new) }
            for item in roll.items { context.add(item) }
        case .replace(let oldScale):
            let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
            // The old one has gone when the new one begins to grow.
            if amount < 0.5, let oldScale {
                let part = amount * 2
                let group = DisplayList.Group(
                    transform: .scaling(1 + (oldScale - 1) * part, round: middle), opacity: 1 - part)
                context.group(group) { drawOld(origin, &$0, opacity: 1) }
            } else if amount > 0 {
                let part = oldScale == nil ? amount : amount * 2 - 1
                let group = DisplayList.Group(transform: .scaling(0.5 + part / 2, round: middle), opacity: part)
                context.group(group, new)
            }
        }
    }

    private func crossFade(
        _ amount: Double, _ origin: CGPoint, _ context: inout DrawContext, _ new: (inout DrawContext) -> Void
    ) {
        if amount < 1 { drawOld(origin, &context, opacity: 1 - amount) }
        if amount > 0 { context.group(DisplayList.Group(opacity: amount), new) }
    }

    private func drawOld(_ origin: CGPoint, _ context: inout DrawContext, opacity: Double) {
        let group = DisplayList.Group(
            transform: CGAffineTransform(translationX: origin.x, y: origin.y), opacity: opacity)
        context.group(group) { context in old.items.forEach { context.add($0) } }
    }
}

extension CGAffineTransform {
    package static func scaling(_ scale: CGFloat, round anchor: CGPoint) -> CGAffineTransform {
        CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: anchor.x * (1 - scale), ty: anchor.y * (1 - scale))
    }
}
