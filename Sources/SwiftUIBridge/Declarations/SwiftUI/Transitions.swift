@Converted @Represented(by: BlurReplaceTransition.Configuration) struct BlurReplaceConfiguration: Equatable {
    @Native(blurReplaceConfigurationDownUp) static var downUp: BlurReplaceConfiguration { get }
    @Native(blurReplaceConfigurationUpUp) static var upUp: BlurReplaceConfiguration { get }
}

extension AnyTransition {
    @Native(anyTransitionInit) init<T: Transition>(_ transition: T)
    @Native(anyTransitionModifier) static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition
}
