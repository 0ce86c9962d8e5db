import Foundation
import WorkerProtocol

/// Everything the service can be set to; nothing has to be.
public struct ServiceSettings: Sendable {
    public var host = "127.0.0.1"
    /// 0 takes any that is free.
    public var port = 8080
    /// Processes that draw.
    public var workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    /// The program that draws; nil for `render` beside this one.
    public var program: String?
    /// Requests that may wait.
    public var queue = 64
    /// Seconds that a request may wait.
    public var queueSeconds = 20.0
    /// Seconds that a body may take to arrive.
    public var bodySeconds = 15.0
    /// Seconds in which a client has to read some of an answer that waits to be sent.
    public var readSeconds = 20.0
    /// Whether a queue that doesn't empty is kept short: more than can be drawn is refused soon rather than answered late.
    public var shedsStandingQueue = false
    /// Bytes of a request's body.
    public var bodyLimit = 8 << 20
    /// Connections at a time.
    public var connections = 1_024
    /// Bytes of answers that are kept.
    public var cache = 64 << 20
    /// A store of answers that several services share, `http://host[:port]/path`: read by GET, written by PUT.
    public var sharedCache: String?
    /// Pictures after which a worker is replaced.
    public var replacement = 10_000
    /// Seconds that requests have to end in once the service is to stop.
    public var drainSeconds = 20.0
    public var limits = WorkerLimits()
    /// The file with bearer tokens; nil for a service that anybody may use.
    public var tokenFile: String?
    /// Whether `X-Forwarded-For` names the client.
    public var isBehindProxy = false
    /// The origin whose pages may read answers; `*` for all; nil for none but our own.
    public var corsOrigin: String?
    /// Whether sources may appear in logs.
    public var logsSources = false
    /// Whether it refuses to start where the kernel can't shut workers in.
    public var requiresSandbox = false

    public init() {}

    /// The program's version, which stands in every content hash: another one may draw something else.
    public static let version = "0.1.0"
}
