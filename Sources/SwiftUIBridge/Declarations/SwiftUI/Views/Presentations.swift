protocol CustomPresentationDetent {
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
}

extension PresentationDetent {
    @Native(presentationDetentCustom) static func custom<D: CustomPresentationDetent>(
        _ type: D.Type
    ) -> PresentationDetent
}

extension PresentationDetent.Context {
    @Native(presentationDetentContextSubscript) subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T
    { get }
}

extension ScrollTargetBehaviorContext {
    @Native(scrollTargetContextSubscript) subscript<T>(
        dynamicMember keyPath: KeyPath<EnvironmentValues, T>
    ) -> T { get }
}
