import Foundation
import ViewGraph

extension RenderSession {
    /// Lets events happen one after the other; after each everything is brought up to date. Then time passes until
    /// everything that is animated has come to rest; `deliver` leaves it moving.
    ///
    ///     try session.send(.tap(.label("Add")), .wait(0.5), .type("Ann", into: "Name"))
    public func send(_ events: RenderEvent...) throws(RenderFailure) { try send(events) }

    public func send(_ events: [RenderEvent]) throws(RenderFailure) {
        try deliver(events)
        try settle()
    }

    /// Lets events happen one after the other, and nothing besides: what they set moving is at its beginning.
    public func deliver(_ events: [RenderEvent]) throws(RenderFailure) {
        let scope = enterBudget(.evaluating)
        defer { scope?.leave() }
        for event in events {
            beginEvaluation()
            // What the program's code does now belongs to this session: what it prints, its timers and tasks.
            let result = measuringEvent {
                graph.perform { Result { () throws(RenderFailure) in try perform(event) } }
            }
            try result.get()
        }
    }

    private func perform(_ event: RenderEvent) throws(RenderFailure) {
        switch event {
        case .wait(let seconds): try advance(by: seconds)
        case .tap(let place, let count):
            try touch(place, verb: "tap") { Touch(.tap(count: count), samples: [.init(time: 0, location: $0)]) }
        case .press(let place, let seconds):
            try touch(place, verb: "press") { start in
                let end = Touch.Sample(time: seconds, location: start)
                return Touch(.press(seconds), samples: [.init(time: 0, location: start), end])
            }
        case .drag(let from, let to, let hold, let ends):
            let scene = eventScene
            let end = try point(to, in: scene, verb: "drag to")
            try touch(from, verb: "drag") { Self.drag(from: $0, to: end, hold: hold, ends: ends) }
        case .magnify(let place, let scale):
            try touch(place, verb: "magnify") { Self.resting(.magnify(CGFloat(scale)), at: $0) }
        case .rotate(let place, let degrees):
            try touch(place, verb: "rotate") { Self.resting(.rotate(CGFloat(degrees) * .pi / 180), at: $0) }
        case .type(let text, let label): try type(text, into: label)
        case .scroll(let place, let distance): try scroll(place, by: distance)
        case .reveal(let label): try reveal(label)
        case .hover(let place): try hover(place)
        case .key(let key, let modifiers): try press(key, modifiers)
        case .action(let name, let label): try perform(action: name, of: label)
        case .set(let value): try set(value)
        }
    }

    var eventScene: EventScene { eventScene(.everything) }

    private func eventScene(_ query: EventQuery) -> EventScene {
        graph.eventScene(query, origin: CGPoint(x: options.safeArea.leading, y: options.safeArea.top))
    }

    /// The one target of a name, in a scene that holds it and what is round it. The whole tree is looked at only where
    /// there is none or several, to say what there is.
    private func target(
        called label: String, for verb: String, where accepts: (Interaction) -> Bool
    ) throws(RenderFailure) -> (scene: EventScene, index: Int) {
        let part = eventScene(.called(NameFilter(label)))
        if let index = try? part.target(called: label, for: verb, where: accepts) { return (part, index) }
        let scene = eventScene
        return (scene, try scene.target(called: label, for: verb, where: accepts))
    }

    /// Where a target can be touched.
    private func reachablePoint(of target: EventTarget) throws(RenderFailure) -> CGPoint {
        let middle = target.bounds.center
        let scene = eventScene(.at(middle))
        let isInFront = scene.region(at: middle).map { region in
            scene.targets(of: region).contains { scene.targets[$0].node === target.node }
        }
        if isInFront == true { return middle }
        let whole = eventScene
        guard let index = whole.targets.firstIndex(where: { $0.node === target.node }) else { return middle }
        return try whole.reachablePoint(of: index)
    }

    private func point(_ place: EventPlace, in scene: EventScene, verb: String) throws(RenderFailure) -> CGPoint {
        switch place {
        case .point(let point): return point
        case .label(let label): return try scene.place(called: label, for: verb)
        }
    }

    // MARK: - Touches

    private static let frame = 1.0 / 60
    private static let dragFrames = 10

    /// A straight line in steps of a frame, after resting where it begins.
    private static func drag(from start: CGPoint, to end: CGPoint, hold: Double, ends: Bool) -> Touch {
        var samples = [Touch.Sample(time: 0, location: start)]
        if hold > 0 { samples.append(.init(time: hold, location: start)) }
        for step in 1...dragFrames {
            let fraction = CGFloat(step) / CGFloat(dragFrames)
            let location = CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
            samples.append(.init(time: hold + Double(step) * frame, location: location))
        }
        return Touch(.drag, samples: samples, ends: ends)
    }

