import Foundation
import SwiftUI
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

    nonisolated static func tap(_ label: String) -> RenderEvent { .tap(.label(label)) }

    nonisolated static let rows: [Row] = viewRows + layoutRows + geometryRows + ruleRows

    nonisolated static let viewRows: [Row] = [
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
            "HandedOn",
            [
                tap("Switch"), tap("Increment"), .type("x", into: "Name"), tap("B"), tap("More"), tap("row 2"),
                tap("Change"), tap("Ask"), tap("Yes"), tap("Item"),
            ],
            ["body", "yes", "item 7"]),
        Row("HandedOnClosure", [tap("Add"), tap("Add")], ["outer", "inner", "outer", "inner", "outer", "inner"]),
        Row("StaleSheet", [tap("Choose"), tap("Again")], ["body", "sheet none", "body", "sheet second"]),
        Row("ReadBelow", [tap("Rename")], ["top", "middle", "bottom Ann", "bottom Bea"]),
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
        Row(
            "Gestures",
            [
                tap("tap"), .tap(.label("double"), count: 2), .press(.label("press"), seconds: 1),
                .drag(.label("drag"), to: .point(CGPoint(x: 90, y: 70))), .magnify(.label("magnify"), scale: 2),
                .rotate(.label("rotate"), degrees: 90), tap("both"), tap("exclusive"),
                .tap(.label("exclusive"), count: 2), tap("inner"),
            ],
            [
                "tap", "double", "press", "moved 20", "dragged 40 0", "magnified 2.0", "rotated 90.0", "one", "other",
                "once", "twice", "outer first",
            ]),
        Row(
            "Dragging",
            [
                .drag(.point(CGPoint(x: 20, y: 50)), to: .point(CGPoint(x: 60, y: 50)))
            ],
            ["at 0", "at 32", "at 36", "at 40", "at 40"]),
        Row(
            "Resetting",
            [
                .drag(.point(CGPoint(x: 20, y: 50)), to: .point(CGPoint(x: 60, y: 50)))
            ],
            ["reset from 40", "reset from a drag"]),
        Row(
            "Controls",
            [
                tap("Switch"), tap("Increment"), tap("Increment"), .type("Ann\n", into: "Name"), tap("B"), tap("More"),
            ],
            [
                "false 1 0.0  a false", "true 1 0.0  a false", "true 2 0.0  a false", "true 2 0.0 Ann a false",
                "submitted Ann", "true 2 0.0 Ann b false", "true 2 0.0 Ann b true",
            ]),
        Row(
            "FocusedFields",
            [
                .type("A\n", into: "Name"), .type("q", into: "Search"), tap("Mail"), tap("Clear"),
                .key(.tab), .key(.tab),
            ],
            [
                "focus nowhere false", "focus name false", "focus mail false", "focus nowhere true",
                "focus mail false", "focus nowhere false", "focus name false", "focus mail false",
            ]),
        Row(
            "Keys",
            [
                .key(.space), .key(.rightArrow), .key("a"), .key("x"), .key("s", modifiers: .command), .key(.return),
            ],
            ["space", "x 1", "key a", "any a", "any x", "saved", "ok"]),
        Row(
            "Assistance",
            [
                .action("increment", of: "Rating"), .action("decrement", of: "Rating"), .action(nil, of: "Mail"),
                .action("Flag", of: "Mail"), .action("escape", of: "Mail"), .action("Softer", of: "Dial"),
                .action(nil, of: "Send"),
            ],
            ["rating 4", "rating 3", "opened", "flagged", "left", "softer", "sent"]),
        Row(
            "Documents",
            [
                .type("x", into: "First"), .type("y", into: "Second"), tap("Reset"),
            ],
            ["none -", "first document -", "second document y", "second document reset"]),
        Row(
            "Entries", [tap("Widen")], ["8.0 calm nobody", "4.0 calm Ann", "12.0 calm Ann"]),
        Row(
            "OwnProperty", [tap("Ten")], ["update 8", "body 8", "update 20", "body 20"]),
        Row(
            "AnnouncedObject", [tap("Silent"), tap("Loud"), tap("Say"), .type("Bea", into: "Name")],
            ["0 0 Ann", "1 1 Ann", "1 1 Ann", "1 1 Bea"]),
        Row(
            "NamedValues", [tap("Change")],
            [
                "1 0.5 none false 1 light 0", "0 - home", "other 1", "2 2.0 some true 2 dark 1", "3 Al search",
                "other 2",
            ]),
        Row("ReadTooEarly", [], ["early 3 0"]),
        Row(
            "SiblingsInOrder", [tap("Add")],
            [
                "row 0 0", "row 1 0", "row 2 0", "row 3 0", "row 4 0", "row 0 1", "row 1 1", "row 2 1", "row 3 1",
                "row 4 1",
            ]),
        Row(
            "Operators", [tap("Send")],
            ["sum 1", "two [1, 1]", "doubled 6", "sum 4", "doubled 8", "sum 8", "big 4", "two [3, 4]"]),
        Row(
            "Combining", [tap("Name"), tap("Age"), tap("Type")],
            [
                " is 0", "valid false", "merged first", "Ann is 0", "Ann is 40", "valid true", "merged a",
                "zipped a 0", "flat a!",
            ]),
        Row(
            "Searching", [tap("Search"), .wait(1)],
            [
                "results [] 0", "results [] 5", #"results ["swift 1", "swift 2"] 5"#,
            ]),
        Row(
            "Completing", [tap("One"), tap("Two"), tap("End")],
            [
                "replaced 7", "value 1", "small 1", "caught 1", "value 2", "failed: tooLarge", "caught -1", "finished",
            ]),
        Row(
            "Slicing", [tap("Send")],
            [
                "prefix 5", "first 5", "first ended", "prefix 6", "prefix ended", "output 6",
                "output ended", "from 1 6", "from 1 7",
            ]),
        Row(
            "OwnPublishers", [tap("Start")],
            [
                "subscribed", "input 3", "input 2", "input 1", "passed 2", "passed 0", "end finished", "last 9",
                "subject 0",
            ]),
        Row(
            "Sharing", [tap("Send")],
            [
                "connected 1", "connected 2", "12c4", "zip 6", "merged [1, 2, 3]", "max 3 min 1", "all [0, 1, 9]",
                "deferred", "once", "a 6", "b 6",
            ]),
        Row(
            "Scheduling", [tap("Ask"), .wait(4)],
            [
                "at once q, still ''", "later q q", "tick", "count 1", "scheduled", "tick", "count 2",
            ]),
        Row(
            "Announcing", [tap("Own"), tap("Plain")],
            [
                "own 0", "again 0", "will 0 0 0", "second", "will 0 0 0", "second", "own 1", "again 1", "will 0 0 0",
                "second", "will 1 2 1", "second",
            ]),
    ]

    /// Declared layouts: when they are called, and what they ask (facts.md 12.1, 12.3 to 12.5).
    nonisolated static let layoutRows: [Row] = [
        Row(
            "CallsOfLayouts", [tap("Add")],
            [
                "makeCache 2", "sizeThatFits nilxnil 40×20", "sizeThatFits 40xnil 40×20", "placeSubviews 40×20 40xnil",
                "updateCache 3, was 20", "sizeThatFits nilxnil 90×20", "sizeThatFits 90xnil 90×20",
                "placeSubviews 90×20 90xnil",
            ]),
        Row(
            "GuidesOfLayouts", [],
            ["leading 10 10, middle 10, baseline 7, bottom 40 nil", "60×60, middle 30"]),
        Row(
            "SpacersInLayouts", [],
            [
                "vertical 0×8, 0×8, 0×inf", "free 8×8, 8×8, inf×inf", "vertical 0×8, 0×8, 0×inf",
                "free 8×8, 8×8, inf×inf",
            ]),
        Row("SpacingOfLayouts", [], ["20×87", "distance 8 0", "distance 8 11", "union 0", "union 0"]),
        Row(
            "ValuesForLayouts", [],
            ["weight 3, priority 0: 36", "weight 1, priority 2: 12", "weight 1, priority 0: 12"]),
        Row(
            "SwitchedLayouts", [tap("Switch"), tap("Switch")],
            [
                "38×20", "made 1", "20×38", "makeCache 3", "sizeThatFits nilxnil 60×20", "sizeThatFits 60xnil 60×20",
                "60×20", "placeSubviews 60×20 60xnil",
            ]),
        Row(
            "LayoutsInLayouts", [],
            [
                "1: 10×10 in nilxnil", "2: 12×12 in nilxnil", "3: 14×14 in nilxnil", "1: 10×10 in 14x14",
                "2: 12×12 in 14x14", "1: 10×10 in 12x12",
            ]),
        Row("StacksAsked", [tap("Narrow")], ["a 0,10 20×10", "b 24,0 20×20", "a 0,0 20×10", "b 0,12 20×20"]),
        Row(
            "ForwardedLayouts", [tap("Switch"), tap("Switch"), tap("Switch"), tap("Switch")],
            [
                "a 0,0 20×10", "b 20,0 30×20", "a 10,0 20×10", "b 0,10 30×20", "a 10,10 20×10", "b 0,0 30×20",
                "a 5,0 20×10", "b 0,11 30×20", "a 0,10 20×10", "b 24,0 30×20",
            ]),
        Row("PartsOfSubviews", [], ["a 0,0 10×10", "b 10,0 20×10", "c 0,30 30×10", "d 0,10 30×20"]),
        Row(
            "SwitchedCaches", [tap("Switch"), tap("Switch"), tap("Switch")],
            ["ones 1", "ones 1", "ones 2", "words made", "words made", "ones 1", "ones 1"]),
    ]

    /// What Core Graphics documents of its types.
    nonisolated static let geometryRows: [Row] = [
        Row(
            "RectangleTable", [],
            [
                "edges 10 25 40 20 40 60", "backwards 10.5 40.5 30 -30 10.5,20 30×40",
                "inset 15,15 20×50 25,40 0×0 null", "offset 0,20.5 30×40 null", "integral 10,20 31×40 0,-1 2×2",
                "union 10,20 50×60 10,20 30×40 10,20 30×40", "overlap 30,50 10×10 null",
                "intersects true false false true", "contains true false false", "empty false true true true true",
                "divided 10,20 10×40 20,20 20×40", "divided 10,20 30×10 10,30 30×30",
                "divided 30,20 10×40 10,20 20×40", "divided 10,50 30×10 10,20 30×30",
                "divided 10,20 30×40 40,20 0×40 10,60 30×0", "equal true false true false",
                "changed 11,20 30×80 10,20 30×30 (30.0, 40.0) (10.0, 20.0)",
            ]),
        Row(
            "TransformTable", [],
            [
                "made 0 1 -1 0 0 0 | 2 0 0 3 0 0 | 1 0 0 1 10 20 | 1 0 0 1 0 0 1 0 0 1 0 0",
                "after 2 0 0 3 10 20 | 2 0 0 3 20 60", "before 2 0 0 3 10 20 | 2 0 0 3 2 3 | -1 0 0 -1 10 20",
                "inverted 0.5 0 0 0.333 -5 -6.667 | 0 0 0 1 0 0", "identity true false 1 0 0 1 0 0",
                "applied -2,1 6×12 -6,1 4×3 11,22 3×4", "parts 2.291×2.619 0.361 0.714 1.928 18.99",
                "again 1.732 1.5 -1 2.598 1.928 18.99 | 1.732 1.5 -1 2.598 1.928 18.99", "flipped 1×-1 0 0×2",
                "fields true", "vector 3 true true",
            ]),
        Row(
            "UnitsTable", [],
            [
                "points 0,0 0.5,0.5 0,0.5 1,0.5 0.5,0 0.5,1 0,0 1,0 0,1 1,1", "point true true -1", "insets true 4",
                "all top leading bottom trailing | leading trailing | top bottom | ",
                "sets top trailing | leading bottom trailing | bottom | top leading trailing", "raw 15 4 3 4 true",
                "axes true false 2 3", "angle 1.571 180 135 -10", "changed 38 -38 114 19 true false",
                "set 0.785 true", "proposal 50×10 50×2 10×10", "special inf×inf true true true",
            ]),
        Row(
            "AnimatableTable", [],
            ["point 5,10 1.5×2", "rect 1,2 3×4", "unit 0.25 45", "insets 3", "pair 26 6,8 true"]),
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
        #expect(interpreted.warnings.map(Self.message) == compiled.warnings.map(Self.message))
    }

    /// A warning without the place that only a source has.
    private static func message(_ warning: String) -> Substring {
        let line = warning.prefix { $0 != "\n" }
        return line.firstRange(of: "warning: ").map { line[$0.upperBound...] } ?? line
    }

    @Test func everyScenarioIsRun() {
        #expect(Set(UpdateScenarios.all.map(\.name)) == Set(Self.rows.map(\.view)))
    }
}
