/// What a figure shows of a view.
public enum FigureKind: String, CaseIterable, Sendable {
    /// The view itself, with its frame and its dimensions where they are asked for.
    case preview
    /// The source, coloured.
    case code
    /// What the source's views are made of.
    case viewTree = "view-tree"
    /// The live nodes with what they remember.
    case renderTree = "render-tree"
    /// Code, view tree and preview side by side.
    case listing
    /// Each proposal going down the tree and each answer coming up.
    case layoutSteps = "layout-steps"
    /// The view under several proposals.
    case proposals
    /// The view while the width that is proposed changes.
    case resize
    /// The lines that views are aligned on.
    case alignment
    /// How a stack divided its space.
    case stack
    /// The tracks of a grid.
    case grid
    /// A value of the environment in each part of the tree.
    case environment
    /// Values of a preference on their way up.
    case preferences
    /// Animated values over time.
    case timeline
    /// Frames of an animation in a row.
    case filmstrip
    /// Two variants of a view, with what differs.
    case diff
    /// What gave one view its size and place.
    case explain
}
