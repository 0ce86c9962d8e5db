protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

extension TextFieldStyle {
    typealias _Label = _TextFieldStyleLabel
}

extension DisclosureGroupStyleConfiguration {
    @Native(disclosureGroupStyleConfigurationIsExpanded, set: setDisclosureGroupStyleConfigurationIsExpanded)
    var isExpanded: Bool { get nonmutating set }
    @Native(disclosureGroupStyleConfiguration$) var $isExpanded: Binding<Bool> { get }
}

extension ToggleStyleConfiguration {
    @Native(toggleStyleConfigurationIsOn, set: setToggleStyleConfigurationIsOn) var isOn: Bool { get nonmutating set }
    @Native(toggleStyleConfiguration$) var $isOn: Binding<Bool> { get }
}