    private static func resting(_ kind: Touch.Kind, at place: CGPoint) -> Touch {
        Touch(kind, samples: (0...dragFrames).map { .init(time: Double($0) * frame, location: place) })
    }

    /// A tap on what has no accessibility action of its own.
    func activate(_ label: String) throws(RenderFailure) {
        try touch(.label(label), verb: "activate") {
            Touch(.tap(count: 1), samples: [.init(time: 0, location: $0)])
        }
    }

    private func touch(
        _ place: EventPlace, verb: String, _ make: (CGPoint) -> Touch
    ) throws(RenderFailure) {
        let scene: EventScene
        var chain: [Int]
        var touch: Touch
        switch place {
        case .point(let point):
            touch = make(point)
            scene = eventScene(.at(point))
            chain = scene.region(at: point).map(scene.targets(of:)) ?? []
        case .label(let label):
            touch = make(.zero)
            let kind = touch.kind
            let index: Int
            if kind == .drag {
                // What scrolls is called by all the texts in it.
                scene = eventScene
                index = try scene.target(called: label, for: verb) { $0.touch != nil }
            } else {
                (scene, index) = try target(called: label, for: verb) { $0.touch != nil && $0.role != .scrollView }
            }
            touch = make(try reachablePoint(of: scene.targets[index]))
            // From the target outwards: what is inside it wasn't meant.
            chain = [index]
            while let last = chain.last, let parent = scene.targets[last].parent { chain.append(parent) }
        }
        touch.start = graph.clock.date
        for sample in [touch.samples.first, touch.samples.last] { if let sample { noteTouch(at: sample.location) } }
        let enabled = chain.filter { scene.targets[$0].interaction.isEnabled }
        if let steps = recognizers(of: touch, among: enabled, in: scene) { return try carryOut(steps, touch) }
        if let scroll = try scrolling(touch, enabled, scene) { return try scroll() }
        if let disabled = chain.first(where: { !scene.targets[$0].interaction.isEnabled }) {
            graph.report("\(summary(of: scene.targets[disabled])): the \(verb) does nothing")
            return
        }
        let whole = eventScene
        let location = touch.samples.first?.location ?? .zero
        var text = "error: there is nothing to \(verb) at \(location.written)"
        if let front = whole.region(at: location) {
            text += front.node.accessibilityText.map { "; '\($0)' is in front" } ?? "; a \(front.node.name) is in front"
        }
        let candidates = whole.targets.indices.filter { whole.targets[$0].interaction.touch != nil }
        throw RenderFailure(.request, text: text + "\n" + whole.list(candidates))
    }

    /// The target as it is listed, with all its texts.
    private func summary(of target: EventTarget) -> String {
        (eventScene.targets.first { $0.node === target.node } ?? target).summary
    }

    /// Who takes the touch: the outermost of high precedence, else the innermost; and those that take it besides.
    private func recognizers(of touch: Touch, among chain: [Int], in scene: EventScene) -> [[() -> Void]]? {
        func steps(_ index: Int, _ touch: Touch) -> [() -> Void]? {
            scene.targets[index].interaction.touch?(touch.on(scene.targets[index]))
        }
        func precedence(_ index: Int) -> Interaction.Precedence { scene.targets[index].interaction.precedence }
        func find(_ touch: Touch) -> [[() -> Void]]? {
            var winner: [() -> Void]?
            for index in chain.reversed() where precedence(index) == .high && winner == nil {
                winner = steps(index, touch)
            }
            for index in chain where precedence(index) == .normal && winner == nil { winner = steps(index, touch) }
            let others = chain.filter { precedence($0) == .simultaneous }.compactMap { steps($0, touch) }
            let all = (winner.map { [$0] } ?? []) + others
            return all.isEmpty ? nil : all
        }
        if let found = find(touch) { return found }
        // A finger that stays where nobody waits for it is a slow tap.
        guard case .press = touch.kind, touch.ends else { return nil }
        return find(Touch(.tap(count: 1), samples: touch.samples))
    }

