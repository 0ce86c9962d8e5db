// Undo and redo. Each registration outside a group is a step of its own.

public final class UndoManager {
    private struct Step {
        var name = ""
        var actions: [(target: ObjectIdentifier, run: () -> Void)] = []
    }

    private var done: [Step] = []
    private var undone: [Step] = []
    private var open: [Step] = []
    public private(set) var isUndoing = false
    public private(set) var isRedoing = false
    public private(set) var isUndoRegistrationEnabled = true
    public var levelsOfUndo = 0
    public var groupsByEvent = true

    public init() {}

    public var canUndo: Bool { !done.isEmpty }
    public var canRedo: Bool { !undone.isEmpty }
    public var groupingLevel: Int { open.count }
    public var undoActionName: String { done.last?.name ?? "" }
    public var redoActionName: String { undone.last?.name ?? "" }
    public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let action = (target: ObjectIdentifier(target), run: { handler(target) })
        if !open.isEmpty {
            open[open.count - 1].actions.append(action)
        } else {
            keep(Step(actions: [action]))
        }
    }

    private func keep(_ step: Step) {
        guard !step.actions.isEmpty else { return }
        if isUndoing {
            undone.append(step)
        } else {
            done.append(step)
            if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst() }
            if !isRedoing { undone = [] }
        }
    }

    public func beginUndoGrouping() { open.append(Step()) }

    public func endUndoGrouping() {
        guard let step = open.popLast() else { return }
        if open.isEmpty { keep(step) } else { open[open.count - 1].actions += step.actions }
    }

    public func setActionName(_ name: String) {
        if !open.isEmpty {
            open[open.count - 1].name = name
        } else if isUndoing {
            if !undone.isEmpty { undone[undone.count - 1].name = name }
        } else if !done.isEmpty {
            done[done.count - 1].name = name
        }
    }

    public func undo() {
        guard let step = done.popLast() else { return }
        isUndoing = true
        run(step)
        isUndoing = false
    }

    public func redo() {
        guard let step = undone.popLast() else { return }
        isRedoing = true
        run(step)
        isRedoing = false
    }

    /// What the step's actions register takes the step back again, in one step of the same name.
    private func run(_ step: Step) {
        open.append(Step(name: step.name))
        for action in step.actions.reversed() { action.run() }
        endUndoGrouping()
    }

    public func disableUndoRegistration() { isUndoRegistrationEnabled = false }
    public func enableUndoRegistration() { isUndoRegistrationEnabled = true }

    public func removeAllActions() {
        done = []
        undone = []
    }

    public func removeAllActions(withTarget target: AnyObject) {
        let id = ObjectIdentifier(target)
        for index in done.indices { done[index].actions.removeAll { $0.target == id } }
        for index in undone.indices { undone[index].actions.removeAll { $0.target == id } }
        done.removeAll { $0.actions.isEmpty }
        undone.removeAll { $0.actions.isEmpty }
    }
}

struct UndoManagerKey: EnvironmentKey {
    static let defaultValue: UndoManager? = UndoManager()
}

extension EnvironmentValues {
    public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
