import Foundation
import Testing
import UpdateScenarios

@testable import Rendering

/// What updates do, counted: each row is a view, the events that happen to it, and what is printed meanwhile. The same
/// file is compiled and interpreted, and the logs have to be equal.
@MainActor
@Suite("Updates")
struct UpdateTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var view: String
        var events: [RenderEvent]
        var printed: [String]
        var testDescription: String { view }

        init(_ view: String, _ events: [RenderEvent], _ printed: [String]) {
            (self.view, self.events, self.printed) = (view, events, printed)
        }
    }

    private nonisolated static func tap(_ label: String) -> RenderEvent { .tap(.label(label)) }

    nonisolated static let rows: [Row] = [
        Row(
            "UnreadState", [tap("Add"), tap("Add")],
            ["UnreadState: @self, @identity, _count changed.", "count 1", "count 2"]),
        Row(
            "ReadByBinding", [tap("Add")],
            [
                "Reader: @self, @identity, _value changed.", "Bystander: @self, @identity changed.",
                "Reader: _value changed.",
            ]),
        Row(
            "EnvironmentPart", [tap("Spacing"), tap("Accent")],
            ["Part: @self, @identity, _accent changed.", "Part: _accent changed."]),
        Row(
            "ReadInForEach", [tap("Double")],
            ["product 1", "product 2", "product 3", "product 2", "product 4", "product 6"]),
        Row(
            "PerProperty", [tap("Rename"), tap("Again"), tap("Pay"), tap("Visit")],
            ["name Ann", "balance 10", "name Bea", "balance 9"]),
        Row(
            "PerObject", [tap("Count"), tap("Unseen")],
            ["counter made", "title Counter", "received 0", "received 1", "title Counter"]),
        Row(
            "RecreatedObject", [tap("Kept 0"), tap("Recreated 0"), tap("Again"), tap("Kept 1"), tap("Recreated 0")],
            ["counter made", "counter made", "counter made"]),
        Row(
            "SharedObject", [tap("Both")], ["counter made", "inside 0 10 Ann", "inside 1 11 Ann"]),
        Row(
            "AppearanceOrder", [],
            [
                "text change", "text appear", "stack change", "stack appear", "group appear", "text task",
                "stack task", "group task",
            ]),
        Row(
            "ComingAndGoing", [tap("Toggle"), tap("Toggle"), tap("Toggle")],
            ["appear", "disappear", "appear"]),
        Row(
            "ChangesOfValues", [tap("Next"), tap("Same"), tap("Next")],
            ["0 → 1", "copied 1", "1 → 2", "copied 2"]),
        Row(
            "TaskWithIdentity", [.wait(0.5), tap("Next"), .wait(2)],
            ["start 1", "start 2", "end 2"]),
        Row("Ticking", [.wait(3.5)], ["tick 1", "tick 2", "tick 3"]),
        Row(
            "LostInBranch", [tap("step"), tap("Switch"), tap("step")],
            ["step 0", "step 1", "step 0", "step 1"]),
        Row(
            "IgnoredInitialValue", [tap("from 5"), tap("Restart")],
            ["from 5 5", "from 5 6", "from 50 6"]),
        Row(
            "ResetByIdentity", [tap("step"), tap("Reset")], ["step 0", "step 1", "step 0"]),
        Row(
            "MovedRows", [tap("a"), tap("Swap"), tap("a")], ["a 0", "b 0", "a 1", "a 2"]),
    ]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("UpdateScenarios")

    @Test(arguments: rows)
    func logsAreAsExpectedBothWays(_ row: Row) throws {
        let scenario = try #require(UpdateScenarios.all.first { $0.name == row.view })
        let compiled = try RenderSession(view: scenario.make())
        try compiled.send(row.events)
        #expect(compiled.console == row.printed, "compiled")

        var options = RenderOptions()
        options.view = row.view
        let source = try SourceText(path: Self.folder.appendingPathComponent("\(scenario.file).swift").path)
        let interpreted = try RenderSession(source: source, options: options)
        try interpreted.send(row.events)
        #expect(interpreted.console == row.printed, "interpreted")
        #expect(interpreted.bodies == compiled.bodies)
        #expect(interpreted.warnings == compiled.warnings)
    }

    @Test func everyScenarioIsRun() {
        #expect(Set(UpdateScenarios.all.map(\.name)) == Set(Self.rows.map(\.view)))
    }
}
