import Logging
import Metrics
import WorkerProtocol

/// What a client asks for.
struct DrawingRequest: Sendable {
    var work: WorkerRequest
    var assets: [WorkerFile] = []
    /// Who asks, for the turns that requests take.
    var client = ""

    /// The same for all requests that have the same answer.
    var key: String {
        var hash = ContentHash()
        hash.add(part: "\(ServiceSettings.version) \(WorkerGreeting.version)")
        hash.add(part: work.encoded)
        hash.add(part: "\(assets.count)")
        for file in assets {
            hash.add(part: file.name)
            hash.add(part: file.bytes)
        }
        return hash.finish()
    }
}

/// Where requests go: answers that are known, those that are being drawn for somebody else already, and the workers.
actor DrawingDesk {
    private let pool: WorkerPool
    private var cache: AnswerCache
    private let sharedCache: SharedCache?
    private var drawing: [String: Task<DrawingOutcome, Never>] = [:]
    private let hits = Counter(label: "easel_cache_hits_total")
    private let misses = Counter(label: "easel_cache_misses_total")
    private let shared = Counter(label: "easel_requests_shared_total")
    private let sharedHits = Counter(label: "easel_shared_cache_hits_total")
    private let cacheSize = Gauge(label: "easel_cache_bytes")

    init(_ pool: WorkerPool, cache: Int, shared: SharedCache? = nil) {
        self.pool = pool
        sharedCache = shared
        self.cache = AnswerCache(limit: cache)
    }

    nonisolated var state: WorkerPool.State { pool.state }

    func answer(_ request: DrawingRequest, key: String) async -> DrawingOutcome {
        if let known = cache.answer(for: key) {
            hits.increment()
            return .answer(known)
        }
        if let task = drawing[key] {
            shared.increment()
            return await task.value
        }
        misses.increment()
        let (pool, sharedCache, sharedHits) = (pool, sharedCache, sharedHits)
        let task = Task {
            if let known = await sharedCache?.answer(for: key), known.isKept {
                sharedHits.increment()
                return DrawingOutcome.answer(known)
            }
            let outcome = await pool.draw(request.work, assets: request.assets, client: request.client)
            if case .answer(let answer) = outcome, answer.isKept { sharedCache?.keep(answer, for: key) }
            return outcome
        }
        drawing[key] = task
        let outcome = await task.value
        drawing[key] = nil
        if case .answer(let answer) = outcome, answer.isKept {
            cache.keep(answer, for: key)
            cacheSize.record(cache.size)
        }
        return outcome
    }

    nonisolated func drain(seconds: Double) async { await pool.drain(seconds: seconds) }
}

extension WorkerRequest {
    /// A table that the program makes of itself: that takes long once, and costs no source's time.
    static func table(_ kind: Kind, _ limits: WorkerLimits) -> WorkerRequest {
        var work = WorkerRequest(kind, limits: limits)
        work.limits.seconds = max(limits.seconds, tableSeconds)
        return work
    }

    private static let tableSeconds = 300.0
}

extension WorkerAnswer {
    /// Whether the same request is answered the same on any day: how much time and memory there is differs.
    fileprivate var isKept: Bool {
        switch outcome {
        case .done, .source, .request, .usage: true
        case .limit, .defect: false
        }
    }
}
