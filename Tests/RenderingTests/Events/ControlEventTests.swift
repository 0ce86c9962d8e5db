import Foundation
import Rendering
import Testing

/// What taps on built-in controls do to their bindings, by what the program prints on each change.
@Suite("Taps on controls")
struct ControlEventTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let state: String
        let control: String
        let taps: [String]
        let printed: [String]
        var testDescription: String { control }
    }

    static let examples = [
        Example(
            state: "false", control: #"Toggle("Wi-Fi", isOn: $value)"#, taps: ["Wi-Fi", "Wi-Fi"],
            printed: ["true", "false"]),
        Example(
            state: "2", control: #"Stepper("Copies", value: $value, in: 1...3)"#,
            taps: ["Increment", "Decrement", "Decrement"], printed: ["3", "2", "1"]),
        Example(
            state: "0",
            control:
                #"Picker("Look", selection: $value) { Text("Light").tag(0); Text("Dark").tag(1) }.pickerStyle(.segmented)"#,
            taps: ["Dark", "Light"], printed: ["1", "0"]),
        Example(
            state: "0",
            control:
                #"Picker("Look", selection: $value) { Text("Light").tag(0); Text("Dark").tag(1) }.pickerStyle(.inline)"#,
            taps: ["Dark"], printed: ["1"]),
        Example(
            state: "0", control: #"Menu("More") { Button("Duplicate") { value += 1 } }"#, taps: ["More", "Duplicate"],
            printed: ["1"]),
        Example(
            state: "0",
            control:
                #"TabView(selection: $value) { Text("One").tabItem { Text("First") }.tag(0); Text("Two").tabItem { Text("Second") }.tag(1) }"#,
            taps: ["Second"], printed: ["1"]),
        Example(
            state: "0",
            control:
                #"NavigationStack { Text("a").toolbar { Button("Add", systemImage: "plus") { value += 1 } } }"#,
            taps: ["Add"], printed: ["1"]),
        Example(
            state: "0",
            control:
                #"Button { value += 1 } label: { Label("Send", systemImage: "paperplane").labelStyle(.iconOnly) }"#,
            taps: ["Send"], printed: ["1"]),
        Example(
            state: "[String]()",
            control:
                #"NavigationStack(path: $value) { List { NavigationLink("Ann", value: "ann") }.navigationDestination(for: String.self) { Text($0).toolbar { Button("Edit") {} } } }"#,
            taps: ["Ann", "Back"], printed: [#"["ann"]"#, "[]"]),
        // What menus hold besides buttons.
        Example(
            state: "0",
            control:
                #"Menu("More") { Picker("Sort", selection: $value) { Text("Name").tag(0); Text("Date").tag(1) } }"#,
            taps: ["More", "Date"], printed: ["1"]),
        Example(
            state: "0",
            control:
                #"Menu("More") { Picker("Sort", selection: $value) { Text("Name").tag(0); Text("Date").tag(1) }.pickerStyle(.menu) }"#,
            taps: ["More", "Sort", "Date"], printed: ["1"]),
        Example(
            state: "false", control: #"Menu("More") { Section("Show") { Toggle("Downloaded", isOn: $value) } }"#,
            taps: ["More", "Downloaded", "More", "Downloaded"], printed: ["true", "false"]),
        Example(
            state: "0",
            control:
                #"Menu("More") { ControlGroup { Button("Cut", systemImage: "scissors") {}; Button("Copy", systemImage: "doc") { value += 1 } } }"#,
            taps: ["More", "Copy"], printed: ["1"]),
        Example(
            state: "0", control: #"Menu("More") { Divider(); Menu("Export") { Button("PDF") { value += 1 } } }"#,
            taps: ["More", "Export", "PDF", "More", "Export", "PDF"], printed: ["1", "2"]),
        // What is presented above what is presented.
        Example(
            state: "0",
            control:
                #"Text("a").sheet(isPresented: .constant(true)) { Menu("More") { Button("Add") { value += 1 } } }"#,
            taps: ["More", "Add"], printed: ["1"]),
        Example(
            state: "0",
            control:
                #"Text("a").sheet(isPresented: .constant(true)) { Text("b").alert("Sure?", isPresented: .constant(true)) { Button("Yes") { value += 1 } } }"#,
            taps: ["Yes"], printed: ["1"]),
        // By the label of their rows.
        Example(
            state: "0",
            control: #"Form { Picker("Kind", selection: $value) { Text("Easy").tag(0); Text("Hard").tag(1) } }"#,
            taps: ["Kind", "Hard"], printed: ["1"]),
        Example(
            state: "Date(timeIntervalSinceReferenceDate: 0)",
            control: #"Form { DatePicker("Day", selection: $value, displayedComponents: .date) }"#,
            taps: ["Day", "15", "Next Month", "3"],
            printed: ["2001-01-15 00:00:00 +0000", "2001-02-03 00:00:00 +0000"]),
        Example(
            state: "Date(timeIntervalSinceReferenceDate: 0)",
            control: #"DatePicker("Time", selection: $value, displayedComponents: .hourAndMinute)"#,
            taps: ["Time", "03", "PM"], printed: ["2001-01-01 00:03:00 +0000", "2001-01-01 12:03:00 +0000"]),
        Example(
            state: #""old""#,
            control: #"NavigationStack { Text("a").searchable(text: $value) }"#, taps: ["Clear text"], printed: [""]),
        Example(
            state: #""old""#,
            control: #"NavigationStack { Text("a").searchable(text: $value) }"#, taps: ["Cancel"], printed: [""]),
    ]

    @Test(arguments: examples)
    func tapsChangeBindings(_ example: Example) throws {
        let source = """
            struct V: View {
                @State private var value = \(example.state)
                var body: some View { \(example.control).onChange(of: value) { _, new in print(new) } }
            }
            """
        var options = RenderOptions()
        options.setSize(width: 390, height: 500)
        let session = try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
        for label in example.taps { try session.send(try #require(RenderEvent("tap", label))) }
        #expect(session.console == example.printed)
    }

    /// The view hands the binding on and reads nothing: only the control is drawn anew.
    @Test(arguments: [
        ("false", #"Toggle("A", isOn: $value)"#, "tap", "A"),
        ("\"\"", #"TextField("A", text: $value)"#, "type", "A=Yoga"),
        ("1.0", #"Slider(value: $value, in: 0...5) { Text("A") }"#, "set", "value=3"),
        (
            "0", #"Picker("A", selection: $value) { Text("B").tag(0); Text("C").tag(1) }.pickerStyle(.segmented)"#,
            "tap", "C"
        ),
        ("false", #"DisclosureGroup("A", isExpanded: $value) { Text("B") }"#, "tap", "A"),
        ("1", #"Stepper("A", value: $value).background { Inner(value: $value) }"#, "tap", "Increment"),
    ])
    func isDrawnAnewThoughTheViewReadsNothing(
        _ state: String, _ control: String, _ event: String, _ argument: String
    ) throws {
        let text = """
            struct Outer: View {
                @State private var value = \(state)
                var body: some View { \(control).frame(width: 200) }
            }
            struct Inner: View {
                @Binding var value: Int
                var body: some View { Color.red.frame(width: 10 * CGFloat(value)) }
            }
            #Preview { Outer() }
            """
        let session = try RenderSession(
            source: SourceText(name: "a.swiftdsl", text: text), options: RenderOptions())
        let before = try session.picture().encoded(as: .png)
        try session.send(try #require(RenderEvent(event, argument)))
        #expect(try session.picture().encoded(as: .png) != before)
        #expect(session.bodies["Outer"] == 1)
    }
}
