import SwiftUI
import Testing
import ViewGraph

/// A view laid out under one proposal: its answer, and where its named leaves ended up, unrounded, in the coordinates of
/// the view under test.
final class LayoutProbe {
    let graph = ViewGraph()
    let size: CGSize
    private let element: LayoutNode?

    init(
        _ view: some View, _ proposal: ProposedViewSize,
        environment change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var environment = EnvironmentValues()
        environment.platform = .macOS
        change(&environment)
        graph.setRoot(view, environment: environment)
        size = graph.layout(proposal)
        element = graph.root?.elements.first
    }

    /// The same after what the layout has called was taken in too: actions, changed states.
    init(
        updating view: some View, _ proposal: ProposedViewSize,
        environment change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var environment = EnvironmentValues()
        environment.platform = .macOS
        change(&environment)
        graph.setRoot(view, environment: environment)
        size = graph.update(proposal)
        element = graph.root?.elements.first
    }

    /// The leaf of that name, in the coordinates of the view under test.
    func frame(_ name: String) -> CGRect? { find(name).map { absolute($0) } }

    /// What the texts say, in the order of the tree.
    var texts: [String] {
        func collect(_ report: LayoutReport) -> [String] {
            (report.text.map { [$0.lines.joined(separator: "|")] } ?? []) + report.children.flatMap(collect)
        }
        return graph.report(displayScale: 2).map(collect) ?? []
    }

    func proposals(_ name: String) -> [ProposedViewSize] { (find(name) as? LeafProbeNode)?.proposals ?? [] }

    func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions? { element?.dimensions(in: proposal) }

    private func find(_ name: String) -> LayoutNode? {
        var stack = element.map { [$0] } ?? []
        while let node = stack.popLast() {
            if (node as? LeafProbeNode)?.leaf.name == name || (node as? FakeTextNode)?.text.name == name { return node }
            stack += node.children
        }
        return nil
    }

    private func absolute(_ node: LayoutNode) -> CGRect {
        var rect = node.frame
        var parent = node.parent
        while let current = parent {
            rect = rect.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
            parent = current.parent
        }
        return rect
    }
}

/// A proposal as facts.md writes it: `@100x50`, `@nil`.
func at(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize { ProposedViewSize(width: width, height: height) }
let atNil = ProposedViewSize.unspecified

/// One measured row: the view's answer, and any frames of its leaves.
struct LayoutRow: Sendable, CustomTestStringConvertible {
    var number: String
    var proposal: ProposedViewSize
    var size: (width: CGFloat?, height: CGFloat?)
    /// Expected parts of leaves' frames; nil leaves a number open.
    var frames: [String: [CGFloat?]]
    var view: @Sendable () -> any View

    init(
        _ number: String, _ proposal: ProposedViewSize, _ width: CGFloat?, _ height: CGFloat?,
        _ frames: [String: [CGFloat?]] = [:], _ view: @escaping @Sendable () -> any View
    ) {
        (self.number, self.proposal, self.size, self.frames, self.view) = (
            number, proposal, (width, height), frames, view
        )
    }

    var testDescription: String { "facts \(number)" }

    func check(tolerance: CGFloat = 0.01) {
        func probe<V: View>(_ view: V) -> LayoutProbe { LayoutProbe(view, proposal) }
        let probe = probe(view())
        func compare(_ actual: CGFloat?, _ expected: CGFloat?, _ what: String) {
            guard let expected else { return }
            guard let actual else {
                Issue.record("\(number): \(what) is missing")
                return
            }
            let isEqual = actual == expected || abs(actual - expected) <= tolerance
            #expect(isEqual, "\(number): \(what) is \(actual), expected \(expected)")
        }
        compare(probe.size.width, size.width, "width")
        compare(probe.size.height, size.height, "height")
        for (name, expected) in frames.sorted(by: { $0.key < $1.key }) {
            let frame = probe.frame(name)
            let actual = [frame?.minX, frame?.minY, frame?.width, frame?.height]
            for (index, expected) in expected.enumerated() {
                compare(actual[index], expected, "\(name) \(["x", "y", "width", "height"][index])")
            }
        }
    }

    /// From right to left everything stands as in a mirror.
    func checkMirrored() {
        func probe<V: View>(_ view: V, _ direction: LayoutDirection) -> LayoutProbe {
            LayoutProbe(view, proposal) { $0.layoutDirection = direction }
        }
        let (left, right) = (probe(view(), .leftToRight), probe(view(), .rightToLeft))
        #expect(left.size == right.size, "\(number): size")
        guard left.size.width.isFinite else { return }
        for name in frames.keys.sorted() {
            guard let frame = left.frame(name), let mirrored = right.frame(name) else {
                #expect(left.frame(name) == right.frame(name), "\(number): \(name)")
                continue
            }
            let expected = CGRect(
                x: left.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            let isEqual = abs(mirrored.minX - expected.minX) < 0.01 && abs(mirrored.minY - expected.minY) < 0.01
            #expect(
                isEqual && mirrored.size == expected.size, "\(number): \(name) is \(mirrored), expected \(expected)")
        }
    }
}

/// A row recorded in a borderless window (facts.md, "Recorded windows"): 400×600 at first, then the content's size
/// rounded up; the content is centred in it, and every origin is rounded to half points, halves up.
struct WindowRow: Sendable, CustomTestStringConvertible {
    var number: String
    /// The window.
    var size: CGSize
    /// Corners of leaves and texts, with a width and height where those are recorded too.
    var frames: [String: [CGFloat]]
    var view: @Sendable () -> any View

    init(
        _ number: String, _ width: CGFloat, _ height: CGFloat, _ frames: [String: [CGFloat]] = [:],
        _ view: @escaping @Sendable () -> any View
    ) {
        (self.number, size, self.frames, self.view) = (number, CGSize(width: width, height: height), frames, view)
    }

    var testDescription: String { "facts \(number)" }

    func check() {
        func probe<V: View>(_ view: V) -> LayoutProbe { LayoutProbe(view, at(400, 600)) }
        let probe = probe(view())
        let window = CGSize(width: probe.size.width.rounded(.up), height: probe.size.height.rounded(.up))
        #expect(window == size)
        func rounded(_ value: CGFloat) -> CGFloat { (value * 2 + 0.5).rounded(.down) / 2 }
        for (name, expected) in frames {
            guard let frame = probe.frame(name) else {
                Issue.record("\(number): there is no \(name)")
                continue
            }
            let origin = [
                rounded(frame.minX + (window.width - probe.size.width) / 2),
                rounded(frame.minY + (window.height - probe.size.height) / 2),
            ]
            #expect(Array((origin + [frame.width, frame.height]).prefix(expected.count)) == expected, "\(name)")
        }
    }
}
