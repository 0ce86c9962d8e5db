import ViewGraph

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How a movement goes on.
    public struct RepeatBehavior: Hashable, Sendable {
        private enum Kind: Hashable { case continuous, periodic(Int?, Double?) }

        private let kind: Kind

        public static let continuous = RepeatBehavior(kind: .continuous)
        public static let periodic = RepeatBehavior(kind: .periodic(nil, nil))

        /// - Parameter delay: seconds between two movements.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(kind: .periodic(count, delay))
        }
    }

    private var factor = 1.0
    private var count: Int?
    private var behavior: RepeatBehavior?
    private var isRepeating = true

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
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
}

struct SymbolStateModifier: ElementModifier {
    let state: _SymbolState

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        if case .scaled(let factor) = state, factor != 1, !viewNode.environment.symbolEffectsAreRemoved {
            return GeometricEffectNode(
                viewNode: viewNode, child: child, effect: .scale(CGSize(width: factor, height: factor), .center))
        }
        let isHidden = state == .hidden && !viewNode.environment.symbolEffectsAreRemoved
        return InertNode(viewNode: viewNode, child: child, label: ".symbolEffect", isHidden: isHidden)
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
        modifier(SymbolStateModifier(state: isActive ? effect._heldState : .plain))
    }

    /// Moves the symbols inside once whenever a value changes; between two changes they are at rest.
    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolStateModifier(state: .plain))
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
    ) -> ContentTransition { .symbolEffect }
}
