// Groups of tasks whose results nobody waits for.

public struct DiscardingTaskGroup {
    var group: TaskGroup<Void>

    public var isCancelled: Bool { group.isCancelled }
    public mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> Void) {
        group.addTask(priority: priority, operation: operation)
    }
    public func cancelAll() { group.cancelAll() }
}

public struct ThrowingDiscardingTaskGroup {
    var group: ThrowingTaskGroup<Void, any Error>

    public var isCancelled: Bool { group.isCancelled }
    public mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> Void) {
        group.addTask(priority: priority, operation: operation)
    }
    public func cancelAll() { group.cancelAll() }
}

public func withDiscardingTaskGroup<GroupResult>(
    returning returnType: GroupResult.Type = GroupResult.self,
    body: (inout DiscardingTaskGroup) async -> GroupResult
) async -> GroupResult {
    await withTaskGroup(of: Void.self) { group in
        var own = DiscardingTaskGroup(group: group)
        let result = await body(&own)
        for await _ in group {}
        return result
    }
}

public func withThrowingDiscardingTaskGroup<GroupResult>(
    returning returnType: GroupResult.Type = GroupResult.self,
    body: (inout ThrowingDiscardingTaskGroup) async throws -> GroupResult
) async throws -> GroupResult {
    try await withThrowingTaskGroup(of: Void.self) { group in
        var own = ThrowingDiscardingTaskGroup(group: group)
        let result = try await body(&own)
        for try await _ in group {}
        return result
    }
}
