extension KeyEquivalent: ExpressibleByStringLiteral {
    @Native(keyEquivalentInit) init(stringLiteral value: String)
}
