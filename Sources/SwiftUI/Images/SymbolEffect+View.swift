import ViewGraph

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How a movement goes on.
    public struct RepeatBehavior: Hashable, Sendable {
        fileprivate enum Kind: Hashable { case continuous, periodic(Int?, Double?) }

        fileprivate let kind: Kind

        public static let continuous = RepeatBehavior(kind: .continuous)
        public static let periodic = RepeatBehavior(kind: .periodic(nil, nil))

        /// - Parameters:
        ///   - count: how many movements there are; nil for no end.
        ///   - delay: seconds between two movements.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(kind: .periodic(count, delay))
        }
    }

    private var factor = 1.0
    private var count: Int?
    private var behavior: RepeatBehavior?
    /// Nil where the effect decides.
    private var isRepeating: Bool?

    public static let `default` = SymbolEffectOptions()
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    public var repeating: SymbolEffectOptions { changed { $0.isRepeating = true } }
    public var nonRepeating: SymbolEffectOptions { changed { $0.isRepeating = false } }
    public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.factor = speed } }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { $0.count = count } }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { changed { $0.behavior = behavior } }

    private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }

    // MARK: - What is asked for

    /// 2 for twice as fast.
    var speedFactor: Double { factor.isFinite && factor > 0 ? factor : 1 }

    /// Between two movements, in seconds.
    var pause: Double {
        guard case .periodic(_, let delay?) = behavior?.kind, delay.isFinite else { return 0 }
        return max(delay, 0)
    }

    /// How often the symbol moves; nil without end.
    ///
    /// - Parameter isOngoing: whether it goes on as long as the effect is active, where nothing else is said.
    func count(isOngoing: Bool) -> Int? {
        switch behavior?.kind {
        case .continuous: return nil
        case .periodic(let count, _): return count.map { max($0, 0) }
        case nil: break
        }
        if let count { return max(count, 0) }
        return isRepeating ?? isOngoing ? nil : 1
    }
}

private enum SymbolEffectsRemovedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var symbolEffectsAreRemoved: Bool {
        get { self[SymbolEffectsRemovedKey.self] }
        set { self[SymbolEffectsRemovedKey.self] = newValue }
    }
}

struct SymbolEffectsRemovedModifier: EnvironmentModifier {
    let isEnabled: Bool

    func write(to environment: inout EnvironmentValues) {
        if isEnabled { environment.symbolEffectsAreRemoved = true }
    }
}

nonisolated extension View {
    /// Moves the symbols inside, or holds them in another state, as long as it is active.
    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolEffectModifier(motion: effect._motion, options: options, isActive: isActive))
    }

    /// Moves the symbols inside whenever a value changes, once where the options say nothing else.
    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                motion: effect._motion, options: options, isActive: nil, value: AnyEquatable(value)))
    }

    /// Keeps the effects set outside away from the symbols inside.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modifier(SymbolEffectsRemovedModifier(isEnabled: isEnabled))
    }
}

extension ContentTransition {
    /// The effect with which one symbol takes another's place.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect(effect._motion) }
}
