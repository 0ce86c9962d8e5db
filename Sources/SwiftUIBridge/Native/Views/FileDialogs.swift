import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What the panels' forms in Swift (`ActivitySource`) come to: nothing is drawn, which is reported where one is open.
@Sendable func addViewMembersOfFileDialogs(_ m: inout [NativeMember]) {
    m.add("fileExporter", "func fileExporter(isPresented: Binding<Bool>) -> some View") { c in
        let view = try c.receiver(as: AnyView.self).fileExporter(
            isPresented: c.argument(0, as: Binding<Bool>.self), document: Optional<Int>.none, contentType: .item
        ) { _ in }
        return AnyView(view).bridged
    }
}
