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
            (AnyView(Text("a").sectionActions { Button("Add") {} }), ".sectionActions"),
            (AnyView(Text("a").scrollEdgeEffectStyle(.hard, for: .top)), ".scrollEdgeEffectStyle"),
            (AnyView(Text("a").scrollEdgeEffectStyle(.soft, for: .top)), nil),
            (AnyView(Text("a").paletteSelectionEffect(.custom)), ".paletteSelectionEffect"),
        ]
        for (view, warning) in views {
            #expect(PaintProbe(view).warnings == (warning.map { ["'\($0)' is not drawn"] } ?? []))
        }
    }

    @Test func whatOnlyAMacWouldShowIsWarnedOfThere() {
        let views: [(view: AnyView, warning: String)] = [
            (AnyView(Text("a").dialogSeverity(.critical)), ".dialogSeverity"),
            (AnyView(Text("a").textInputSuggestions { Text("b") }), ".textInputSuggestions"),
            (AnyView(Text("a").tabViewSidebarHeader { Text("b") }), ".tabViewSidebarHeader"),
            (AnyView(Text("a").tabViewSidebarFooter { Text("b") }), ".tabViewSidebarFooter"),
            (AnyView(Text("a").tabViewSidebarBottomBar { Text("b") }), ".tabViewSidebarBottomBar"),
        ]
        for (view, warning) in views {
            #expect(PaintProbe(view).warnings == [])
            #expect(PaintProbe(view.environment(\.platform, .macOS)).warnings == ["'\(warning)' is not drawn"])
        }
        #expect(PaintProbe(Text("a").dialogSeverity(.standard).environment(\.platform, .macOS)).warnings == [])
    }
}
