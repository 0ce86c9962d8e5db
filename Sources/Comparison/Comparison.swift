import Budget
import Foundation
import Rendering

/// Compares two versions of a view and says what is different and why.
///
/// 1. Both are drawn; where they agree there is no difference, whatever the sources say.
/// 2. What changed outside of the sources is found (`OptionChanges`, `AssetChanges`), then what changed in them
///    (`SyntaxComparer`).
/// 3. The changes are made one after the other to the old version, and each result is drawn (`Attribution`): what a change
///    does is seen, not guessed.
public enum Comparison {
    /// - Throws: where one of the two can't be drawn.
    public static func compare(old: ComparedVersion, new: ComparedVersion) throws(RenderFailure) -> Difference {
        let (before, after) = (try draw(old), try draw(new))
        return try compare(old: old, drawn: before, new: new, drawn: after)
    }

    /// The same for versions that were drawn already.
    public static func compare(
        old: ComparedVersion, drawn before: DrawnVersion, new: ComparedVersion, drawn after: DrawnVersion
    ) throws(RenderFailure) -> Difference {
        try Attribution(old: old, new: new, before: before, after: after).difference()
    }

    /// What is different between two drawn versions, without causes.
    public static func consequences(from old: DrawnVersion, to new: DrawnVersion) -> [Consequence] {
        ConsequenceFinder.consequences(from: old, to: new)
    }

    /// Draws a version, or answers what was recorded of one without sources.
    public static func draw(_ version: ComparedVersion) throws(RenderFailure) -> DrawnVersion {
        guard let project = version.project else {
            if let recorded = version.recorded { return recorded }
            throw RenderFailure(.request, "there is neither a source nor a recorded picture to compare")
        }
        return try draw(project, version.options, version.preview)
    }

    static func draw(
        _ project: SourceProject, _ options: RenderOptions, _ preview: PreviewName?
    ) throws(RenderFailure) -> DrawnVersion {
        // Each version is a run of its own: one that takes too long says nothing of the others.
        let scope = RunBudget(options.limits.budget).enter()
        defer { scope.leave() }
        var options = options
        options.recordsSources = true
        let program = try project.program(showing: options.view)
        let session =
            if let preview {
                try RenderSession(preview: preview, of: program, options: options)
            } else {
                try RenderSession(program: program, options: options)
            }
        var drawn = try DrawnVersion(session)
        drawn.sources = project.files
        return drawn
    }
}
