import SwiftInterpreter
import SwiftUI

extension SwiftUILibrary {
    static func accessibilityTraitsInit(_ c: inout NativeCall) throws -> Value {
        let evaluator = c.evaluator
        let traits = try elements(of: c.arguments[0], evaluator).map {
            try AccessibilityTraits.bridge($0, evaluator)
        }
        return traits.reduce(AccessibilityTraits()) { $0.union($1) }.bridged
    }
}