    /// Runs the steps of all recognisers side by side, with an update after each, while the touch's time passes.
    private func carryOut(_ recognizers: [[() -> Void]], _ touch: Touch) throws(RenderFailure) {
        let count = recognizers.map(\.count).max() ?? 0
        let pause = count > 1 ? (touch.samples.last?.time ?? 0) / Double(count - 1) : 0
        for step in 0..<count {
            if step > 0, pause > 0 { try advance(by: pause) }
            graph.perform { for steps in recognizers where step < steps.count { steps[step]() } }
            try update()
        }
        if count == 0 { try update() }
    }

    /// A drag that no gesture wants moves what scrolls under it.
    private func scrolling(
        _ touch: Touch, _ chain: [Int], _ scene: EventScene
    ) throws(RenderFailure) -> (() throws(RenderFailure) -> Void)? {
        guard touch.kind == .drag, let first = touch.samples.first, let last = touch.samples.last,
            let scroll = chain.lazy.compactMap({ scene.targets[$0].interaction.scroll }).first
        else { return nil }
        let distance = CGSize(
            width: first.location.x - last.location.x, height: first.location.y - last.location.y)
        return { () throws(RenderFailure) in
            self.graph.perform { scroll(distance) }
            try self.update()
        }
    }

    // MARK: - Text, scrolling, the pointer

    private func type(_ text: String, into label: String) throws(RenderFailure) {
        let (scene, index) = try target(called: label, for: "type into") { $0.type != nil }
        let target = scene.targets[index]
        guard target.interaction.isEnabled else {
            return graph.report("\(target.summary): typing does nothing")
        }
        let submits = text.hasSuffix("\n")
        let number = submits ? eventScene.targets.firstIndex { $0.node === target.node } : nil
        graph.perform { target.interaction.focus?.take() }
        graph.perform { target.interaction.type?(submits ? String(text.dropLast()) : text) }
        try update()
        guard submits else { return }
        // What is typed may have made another field: return is pressed in the one that is there now.
        let now = eventScene
        let field = number.flatMap { now.targets.indices.contains($0) ? now.targets[$0] : nil } ?? target
        graph.perform { (field.interaction.submit ?? target.interaction.submit)?() }
        try update()
    }

    private func scroll(_ place: EventPlace?, by distance: CGSize) throws(RenderFailure) {
        let scene = eventScene
        let index: Int
        switch place {
        case .label(let label): index = try scene.target(called: label, for: "scroll") { $0.scroll != nil }
        case .point(let point):
            let chain = scene.region(at: point).map(scene.targets(of:)) ?? []
            guard let found = chain.first(where: { scene.targets[$0].interaction.scroll != nil }) else {
                throw RenderFailure(.request, "there is nothing to scroll at \(point.written)")
            }
            index = found
        case nil:
            guard let first = scene.targets.indices.first(where: { scene.targets[$0].interaction.scroll != nil })
            else { throw RenderFailure(.request, "there is nothing to scroll in the picture") }
            index = first
        }
        graph.perform { scene.targets[index].interaction.scroll?(distance) }
        try update()
    }

    private func reveal(_ label: String) throws(RenderFailure) {
        let scene = eventScene
        let box: CGRect
        var scrollers: [Int]
        if let index = scene.targets.indices.last(where: { scene.targets[$0].names.contains(label) }) {
            box = scene.targets[index].bounds
            scrollers = [index]
        } else if let text = scene.texts.first(where: { $0.text == label }) {
            box = text.bounds
            scrollers = scene.regions.last { $0.node === text.node }?.target.map { [$0] } ?? []
        } else {
            throw RenderFailure(
                .request, "there is no '\(label)' to scroll to" + Suggestion.text(label, scene.texts.map(\.text)))
        }
        while let last = scrollers.last, let parent = scene.targets[last].parent { scrollers.append(parent) }
        let found = scrollers.first { scene.targets[$0].interaction.reveal != nil }
        guard let found else { throw RenderFailure(.request, "'\(label)' is in nothing that scrolls") }
        let target = scene.targets[found]
        graph.perform { target.interaction.reveal?(box.applying(target.transform.inverted())) }
        try update()
    }

    private func hover(_ place: EventPlace?) throws(RenderFailure) {
        let scene = eventScene
        graph.perform { for leave in hovered { leave(nil) } }
        hovered = []
        if let place {
            let point = try point(place, in: scene, verb: "point at")
            for index in scene.region(at: point).map(scene.targets(of:)) ?? [] {
                let target = scene.targets[index]
                guard let hover = target.interaction.hover else { continue }
                graph.perform { hover(point.applying(target.transform.inverted())) }
                hovered.append(hover)
            }
        }
        try update()
    }
}
