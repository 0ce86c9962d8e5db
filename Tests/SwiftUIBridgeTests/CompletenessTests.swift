import SwiftInterpreter
import Testing

@testable import SwiftUIBridge

/// Every public declaration of SwiftUI can be used by programs: generated, or by hand under the same name and labels.
/// One after another: they share a world.
@Suite(.serialized) struct CompletenessTests {
    /// A program that says every name of the libraries' Swift texts, so that it has them all.
    private static let program = SupportTable.programWithEverything()

    private var world: World { Self.program.world }

    /// What programs have in another way than by this name, with the way. `Type.*` stands for all members, and for those of
    /// types nested in it.
    static let exceptions: [(way: String, names: [String])] = [
        (
            "a builder's steps are the checker's own; programs write the builder's attribute",
            [
                "KeyframeTrackContentBuilder.*", "KeyframesBuilder.*", "TableColumnBuilder.*",
                "TransferRepresentationBuilder.*", "ViewBuilder.*",
            ]
        ),
        (
            "interpolations of literals are resolved by the checker; programs write the literal",
            ["LocalizedStringKey.StringInterpolation.*"]
        ),
        (
            "programs have an array, with the same members",
            [
                "Binding.*", "LayoutSubviews.*", "SubviewsCollection.*", "SubviewsCollectionSlice.*",
                "SectionCollection.*",
            ]
        ),
        (
            "wrappers and scopes that the checker knows, with their values and bindings",
            [
                "AccessibilityFocusState.*", "AccessibilityFocusState.Binding.*", "FocusState.Binding.*",
                "Bindable.id", "ObservedObject.Wrapper.*", "Anchor.Source.*",
                "AttributeScopes.*",
            ]
        ),
        (
            "declared with the type that stands for it: ForEach, TimelineViewDefaultContext, SimultaneousGestureValue",
            [
                "DynamicViewContent.*", "TimelineView.Context.*", "TimelineView.Context.Cadence.*",
                "TextSelection.Indices.*", "VisualEffect.*", "ExclusiveGesture.Value.*", "SequenceGesture.Value.*",
                "SimultaneousGesture.Value.*", "EmptyVisualEffect.init()",
                "AccessibilityTraits.insert(_:)",
                "AccessibilityTechnologies.insert(_:)", "AnyView.init(_fromValue:)",
            ]
        ),
        (
            "types that are inferred",
            [
                "TableColumn.*", "TableColumnContent.*", "TableRow.*", "TableRowContent.*", "TupleTableColumnContent.*",
                "KeyframeTrackContent.Value", "Keyframes.Value", "ShapeView.*", "GestureStateGesture.*",
            ]
        ),
        (
            "what a value was made of: a program that made it has that",
            [
                "AsymmetricTransition.*", "BlurReplaceTransition.*", "MoveTransition.*", "OffsetTransition.*",
                "PushTransition.*", "ScaleTransition.*", "SymbolEffectTransition.*", "Canvas.renderer", "ForEach.*",
                "EquatableView.content",
                "GeometryReader.content", "ScrollViewReader.content", "ImageRenderer.content", "ModifiedContent.*",
            ]
        ),
    ]

    private static let excepted = Set(exceptions.flatMap(\.names))

    @Test func nothingIsLeftOut() {
        for (name, reason) in SwiftUILibrary.unsupported where Self.exception(for: name) == nil {
            #expect(isDeclared(name), "\(name): \(reason)")
        }
    }

    /// An exception that every program can use is none.
    @Test func exceptionsAreNeeded() {
        var needed = Set<String>()
        for (name, _) in SwiftUILibrary.unsupported {
            if let exception = Self.exception(for: name), !isDeclared(name) { needed.insert(exception) }
        }
        for name in Self.excepted { #expect(needed.contains(name), "\(name)") }
    }

    private static func exception(for name: String) -> String? {
        if excepted.contains(name) { return name }
        var owner = name.prefix { $0 != "(" }
        while let dot = owner.lastIndex(of: ".") {
            owner = owner[..<dot]
            if excepted.contains(owner + ".*") { return owner + ".*" }
        }
        return nil
    }

    private func isDeclared(_ name: String) -> Bool {
        let base = name.prefix { $0 != "(" }
        guard let dot = base.lastIndex(of: ".") else {
            return SwiftUILibrary.libraries.contains { $0.globals().contains { $0.name == base } }
        }
        let (owner, member) = (String(base[..<dot]), String(base[base.index(after: dot)...]))
        guard let decl = world.nativeNominal(named: owner) else { return false }
        if decl.nestedType(named: member) != nil { return true }
        let found = world.lookup(member, in: world.declaredType(of: decl)) + decl.members(named: member)
        let wanted = String(name[name.index(after: dot)...])
        return found.contains { SupportTable.forms($0).contains(wanted) }
    }
}
