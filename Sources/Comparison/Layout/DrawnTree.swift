import Drawing
import Foundation
import Rendering
import ViewGraph

/// The nodes of a layout report in one list, parents before children, each with what is drawn for it.
struct DrawnTree {
    struct Node {
        let report: LayoutReport
        let parent: Int?
        var children: [Int] = []
        /// What sentences call it: `Text("Login")`.
        var label: String
        /// How many nodes are below it, itself among them; they follow it in the list.
        var count = 1
        /// What it is, says and holds: two nodes of one structure have the same.
        var structure = 0
        /// What all texts in it say.
        var words: Set<String> = []
        var marks: [Int] = []

        var rect: CGRect { report.drawn ?? report.frame }
        var name: String { report.name }
        var isModifier: Bool { report.name.hasPrefix(".") }
        /// Something to see: a view without others in it that takes some room.
        var isLeaf: Bool {
            rect.width > 0 && rect.height > 0 && children.isEmpty && !isModifier && !DrawnTree.isEmpty(report.name)
        }
    }

    private(set) var nodes: [Node] = []
    let canvas: CGSize
    let marks: [Mark]

    init(_ version: DrawnVersion) {
        canvas = version.inspection.canvas
        marks = Mark.all(in: version.picture)
        if let root = version.inspection.root { add(root, parent: nil) }
        summarize()
        nameNodes(SourceNames(version.sources))
        let bands = NodeBands(nodes)
        for (index, mark) in marks.enumerated() {
            if let node = owner(of: mark, bands) { nodes[node].marks.append(index) }
        }
    }

    private mutating func add(_ report: LayoutReport, parent: Int?) {
        let index = nodes.count
        nodes.append(Node(report: report, parent: parent, label: report.name))
        if let parent { nodes[parent].children.append(index) }
        for child in report.children { add(child, parent: index) }
        nodes[index].count = nodes.count - index
    }

    private mutating func summarize() {
        for index in nodes.indices.reversed() {
            var hasher = StableHash()
            hasher.add(nodes[index].name)
            if let said = Self.said(nodes[index].report) {
                let words = Self.letters(said)
                hasher.add(words)
                nodes[index].words.insert(words)
            }
            for child in nodes[index].children {
                hasher.add(nodes[child].structure)
                nodes[index].words.formUnion(nodes[child].words)
            }
            hasher.add(nodes[index].children.count)
            nodes[index].structure = hasher.value
        }
    }

    /// The text of a node on one line.
    static func said(_ report: LayoutReport) -> String? {
        report.text.map { $0.lines.joined(separator: " ").split(separator: " ").joined(separator: " ") }
    }

    /// A text without its blanks and hyphens, which come and go where lines are broken.
    static func letters(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "-" && $0 != "\u{AD}" } }

    static func isEmpty(_ name: String) -> Bool { name == "Spacer" || name == "EmptyView" }

    /// What a subtree covers, itself first.
    func subtree(_ index: Int) -> Range<Int> { index..<index + nodes[index].count }

    // MARK: - Names

    /// Views that only arrange others; a name of a text inside would mislead.
    private static let arrangements: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "List",
        "Form", "Section", "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "Group",
        "GeometryReader", "Color",
    ]

    private mutating func nameNodes(_ sources: SourceNames) {
        for index in nodes.indices {
            let report = nodes[index].report
            if var said = Self.said(report) {
                // Of a text that is cut short the source knows the rest.
                if report.text?.isTruncated == true, let whole = sources.firstText(in: report.source),
                    let start = said.split(separator: "…").first,
                    whole.hasPrefix(start.trimmingCharacters(in: .whitespaces))
                {
                    said = whole
                }
                nodes[index].label = "\(report.name)(\"\(Self.short(said))\")"
            } else if !nodes[index].isModifier, !Self.arrangements.contains(report.name) {
                let said =
                    report.accessibility?.label
                    ?? (nodes[index].count <= 24 ? firstWords(below: index) : nil)
                    ?? (report.name == "Image" ? sources.firstText(in: report.source) : nil)
                if let said, !said.isEmpty { nodes[index].label = "\(report.name)(\"\(Self.short(said))\")" }
            }
        }
        // Several of one name are distinguished by their order.
        var numbers: [String: [Int]] = [:]
        for index in nodes.indices { numbers[nodes[index].label, default: []].append(index) }
        for (label, indices) in numbers where indices.count > 1 {
            for (number, index) in indices.enumerated() {
                nodes[index].label = "\(label) [\(number + 1) of \(indices.count)]"
            }
        }
    }

    private func firstWords(below index: Int) -> String? {
        for node in subtree(index) {
            if let said = Self.said(nodes[node].report) { return said }
        }
        return nil
    }

    private static func short(_ text: String) -> String {
        let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return text.count > 32 ? text.prefix(30) + "…" : text
    }

    // MARK: - What is drawn for whom

    private func owner(of mark: Mark, _ bands: NodeBands) -> Int? {
        let near = bands.nodes(at: mark.bounds.midY)
        if let text = mark.text {
            let words = text.trimmingCharacters(in: .whitespaces)
            let middle = CGPoint(x: mark.bounds.midX, y: mark.bounds.midY)
            let texts = near.filter { index in
                guard let said = nodes[index].report.text?.lines.joined(separator: "\n") else { return false }
                return said.contains(words) && nodes[index].rect.insetBy(dx: -2, dy: -2).contains(middle)
            }
            if let best = texts.min(by: { area(nodes[$0].rect) < area(nodes[$1].rect) }) { return best }
        }
        let shares = near.map { (index: $0, share: Self.share(nodes[$0].rect, mark.bounds)) }
        guard let most = shares.map(\.share).max(), most > 0.02 else { return nil }
        // Of several in one place it is a leaf's, and each has one before any has two: shapes are drawn in their order.
        let candidates = shares.filter { $0.share > most - 0.01 }.map(\.index)
        let leaves = candidates.filter { nodes[$0].isLeaf && nodes[$0].report.text == nil }
        return leaves.first { nodes[$0].marks.isEmpty } ?? leaves.last ?? candidates.last
    }

    private func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }

    /// How much of what either covers both cover, from 0 to 1.
    private static func share(_ a: CGRect, _ b: CGRect) -> CGFloat {
        let common = a.overlap(with: b)
        guard !common.isNull, !common.isEmpty else { return 0 }
        let shared = common.width * common.height
        let all = a.width * a.height + b.width * b.height - shared
        return all > 0 && all.isFinite ? shared / all : 0
    }
}

