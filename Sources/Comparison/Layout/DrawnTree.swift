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
        var isLeaf: Bool { children.isEmpty && !isModifier && !DrawnTree.isEmpty(report.name) }
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
        for (index, mark) in marks.enumerated() {
            if let node = owner(of: mark) { nodes[node].marks.append(index) }
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
                hasher.add(said)
                nodes[index].words.insert(said)
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
            if let said = Self.said(report) {
                nodes[index].label = "\(report.name)(\"\(Self.short(said))\")"
            } else if !nodes[index].isModifier, !Self.arrangements.contains(report.name) {
                let said =
                    report.accessibility?.label
                    ?? (nodes[index].count <= 24 ? firstWords(below: index) : nil)
                    ?? (nodes[index].children.isEmpty ? sources.firstText(in: report.source) : nil)
                if let said, !said.isEmpty { nodes[index].label = "\(report.name)(\"\(Self.short(said))\")" }
            }
        }
        // Several of one name are told apart by their order.
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

    private func owner(of mark: Mark) -> Int? {
        if let text = mark.text {
            let words = text.trimmingCharacters(in: .whitespaces)
            let place = mark.bounds
            let texts = nodes.indices.filter { index in
                guard let said = nodes[index].report.text?.lines.joined(separator: "\n") else { return false }
                return said.contains(words)
                    && nodes[index].rect.insetBy(dx: -2, dy: -2).contains(CGPoint(x: place.midX, y: place.midY))
            }
            if let best = texts.min(by: { area(nodes[$0].rect) < area(nodes[$1].rect) }) { return best }
        }
        var best: (index: Int, share: CGFloat)?
        for index in nodes.indices where !nodes[index].isModifier {
            let share = Self.share(nodes[index].rect, mark.bounds)
            if share > (best?.share ?? 0.02) - 0.0001 { best = (index, share) }
        }
        return best?.index
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
