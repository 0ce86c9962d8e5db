import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What the generated tables can't say of presentations: items of the program's, sets, functions that answer.
func addPresentationTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("View", "extension View") { m in
            for name in ["sheet", "fullScreenCover"] {
                m.add(
                    name,
                    "func \(name)<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View"
                ) { c in
                    let (isPresented, content) = try c.presentedItem(content: 2)
                    let (view, dismissed) = (try c.me(AnyView.self), try c.f0o(1, Void.self))
                    let result =
                        name == "sheet"
                        ? AnyView(view.sheet(isPresented: isPresented, onDismiss: dismissed, content: content))
                        : AnyView(
                            view.fullScreenCover(isPresented: isPresented, onDismiss: dismissed, content: content))
                    return result.bridged
                }
            }
            m.add(
                "navigationDestination",
                "func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View"
            ) { c in
                let (isPresented, content) = try c.presentedItem(content: 1)
                return AnyView(
                    try c.me(AnyView.self).navigationDestination(isPresented: isPresented, destination: content)
                ).bridged
            }
            m.add(
                "popover",
                "func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = _, arrowEdge: Edge = _, @ViewBuilder content: @escaping (Item) -> Content) -> some View"
            ) { c in
                let (isPresented, content) = try c.presentedItem(content: 3)
                let view = try c.me(AnyView.self).popover(
                    isPresented: isPresented, attachmentAnchor: c.a(1, PopoverAttachmentAnchor.self, .rect(.bounds)),
                    arrowEdge: c.a(2, Edge.self, .top), content: content)
                return AnyView(view).bridged
            }
            m.add(
                "presentationDetents", "func presentationDetents(_ detents: Set<PresentationDetent>) -> some View"
            ) { c in AnyView(try c.me(AnyView.self).presentationDetents(c.detents())).bridged }
            m.add(
                "presentationDetents",
                "func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View"
            ) { c in
                let selection = try c.a(1, Binding<PresentationDetent>.self)
                return AnyView(try c.me(AnyView.self).presentationDetents(c.detents(), selection: selection)).bridged
            }
        })
}

extension NativeCall {
    fileprivate func detents() throws -> Set<PresentationDetent> {
        Set(try elements(of: arguments[0], evaluator).map { try PresentationDetent.bridge($0, evaluator) })
    }

    /// Whether the first argument, a binding to an optional item, holds one, and what is shown for it.
    fileprivate func presentedItem(content index: Int) throws -> (Binding<Bool>, () -> AnyView) {
        let item = try a(0, Binding<Value>.self)
        let content = try callback(index)
        let isPresented = Binding<Bool>(
            get: { if case .some = item.wrappedValue { true } else { false } },
            set: { if !$0 { item.wrappedValue = .null } })
        return (
            isPresented,
            {
                guard case .some(let box) = item.wrappedValue else { return AnyView.neutral }
                return content.call([box.value], AnyView.self)
            }
        )
    }
}
