import Foundation

/// What stands for a view in the negotiation of sizes and in the picture.
///
/// The public face (`sizeThatFits`, `dimensions`, `place`) keeps answers and guards against bad numbers; subclasses
/// give the rules (`computeSize`, `placeChildren`, `computeExplicitAlignment`, `draw`).
@_documentation(metadata: engine)
open class LayoutNode {
    /// The view's node; for a layout node that a program kept and whose view is gone, one that stands for nothing.
    package final var viewNode: ViewNode { owner.node ?? graph.goneNode }
    private let owner: NodeHandle
    /// True where the view is gone: nothing is asked of the rules, which belong to it.
    private final var isGone: Bool { owner.isGone }
    /// Valid while the parent lives: it clears the reference when it goes.
    // Unsafe: a parent clears the reference in `deinit` and where a child is taken out.
    @exclusivity(unchecked) package private(set) final unowned(unsafe) var parent: LayoutNode?
    @exclusivity(unchecked) package final var children: [LayoutNode] = [] {
        didSet {
            for child in oldValue where child.parent === self { child.parent = nil }
            for child in children { child.parent = self }
            eventsMayHaveChanged()
        }
    }

    /// The tree this node stands in, which lives as long as anyone lays it out.
    package final var graph: ViewGraph { unretainedGraph.takeUnretainedValue() }
    /// The same for what is done several times in each measuring and placing, where it isn't even counted for a moment.
    // Unsafe: the graph keeps the tree, and whoever lays it out keeps the graph.
    private let unretainedGraph: Unmanaged<ViewGraph>
    // What follows is unchecked: each is read and written whole, between calls, and none of it is a place that a program
    // can hold on to; looking after that took a tenth of laying out.
    @exclusivity(unchecked) private var sizes = SizeCache()
    @exclusivity(unchecked) private var alignments: [AlignmentQuestion: CGFloat?] = [:]
    /// In a box, since only stacks without a spacing of their own ask for it.
    @exclusivity(unchecked) private var knownSpacing: KnownSpacing?
    @exclusivity(unchecked) private var priorityValue = 0.0
    /// What events can reach inside; nil until somebody asks, and after a change.
    @exclusivity(unchecked) private var knownReach: EventReach?

    // MARK: Where it was placed

    /// In the parent's coordinates, as negotiated (not yet on the pixel grid).
    @exclusivity(unchecked) package private(set) final var frame = CGRect.zero
    @exclusivity(unchecked) private var packedProposal = PackedProposal.unspecified
    package final var placedProposal: ProposedViewSize { packedProposal.unpacked }
    /// How the node is shown where that isn't how it was laid out.
    package final var presentation: Presentation?
    // What takes a byte each stands together: a tall list has tens of thousands of nodes.
    @exclusivity(unchecked) package private(set) final var isPlaced = false
    @exclusivity(unchecked) private var isPriorityKnown = false
    /// True where something inside asks where on the canvas it is.
    @exclusivity(unchecked) private var holdsPlaceReader = false
    @exclusivity(unchecked) private var knownDirection: LayoutDirection?
    /// Counts the changes of what the node shows, where the node stayed the same object.
    package private(set) final var contentVersion: UInt32 = 0

    public init(viewNode: ViewNode) {
        owner = viewNode.handleForChildren()
        unretainedGraph = viewNode.unretainedGraph
        // While the node that is asked is at hand: later it has to be fetched from memory again.
        knownDirection = viewNode.layoutDirection
    }

    deinit {
        for child in children where child.parent === self { child.parent = nil }
    }

    package final var environment: EnvironmentValues { viewNode.environment }

    // MARK: - Rules of a kind of view

    /// As a reader would write it: `Text`, `.padding`.
    open var name: String { "" }
    /// True for what only names its content (a declared view round its body's elements).
    open var isMarker: Bool { false }
    /// True for what is no node of its own in a report (environment writers).
    open var isTransparent: Bool { false }

    /// Does what is otherwise done at the last moment before drawing, so that a report says it.
    open func prepareForReport() {}

    /// The children a report shows, in the order of the view tree.
    open var reportedChildren: [LayoutNode] { children }

