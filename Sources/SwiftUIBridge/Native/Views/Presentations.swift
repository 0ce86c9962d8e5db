import SwiftInterpreter
import SwiftUI
import ViewGraph

/// Alerts whose title an error says.
private func addErrorAlerts(_ m: inout [NativeMember]) {
    let head = "func alert<E: LocalizedError, A: View"
    m.add(
        "alert",
        "\(head)>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A) -> some View"
    ) { c in
        let (isPresented, title, error) = try (
            c.argument(0, as: Binding<Bool>.self), c.errorDescription(1), c.argument(1, as: Value?.self)
        )
        let view = try c.receiver(as: AnyView.self).alert(
            title, isPresented: isPresented, presenting: error, actions: c.actions(2))
        return AnyView(view).bridged
    }
    m.add(
        "alert",
        "\(head), M: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: (E) -> M) -> some View"
    ) { c in
        let (isPresented, title, error) = try (
            c.argument(0, as: Binding<Bool>.self), c.errorDescription(1), c.argument(1, as: Value?.self)
        )
        let (actions, message) = (try c.callback(2), try c.callback(3))
        let view = try c.receiver(as: AnyView.self).alert(
            title, isPresented: isPresented, presenting: error,
            actions: { actions.call([$0], AnyView.self) }, message: { message.call([$0], AnyView.self) })
        return AnyView(view).bridged
    }
}

/// Panels that choose files: nothing is ever chosen in a picture.
private func addFilePanels(_ m: inout [NativeMember]) {
    let head = "isPresented: Binding<Bool>, allowedContentTypes: [UTType]"
    m.add(
        "fileImporter",
        "func fileImporter(\(head), onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View"
    ) { c in
        let view = try c.receiver(as: AnyView.self).fileImporter(
            isPresented: c.argument(0, as: Binding<Bool>.self), allowedContentTypes: []
        ) { (_: Result<URL, any Error>) in }
        return AnyView(view).bridged
    }
    m.add(
        "fileImporter",
        "func fileImporter(\(head), allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View"
    ) { c in
        let view = try c.receiver(as: AnyView.self).fileImporter(
            isPresented: c.argument(0, as: Binding<Bool>.self), allowedContentTypes: [],
            allowsMultipleSelection: c.argument(2, as: Bool.self)
        ) { _ in }
        return AnyView(view).bridged
    }
    m.add(
        "fileMover",
        "func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View"
    ) { c in
        let view = try c.receiver(as: AnyView.self).fileMover(
            isPresented: c.argument(0, as: Binding<Bool>.self), file: nil
        ) { _ in }
        return AnyView(view).bridged
    }
}

extension NativeCall {
    /// What an optional error says of itself.
    fileprivate func errorDescription(_ index: Int) throws -> Text {
        guard case .some(let box) = arguments[index] else { return Text.fallback }
        let description = try evaluator.property("errorDescription", of: box.value)
        return Text(verbatim: try Optional<String>.bridge(description, evaluator) ?? "")
    }

    /// Buttons that don't depend on the error.
    fileprivate func actions(_ index: Int) throws -> (Value) -> AnyView {
        let actions = try callback(index)
        return { _ in actions.call([], AnyView.self) }
    }

    fileprivate func detents() throws -> Set<PresentationDetent> {
        Set(try elements(of: arguments[0], evaluator).map { try PresentationDetent.bridge($0, evaluator) })
    }

    /// Whether the first argument, a binding to an optional item, holds one, and what is asked about it.
    fileprivate func questionForItem<Question: FallbackValue>(
        _ type: Question.Type
    ) throws -> (Binding<Bool>, () -> Question) { try presented(content: 1) }

    /// Whether the first argument, a binding to an optional item, holds one, and what is shown for it.
    fileprivate func presentedItem(content index: Int) throws -> (Binding<Bool>, () -> AnyView) {
        try presented(content: index)
    }

