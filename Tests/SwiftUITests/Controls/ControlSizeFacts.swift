import SwiftUI
import Testing
import ViewGraph

/// facts.md 17: sizes of controls on macOS.
@MainActor struct ControlSizeFacts {
    struct Row: Sendable, CustomTestStringConvertible {
        let number: String
        let proposal: ProposedViewSize
        let width: CGFloat?
        let height: CGFloat?
        var scale: CGFloat = 2
        let view: @MainActor @Sendable () -> any View

        var testDescription: String { "facts \(number)" }

        init(
            _ number: String, _ proposal: ProposedViewSize, _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 2,
            _ view: @escaping @MainActor @Sendable () -> any View
        ) {
            (self.number, self.proposal, self.width, self.height) = (number, proposal, width, height)
            (self.scale, self.view) = (scale, view)
        }
    }

    nonisolated static let buttons: [Row] = [
        Row("17.7", atNil, 41, 24, scale: 1) { Button("Go") {} },
        Row("17.7", atNil, 41.5, 24) { Button("Go") {} },
        Row("17.7", atNil, 41.5, 24) { Button("Go") {}.buttonStyle(.bordered) },
        Row("17.7", atNil, 41.5, 24) { Button("Go") {}.buttonStyle(.borderedProminent) },
        Row("17.7", at(0, 0), 10, 8) { Button("Go") {} },
        Row("17.8", atNil, 17, 16, scale: 1) { Button("Go") {}.buttonStyle(.borderless) },
        Row("17.8", atNil, 17, 16, scale: 1) { Button("Go") {}.buttonStyle(.plain) },
        Row("17.8", atNil, 17, 16, scale: 1) { Button("Go") {}.buttonStyle(.link) },
        Row("17.9", atNil, 28, 13, scale: 1) { Button("Go") {}.controlSize(.mini) },
        Row("17.10", atNil, 35, 20, scale: 1) { Button("Go") {}.controlSize(.small) },
        Row("17.10", at(0, 0), 10, 6, scale: 1) { Button("Go") {}.controlSize(.small) },
        Row("17.11", atNil, 41, 24, scale: 1) { Button("Go") {}.controlSize(.regular) },
        Row("17.12", atNil, 53, 36, scale: 1) { Button("Go") {}.controlSize(.extraLarge) },
        Row("17.1", at(200, 100), 200, 24) {
            Button {
            } label: {
                Text("Go").frame(maxWidth: .infinity)
            }
        },
    ]

    nonisolated static let values: [Row] = [
        Row("17.13", atNil, 53.5, 16.42) { Toggle("Wi-Fi", isOn: .constant(true)) },
        Row("17.13 two", atNil, nil, 38.84) {
            VStack {
                Toggle("Wi-Fi", isOn: .constant(true))
                Toggle("Bluetooth", isOn: .constant(true))
            }
        },
        Row("1.17", atNil, nil, 16 + 8.15 + 16.42) {
            VStack {
                Text("a")
                Toggle("Wi-Fi", isOn: .constant(true))
            }
        },
        Row("1.2", atNil, nil, 16.42 + 8 + 10) {
            VStack {
                Toggle("Wi-Fi", isOn: .constant(true))
                Rectangle().frame(height: 10)
            }
        },
        Row("17.14", atNil, 94, 24, scale: 1) { Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch) },
        Row("17.15", at(300, nil), 300, 16) { Slider(value: .constant(0.5)) },
        Row("17.15", atNil, 30, 16) { Slider(value: .constant(0.5)) },
        Row("17.15", at(0, 0), 20, 16) { Slider(value: .constant(0.5)) },
        Row("17.15", at(.infinity, .infinity), .infinity, 16) { Slider(value: .constant(0.5)) },
        Row("17.15", at(50, 50), 50, 16) { Slider(value: .constant(0.5)) },
        Row("17.16", atNil, 28, 24) { Stepper("", value: .constant(1)) },
    ]

    nonisolated static let fields: [Row] = [
        Row("17.22", atNil, 39, 22, scale: 1) { TextField("Name", text: .constant("")).controlSize(.small) },
        Row("17.22", atNil, 35, 19, scale: 1) { TextField("Name", text: .constant("")).controlSize(.mini) },
        Row("17.23", atNil, 47.5, 24) { TextField("Name", text: .constant("")) },
        Row("17.23", at(0, 0), 0, 24) { TextField("Name", text: .constant("")) },
        Row("17.23", at(.infinity, .infinity), .infinity, 24) { TextField("Name", text: .constant("")) },
        Row("17.23", at(200, 200), 200, 24) { TextField("Name", text: .constant("")) },
        Row("17.24", atNil, 39.25, 16) { TextField("Name", text: .constant("")).textFieldStyle(.plain) },
        Row("17.24", atNil, 34.95, 16) { TextField("Hello", text: .constant("")).textFieldStyle(.plain) },
        Row("17.24", atNil, 4, 16) { TextField("", text: .constant("")).textFieldStyle(.plain) },
        Row("17.24", at(0, 0), 0, 16) { TextField("Name", text: .constant("")).textFieldStyle(.plain) },
        Row("17.25", atNil, 48, 52, scale: 1) { ProgressView("Loading") },
        Row("17.26", atNil, 48, 36, scale: 1) { ProgressView("Loading", value: 0.5) },
        Row("17.26", atNil, nil, 50, scale: 1) {
            ProgressView(value: 0.5) {
                Text("Go")
            } currentValueLabel: {
                Text("50%")
            }
        },
        Row("17.4", at(300, 200), 300, 200) { TextEditor(text: .constant("")) },
    ]

    @Test(arguments: fields) func fields(_ row: Row) { check(row) }
    @Test(arguments: buttons) func buttons(_ row: Row) { check(row) }
    @Test(arguments: values) func values(_ row: Row) { check(row) }

    private func check(_ row: Row) {
        func probe<V: View>(_ view: V) -> CGSize {
            LayoutProbe(view, row.proposal) { $0.displayScale = row.scale }.size
        }
        let size = probe(row.view())
        // One pixel for the widths of the shipped font's letters, which aren't Apple's.
        if let width = row.width {
            #expect(size.width == width || abs(size.width - width) <= 1, "width \(size.width), expected \(width)")
        }
        if let height = row.height {
            #expect(abs(size.height - height) < 0.01, "height \(size.height), expected \(height)")
        }
    }
}