    open func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Called once the own frame is known: places every child by `place`.
    open func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

    open func computeExplicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        nil
    }

    /// The distances this kind of view prefers; asked once between changes (`preferredSpacing` keeps the answer).
    open var spacing: ViewSpacing { ViewSpacing() }
    /// How early space is given; `layoutPriority` keeps the answer.
    open var priority: Double { 0 }
    open func trait(_ key: ObjectIdentifier) -> Any? { nil }
    open var zIndex: Double { trait(ObjectIdentifier(ZIndexTrait.self)) as? Double ?? 0 }

    /// The numbers of the node's own look that can be animated; set for each frame while they are. Nil for none.
    open var animatableAttributes: _AnyAnimatableData? {
        get { nil }
        set {}
    }
    /// True for what stands round one element and has no other identity.
    open var wrapsOneElement: Bool { false }
    /// How what a leaf draws becomes what it draws next where nothing lies between the two.
    open var contentExchange: _ContentExchange { .crossFade }
    /// True where what is drawn may be arranged otherwise in another size, as text breaks into other lines.
    open var arrangesContent: Bool { false }
    /// Draws the content as it was arranged for another proposal; false where that is the same as now.
    open func drawContent(arrangedFor proposal: ProposedViewSize, in context: inout DrawContext) -> Bool { false }
    /// True for an effect that moves what is in it as a whole, which has coordinates of its own.
    open var isGeometryScope: Bool { false }
    /// True for what moves its content as a whole without being an effect, as scrolling does.
    open var movesContentAsWhole: Bool { false }
    /// Whether what is in here has its place in the node's own coordinates.
    package final var hasOwnCoordinates: Bool { isGeometryScope || parent?.movesContentAsWhole == true }

    /// Adds what this node and its children look like; the context's origin is this node's.
    open func draw(in context: inout DrawContext) { drawChildren(in: &context) }

    /// The value of a preference that this node hands up; nil where nothing in it has one.
    open func preference<Value>(_ key: PreferenceChannel<Value>) -> Value? {
        graph.knowsPreference(key.id) ? key.reduced(preferenceSources) : nil
    }

    /// The preference that the node itself writes.
    package var writtenPreference: WrittenPreference? { nil }

    /// The children whose preferences count, in the order of the views.
    open var preferenceSources: [LayoutNode] { children }

    /// What a report says of the text drawn here.
    open var textReport: TextReport? { nil }
    /// The columns and rows a container placed its views in; nil for one that has none.
    package var tracks: LayoutTracks? { nil }

    // MARK: - Rules for events

    /// What the node does with events.
    open var interaction: Interaction? { nil }
    /// What it offers to assistive technologies and keyboards.
    open var services: EventServices? { nil }
    /// What the node says of what is inside it to those who don't see it.
    open var accessibility: AccessibilityAttributes? { nil }
    /// What a reader calls a leaf: its text, a symbol's name.
    open var accessibilityText: String? { nil }
    /// The part of the node's own that takes touches: all of a leaf's frame, nothing of a container's.
    open var hitShape: HitShape { children.isEmpty ? .frame : .none }
    /// Where the node takes taps for the only control inside; nil for what isn't put round one.
    open var tapCell: TapCell? { nil }
    /// Adds what of the content events can reach, from back to front as `draw` does.
    open func collectEvents(in context: inout EventContext) { collectChildren(in: &context) }

    // MARK: - Measuring

    package final var preferredSpacing: ViewSpacing {
        if let knownSpacing { return knownSpacing.value }
        if isGone { return ViewSpacing() }
        // Unsafe: the graph is alive, see `unretainedGraph`.
        let spacing = unretainedGraph._withUnsafeGuaranteedRef { $0.withStackSpace { self.spacing } }
        knownSpacing = KnownSpacing(spacing)
        return spacing
    }

    package final var layoutDirection: LayoutDirection {
        if let knownDirection { return knownDirection }
        let direction = viewNode.layoutDirection
        knownDirection = direction
        return direction
    }

    package final var layoutPriority: Double {
        if isPriorityKnown || isGone { return priorityValue }
        // Unsafe: the graph is alive, see `unretainedGraph`.
        let priority = unretainedGraph._withUnsafeGuaranteedRef { $0.withStackSpace { self.priority } }
        (priorityValue, isPriorityKnown) = (priority, true)
        return priority
    }

    /// Whether questions are written down.
    // Unsafe: the graph is alive, see `unretainedGraph`.
    final var isProbed: Bool { unretainedGraph._withUnsafeGuaranteedRef { $0.recording.probes != nil } }

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let packed = PackedProposal(proposal)
        if isProbed, let probes = graph.recording.probes {
            return probes.ask(self, proposal, known: sizes.size(for: packed)) { measure(proposal, packed) }
        }
        if let size = sizes.size(for: packed) { return size }
        return measure(proposal, packed)
    }

    private func measure(_ proposal: ProposedViewSize, _ packed: PackedProposal) -> CGSize {
        // Unsafe: the graph is alive, see `unretainedGraph`.
        let mayWork = unretainedGraph._withUnsafeGuaranteedRef { graph in
            graph.work.measured += 1
            return graph.mayWork()
        }
        guard mayWork, !isGone else { return .zero }
        var size = unretainedGraph._withUnsafeGuaranteedRef { $0.withStackSpace { computeSize(proposal) } }
        if !(size.width.isFinite && size.height.isFinite) { size = checkedSize(size, proposal) }
        sizes.store(size, for: packed)
        return size
    }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), node: self, proposal: proposal)
    }

    package final func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        // Built-in edges and centres are explicit only where somebody said so, and containers never merge them: such a
        // question ends at once or soon, and needs no memory.
        // Unsafe: the graph is alive, see `unretainedGraph`.
        if key.merge == .never, !unretainedGraph._withUnsafeGuaranteedRef({ $0.hasExplicitGuide(key) }) { return nil }
        if isGone { return nil }
        if key.merge == .never {
            return graph.withStackSpace { computeExplicitAlignment(key, proposal: proposal, size: size) }
        }
        let question = AlignmentQuestion(key: key, proposal: proposal, width: size.width, height: size.height)
        if let known = alignments[question] { return known }
        let answer = graph.withStackSpace { computeExplicitAlignment(key, proposal: proposal, size: size) }
        if alignments.count > 32 { alignments.removeAll() }
        alignments.updateValue(answer, forKey: question)
        return answer
    }

    /// Where a guide is at the size that was answered to `proposal`.
    package final func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat {
        if let explicit = explicitAlignment(key, proposal: proposal, size: size), !explicit.isNaN { return explicit }
        // The default of a built-in edge or centre follows from the size alone.
        let node = key.merge == .never ? nil : self
        return ViewDimensions(size: size, node: node, proposal: proposal).defaultValue(key)
    }

    // MARK: - Placing

    /// The answer to a proposal that a place was given with, which has nearly always been asked for before.
    package final func sizeToPlace(_ proposal: ProposedViewSize) -> CGSize {
        sizes.size(for: PackedProposal(proposal)) ?? sizeThatFits(proposal, because: "placed")
    }

    /// The same with the guides at that size.
    package final func dimensionsToPlace(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeToPlace(proposal), node: self, proposal: proposal)
    }

    /// Puts the node's top leading corner at `origin` in the parent's coordinates, at the size it answers to `proposal`.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, proposal: proposal, size: sizeToPlace(proposal))
    }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
        var (origin, size) = (origin, size)
        if !(origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite) {
            (origin, size) = checkedPlace(origin, size, proposal)
        }
        let packed = PackedProposal(proposal)
        let unchanged = isPlaced && frame.size == size && packedProposal == packed
        // A reader of places has moved if this node or one above it has.
        let stays = !holdsPlaceReader && (!usesAbsoluteBounds || frame.origin == origin)
        let newFrame = CGRect(origin: origin, size: size)
        if frame != newFrame {
            frame = newFrame
            eventsMayHaveChanged()
        }
        packedProposal = packed
        if unchanged && stays || isGone { return }
        isPlaced = true
        // Unsafe: the graph is alive, see `unretainedGraph`.
        unretainedGraph._withUnsafeGuaranteedRef { $0.work.placed += 1 }
        if readsGlobalPlace { holdsPlaceReader = true }
        unretainedGraph._withUnsafeGuaranteedRef { graph in
            graph.withStackSpace { placeChildren(in: size, proposal: proposal) }
        }
        // Not once and for all: what stands round a view may be made anew.
        if holdsPlaceReader, let parent, !parent.holdsPlaceReader { parent.holdsPlaceReader = true }
    }

    /// True where what is inside depends on the place on the canvas.
    open var readsGlobalPlace: Bool { usesAbsoluteBounds }

    /// True where the children's places depend on the own origin.
    open var usesAbsoluteBounds: Bool { false }

    /// The node that others only stand behind or in front of, for one that puts them together.
    open var decorated: LayoutNode? { nil }

    // MARK: - Changes

    /// Forgets every answer, here and above.
    package final func invalidateLayout() {
        eventsMayHaveChanged()
        var node: LayoutNode? = self
        while let current = node {
            if current !== self, current.sizes.isEmpty, !current.isPlaced, current.knownSpacing == nil,
                !current.isPriorityKnown
            {
                break
            }
            current.sizes = SizeCache()
            current.alignments.removeAll()
            current.knownSpacing = nil
            current.isPriorityKnown = false
            current.knownDirection = nil
            current.isPlaced = false
            current.layoutWasInvalidated()
            node = current.parent
        }
    }

    open func layoutWasInvalidated() {}

    /// What is drawn here is another, and perhaps the size: where the answers given so far still hold, nobody above
    /// has to be asked again.
    package final func answersMayHaveChanged() {
        contentVersion &+= 1
        eventsMayHaveChanged()
        let before = (sizes: sizes, alignments: alignments, spacing: knownSpacing, isPlaced: isPlaced)
        sizes = SizeCache()
        alignments.removeAll()
        knownSpacing = nil
        knownDirection = nil
        isPlaced = false
        let isSame =
            before.sizes.allSatisfy { sizeThatFits($0.unpacked) == $1 }
            && before.alignments.allSatisfy { question, answer in
                let size = CGSize(width: question.width, height: question.height)
                return explicitAlignment(question.key, proposal: question.proposal, size: size) == answer
            } && (before.spacing.map { areSame(preferredSpacing, $0.value) } ?? true)
        if isSame { isPlaced = before.isPlaced } else { invalidateLayout() }
    }

    /// The same for a node whose children may have to be placed elsewhere in it.
    package final func rulesMayHaveChanged() {
        answersMayHaveChanged()
        guard isPlaced else { return }
        graph.placesMayHaveChanged(in: self)
        var node = parent
        while let current = node {
            current.placesInsideMayHaveChanged()
            node = current.parent
        }
    }

    /// Notified that something inside stands elsewhere, or is drawn so, though every size stayed: for what is made from the
    /// places of its content.
    open func placesInsideMayHaveChanged() {}

    /// Places the children anew where the node itself stays.
    final func placeChildrenAgain() {
        guard isPlaced else { return }
        graph.work.placed += 1
        placeChildren(in: frame.size, proposal: placedProposal)
    }

    package final var eventReach: EventReach {
        if let knownReach { return knownReach }
        let reach = makeEventReach()
        knownReach = reach
        graph.features.knowsEventReach = true
        return reach
    }

    /// What events can reach here is another: nobody above knows it any more. A node knows only if those inside do.
    package final func eventsMayHaveChanged() {
        // Unsafe: the graph is alive, see `unretainedGraph`.
        guard unretainedGraph._withUnsafeGuaranteedRef({ $0.features.knowsEventReach }) else { return }
        guard knownReach != nil else {
            parent?.forgetReach()
            return
        }
        forgetReach()
    }

    private func forgetReach() {
        var node: LayoutNode? = self
        while let current = node, current.knownReach != nil {
            current.knownReach = nil
            node = current.parent
        }
    }

    // MARK: - Drawing

    /// Draws the node in another size than the one it was laid out in.
    final func draw(in context: inout DrawContext, size: CGSize?) {
        let laidOut = frame
        if let size { frame.size = size }
        draw(in: &context)
        frame = laidOut
    }
}

package enum ZIndexTrait {}
