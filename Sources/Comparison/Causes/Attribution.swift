import Foundation
import Rendering

/// Finds what each change did, by making it: the changes are made to the old version one after the other, and what a
/// drawing shows that the one before it didn't is what that change did. So every sentence is true, and what all changes
/// did together is the whole difference.
///
/// A change that can't stand alone (a call of a function that comes with another change) waits for the others it needs.
struct Attribution {
    private let old: ComparedVersion
    private let new: ComparedVersion
    private let before: DrawnVersion
    private let after: DrawnVersion

    /// More changes than that are put together, so that a rewritten file doesn't take minutes.
    private static let mostSteps = 24

    init(old: ComparedVersion, new: ComparedVersion, before: DrawnVersion, after: DrawnVersion) {
        (self.old, self.new, self.before, self.after) = (old, new, before, after)
    }

    func difference() throws(RenderFailure) -> Difference {
        var difference = Difference(causes: [], withoutEffect: [], unexplained: [], isSourceEqual: true)
        var shown = DrawnTree(before)
        if let recorded = old.recorded, old.project != nil {
            let consequences = ConsequenceFinder.consequences(from: DrawnTree(recorded), to: shown)
            if !consequences.isEmpty {
                difference.causes.append(
                    Difference.Cause(
                        kind: .program, change: "the program, or its fonts, draws the old source otherwise now",
                        consequences: consequences))
            }
        }
        let target = DrawnTree(after)
        guard let oldProject = old.project, let newProject = new.project else {
            difference.unexplained = ConsequenceFinder.consequences(from: shown, to: target)
            difference.isSourceEqual = false
            return difference
        }
        var state = VersionState(old: oldProject, new: newProject, options: old.options, preview: old.preview)
        let sources = SourceChanges.between(oldProject, newProject)
        difference.isSourceEqual = sources.isEmpty
        let whole = ConsequenceFinder.consequences(from: shown, to: target)
        var steps = OptionChanges.between(old.options, new.options).map { Step($0) }
        steps += AssetChanges.between(old, new).map { Step($0) }
        steps += Self.merged(sources).map { Step($0) }
        guard !whole.isEmpty else {
            difference.withoutEffect = steps.compactMap { $0.cause([]) }
            return difference
        }
        try take(steps, &state, &shown, into: &difference)
        // All changes are made: what is left has no cause that was found.
        difference.unexplained = ConsequenceFinder.consequences(from: shown, to: target)
        return difference
    }

    private func take(
        _ steps: [Step], _ state: inout VersionState, _ shown: inout DrawnTree, into difference: inout Difference
    ) throws(RenderFailure) {
        /// Makes a step; false where the result can't be drawn.
        func make(_ step: Step) -> Bool {
            var next = state
            step.apply(to: &next, new)
            guard let drawn = try? next.draw() else { return false }
            let tree = DrawnTree(drawn)
            let consequences = ConsequenceFinder.consequences(from: shown, to: tree)
            if let cause = step.cause(consequences) {
                if consequences.isEmpty {
                    difference.withoutEffect.append(cause)
                } else {
                    difference.causes.append(cause)
                }
            }
            (state, shown) = (next, tree)
            return true
        }
        var waiting: [Step] = []
        for step in steps where !make(step) { waiting.append(step) }
        // What had to wait for one that came later.
        var hasAdvanced = true
        while hasAdvanced, !waiting.isEmpty {
            hasAdvanced = false
            for (index, step) in waiting.enumerated().reversed() where make(step) {
                waiting.remove(at: index)
                hasAdvanced = true
            }
            if !hasAdvanced, waiting.count > 2, let pair = firstPair(of: waiting, state) {
                let together = waiting[pair.0].joined(with: [waiting[pair.1]])
                hasAdvanced = make(together)
                waiting.remove(at: pair.1)
                waiting.remove(at: pair.0)
            }
        }
        guard let first = waiting.first else { return }
        _ = make(first.joined(with: Array(waiting.dropFirst())))
    }

    /// Two changes that can be made together.
    private func firstPair(of steps: [Step], _ state: VersionState) -> (Int, Int)? {
        guard steps.count <= 8 else { return nil }
        for i in steps.indices {
            for j in steps.indices where j > i {
                var next = state
                steps[i].apply(to: &next, new)
                steps[j].apply(to: &next, new)
                if (try? next.draw()) != nil { return (i, j) }
            }
        }
        return nil
    }

    /// Changes in order, so many of them together that they are few enough.
    private static func merged(_ changes: [SourceChange]) -> [[SourceChange]] {
        guard changes.count > mostSteps else { return changes.map { [$0] } }
        let size = (changes.count + mostSteps - 1) / mostSteps
        return stride(from: 0, to: changes.count, by: size).map { Array(changes[$0..<min($0 + size, changes.count)]) }
    }
}

/// Something that is changed as one.
struct Step {
    enum Part {
        case source(SourceChange)
        case option(OptionChange)
        case assets([AssetChange])
    }

    private var parts: [Part]

    init(_ changes: [SourceChange]) { parts = changes.map { .source($0) } }
    init(_ change: OptionChange) { parts = [.option(change)] }
    init(_ changes: [AssetChange]) { parts = [.assets(changes)] }

    func joined(with others: [Step]) -> Step {
        var copy = self
        copy.parts += others.flatMap(\.parts)
        return copy
    }

    func apply(to state: inout VersionState, _ new: ComparedVersion) {
        for part in parts {
            switch part {
            case .source(let change): state.edits += change.edits
            case .option(let change): change.apply(&state.options, new.options)
            case .assets: state.hasNewAssets = true
            }
        }
    }

    /// Nil where nothing worth a word did nothing: a file that lies beside the source.
    func cause(_ consequences: [Consequence]) -> Difference.Cause? {
        var reported = parts.flatMap { part -> [Difference.Cause] in
            switch part {
            case .source(let change):
                return [
                    Difference.Cause(
                        kind: .source, change: change.text, place: change.place, old: change.old, new: change.new,
                        consequences: [])
                ]
            case .option(let change):
                return [
                    Difference.Cause(
                        kind: .option, change: change.text, old: change.old, new: change.new, consequences: [])
                ]
            case .assets(let changes):
                let used = changes.filter(\.isUsed)
                return (used.isEmpty && !consequences.isEmpty ? changes : used).map {
                    Difference.Cause(
                        kind: .asset, change: $0.text, place: $0.place, old: $0.old, new: $0.new, consequences: [])
                }
            }
        }
        guard !reported.isEmpty else {
            return consequences.isEmpty ? nil : Difference.Cause(kind: .source, change: "", consequences: consequences)
        }
        var first = reported.removeFirst()
        first.companions = reported.map { ($0.change, $0.place) }
        first.consequences = consequences
        return first
    }
}
