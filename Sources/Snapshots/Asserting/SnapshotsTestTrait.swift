import Testing

/// Settings of snapshots for a test or suite of Swift Testing: `@Suite(.snapshots(record: .failed))`.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            try await function()
        }
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    /// Settings of snapshots.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        Self(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Settings of snapshots.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        Self(configuration: configuration)
    }
}
