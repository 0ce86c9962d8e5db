import Drawing
import Foundation
import SwiftUI
import Typesetting
import ViewGraph

/// One drawing in the making: a root, its render tree, and what can be asked of it. A world of its own; any number of
/// sessions may run side by side, each on one thread at a time.
///
///     let session = try RenderSession(view: ProfileCard(), options: options)
///     let png = try session.picture().encoded(as: .png)
public final class RenderSession {
    public let options: RenderOptions
    /// What each step took so far.
    public private(set) var phases: PhaseTimes
    let graph: ViewGraph
    private let environment: EnvironmentValues
    private let program: InterpretedProgram?
    private var canvas = CGSize.zero

    /// A session for a view that was compiled.
    public convenience init(view: some View, options: RenderOptions = RenderOptions()) throws(RenderFailure) {
        try self.init(root: view, program: nil, options: options, phases: PhaseTimes())
    }

    /// A session for the root that the options choose among what a source offers.
    public convenience init(source: SourceText, options: RenderOptions = RenderOptions()) throws(RenderFailure) {
        let program = try InterpretedProgram(source, options: options)
        try self.init(program: program, options: options)
    }

    /// A session for one preview of a source.
    public convenience init(
        preview: PreviewName, of program: InterpretedProgram, options: RenderOptions
    ) throws(RenderFailure) {
        var options = options
        options.view = preview.title
        try self.init(program: program, options: options)
    }

    /// A session for one of the roots of a loaded source.
    convenience init(program: InterpretedProgram, options: RenderOptions) throws(RenderFailure) {
        var phases = program.phases
        let (root, options) = try phases.measure("evaluate") { () throws(RenderFailure) in
            try program.root(options)
        }
        try self.init(root: root, program: program, options: options, phases: phases)
    }

    private init(
        root: any View, program: InterpretedProgram?, options: RenderOptions, phases: PhaseTimes
    ) throws(RenderFailure) {
        (self.options, self.program, self.phases) = (options, program, phases)
        graph = ViewGraph(limits: options.limits.graphLimits)
        let fonts = options.fontDirectories.isEmpty ? nil : FontCatalog(directories: options.fontDirectories)
        environment = options.environment(assets: AssetFolder(options, source: program?.path), fonts: fonts)
        program?.prepare(graph, options: options)
        self.phases.measure("update") { graph.setRoot(RootView(root), environment: environment) }
        try check()
        self.phases.measure("layout") { layout() }
        try check()
    }

    // MARK: - Laying out

    private func layout() {
        let insets = options.safeArea
        func inner(_ length: CGFloat?, _ inset: CGFloat) -> CGFloat? { length.map { max(0, $0 - inset) } }
        let size = graph.layout(
            ProposedViewSize(
                width: inner(options.width, insets.horizontal), height: inner(options.height, insets.vertical)))
        canvas = CGSize(
            width: options.width ?? size.width + insets.horizontal,
            height: options.height ?? size.height + insets.vertical)
    }

    private func check() throws(RenderFailure) {
        if let failure = graph.failure { throw describe(failure) }
        if let failure = program?.recordedFailure { throw describe(failure) }
    }

    private func describe(_ error: any Error) -> RenderFailure {
        if let program { return program.failure(for: error) }
        return RenderFailure(graphError: error)
    }

    // MARK: - What can be asked

    /// What the tree looks like.
    public func picture() throws(RenderFailure) -> Picture {
        let list = phases.measure("draw") {
            let list = graph.draw(displayScale: options.scale)
            return list.translated(x: options.safeArea.leading, y: options.safeArea.top)
        }
        try check()
        return Picture(
            displayList: list,
            options: PictureOptions(
                size: canvas, scale: options.scale, background: options.background.resolved(in: environment),
                maxPixels: options.limits.pixels))
    }

    /// What was laid out.
    public func inspection() throws(RenderFailure) -> Inspection {
        let report = graph.report(displayScale: options.scale)
        try check()
        return Inspection(
            canvas: canvas, scale: options.scale, root: report?.moved(x: options.safeArea.leading, y: options.safeArea.top),
            console: console, bodies: bodies)
    }

    /// Each line that views printed.
    public var console: [String] { program?.console ?? [] }

    /// How often each view type's `body` ran.
    public var bodies: [String: Int] { graph.bodies }

    /// What views did that they shouldn't, as lines of text.
    public var warnings: [String] { (program?.warnings ?? []) + graph.warnings.map { "warning: \($0)\n" } }
}

extension RenderLimits {
    var graphLimits: GraphLimits {
        var limits = GraphLimits()
        (limits.bodyDepth, limits.nodes) = (depth, nodes)
        return limits
    }
}

extension RenderFailure {
    /// What went wrong in a tree of compiled views, which have no source to point at.
    init(graphError error: any Error) {
        guard let error = error as? GraphError else {
            self.init(.source, "\(error)")
            return
        }
        self.init(error.cause, error.message)
    }
}

extension GraphError {
    var cause: RenderFailure.Cause {
        switch self {
        case .tooDeep: .limit("depth")
        case .tooManyNodes: .limit("nodes")
        case .doesNotSettle, .invalidLayout: .source
        }
    }
}

extension DisplayList {
    func translated(x: CGFloat, y: CGFloat) -> DisplayList {
        guard x != 0 || y != 0 else { return self }
        var group = Group()
        group.transform = CGAffineTransform(translationX: x, y: y)
        group.contents = self
        return DisplayList(items: [.group(group)])
    }
}

extension LayoutReport {
    func moved(x: CGFloat, y: CGFloat) -> LayoutReport {
        guard x != 0 || y != 0 else { return self }
        var copy = self
        copy.frame.origin.x += x
        copy.frame.origin.y += y
        copy.children = children.map { $0.moved(x: x, y: y) }
        return copy
    }
}
