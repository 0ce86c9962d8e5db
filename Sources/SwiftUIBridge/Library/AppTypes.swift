import SwiftInterpreter
import SwiftUI

/// What the Swift sources of the app around a view ask of the session.
func addAppTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("_Host", "extension _Host") { m in
            m.add("endEditing", "static func endEditing()") { c in
                (c.evaluator as? Session)?.endEditing()
                return .void
            }
            m.add("show", "static func show(_ view: AnyView)") { c in
                (c.evaluator as? Session)?.shownView = c.arguments[0]
                return .void
            }
        })
}
