import Foundation
import Rendering

/// The rules of state, identity and environment that the other rows don't show (spec/views-and-state.md).
extension UpdateTests {
    nonisolated static let ruleRows: [Row] = [
        Row(
            "TwoPlaces", [tap("one"), tap("one"), tap("two")], ["tally 0", "tally 0", "tally 1", "tally 2", "tally 1"]),
        Row(
            "SwitchedObject", [tap("First"), tap("Switch"), tap("First"), tap("Second")],
            ["level 1", "level 2", "level 10", "level 11"]),
        Row(
            "NestedObjects",
            [
                tap("Rename"), tap("Add"), tap("Best"), tap("Retitle"), tap("Track"), tap("Add"), tap("Add"),
                tap("Inline"),
            ],
            [
                "shelf 2 none", "book A", "book B", "book C", "shelf 3 none", "book D", "shelf 3 A", "shelf 3 E",
                "book E",
                "books change", "shelf 4 E", "book D", "shelf 5 E", "book D", "shelf 5 none",
            ]),
        Row(
            "ComparedViews", [tap("Add"), tap("Add"), tap("Add")],
            [
                "itself 0", "equatable 0", "wrapped 0", "view 0", "plain 0", "plain 100", "plain 1", "itself 2",
                "equatable 2", "wrapped 2", "view 2", "plain 2", "plain 102", "plain 3",
            ]),
        Row(
            "BindingForms",
            [tap("Upper"), tap("Constant"), tap("Unwrapped"), tap("Second"), tap("Change p"), tap("Animated")],
            [
                #"ann x ["p", "q"]"#, "Upper ANN", "Constant fixed", "Unwrapped x", "Second q", "Animated ann",
                #"written x ["p", "q"]"#, "Upper WRITTEN", "Constant fixed", "Unwrapped x", "Animated written",
                #"written Written ["p", "q"]"#, "Upper WRITTEN", "Constant fixed", "Unwrapped Written",
                #"written Written ["p", "Written"]"#, "Upper WRITTEN", "Constant fixed", "Unwrapped Written",
                "Second Written", #"written Written ["p!", "Written"]"#, "Upper WRITTEN", "Constant fixed",
                "Unwrapped Written", "Second Written", #"Written Written ["p!", "Written"]"#, "Upper WRITTEN",
                "Constant fixed", "Unwrapped Written", "Animated Written",
            ]),
        Row(
            "EnvironmentScopes", [tap("Change")],
            [
                "sibling plain", "inside warm", "changed warmer", "replaced cold", "inside hot", "changed hoter",
            ]),
        Row(
            "ChangeForms", [tap("Next")],
            ["initial 1", "first 1 1", "none 2", "both 1 2 2", "initial 2", "first 1 2"]),
        Row("AssignedInInit", [tap("Add")], ["2 n2", "3 n2"]),
        Row("EndingTask", [tap("Hide"), .wait(6)], ["start", "cancelled true"]),
        Row("ChangedInBody", [], ["body 0", "body 1", "body 2", "body 3"]),
        Row(
            "LazyRows",
            [.scroll(nil, by: CGSize(width: 0, height: 20)), .scroll(nil, by: CGSize(width: 0, height: -20))],
            ["row 0", "row 1", "appear 0", "appear 1", "row 2", "appear 2"]),
    ]
}
