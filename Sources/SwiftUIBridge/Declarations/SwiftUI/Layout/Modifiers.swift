@MainActor protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder func body(content: _ViewModifier_Content) -> Body
}

extension ViewModifier {
    typealias Content = _ViewModifier_Content
    @Native(viewModifierConcat) func concat<T: ViewModifier>(_ modifier: T) -> EmptyModifier
    @Native(viewModifierAnimation) func animation(_ animation: Animation?) -> some ViewModifier
    @Native(viewModifierTransaction) func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some ViewModifier
}

@Converted @Represented(by: EmptyModifier) struct EmptyModifier: ViewModifier {
    @Native(emptyModifierInit) init()
    @Native(emptyModifierInit) static var identity: EmptyModifier { get }
    @Native(firstArgument) func body(content: _ViewModifier_Content) -> _ViewModifier_Content
}

struct ModifiedContent<Content, Modifier> {
    @Native(modifiedContentInit) init(content: Content, modifier: Modifier) where Content: View, Modifier: ViewModifier
}

extension ModifiedContent: View where Content: View {}

@MainActor protocol GeometryEffect: Animatable, ViewModifier {
    func effectValue(size: CGSize) -> ProjectionTransform
    @Native(firstArgument) func body(content: _ViewModifier_Content) -> TupleView<Void>
}

extension GeometryEffect {
    @Native(geometryEffectIgnoredByLayout) func ignoredByLayout() -> _IgnoredByLayoutEffect<Self>
    typealias Body = TupleView<Void>
}
