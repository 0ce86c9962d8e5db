import ViewGraph

/// A movement of a symbol, by the session's clock: a picture shows where it has got to.
public protocol SymbolEffect: Hashable, Sendable {
    var _motion: _SymbolMotion { get }
}

/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that goes on, or holds, as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which one symbol takes another's place.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// Shows a symbol that was not there.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.appear)

    public var up: AppearSymbolEffect { Self(_motion: _motion.with(\.direction, .up)) }
    public var down: AppearSymbolEffect { Self(_motion: _motion.with(\.direction, .down)) }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// What the system thinks fit.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.replace)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// Lets a symbol hop once.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.bounce)

    public var up: BounceSymbolEffect { Self(_motion: _motion.with(\.direction, .up)) }
    public var down: BounceSymbolEffect { Self(_motion: _motion.with(\.direction, .down)) }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Lets a symbol swell and shrink.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.breathe)

    public var plain: BreatheSymbolEffect { Self(_motion: _motion.with(\.changesOpacity, false)) }
    public var pulse: BreatheSymbolEffect { Self(_motion: _motion.with(\.changesOpacity, true)) }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Takes a symbol away.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.disappear)

    public var up: DisappearSymbolEffect { Self(_motion: _motion.with(\.direction, .up)) }
    public var down: DisappearSymbolEffect { Self(_motion: _motion.with(\.direction, .down)) }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Draws a symbol's lines away.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.drawOff)

    public var byLayer: DrawOffSymbolEffect { self }
    public var wholeSymbol: DrawOffSymbolEffect { self }
    public var individually: DrawOffSymbolEffect { self }
    public var nonReversed: DrawOffSymbolEffect { self }
    public var reversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// Draws a symbol's lines.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.drawOn)

    public var byLayer: DrawOnSymbolEffect { self }
    public var wholeSymbol: DrawOnSymbolEffect { self }
    public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Lets a symbol's opacity rise and fall.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.pulse)

    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Turns one symbol into another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.replace)

    public var downUp: ReplaceSymbolEffect { Self(_motion: _motion.with(\.direction, .down)) }
    public var upUp: ReplaceSymbolEffect { Self(_motion: _motion.with(\.direction, .up)) }
    public var offUp: ReplaceSymbolEffect { Self(_motion: _motion.with(\.goesAtOnce, true)) }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// Alone, as what `magic(fallback:)` falls back to: `.downUp.byLayer`.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
    /// Lines that both symbols have stay; `fallback` is for symbols that have none in common.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Turns a symbol or parts of it.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.rotate)

    public var clockwise: RotateSymbolEffect { Self(_motion: _motion.with(\.direction, .clockwise)) }
    public var counterClockwise: RotateSymbolEffect { Self(_motion: _motion.with(\.direction, .counterClockwise)) }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Holds a symbol larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.scale)

    public var up: ScaleSymbolEffect { Self(_motion: _motion.with(\.scale, 1.2)) }
    public var down: ScaleSymbolEffect { Self(_motion: _motion.with(\.scale, 0.8)) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Lets the layers of a symbol light up in turn.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.variableColor)

    public var iterative: VariableColorSymbolEffect { Self(_motion: _motion.with(\.isIterative, true)) }
    public var cumulative: VariableColorSymbolEffect { Self(_motion: _motion.with(\.isIterative, false)) }
    public var reversing: VariableColorSymbolEffect { Self(_motion: _motion.with(\.isReversing, true)) }
    public var nonReversing: VariableColorSymbolEffect { Self(_motion: _motion.with(\.isReversing, false)) }
    public var dimInactiveLayers: VariableColorSymbolEffect {
        Self(_motion: _motion.with(\.hidesInactiveLayers, false))
    }
    public var hideInactiveLayers: VariableColorSymbolEffect {
        Self(_motion: _motion.with(\.hidesInactiveLayers, true))
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Shakes a symbol.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var _motion = _SymbolMotion(.wiggle)

    public var clockwise: WiggleSymbolEffect { Self(_motion: _motion.with(\.direction, .clockwise)) }
    public var counterClockwise: WiggleSymbolEffect { Self(_motion: _motion.with(\.direction, .counterClockwise)) }
    public var left: WiggleSymbolEffect { Self(_motion: _motion.with(\.direction, .left)) }
    public var right: WiggleSymbolEffect { Self(_motion: _motion.with(\.direction, .right)) }
    public var up: WiggleSymbolEffect { Self(_motion: _motion.with(\.direction, .up)) }
    public var down: WiggleSymbolEffect { Self(_motion: _motion.with(\.direction, .down)) }
    public var forward: WiggleSymbolEffect { Self(_motion: _motion.with(\.direction, .forward)) }
    public var backward: WiggleSymbolEffect { Self(_motion: _motion.with(\.direction, .backward)) }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
    public func custom(angle: Angle) -> WiggleSymbolEffect { Self(_motion: _motion.with(\.angle, angle.radians)) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
