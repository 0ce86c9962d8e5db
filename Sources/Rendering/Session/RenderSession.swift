import Budget
import CairoBackend
import Drawing
import Foundation
import SwiftUI
import SwiftUIBridge
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
    /// What work is counted in that no other budget counts already.
    private let budget: RunBudget
    private var environment: EnvironmentValues
    let run: InterpretedRun?
    /// What the picture is called in outputs that have a title: the preview's or the view's name.
    public let title: String?
    private let sourceWarnings: [String]
    private let fontWarnings: [String]
    private let assets: AssetFolder?
    private var canvas = CGSize.zero
    private var proposal = ProposedViewSize.unspecified
    /// Whom to tell when the pointer goes elsewhere.
    var hovered: [(CGPoint?) -> Void] = []
    /// Takes the pictures of a film while time passes.
    var recorder: FilmRecorder?

    /// A session for a view that was compiled.
    public convenience init(view: some View, options: RenderOptions = RenderOptions()) throws(RenderFailure) {
        let budget = RunBudget.current ?? RunBudget(options.limits.budget)
        let scope = budget.enter()
        defer { scope.leave() }
        try self.init(
            root: view, title: String(describing: type(of: view)), run: nil, source: nil, budget: budget,
            graph: ViewGraph(limits: options.limits.graphLimits), options: options, phases: PhaseTimes())
    }

    /// A session for the root that the options choose among what a source offers.
    public convenience init(source: SourceText, options: RenderOptions = RenderOptions()) throws(RenderFailure) {
        let layout = ProjectLayout(options)
        try self.init(
            program: InterpretedProgram([source], layout: layout, limits: options.limits), options: options)
    }

    /// The same for a source that is checked already.
    public convenience init(program: InterpretedProgram, options: RenderOptions) throws(RenderFailure) {
        try self.init(program, options) { views throws(RenderFailure) in
            try program.choice(named: options.view, among: views)
        }
    }

    /// A session for one preview of a source.
    public convenience init(
        preview: PreviewName, of program: InterpretedProgram, options: RenderOptions
    ) throws(RenderFailure) {
        try self.init(program, options) { views throws(RenderFailure) in
            try program.choice(of: preview, among: views)
        }
    }

    private convenience init(
        _ program: InterpretedProgram, _ options: RenderOptions,
        choose: (ProgramViews) throws(RenderFailure) -> RootChoice
    ) throws(RenderFailure) {
        let budget = RunBudget.current ?? RunBudget(options.limits.budget)
        let scope = budget.enter()
        defer { scope.leave() }
        budget.begin(.evaluating)
        var phases = program.phases
        var options = options
        let run = InterpretedRun(program.program, options: options, bundles: program.bundleFolders)
        var title: String?
        let graph = ViewGraph(limits: options.limits.graphLimits)
        graph.clock.start = options.now
        // In the session's own time: what is made before the first view may wait for timers too.
        let made = phases.measure("evaluate") {
            graph.perform {
                Result { () throws(RenderFailure) in
                    try run.makeRoot(&options) { views throws(RenderFailure) in
                        let choice = try choose(views)
                        title = choice.title
                        return choice
                    }
                }
            }
        }
        try self.init(
            root: made.get(), title: title, run: run, source: program, budget: budget, graph: graph, options: options,
            phases: phases)
    }

    private init(
        root: any View, title: String?, run: InterpretedRun?, source: InterpretedProgram?, budget: RunBudget,
        graph: ViewGraph, options: RenderOptions, phases: PhaseTimes
    ) throws(RenderFailure) {
        guard FontFolder.found != nil else { throw RenderFailure(.defect, FontFolder.absence) }
        (self.options, self.title, self.run, self.phases, self.budget) = (options, title, run, phases, budget)
        sourceWarnings = source?.warnings ?? []
        self.graph = graph
        graph.clock.start = options.now
        if options.recordsProbes { graph.recording.probes = ProbeLog() }
        if options.recordsSources { graph.recording.origins = [:] }
        let fonts = options.fontDirectories.isEmpty ? nil : FontCatalog(directories: options.fontDirectories)
        fontWarnings = (fonts?.damagedFiles ?? []).map {
            "warning: the font file '\($0)' is damaged, or no font; it isn't used (--font-dir)\n"
        }
        assets = AssetFolder(options, source: source?.path, others: source?.assetFolders ?? [])
        environment = options.environment(assets: assets, fonts: fonts)
        if options.safeArea != EdgeInsets() { environment.safeArea = SafeArea(insets: options.safeArea) }
        graph.canvasOrigin = CGPoint(x: options.safeArea.leading, y: options.safeArea.top)
        PictureEncoder.use { try? CairoRenderer().png($0, $1) }
        run?.prepare(graph)
        budget.begin(.layingOut)
        graph.beginWork()
        self.phases.measure("update") { setRoot(root) }
        try check()
        self.phases.measure("layout") { layout() }
        try check()
        // What is inside of an object is there to be set once the object is.
        try deliver(options.initialValues.filter { $0.path.count > 1 }.map { .set($0) })
        try deliver(options.events)
        try comeToCapture()
    }

    // MARK: - Laying out

    /// Makes the tree; where the root asks for another appearance, once more in that one.
    private func setRoot(_ root: any View) {
        let requests = PresentationRequests()
        environment.presentationRequests = requests
        graph.setRoot(RootView(root), environment: environment)
        guard let asked = requests.colorScheme, asked != environment.colorScheme else { return }
        environment.colorScheme = asked
        graph.setRoot(RootView(root), environment: environment)
    }

    private func layout() {
        let insets = options.safeArea
        func inner(_ length: CGFloat?, _ inset: CGFloat) -> CGFloat? { length.map { max(0, $0 - inset) } }
        proposal = ProposedViewSize(
            width: inner(options.width, insets.horizontal), height: inner(options.height, insets.vertical))
        layoutDidAnswer(graph.update(proposal))
    }

    /// Lets `seconds` of the session's own time pass, and brings everything up to date.
    public func advance(by seconds: TimeInterval) throws(RenderFailure) {
        guard let recorder else { return try pass(by: seconds) }
        let end = graph.clock.now + max(seconds.isFinite ? seconds : 0, 0)
        // A frame at the end shows what happens then.
        while !recorder.isOver, recorder.next < end - 1e-9 {
            if recorder.next > graph.clock.now { try pass(by: recorder.next - graph.clock.now) }
            recorder.take()
        }
        try pass(by: end - graph.clock.now)
    }

    func pass(by seconds: TimeInterval) throws(RenderFailure) {
        let scope = enterBudget(.layingOut)
        defer { scope?.leave() }
        phases.measure("react") { layoutDidAnswer(graph.advance(by: seconds, proposal)) }
        try check()
    }

    /// Lets time pass until everything that is animated and has an end has come to rest.
    public func settle() throws(RenderFailure) {
        guard graph.isSettling else { return }
        let scope = enterBudget(.layingOut)
        defer { scope?.leave() }
        beginEvaluation()
        phases.measure("react") {
            if let size = graph.settleAnimations(proposal) { layoutDidAnswer(size) }
        }
        try check()
    }

    /// Lets the time pass from the last event until the picture is taken.
    func comeToCapture() throws(RenderFailure) {
        guard let seconds = options.at else { return try settle() }
        beginEvaluation()
        try advance(by: seconds)
    }

    /// Counts what an event takes besides the updates it leads to: finding whom it reaches, and running actions.
    func measuringEvent<Result>(_ work: () -> Result) -> Result {
        let (start, before) = (ContinuousClock.now, phases.duration(of: "react"))
        defer {
            phases.add("events", ContinuousClock.now - start - (phases.duration(of: "react") - before))
        }
        return work()
    }

    /// A value of a property, for people.
    package func describe(_ value: Any) -> String { run?.describe(value) ?? String(describing: value) }

    /// Starts the limits of evaluating anew: each event has them for itself.
    func beginEvaluation() {
        run?.beginEvaluation()
        graph.beginWork()
    }

    /// Brings everything up to date with what an event changed.
    package func update() throws(RenderFailure) {
        let scope = enterBudget(.layingOut)
        defer { scope?.leave() }
        phases.measure("react") { layoutDidAnswer(graph.update(proposal)) }
        try check()
    }

    private func layoutDidAnswer(_ size: CGSize) {
        let insets = options.safeArea
        canvas = CGSize(
            width: options.width ?? size.width + insets.horizontal,
            height: options.height ?? size.height + insets.vertical)
    }

    private func check() throws(RenderFailure) {
        if let failure = graph.diagnostics.failure { throw describe(failure) }
        if let failure = run?.recordedFailure { throw describe(failure) }
        if let exceeded = RunBudget.current?.exceeded { throw RenderFailure(exceeded) }
    }

    /// Counts what follows in the session's own budget, anew, unless the thread works for another already.
    func enterBudget(_ activity: RunActivity) -> BudgetScope? {
        let scope = budget.enterAnew(options.limits.budget)
        RunBudget.begin(activity)
        return scope
    }

    private func describe(_ error: any Error) -> RenderFailure {
        if let run { return run.failure(for: error) }
        return RenderFailure(graphError: error)
    }

    // MARK: - What can be asked

    /// What the tree looks like.
    public func picture() throws(RenderFailure) -> Picture {
        let scope = enterBudget(.drawing)
        defer { scope?.leave() }
        let list = phases.measure("draw") {
            let list = graph.draw(displayScale: options.scale)
            return list.translated(x: options.safeArea.leading, y: options.safeArea.top)
        }
        try check()
        let background = options.background.resolved(in: environment)
        var picture = PictureOptions(
            size: canvas, scale: options.scale, background: background, title: title, maxPixels: options.limits.pixels)
        picture.selectableText = options.svgText
        if options.showsFrame, let device = options.device {
            let frame = DeviceFrame(device: device, screen: canvas, isDark: environment.colorScheme == .dark)
            (picture.size, picture.background) = (frame.size, nil)
            return Picture(
                displayList: frame.drawn(list, background: background), options: picture, limits: options.limits)
        }
        return Picture(displayList: list, options: picture, limits: options.limits)
    }

    /// What was laid out.
    public func inspection() throws(RenderFailure) -> Inspection {
        let scope = enterBudget(.drawing)
        defer { scope?.leave() }
        var report = graph.report(displayScale: options.scale)
        try check()
        if let run, options.recordsSources { report?.nameSources(in: run.sourceLines) }
        return Inspection(
            canvas: canvas, scale: options.scale,
            root: report?.moved(x: options.safeArea.leading, y: options.safeArea.top),
            console: console, bodies: bodies, probes: graph.probeReports(displayScale: options.scale))
    }

    /// Each line that views printed.
    public var console: [String] { run?.console ?? graph.diagnostics.console }

    /// How often each view type's `body` ran.
    public var bodies: [String: Int] { graph.diagnostics.bodies }

    /// What views did that they shouldn't, as lines of text.
    public var warnings: [String] {
        let missing = (assets?.missing ?? []).map { run?.show($0) ?? "warning: \($0)\n" }
        return sourceWarnings + [options.device?.warning].compactMap { $0 } + fontWarnings + (run?.notices ?? [])
            + graph.diagnostics.shownWarnings + missing
    }
}

extension RenderLimits {
    /// What all of a run may use.
    package var budget: BudgetLimits {
        var limits = BudgetLimits()
        (limits.seconds, limits.memory) = (seconds, memory)
        limits.pixels = pixels < Int.max / 2 ? 2 * pixels : .max
        return limits
    }

    var graphLimits: GraphLimits {
        var limits = GraphLimits()
        (limits.bodyDepth, limits.nodes, limits.seconds) = (depth, nodes, seconds)
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
        case .tookTooLong: .limit("time")
        case .exceeded(let exceeded): .limit(exceeded.limit.name)
        case .doesNotSettle, .timeStandsStill, .missingObject: .source
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
        copy.drawn?.origin.x += x
        copy.drawn?.origin.y += y
        copy.children = children.map { $0.moved(x: x, y: y) }
        return copy
    }
}
