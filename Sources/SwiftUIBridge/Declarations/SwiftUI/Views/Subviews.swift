@Converted @Represented(by: Subview) struct Subview: View, Identifiable {
    @Native(subviewId) var id: AnyHashable { get }
    @Native(subviewIdentity) var _identity: Any { get }
    @Native(subviewContainerValues) var containerValues: ContainerValues { get }
}

@Converted @Represented(by: SectionConfiguration) struct SectionConfiguration: Identifiable {
    @Native(sectionConfigurationId) var id: AnyHashable { get }
    @Native(sectionConfigurationHeader) var header: [Subview] { get }
    @Native(sectionConfigurationContent) var content: [Subview] { get }
    @Native(sectionConfigurationFooter) var footer: [Subview] { get }
}

protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

@Converted @Represented(by: ContainerValues) struct ContainerValues {
    @Native(containerValuesSubscript, set: setContainerValuesSubscript) subscript<K>(key: K.Type) -> K.Value
    where K: ContainerValueKey { get set }
}
