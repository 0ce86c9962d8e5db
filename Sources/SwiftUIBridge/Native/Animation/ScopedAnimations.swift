import SwiftInterpreter
import SwiftUI

/// Animations and transactions of what a closure adds to a view.
@Sendable func addViewMembersOfScopedAnimations(_ m: inout [NativeMember]) {
    m.add(
        "animation",
        "func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView) -> V) -> some View"
    ) { c in
        let body = try c.callback(1)
        let view = try c.receiver(as: AnyView.self).animation(c.argument(0, as: Animation?.self)) { content in
            body.call([AnyView(content).bridged], AnyView.self)
        }
        return AnyView(view).bridged
    }
    m.add(
        "transaction",
        "func transaction<V: View>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView) -> V) -> some View"
    ) { c in
        let (transform, body) = (try c.callback(0), try c.callback(1))
        let view = try c.receiver(as: AnyView.self).transaction({ transform.change(&$0) }) { content in
            body.call([AnyView(content).bridged], AnyView.self)
        }
        return AnyView(view).bridged
    }
}
