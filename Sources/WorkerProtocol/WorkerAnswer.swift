/// What a worker answers a request.
public struct WorkerAnswer: Sendable, Hashable {
    public enum Outcome: UInt8, Sendable, Hashable {
        case done
        /// The source has mistakes, or evaluating it failed.
        case source
        /// A limit was reached; `limit` is its name.
        case limit
        /// What was asked for isn't there: a view of that name, a property to set.
        case request
        /// An option that there isn't, or a text that it doesn't take.
        case usage
        /// A defect of ours.
        case defect
    }

    public var outcome: Outcome
    public var limit: String
    /// Why there is nothing, as lines of text.
    public var message: String
    public var warnings: [String]
    /// Each line that views printed.
    public var console: [String]
    public var mediaType: String
    /// The picture, the film, or what else was asked for.
    public var body: [UInt8]
    /// What was laid out, as JSON; empty where it wasn't asked for.
    public var report: String
    /// What the picture shows in words, where it is a figure.
    public var alternateText: String
    /// The ids of the nodes that are numbered on the picture, from 1, where that was asked for.
    public var marks: [String]
    /// Milliseconds of each step.
    public var phases: [Phase]

    public struct Phase: Sendable, Hashable {
        public var name: String
        public var milliseconds: Double
        public init(_ name: String, _ milliseconds: Double) { (self.name, self.milliseconds) = (name, milliseconds) }
    }

    public init(
        _ outcome: Outcome, limit: String = "", message: String = "", mediaType: String = "", body: [UInt8] = []
    ) {
        (self.outcome, self.limit, self.message, self.mediaType, self.body) = (outcome, limit, message, mediaType, body)
        (warnings, console, report, alternateText, marks, phases) = ([], [], "", "", [], [])
    }
}

extension WorkerAnswer {
    public var encoded: [UInt8] {
        var writer = MessageWriter(capacity: body.count + report.utf8.count + 4_096)
        writer.write(outcome.rawValue)
        for text in [limit, message, mediaType, report, alternateText] { writer.write(text) }
        for lines in [warnings, console, marks] {
            writer.write(lines.count)
            for line in lines { writer.write(line) }
        }
        writer.write(phases.count)
        for phase in phases {
            writer.write(phase.name)
            writer.write(phase.milliseconds)
        }
        writer.write(body)
        return writer.bytes
    }

    public init(decoding bytes: [UInt8]) throws(MessageError) {
        var reader = MessageReader(bytes)
        guard let outcome = Outcome(rawValue: try reader.byte()) else { throw MessageError() }
        self.init(outcome)
        limit = try reader.string()
        message = try reader.string()
        mediaType = try reader.string()
        report = try reader.string()
        alternateText = try reader.string()
        for _ in 0..<(try reader.count()) { warnings.append(try reader.string()) }
        for _ in 0..<(try reader.count()) { console.append(try reader.string()) }
        for _ in 0..<(try reader.count()) { marks.append(try reader.string()) }
        for _ in 0..<(try reader.count()) { phases.append(Phase(try reader.string(), try reader.double())) }
        body = try reader.blob()
    }
}

/// What a worker says of itself once it is warm and shut in.
public struct WorkerGreeting: Sendable, Hashable {
    /// Of the protocol: a service talks only to workers of its own.
    public static let version = 2

    public var version: Int
    /// The bits of `sandbox_enter`.
    public var confinement: Int
    /// Milliseconds from its start until it was warm.
    public var warmUp: Double
    /// Whom it works for: the program's version.
    public var program: String

    public init(version: Int = Self.version, confinement: Int, warmUp: Double, program: String) {
        (self.version, self.confinement, self.warmUp, self.program) = (version, confinement, warmUp, program)
    }

    public var encoded: [UInt8] {
        var writer = MessageWriter()
        writer.write(version)
        writer.write(confinement)
        writer.write(warmUp)
        writer.write(program)
        return writer.bytes
    }

    public init(decoding bytes: [UInt8]) throws(MessageError) {
        var reader = MessageReader(bytes)
        self.init(
            version: try reader.int(), confinement: try reader.int(), warmUp: try reader.double(),
            program: try reader.string())
    }
}
