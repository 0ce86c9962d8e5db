extension AccessibilityTraits: ExpressibleByArrayLiteral {
    @Native(accessibilityTraitsInit) init(arrayLiteral elements: AccessibilityTraits...)
}
