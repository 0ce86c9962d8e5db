import SwiftUI

/// Controls drive their bindings.
struct Controls: View {
    @State private var isOn = false
    @State private var count = 1
    @State private var level = 0.0
    @State private var name = ""
    @State private var choice = "a"
    @State private var isOpen = false

    var body: some View {
        let _ = print("\(isOn) \(count) \(level) \(name) \(choice) \(isOpen)")
        VStack {
            Toggle("Switch", isOn: $isOn)
            Stepper("Count", value: $count, in: 0...2)
            Slider(value: $level) { Text("Level") }
            TextField("Name", text: $name)
                .onSubmit { print("submitted \(name)") }
            Picker("Choice", selection: $choice) {
                Text("A").tag("a")
                Text("B").tag("b")
            }
            .pickerStyle(.segmented)
            DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        }
        .frame(width: 200)
    }
}

/// The focus goes where a field is tapped or typed into, and where the program says.
struct FocusedFields: View {
    enum Field: Hashable { case name, mail }

    @FocusState private var field: Field?
    @FocusState private var isSearching: Bool
    @State private var name = ""
    @State private var mail = ""
    @State private var query = ""

    var body: some View {
        let _ = print("focus \(field.map { "\($0)" } ?? "nowhere") \(isSearching)")
        VStack {
            TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
            TextField("Mail", text: $mail).focused($field, equals: .mail)
            TextField("Search", text: $query).focused($isSearching)
            Button("Clear") { field = nil }
        }
    }
}

/// Keys go to the view that has the focus, and to shortcuts.
struct Keys: View {
    @State private var x = 0

    var body: some View {
        VStack {
            Text("at \(x)")
                .focusable()
                .onKeyPress(.space) {
                    print("space")
                    return .handled
                }
                .onMoveCommand { direction in
                    if direction == .left { x -= 1 }
                    if direction == .right { x += 1 }
                    print("x \(x)")
                }
                .onKeyPress(keys: ["a", "b"]) { press in
                    print("key \(press.characters)")
                    return .ignored
                }
                .onKeyPress { press in
                    if press.key == .return { return .ignored }
                    print("any \(press.key.character)")
                    return .handled
                }
            Button("Save") { print("saved") }.keyboardShortcut("s")
            Button("OK") { print("ok") }.keyboardShortcut(.defaultAction)
        }
    }
}

/// What assistive technologies can ask for.
struct Assistance: View {
    @State private var rating = 3

    var body: some View {
        VStack {
            Text("Rating")
                .accessibilityValue("\(rating) of 5")
                .accessibilityAdjustableAction { direction in
                    switch direction {
                    case .increment: rating += 1
                    case .decrement: rating -= 1
                    @unknown default: break
                    }
                    print("rating \(rating)")
                }
            Text("Mail")
                .accessibilityAction { print("opened") }
                .accessibilityAction(named: "Flag") { print("flagged") }
                .accessibilityAction(.escape) { print("left") }
            Circle()
                .accessibilityLabel("Dial")
                .accessibilityActions {
                    Button("Louder") { print("louder") }
                    Button("Softer") { print("softer") }
                }
            Button("Send") { print("sent") }
                .sensoryFeedback(.success, trigger: rating)
        }
    }
}

/// What the focused part of a tree says of itself, read elsewhere.
struct Documents: View {
    @State private var first = ""
    @State private var second = ""

    var body: some View {
        VStack {
            Title()
            TextField("First", text: $first).focusedValue(\.document, "first document")
            TextField("Second", text: $second).focusedValue(\.document, "second document")
                .focusedValue(\.content, $second)
        }
    }

    struct Title: View {
        @FocusedValue(\.document) private var document
        @FocusedBinding(\.content) private var content

        var body: some View {
            let _ = print("\(document ?? "none") \(content ?? "-")")
            Button("Reset") { content = "reset" }
        }
    }
}

struct DocumentKey: FocusedValueKey {
    typealias Value = String
}

struct ContentKey: FocusedValueKey {
    typealias Value = Binding<String>
}

extension FocusedValues {
    var document: String? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }

    var content: Binding<String>? {
        get { self[ContentKey.self] }
        set { self[ContentKey.self] = newValue }
    }
}
