import Foundation

extension ViewGraph {
    /// Brings everything up to date: runs the bodies whose dependencies changed, lays out, then calls what waited for
    /// that (`onAppear`, `onChange`, preferences, geometry), again and again until nothing changes any more.
    ///
    /// - Returns: the size the root answered to `proposal`, in points.
    @discardableResult
    package func update(_ proposal: ProposedViewSize) -> CGSize {
        perform { updateUntilQuiet(proposal) }
    }

    private func updateUntilQuiet(_ proposal: ProposedViewSize) -> CGSize {
        progress.updates += 1
        // Work that waits for the next turn of the main loop (`DispatchQueue.main.async`) comes when everything else is
        // done. One that asks for another turn each time never ends, on a device either: there each turn is shown.
        var turns = queue.turnsHaveNoEnd ? limits.turns - 1 : 0
        var passes = 0
        var size = CGSize.zero
        repeat {
            passes += 1
            guard passes <= limits.updatePasses else {
                failToSettle(passes: limits.updatePasses)
                break
            }
            size = runPass(proposal)
            if diagnostics.failure != nil { break }
            callLayoutObservers()
            if callWaiting(mayTakeTurn: turns < limits.turns) {
                turns += 1
                passes = 0
            }
        } while needsUpdate || hasReadyTasks && turns < limits.turns
        if hasReadyTasks, diagnostics.failure == nil { warnOfTurns() }
        queue.transaction = Transaction()
        queue.pendingTransaction = nil
        return size
    }

    /// Whether something changed that no picture shows yet.
    package var needsUpdate: Bool {
        !queue.isEmpty
    }

    /// Says which value changes from turn to turn.
    private func warnOfTurns() {
        guard !queue.turnsHaveNoEnd else { return }
        queue.turnsHaveNoEnd = true
        let name = queue.lastChange.map { $0.value.hasPrefix("_") ? String($0.value.dropFirst()) : $0.value } ?? ""
        let owner = queue.lastChange?.view.map { " of '\($0)'" } ?? ""
        report(
            "work that waits for the next turn of the main loop leads to more of it without end"
                + (name.isEmpty ? "" : ", and changes '\(name)'\(owner) each time")
                + "; the picture shows the state after \(limits.turns) turns")
    }

    // MARK: - What waits for an update

    /// Calls `action` once, when the running or next update has laid out: life-cycle actions, changes of preferences.
    ///
    /// Actions run in the order they were queued in; nodes queue theirs after their content's, so inner ones come
    /// first. What an action changes is brought up to date before the update ends.
    package func afterUpdate(_ action: @escaping () -> Void) { queue.waiting.append(action) }

    /// The same, after all the actions of `afterUpdate`: tasks start when everything has appeared.
    package func afterAppearance(_ action: @escaping () -> Void) { queue.waitingForAppearance.append(action) }

    /// Has `observer` told after each layout, until it is gone: it compares what it watches with what it knew.
    package func observeLayout(_ observer: any LayoutObserver) {
        observers.layout.append(WeakLayoutObserver(observer: observer))
    }

    func observerNeedsLook(_ node: ElementObserverNode) { observers.waiting.append(WeakElementObserver(node: node)) }

    func observePlaces(_ node: ElementObserverNode) { observers.places.append(WeakElementObserver(node: node)) }

    private func callElementObservers() {
        if work.placed != observers.placedBefore, !observers.places.isEmpty {
            observers.places.removeAll { $0.node == nil }
            for entry in observers.places { entry.node?.wait() }
        }
        observers.placedBefore = work.placed
        guard !observers.waiting.isEmpty else { return }
        let nodes = observers.waiting.compactMap(\.node).sorted { $0.number < $1.number }
        observers.waiting.removeAll()
        for node in nodes { node.layoutDidUpdate() }
    }

    private func callLayoutObservers() {
        callElementObservers()
        guard !observers.layout.isEmpty else { return }
        var isAnyGone = false
        for entry in observers.layout {
            if let observer = entry.observer { observer.layoutDidUpdate() } else { isAnyGone = true }
        }
        if isAnyGone { observers.layout.removeAll { $0.observer == nil } }
    }

    /// - Returns: whether work ran that had waited for the next turn of the main loop.
    private func callWaiting(mayTakeTurn: Bool) -> Bool {
        let actions = queue.waiting
        queue.waiting.removeAll()
        for action in actions { action() }
        guard queue.dirty.isEmpty, queue.waiting.isEmpty, queue.changedContainers.isEmpty else { return false }
        let starts = queue.waitingForAppearance
        queue.waitingForAppearance.removeAll()
        for start in starts { start() }
        guard mayTakeTurn, hasReadyTasks else { return false }
        runTasks()
        return true
    }

    // MARK: - What changes

    /// The node's code runs again in the next update.
    package func needsUpdate(_ node: DependentNode, in transaction: Transaction? = nil) {
        if let transaction {
            willChange(in: transaction)
            note(transaction)
        }
        queue.lastChange = (node.typeName, "")
        markDirty(node, cause: "@dependencies")
        if let running = tracker.current { warnOfChange(during: running) }
    }

    /// The same for the next frame of an animation, which is no change of a value.
    func needsFrame(_ node: DependentNode) { markDirty(node, cause: "@dependencies") }

    package func valueChanged(_ storage: ReadableStorage) {
        noteTransaction()
        queue.lastChange = (storage.ownerName, storage.changedName)
        for node in storage.dependents { markDirty(node, cause: node.label(of: storage)) }
        if let running = tracker.current { warnOfChange(during: running) }
    }

    private func markDirty(_ node: DependentNode, cause: String) {
        if !node.causes.contains(cause) { node.causes.append(cause) }
        guard !node.isDirty else { return }
        node.isDirty = true
        queue.dirty.append(node)
    }

    private func warnOfChange(during node: DependentNode) {
        report("Modifying state during view update, this will cause undefined behavior. (\(node.typeName))")
    }

    /// Says which view and which value keep changing.
    func failToSettle(passes: Int) {
        let view = queue.lastChange?.view ?? queue.dirty.first?.typeName ?? "a view"
        var value = queue.lastChange?.value
        if let name = value { value = name.isEmpty ? nil : name.hasPrefix("_") ? String(name.dropFirst()) : name }
        discardChanges()
        fail(GraphError.doesNotSettle(view: view, value: value, passes: passes))
    }

    private func discardChanges() {
        for node in queue.dirty { node.isDirty = false }
        queue.dirty.removeAll()
        queue.waiting.removeAll()
    }

    // MARK: - Transactions

    /// What happens now belongs to the transaction of the code that runs (`withAnimation`).
    package func noteTransaction() {
        guard let current = Transaction.current else { return }
        note(current)
    }
}
