// Images, colours and texts of a bundle: a program has one, the folder of '--assets'.
// Also read for: bundle, compatibleWith, tableName.

extension Image {
    public init(_ name: String, bundle: Bundle?) { self.init(name) }
    public init(_ name: String, bundle: Bundle?, label: Text) { self.init(name, label: label) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, label: label)
    }
    public init(decorative name: String, bundle: Bundle?) { self.init(decorative: name) }
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name)
    }
}

extension Color {
    public init(_ name: String, bundle: Bundle?) { self.init(name) }
}

extension Text {
    public init(_ key: LocalizedStringKey, tableName: String?, bundle: Bundle? = nil, comment: String? = nil) {
        self.init(key)
    }

    public init(_ key: LocalizedStringKey, bundle: Bundle?, comment: String? = nil) { self.init(key) }
}

extension UIColor {
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name)
    }
}

extension UIImage {
    public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name)
    }
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name)
    }
}
