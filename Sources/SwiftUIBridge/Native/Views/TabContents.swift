import SwiftInterpreter
import SwiftUI
import ViewGraph

/// Tabs whose values are of the type that the tab view's selection has.
func addTabContentTypes(_ types: inout [NativeType]) {
    types.append(NativeType("TabContents", "struct TabContents<SelectionValue>: View"))
    types.append(
        NativeType(
            "TabContentBuilder", "@resultBuilder struct TabContentBuilder",
            resultBuilder: NativeResultBuilder(
                elementProtocol: "View", resultType: "TabContents", elementTypes: ["Tab"],
                block: { try BuiltViews.block($0, $1) },
                optional: { try BuiltViews.optional($0, $1) },
                either: { try BuiltViews.branch($0, isFirst: $1, leaves: (1, 1), $2) },
                branch: { try BuiltViews.branch($0, isFirst: $1, leaves: $2, $3) })))
    types.append(
        NativeType.make("TabView", "extension TabView") { m in
            m.add(
                "init",
                "init(selection: Binding<SelectionValue>?, @TabContentBuilder content: () -> TabContents<SelectionValue>) where Content == TabContents<SelectionValue>"
            ) { c in try c.tabView() }
            m.add(
                "init",
                "@_disfavoredOverload init(selection: Binding<SelectionValue>?, content: () -> Content) where Content: View"
            ) { c in try c.tabView() }
        })
}

extension NativeCall {
    fileprivate func tabView() throws -> Value {
        let view = TabView<AnyHashable, AnyView>(
            selection: try argument(0, as: Binding<AnyHashable>?.self), content: try f0(1, AnyView.self))
        return .box(view)
    }
}