/// The nodes by how far down they are, so that a long list doesn't compare everything with everything.
private struct NodeBands {
    private static let height: CGFloat = 64
    private var bands: [Int: [Int]] = [:]
    /// Those that reach over many bands.
    private var tall: [Int] = []

    init(_ nodes: [DrawnTree.Node]) {
        for (index, node) in nodes.enumerated() where !node.isModifier {
            let rect = node.rect
            guard rect.minY.isFinite, rect.maxY.isFinite, abs(rect.minY) < 1e9, abs(rect.maxY) < 1e9 else { continue }
            let (first, last) = (Self.band(rect.minY - 4), Self.band(rect.maxY + 4))
            if last - first > 12 {
                tall.append(index)
            } else {
                for band in first...max(first, last) { bands[band, default: []].append(index) }
            }
        }
    }

    private static func band(_ y: CGFloat) -> Int { Int((y / height).rounded(.down)) }

    /// In the order of the tree.
    func nodes(at y: CGFloat) -> [Int] {
        guard y.isFinite, abs(y) < 1e9 else { return [] }
        return ((bands[Self.band(y)] ?? []) + tall).sorted()
    }
}

/// A hash that is the same in every run.
struct StableHash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325
    var value: Int { Int(truncatingIfNeeded: state) }

    mutating func add(_ text: String) {
        for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
        state = (state ^ 0xFF) &* 0x100_0000_01B3
    }

    mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    mutating func add(_ number: Int) {
        state = (state ^ UInt64(bitPattern: Int64(number))) &* 0x100_0000_01B3
        state ^= state >> 29
    }

    /// A length as people tell lengths apart.
    mutating func add(_ length: CGFloat) { add(length.isFinite ? Int((length * 100).rounded()) : -1) }
}

/// What the expressions say that made views: `leaf` for `Image(systemName: "leaf")`.
struct SourceNames {
    private let lines: [String: [Substring]]

    init(_ sources: [SourceText]) {
        var lines: [String: [Substring]] = [:]
        for source in sources {
            lines[source.name] = source.text.split(separator: "\n", omittingEmptySubsequences: false)
        }
        self.lines = lines
    }

    /// The first text between quotes in the first line of what made a view; nil where it is put together of values.
    func firstText(in place: SourcePlace?) -> String? {
        guard let place, let file = lines[place.file], file.indices.contains(place.line - 1) else { return nil }
        let line = file[place.line - 1].utf8.dropFirst(max(place.column - 1, 0))
        let part = place.line == place.endLine ? line.prefix(max(place.endColumn - place.column, 0)) : line
        let pieces = String(Substring(part)).split(separator: "\"", omittingEmptySubsequences: false)
        guard pieces.count >= 3, !pieces[1].contains("\\") else { return nil }
        return String(pieces[1])
    }
}
