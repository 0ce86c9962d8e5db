import Foundation

/// What a node does with events: a control, a view with a gesture, something that scrolls.
///
/// A layout node offers it as `interaction`; `EventScene` finds it by label or by point.
@_documentation(metadata: engine)
public struct Interaction {
    /// As candidates of an event are listed: `button 'Save' at (40, 20)`.
    package enum Role: String, Sendable {
        case gesture = "view"
        case button, toggle, link, menu, segment, tab, row, picker, stepper, slider, colour
        case increment, decrement
        case textField = "text field"
        case disclosure = "disclosure group"
        case scrollView = "scroll view"
    }

    /// Who is asked first where several nodes under a point could take the event.
    package enum Precedence: Sendable {
        /// The innermost that recognises it.
        case normal
        /// Before what is inside.
        case high
        /// Besides whoever takes it.
        case simultaneous
    }

    /// Where the node can be hit.
    package enum Area: Sendable {
        /// Where its content can.
        case content
        /// All of its frame.
        case frame
    }

    package var role: Role
    /// What the reader calls it; nil is the visible text inside.
    package var label: String?
    /// What it can be called besides.
    package var otherNames: [String] = []
    /// What it is a part of: the label of a stepper whose half it is, of a picker whose segment it is.
    package var group: String?
    package var area: Area
    package var precedence = Precedence.normal
    /// Whether taps anywhere in the row of a list are its own, where it is the only control there.
    package var takesRow = false
    /// Whether events have an effect; `interaction(_:)` adds what the environment says.
    package var isEnabled = true

    /// The steps that a touch leads to, each followed by an update of the graph; nil where it isn't recognised.
    package var touch: ((Touch) -> [() -> Void]?)?
    /// Puts a text in place of the one that is there.
    package var type: ((String) -> Void)?
    /// Return was pressed in a text field.
    package var submit: (() -> Void)?
    /// The focus of a control that is typed into.
    package var focus: FocusHandle?
    /// Moves the content by points: a positive height shows what is further down.
    package var scroll: ((CGSize) -> Void)?
    /// Scrolls until a rectangle of the node's own coordinates is visible.
    package var reveal: ((CGRect) -> Void)?
    /// The pointer comes (with its place in the node's coordinates) or goes.
    package var hover: ((CGPoint?) -> Void)?

    /// Takes what is carried over the node; false where it doesn't.
    package var drop: ((DropOffer) -> Bool)?

    package init(_ role: Role, label: String? = nil, group: String? = nil, area: Area = .frame) {
        (self.role, self.label, self.group, self.area) = (role, label, group, area)
    }

    /// Something that a tap sets off.
    package static func tap(
        _ role: Role = .button, label: String? = nil, group: String? = nil, area: Area = .frame,
        action: @escaping () -> Void
    ) -> Interaction {
        var interaction = Interaction(role, label: label, group: group, area: area)
        interaction.touch = { touch in
            guard case .tap(let count) = touch.kind else { return nil }
            return Array(repeating: action, count: count)
        }
        return interaction
    }

    /// A field that text is typed into.
    package static func text(
        label: String?, focus: FocusHandle? = nil, type: @escaping (String) -> Void, submit: (() -> Void)? = nil
    ) -> Interaction {
        var interaction = Interaction(.textField, label: label)
        (interaction.type, interaction.submit, interaction.focus) = (type, submit, focus)
        // A tap moves the focus, as typing does.
        interaction.touch = { touch in
            if case .tap = touch.kind { return focus.map { [$0.take] } ?? [] }
            return nil
        }
        return interaction
    }

    /// Something whose value follows the finger: each step is given the place in the node's own coordinates.
    package static func track(
        _ role: Role = .slider, label: String? = nil, action: @escaping (CGPoint) -> Void
    ) -> Interaction {
        var interaction = Interaction(role, label: label)
        interaction.touch = { touch in
            touch.samples.map { sample in { action(touch.local(sample.location)) } }
        }
        return interaction
    }
}

/// One finger, or two for magnifying and turning, from going down to coming up.
@_documentation(metadata: engine)
public struct Touch {
    package enum Kind: Equatable, Sendable {
        case tap(count: Int)
        /// Held without moving, for seconds.
        case press(Double)
        case drag
        case magnify(CGFloat)
        /// In radians, clockwise.
        case rotate(CGFloat)
    }

    package struct Sample: Equatable, Sendable {
        /// Seconds since the finger went down.
        package var time: Double
        /// In the canvas's coordinates.
        package var location: CGPoint

        package init(time: Double, location: CGPoint) { (self.time, self.location) = (time, location) }
    }

    package var kind: Kind
    /// Where the finger was; the first is where it went down.
    package var samples: [Sample]
    /// False for a touch that is still going on when the picture is taken.
    package var ends: Bool
    /// The node that is asked, and how its coordinates become the canvas's.
    package private(set) weak var node: LayoutNode?
    package private(set) var transform = CGAffineTransform.identity
    /// The clock's time when the finger went down.
    package var start = Date(timeIntervalSinceReferenceDate: 0)

    package init(_ kind: Kind, samples: [Sample], ends: Bool = true) {
        (self.kind, self.samples, self.ends) = (kind, samples, ends)
    }

    /// The touch as a node sees it.
    package func on(_ target: EventTarget) -> Touch {
        var touch = self
        (touch.node, touch.transform) = (target.node, target.transform)
        return touch
    }

    /// A point of the canvas in the node's coordinates.
    package func local(_ point: CGPoint) -> CGPoint { point.applying(transform.inverted()) }
}