    private func presented<Shown: FallbackValue>(content index: Int) throws -> (Binding<Bool>, () -> Shown) {
        let item = try argument(0, as: Binding<Value>.self)
        let content = try callback(index)
        let isPresented = Binding<Bool>(
            get: { if case .some = item.wrappedValue { true } else { false } },
            set: { if !$0 { item.wrappedValue = .null } })
        return (
            isPresented,
            {
                guard case .some(let box) = item.wrappedValue else { return Shown.fallback }
                return content.call([box.value], Shown.self)
            }
        )
    }
}

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfPresentations(_ m: inout [NativeMember]) {
    for name in ["sheet", "fullScreenCover"] {
        m.add(
            name,
            "func \(name)<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View"
        ) { c in
            let (isPresented, content) = try c.presentedItem(content: 2)
            let (view, dismissed) = (try c.receiver(as: AnyView.self), try c.f0o(1, Void.self))
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
            try c.receiver(as: AnyView.self).navigationDestination(
                isPresented: isPresented, destination: content)
        ).bridged
    }
    m.add(
        "popover",
        "func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = _, arrowEdge: Edge = _, @ViewBuilder content: @escaping (Item) -> Content) -> some View"
    ) { c in
        let (isPresented, content) = try c.presentedItem(content: 3)
        let view = try c.receiver(as: AnyView.self).popover(
            isPresented: isPresented,
            attachmentAnchor: c.argument(1, as: PopoverAttachmentAnchor.self, default: .rect(.bounds)),
            arrowEdge: c.argument(2, as: Edge.self, default: .top), content: content)
        return AnyView(view).bridged
    }
    m.add(
        "alert",
        "func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View"
    ) { c in
        let (isPresented, content) = try c.questionForItem(Alert.self)
        return AnyView(try c.receiver(as: AnyView.self).alert(isPresented: isPresented, content: content))
            .bridged
    }
    m.add(
        "actionSheet",
        "func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> ActionSheet) -> some View"
    ) { c in
        let (isPresented, content) = try c.questionForItem(ActionSheet.self)
        return AnyView(try c.receiver(as: AnyView.self).actionSheet(isPresented: isPresented, content: content))
            .bridged
    }
    addErrorAlerts(&m)
    addFilePanels(&m)
    m.add(
        "presentationDetents", "func presentationDetents(_ detents: Set<PresentationDetent>) -> some View"
    ) { c in AnyView(try c.receiver(as: AnyView.self).presentationDetents(c.detents())).bridged }
    m.add(
        "presentationDetents",
        "func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View"
    ) { c in
        let selection = try c.argument(1, as: Binding<PresentationDetent>.self)
        return AnyView(try c.receiver(as: AnyView.self).presentationDetents(c.detents(), selection: selection))
            .bridged
    }
}

extension SwiftUILibrary {
    static func presentationDetentCustom(_ c: inout NativeCall) throws -> Value {
        let (evaluator, key) = (c.evaluator, try c.evaluator.declaration(of: c.arguments[0]))
        let detent = PresentationDetent.custom(id: ObjectIdentifier(key.decl)) { context in
            do {
                let height = try evaluator.callStatic(
                    "height", labels: ["in"], of: key.type, [.box(context)])
                return try CGFloat?.bridge(height, evaluator)
            } catch {
                evaluator.record(error)
                return nil
            }
        }
        return .box(detent)
    }

    static func presentationDetentContextSubscript(_ c: inout NativeCall) throws -> Value {
        let context = try c.receiver(as: PresentationDetent.Context.self)
        return try c.evaluator.value(at: c.keyPath(0), of: .box(context.environment))
    }

    static func scrollTargetContextSubscript(_ c: inout NativeCall) throws -> Value {
        let context = try c.receiver(as: ScrollTargetBehaviorContext.self)
        return try c.evaluator.value(at: c.keyPath(0), of: .box(context.environment))
    }
}
