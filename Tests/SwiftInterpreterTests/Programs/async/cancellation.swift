func work() async -> String {
    for _ in 0..<5 {
        if Task.isCancelled { return "cancelled" }
        try? await Task.sleep(for: .milliseconds(20))
    }
    return "finished"
}
func run() async {
    let task = Task { await work() }
    try? await Task.sleep(for: .milliseconds(30))
    task.cancel()
    print(await task.value, task.isCancelled)
    let checked = Task {
        do {
            try await Task.sleep(for: .seconds(5))
            return "slept"
        } catch { return "woken: \(error is CancellationError)" }
    }
    checked.cancel()
    print(await checked.value)
}
