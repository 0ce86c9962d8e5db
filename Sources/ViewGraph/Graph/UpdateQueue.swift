/// What changed and what waits for it, until the next update.
package struct UpdateQueue {
    /// Nodes whose code runs again.
    var dirty: [DependentNode] = []
    /// Containers whose content is another now.
    var changedContainers: [any ContentContainer] = []
    /// What is called after the next layout.
    var waiting: [() -> Void] = []
    /// What is called after that: tasks start when everything has appeared.
    var waitingForAppearance: [() -> Void] = []
    /// What the update that is running, or comes next, is part of.
    package internal(set) var transaction = Transaction()
    /// What changed since the last update belongs to this; nil where it belongs to none.
    var pendingTransaction: Transaction?
    /// The last value that changed: what a diagnostic names where changes don't end.
    var lastChange: (view: String?, value: String)?
    /// Whether work for the next turn of the main loop was seen to come up in each turn.
    var turnsHaveNoEnd = false

    /// Whether every change is in what was laid out.
    var isEmpty: Bool {
        dirty.isEmpty && waiting.isEmpty && changedContainers.isEmpty && waitingForAppearance.isEmpty
    }
}

/// How far updating has come.
package struct UpdateProgress {
    /// How many rounds of updating and laying out there were.
    package internal(set) var passes = 0
    /// How many updates there were, the running one included.
    package internal(set) var updates = 0
    /// True while bodies run and sizes are negotiated, when callbacks have to wait.
    package internal(set) var isUpdating = false
}
