import ViewGraph

/// A question with its answers, as it was asked before `alert(_:isPresented:actions:message:)`.
public nonisolated struct Alert {
    /// An answer.
    public nonisolated struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: nil, action: action ?? {})
        }

        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .cancel, action: action ?? {})
        }

        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: Text("Cancel"), role: .cancel, action: action ?? {})
        }

        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A message with one answer; an OK where there is none.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        (self.title, self.message, buttons) = (title, message, [dismissButton].compactMap { $0 })
    }

    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }

    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }
}

/// Choices, as they were offered before `confirmationDialog(_:isPresented:actions:)`.
public nonisolated struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// Asks what is to be shown only while it is: the closure may read what the binding holds.
nonisolated struct QuestionModifier: ControlModifier {
    let isPresented: Binding<Bool>
    let question: () -> (kind: Presentation.Kind, buttons: [Alert.Button])?

    @Environment(\.self) private var environment

    func body(content base: Content) -> some View {
        let shown = isPresented.wrappedValue ? presentation.map { [$0] } ?? [] : []
        base.transformPreference(PresentationsKey.self, label: ".alert") { $0 += shown }
    }

    private var presentation: Presentation? {
        guard let (kind, buttons) = question() else { return nil }
        return PresentationModifier(kind, isPresented: isPresented) {
            AnyView(
                ForEach(buttons.indices, id: \.self) { index in
                    // Unsafe: one thread at a time is in a session.
                    nonisolated(unsafe) let button = buttons[index]
                    SwiftUI.Button(role: button.role, action: { button.action() }, label: button.label)
                })
        }.presentation(in: environment)
    }
}

extension Alert {
    nonisolated var question: (kind: Presentation.Kind, buttons: [Button]) {
        (.alert(title: title, message: message.map { AnyView($0) } ?? AnyView(any: EmptyView())), buttons)
    }
}

extension ActionSheet {
    nonisolated var question: (kind: Presentation.Kind, buttons: [Button]) {
        (.dialog(title: title, message: message.map { AnyView($0) } ?? AnyView(any: EmptyView())), buttons)
    }
}

nonisolated extension View {
    /// An alert while `isPresented`.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(QuestionModifier(isPresented: isPresented) { content().question })
    }

    /// An alert for an item while there is one.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(QuestionModifier(isPresented: item.isThere()) { item.wrappedValue.map { content($0).question } })
    }

    /// An alert about an error, with what it says of itself as the title.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(
            Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented.and(error != nil), actions: actions)
    }

    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        alert(
            Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
            actions: actions, message: message)
    }

    /// Choices while `isPresented`.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(QuestionModifier(isPresented: isPresented) { content().question })
    }

    /// Choices about an item while there is one.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(QuestionModifier(isPresented: item.isThere()) { item.wrappedValue.map { content($0).question } })
    }
}
