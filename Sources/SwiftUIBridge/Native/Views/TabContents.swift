import SwiftInterpreter
import SwiftUI
import ViewGraph

/// Tabs whose values are of the type that the tab view's selection has.
func addTabContentTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "TabContentBuilder", "@resultBuilder struct TabContentBuilder",
            resultBuilder: NativeResultBuilder(
                elementProtocol: "View", resultType: "TabContents", elementTypes: ["Tab"],
                block: { try BuiltViews.block($0, $1) },
                optional: { try BuiltViews.optional($0, $1) },
                either: { try BuiltViews.branch($0, isFirst: $1, leaves: (1, 1), $2) },
                branch: { try BuiltViews.branch($0, isFirst: $1, leaves: $2, $3) })))
}

extension NativeCall {
    fileprivate func tabView() throws -> Value {
        let view = TabView<AnyHashable, AnyView>(
            selection: try argument(0, as: Binding<AnyHashable>?.self), content: try f0(1, AnyView.self))
        return .box(view)
    }
}

extension SwiftUILibrary {
    static func tabViewInit(_ c: inout NativeCall) throws -> Value {
        try c.tabView()
    }
}
