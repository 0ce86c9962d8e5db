extension LocalizedStringKey {
    @Native(localizedStringKeyInit) init(stringInterpolation: [Any])
}
