import CHarfBuzz

/// The OpenType features that text asks for beyond a face's defaults.
struct ShapingFeatures: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let tabularDigits = ShapingFeatures(rawValue: 1)
    static let smallCapitals = ShapingFeatures(rawValue: 2)
    static let capitalsToSmall = ShapingFeatures(rawValue: 4)
    /// Ligatures off, as where letters are tracked.
    static let noLigatures = ShapingFeatures(rawValue: 8)

    /// Contextual alternates off.
    static let noAlternates = ShapingFeatures(rawValue: 16)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ descriptor: FontDescriptor) {
        self = []
        if descriptor.monospacedDigit { insert(.tabularDigits) }
        if descriptor.smallCaps == .lowercase || descriptor.smallCaps == .all { insert(.smallCapitals) }
        if descriptor.smallCaps == .uppercase || descriptor.smallCaps == .all { insert(.capitalsToSmall) }
    }

    var settings: [hb_feature_t] {
        var settings: [hb_feature_t] = []
        func set(_ tag: String, _ value: UInt32) {
            settings.append(
                hb_feature_t(tag: hb_tag_from_string(tag, -1), value: value, start: 0, end: UInt32.max))
        }
        if contains(.tabularDigits) { set("tnum", 1) }
        if contains(.smallCapitals) { set("smcp", 1) }
        if contains(.capitalsToSmall) { set("c2sc", 1) }
        if contains(.noLigatures) {
            set("liga", 0)
            set("clig", 0)
        }
        if contains(.noAlternates) { set("calt", 0) }
        return settings
    }
}
