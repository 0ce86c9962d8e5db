import SwiftUI
import Testing
import ViewGraph

/// Modifiers that are taken and not drawn: those that SwiftUI would show something for say so.
struct AcceptedModifierTests {
    @Test func whatWouldBeSeenIsWarnedOf() {
        let url = URL(string: "file:///a.pdf")
        let views: [(view: AnyView, warning: String?)] = [
            (AnyView(Text("a").findNavigator(isPresented: .constant(true))), ".findNavigator"),
            (AnyView(Text("a").findNavigator(isPresented: .constant(false))), nil),
            (AnyView(Text("a").quickLookPreview(.constant(url))), ".quickLookPreview"),
            (AnyView(Text("a").quickLookPreview(.constant(nil))), nil),
            (AnyView(Text("a").toolbarRole(.editor)), ".toolbarRole"),
            (AnyView(Text("a").toolbarRole(.navigationStack)), nil),
            (AnyView(Text("a").searchToolbarBehavior(.minimize)), ".searchToolbarBehavior"),
            (AnyView(Text("a").searchToolbarBehavior(.automatic)), nil),
            (AnyView(Text("a").hoverEffect(.lift)), nil),
        ]
        for (view, warning) in views {
            #expect(PaintProbe(view).warnings == (warning.map { ["'\($0)' is not drawn"] } ?? []))
        }
    }
}
