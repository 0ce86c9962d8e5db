import ViewGraph

/// What an effect does to a symbol, and how. Apple describes the movements in words and films only: lengths and times
/// are chosen.
public struct _SymbolMotion: Hashable, Sendable {
    enum Kind: Hashable {
        case bounce, pulse, breathe, rotate, wiggle, variableColor
        case scale, appear, disappear, drawOn, drawOff, replace
    }

    enum Direction: Hashable { case clockwise, counterClockwise, up, down, left, right, forward, backward }

    let kind: Kind
    var direction: Direction?
    /// Of a wiggle, in radians.
    var angle = 0.2
    /// One layer after another, instead of more and more of them.
    var isIterative = false
    var isReversing = false
    var hidesInactiveLayers = false
    /// Whether breathing changes the opacity, too.
    var changesOpacity = false
    /// How large the symbol is held.
    var scale = 1.0
    /// Whether the symbol that is replaced goes at once.
    var goesAtOnce = false

    init(_ kind: Kind) { self.kind = kind }

    func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: property] = value
        return copy
    }

    /// Of one movement, in seconds; nil for what holds the symbol in another state.
    var duration: Double? {
        switch kind {
        case .bounce: 0.7
        case .pulse: 1
        case .breathe: 2
        case .rotate: 1.2
        case .wiggle: 0.8
        case .variableColor: 1.5
        case .scale, .appear, .disappear, .drawOn, .drawOff, .replace: nil
        }
    }

    /// The state in which the symbol is held while the effect is active.
    var held: SymbolLook {
        switch kind {
        case .scale: SymbolLook(scale: scale)
        case .disappear: SymbolLook(scale: direction == .up ? 1.2 : 0.8, opacity: 0)
        case .drawOff: SymbolLook(drawn: 0)
        default: SymbolLook()
        }
    }

    /// The state that it comes from when the effect becomes active; nil for the one it is in.
    var origin: SymbolLook? {
        switch kind {
        case .appear: SymbolLook(scale: direction == .down ? 1.2 : 0.8, opacity: 0)
        case .drawOn: SymbolLook(drawn: 0)
        default: nil
        }
    }

    /// How large the replaced symbol is when it has gone; nil where it goes at once.
    var oldScaleOfReplacement: Double? { goesAtOnce ? nil : direction == .up ? 1.3 : 0.5 }

    /// The symbol at a part of one movement, from 0 to 1; at both ends it is at rest.
    ///
    /// - Parameter isContinuous: turns evenly, since another movement follows.
    func look(at part: Double, isContinuous: Bool, isMirrored: Bool) -> SymbolLook {
        guard part > 0, part < 1 else { return SymbolLook() }
        let wave = (1 - cos(part * 2 * .pi)) / 2
        switch kind {
        case .bounce:
            let swing = 0.25 * sin(part * 2.5 * .pi) * exp(-3 * part) * (1 - part)
            return SymbolLook(scale: 1 + (direction == .down ? -swing : swing))
        case .pulse: return SymbolLook(opacity: 1 - 0.6 * wave)
        case .breathe: return SymbolLook(scale: 1 + 0.12 * wave, opacity: changesOpacity ? 1 - 0.5 * wave : 1)
        case .rotate:
            let turned = isContinuous ? part : UnitCurve.easeInOut.value(at: part)
            return SymbolLook(angle: (direction == .counterClockwise ? -2 : 2) * .pi * turned)
        case .wiggle: return wiggle(sin(part * 6 * .pi) * (1 - part), isMirrored: isMirrored)
        case .variableColor:
            let value = isReversing ? 1 - abs(2 * part - 1) : part
            return SymbolLook(light: SymbolLight(value: value, isIterative: isIterative, hides: hidesInactiveLayers))
        case .scale, .appear, .disappear, .drawOn, .drawOff, .replace: return SymbolLook()
        }
    }

    private func wiggle(_ swing: Double, isMirrored: Bool) -> SymbolLook {
        let forward = isMirrored ? -1.0 : 1
        let way = 0.12 * swing
        return switch direction {
        case .up: SymbolLook(shift: CGSize(width: 0, height: -way))
        case .down: SymbolLook(shift: CGSize(width: 0, height: way))
        case .left: SymbolLook(shift: CGSize(width: -way, height: 0))
        case .right: SymbolLook(shift: CGSize(width: way, height: 0))
        case .forward: SymbolLook(shift: CGSize(width: way * forward, height: 0))
        case .backward: SymbolLook(shift: CGSize(width: -way * forward, height: 0))
        case .counterClockwise: SymbolLook(angle: -angle * swing)
        case .clockwise, nil: SymbolLook(angle: angle * swing)
        }
    }
}

/// How a symbol is shown at a moment.
struct SymbolLook: Equatable {
    var scale = 1.0
    /// In radians, clockwise.
    var angle = 0.0
    /// In parts of the symbol's size.
    var shift = CGSize.zero
    var opacity = 1.0
    /// How much of it has been drawn, from its leading edge on.
    var drawn = 1.0
    var light: SymbolLight?

    func mixed(with other: SymbolLook, by part: Double) -> SymbolLook {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return SymbolLook(
            scale: mix(scale, other.scale), angle: mix(angle, other.angle), opacity: mix(opacity, other.opacity),
            drawn: mix(drawn, other.drawn))
    }

    func transform(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(
                CGAffineTransform(
                    translationX: rect.midX + shift.width * rect.width, y: rect.midY + shift.height * rect.height))
    }
}

/// Which layers of a symbol are lit.
struct SymbolLight: Equatable {
    /// From none at 0 to all of them at 1.
    let value: Double
    let isIterative: Bool
    let hides: Bool

    func isLit(step: Int, of steps: Double) -> Bool {
        let last = (value * (steps + 1)).rounded(.down)
        return isIterative ? Double(step) == last : Double(step) <= last
    }

    var opacityOfOthers: Double { hides ? 0 : 0.3 }
}
