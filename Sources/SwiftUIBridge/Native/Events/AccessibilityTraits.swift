import SwiftInterpreter
import SwiftUI

/// `[.isButton, .isHeader]`, which traits take as every set algebra does.
func addAccessibilityTraitTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("AccessibilityTraits", "extension AccessibilityTraits: ExpressibleByArrayLiteral") { m in
            m.add("init", "init(arrayLiteral elements: AccessibilityTraits...)") { c in
                let evaluator = c.evaluator
                let traits = try elements(of: c.arguments[0], evaluator).map {
                    try AccessibilityTraits.bridge($0, evaluator)
                }
                return traits.reduce(AccessibilityTraits()) { $0.union($1) }.bridged
            }
        })
}
