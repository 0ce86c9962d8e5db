import Drawing
import Foundation
import Rendering
import ViewGraph

/// A version as it was drawn: where every view is, and what it looks like.
public struct DrawnVersion: Sendable {
    public var inspection: Inspection
    public var picture: Picture
    /// The sources that the inspection's places lead into (`RenderOptions.recordsSources`); they name views that say
    /// nothing themselves.
    package var sources: [SourceText] = []

    public init(inspection: Inspection, picture: Picture) {
        (self.inspection, self.picture) = (inspection, picture)
    }

    /// What a session shows now.
    public init(_ session: RenderSession) throws(RenderFailure) {
        self.init(inspection: try session.inspection(), picture: try session.picture())
    }
}

/// One of the two versions that are compared: what is drawn, and how.
public struct ComparedVersion: Sendable {
    /// The sources; nil where they aren't known, so that no causes can be named in them.
    public var project: SourceProject?
    public var options: RenderOptions
    /// The preview that is drawn; nil for the root the options name.
    public var preview: PreviewName?
    /// What was drawn earlier, where that is known. Where the sources are known too, they are drawn again, and a
    /// difference between the two is one of the program or its fonts.
    public var recorded: DrawnVersion?

    public init(
        project: SourceProject?, options: RenderOptions = RenderOptions(), preview: PreviewName? = nil,
        recorded: DrawnVersion? = nil
    ) {
        (self.project, self.options, self.preview, self.recorded) = (project, options, preview, recorded)
    }

    /// A version of one source.
    public init(source: SourceText, options: RenderOptions = RenderOptions()) {
        self.init(project: SourceProject(source), options: options)
    }
}
