import ViewGraph

nonisolated extension View {
    /// Makes a cell of a grid row as wide as `count` columns.
    public func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellModifier(attribute: .columns(count), label: ".gridCellColumns"))
    }

    /// Where the view stands in its grid cell, whatever the grid's, the row's and the column's alignments are.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier(attribute: .anchor(anchor), label: ".gridCellAnchor"))
    }

    /// How the cells of this cell's whole column are aligned; the first of a column that says so decides.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier(attribute: .columnAlignment(guide), label: ".gridColumnAlignment"))
    }

    /// The axes on which the view takes only what the other cells of its column or row need.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier(attribute: .unsizedAxes(axes), label: ".gridCellUnsizedAxes"))
    }
}

enum GridCellAttribute {
    case columns(Int)
    case anchor(UnitPoint)
    case columnAlignment(HorizontalAlignment)
    case unsizedAxes(Axis.Set)
}

enum GridColumnsTrait {}
enum GridAnchorTrait {}
enum GridColumnAlignmentTrait {}
enum GridUnsizedAxesTrait {}

struct GridCellModifier: ElementModifier {
    let attribute: GridCellAttribute
    let label: String

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        if case .columns(let count) = attribute, count < 1 {
            viewNode.report("gridCellColumns(\(count)): a cell covers at least one column; it is taken as 1")
        }
        return GridAttributeNode(viewNode: viewNode, child: child, attribute: attribute, label: label)
    }
}

/// Adds one attribute to a cell. Of two anchors or alignments the inner one counts; unsized axes unite and columns add
/// up (facts.md 10.6, 10.7, 10.9).
final class GridAttributeNode: PassThroughLayoutNode {
    private let attribute: GridCellAttribute
    private let label: String

    init(viewNode: ViewNode, child: LayoutNode, attribute: GridCellAttribute, label: String) {
        (self.attribute, self.label) = (attribute, label)
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { label }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        let inner = super.trait(key)
        switch attribute {
        case .columns(let count) where key == ObjectIdentifier(GridColumnsTrait.self):
            let own = max(count, 1)
            return (inner as? Int).map { $0.addingReportingOverflow(own).overflow ? .max : $0 + own } ?? own
        case .anchor(let anchor) where key == ObjectIdentifier(GridAnchorTrait.self):
            return inner ?? anchor
        case .columnAlignment(let guide) where key == ObjectIdentifier(GridColumnAlignmentTrait.self):
            return inner ?? guide
        case .unsizedAxes(let axes) where key == ObjectIdentifier(GridUnsizedAxesTrait.self):
            return (inner as? Axis.Set).map { $0.union(axes) } ?? axes
        default:
            return inner
        }
    }
}

/// Which attributes of a cell pass through a view round it (facts.md 10.8).
enum GridAttributes {
    private static let row = ObjectIdentifier(GridRowTrait.self)
    private static let anchor = ObjectIdentifier(GridAnchorTrait.self)
    private static let all: Set = [
        row, anchor, ObjectIdentifier(GridColumnsTrait.self), ObjectIdentifier(GridColumnAlignmentTrait.self),
        ObjectIdentifier(GridUnsizedAxesTrait.self),
    ]

    /// Whether it doesn't pass through a frame of fixed lengths.
    static func stopsAtFixedFrame(_ key: ObjectIdentifier) -> Bool {
        all.contains(key) && key != anchor && key != row
    }
}
