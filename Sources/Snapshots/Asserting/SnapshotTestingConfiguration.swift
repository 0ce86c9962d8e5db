import Foundation
import Synchronization

/// How snapshots are recorded and shown while a test runs.
public struct SnapshotTestingConfiguration: Sendable {
    /// The settings that hold now; nil outside of `withSnapshotTesting`.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// What is written to disk; nil leaves that to whoever is round.
    public var record: Record?
    /// How a command is written that shows a difference; nil leaves that to whoever is round.
    public var diffTool: DiffTool?

    public init(record: Record? = nil, diffTool: DiffTool? = nil) { (self.record, self.diffTool) = (record, diffTool) }

    /// When a snapshot is written.
    public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
        private let name: String

        /// Every one, whether it differs or not.
        public static let all = Record(name: "all")
        /// What differs, and what is missing.
        public static let failed = Record(name: "failed")
        /// What is missing.
        public static let missing = Record(name: "missing")
        /// None: what is missing is a failure, as it should be where nobody commits what is written.
        public static let never = Record(name: "never")

        private init(name: String) { self.name = name }

        public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

        init?(_ name: String) {
            guard ["all", "failed", "missing", "never"].contains(name) else { return nil }
            self.name = name
        }
    }

    /// Writes the command that shows two files beside each other.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (_ current: String, _ failed: String) -> String

        public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.command = command
        }

        /// The tool's name; the paths follow it.
        public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

        /// The paths alone.
        public static let `default` = DiffTool { "@\u{2212}\n\"\($0)\"\n@+\n\"\($1)\"" }
        public static let ksdiff: DiffTool = "ksdiff"

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }

    /// What holds where a test says nothing: the environment's `SNAPSHOT_TESTING_RECORD`, else nothing is written on CI
    /// and what is missing anywhere else.
    static let environmentRecord: Record = {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["SNAPSHOT_TESTING_RECORD"].flatMap({ Record($0.lowercased()) }) { return named }
        let isCI = !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
        return isCI ? .never : .missing
    }()
}

private let globalRecord = Mutex<Bool>(false)
private let globalDiffTool = Mutex<SnapshotTestingConfiguration.DiffTool>(.default)

/// Whether everything is recorded, where nothing nearer says otherwise.
public var isRecording: Bool {
    get { globalRecord.withLock { $0 } }
    set { globalRecord.withLock { $0 = newValue } }
}

/// How a difference is shown, where nothing nearer says otherwise.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { globalDiffTool.withLock { $0 } }
    set { globalDiffTool.withLock { $0 = newValue } }
}

extension SnapshotTestingConfiguration {
    static var record: Record { current?.record ?? (isRecording ? .all : environmentRecord) }
    static var tool: DiffTool { current?.diffTool ?? Snapshots.diffTool }

    fileprivate static func merged(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}

/// Runs tests with other settings.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    try SnapshotTestingConfiguration.$current.withValue(.merged(record, diffTool)) { try operation() }
}

/// Runs tests with other settings.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    try await SnapshotTestingConfiguration.$current.withValue(.merged(record, diffTool)) { try await operation() }
}
