import CoreMetrics
import Foundation
import Synchronization

/// What is counted and measured, as Prometheus reads it.
final class PrometheusMetrics: MetricsFactory {
    /// Numbers under one name, by their labels.
    private struct Family {
        var kind: String
        var help: String
        /// By the text in braces.
        var values: [String: Value] = [:]
    }

    private struct Value {
        var number = 0.0
        /// How many measurements were at most as long as each bound; of a histogram.
        var counts: [Int] = []
        var count = 0
    }

    private let families = Mutex<[String: Family]>([:])

    /// In seconds.
    static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    private static let help = [
        "easel_requests_total": "Requests answered, by route and status.",
        "easel_response_bytes_total": "Bytes of the bodies of responses.",
        "easel_request_seconds": "From a request's head to its response, in seconds.",
        "easel_cache_hits_total": "Requests whose answer was known.",
        "easel_cache_misses_total": "Requests that were drawn.",
        "easel_requests_shared_total": "Requests that waited for the same drawing as another one.",
        "easel_cache_bytes": "Bytes of the answers that are kept.",
        "easel_workers": "Processes that draw.",
        "easel_workers_ready": "Processes that are warm.",
        "easel_workers_running": "Processes that are drawing.",
        "easel_workers_replaced_total": "Processes that were replaced.",
        "easel_queue_length": "Requests that wait for a process.",
        "process_resident_memory_bytes": "Memory of the service itself, without its workers.",
        "process_open_fds": "Open descriptors of the service itself.",
    ]

    // MARK: - Recording

    private func change(
        _ name: String, _ kind: String, _ labels: String, _ body: (inout Value) -> Void
    ) {
        families.withLock { families in
            var family =
                families.removeValue(forKey: name)
                ?? Family(kind: kind, help: Self.help[name] ?? name.replacing("_", with: " "))
            body(&family.values[labels, default: Value()])
            families[name] = family
        }
    }

    /// What the workers are doing now.
    func note(_ state: WorkerPool.State) {
        let gauges: [(String, Int)] = [
            ("easel_workers", state.workers), ("easel_workers_ready", state.ready),
            ("easel_workers_running", state.running), ("easel_queue_length", state.waiting),
            ("process_resident_memory_bytes", Self.residentMemory), ("process_open_fds", Self.openDescriptors),
        ]
        for (name, number) in gauges { change(name, "gauge", "") { $0.number = Double(number) } }
        change("easel_workers_replaced_total", "counter", "") { $0.number = Double(state.replaced) }
    }

    private static var residentMemory: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    private static var openDescriptors: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }

    // MARK: - The page

    /// In Prometheus's text format, version 0.0.4.
    var page: String {
        let families = families.withLock { $0 }
        var text = ""
        for (name, family) in families.sorted(by: { $0.key < $1.key }) {
            text += "# HELP \(name) \(family.help)\n# TYPE \(name) \(family.kind)\n"
            for (labels, value) in family.values.sorted(by: { $0.key < $1.key }) {
                guard family.kind == "histogram" else {
                    text += "\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(Self.number(value.number))\n"
                    continue
                }
                let prefix = labels.isEmpty ? "" : labels + ","
                for (index, bound) in Self.bounds.enumerated() {
                    text += "\(name)_bucket{\(prefix)le=\"\(Self.number(bound))\"} \(value.counts[index])\n"
                }
                text += "\(name)_bucket{\(prefix)le=\"+Inf\"} \(value.count)\n"
                text += "\(name)_sum\(labels.isEmpty ? "" : "{\(labels)}") \(Self.number(value.number))\n"
                text += "\(name)_count\(labels.isEmpty ? "" : "{\(labels)}") \(value.count)\n"
            }
        }
        return text
    }

    private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }

    private static func labels(_ dimensions: [(String, String)]) -> String {
        dimensions.map { name, value in
            let text = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            return "\(plain(name))=\"\(text)\""
        }.joined(separator: ",")
    }

    private static func plain(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" })
    }

    // MARK: - MetricsFactory

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        Handler(self, Self.plain(label), Self.labels(dimensions))
    }

    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        Handler(self, Self.plain(label), Self.labels(dimensions))
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        Handler(self, Self.plain(label), Self.labels(dimensions))
    }

    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}

    private final class Handler: CounterHandler, RecorderHandler, TimerHandler {
        private let metrics: PrometheusMetrics
        private let name: String
        private let labels: String

        init(_ metrics: PrometheusMetrics, _ name: String, _ labels: String) {
            (self.metrics, self.name, self.labels) = (metrics, name, labels)
        }

        func increment(by amount: Int64) { metrics.change(name, "counter", labels) { $0.number += Double(amount) } }
        func reset() { metrics.change(name, "counter", labels) { $0.number = 0 } }
        func record(_ value: Int64) { record(Double(value)) }
        func record(_ value: Double) { metrics.change(name, "gauge", labels) { $0.number = value } }

        func recordNanoseconds(_ duration: Int64) {
            let seconds = Double(duration) / 1e9
            metrics.change(name, "histogram", labels) { value in
                if value.counts.isEmpty { value.counts = bounds.map { _ in 0 } }
                for (index, bound) in bounds.enumerated() where seconds <= bound { value.counts[index] += 1 }
                value.count += 1
                value.number += seconds
            }
        }
    }
}
