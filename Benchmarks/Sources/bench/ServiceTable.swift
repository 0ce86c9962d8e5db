import Foundation
import Synchronization

/// Pictures over HTTP (W13): what the service answers at most, and how long an answer takes at a steady load.
///
/// Every request is another source, so that nothing comes from a cache. The client shares the service's cores.
struct ServiceTable {
    let table: Table

    private static let cores = Double(max(ProcessInfo.processInfo.activeProcessorCount, 1))
    private static let connections = 16
    private static let rounds = 5

    func printAll() {
        let folder = URL(fileURLWithPath: table.program.path).deletingLastPathComponent()
        guard FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("render-service").path) else {
            print("\nno service: there is no 'render-service' beside the program\n")
            return
        }
        guard let source = try? String(contentsOfFile: Table.w2.path, encoding: .utf8),
            let service = Service(program: table.program.path)
        else {
            print("\nW13 failed: the service doesn't start")
            return
        }
        defer { service.stop() }
        _ = Load(port: service.port, source: source, first: 0).run(count: 60, connections: 2, rate: nil)
        // In turn, as the machine is another one in every minute.
        var (pictures, rates, shares, failures) = ([Double](), [Double](), [Double](), 0)
        for round in 0..<Self.rounds {
            let picture = milliseconds(of: service, drawing: source, first: 500 + round * 20_000)
            let most = Load(port: service.port, source: source, first: 1_000 + round * 20_000).run(
                count: 400, connections: 2 * Int(Self.cores), rate: nil)
            pictures.append(picture)
            rates.append(most.rate)
            shares.append(most.rate * picture / Self.cores / 1_000)
            failures += most.failures
        }
        let (picture, rate) = (median(pictures), median(rates))
        let steady = Load(port: service.port, source: source, first: 10_000).run(
            count: 1_000, connections: Self.connections, rate: 0.7 * rate)
        print("\n| service, W2, \(Int(Self.cores)) cores (W13) | measured | goal |\n|---|---|---|")
        print("| one such picture, warm, with every core busy | \(text(picture)) ms | |")
        print("| requests a second | \(text(rate)) | |")
        print("| of what the cores could draw, a round | \(String(format: "%.2f", median(shares))) | ≥ 0.70 |")
        print("| median of latency at 70 % load | \(text(steady.latency(0.5))) ms | |")
        print("| 99th percentile of it | \(text(steady.latency(0.99))) ms | ≤ \(text(3 * picture)) ms |")
        print("| answers that are no picture | \(failures + steady.failures) | 0 |")
    }

    /// What one picture of a source that was never seen takes of a core in a warm process, while every core draws.
    ///
    /// A picture drawn alone divides its compression between the cores, and has what they share (clock, caches and
    /// memory) for itself: so many cores don't draw so many times as much. The programs that draw one source again and
    /// again keep it checked; what checking takes comes from the service's own answers, a request a core.
    private func milliseconds(of service: Service, drawing source: String, first: Int) -> Double {
        let phases = Mutex<[[String: Double]]>([])
        DispatchQueue.concurrentPerform(iterations: Int(Self.cores)) { number in
            let output = "/tmp/easel-bench-\(number).png"
            let run = table.program.run(
                [Table.w2.path, "-o", output] + Table.w2.arguments + ["-v", "--repeat", "150"])
            phases.withLock { $0.append(run.medianPhases) }
        }
        let kept = phases.withLock { $0 }
        let checks = Load(port: service.port, source: source, first: first).run(
            count: 100, connections: Int(Self.cores), rate: nil)
        let drawing = kept.map { ($0["total"] ?? .nan) - ($0["check"] ?? .nan) }
        return drawing.reduce(0, +) / Double(drawing.count) + checks.medianCheck
    }

    private func text(_ value: Double) -> String { String(format: "%.1f", value) }
}

/// The service as a process of its own.
private struct Service {
    let process = Process()
    let port: UInt16

    init?(program: String) {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["serve", "--port", "0"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        // "http://127.0.0.1:41234"
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = line.split(separator: ":").last.flatMap({ UInt16($0.prefix { $0.isNumber }) }) else {
            process.terminate()
            return nil
        }
        self.port = port
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}

/// So many requests, as fast as so many connections can, or at a rate that doesn't wait for answers.
private final class Load: Sendable {
    struct Result {
        var latencies: [Double] = []
        /// Milliseconds that parsing and checking took, as the service says in its answers.
        var checks: [Double] = []
        var failures = 0
        /// Answers a second.
        var rate = 0.0

        var medianCheck: Double {
            let sorted = checks.sorted()
            return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
        }

        /// In milliseconds.
        func latency(_ share: Double) -> Double {
            let sorted = latencies.sorted()
            return sorted.isEmpty ? .nan : sorted[min(Int(share * Double(sorted.count)), sorted.count - 1)]
        }
    }

    private let port: UInt16
    private let source: String
    private let first: Int
    private let next = Atomic(0)
    private let result = Mutex(Result())

    init(port: UInt16, source: String, first: Int) { (self.port, self.source, self.first) = (port, source, first) }

    func run(count: Int, connections: Int, rate: Double?) -> Result {
        let start = ContinuousClock.now
        let group = DispatchGroup()
        for _ in 0..<connections {
            group.enter()
            Thread.detachNewThread { [self] in
                work(count: count, rate: rate, since: start)
                group.leave()
            }
        }
        group.wait()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        return result.withLock { result in
            result.rate = Double(result.latencies.count) / seconds
            return result
        }
    }

    private func work(count: Int, rate: Double?, since start: ContinuousClock.Instant) {
        var connection = Connection(port: port)
        while true {
            let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard number < count else { return }
            var due = ContinuousClock.now
            if let rate {
                // When it is due, whether a connection is free by then or not: waiting for one is waiting.
                due = start + .seconds(Double(number) / rate)
                let pause = (due - .now) / .seconds(1)
                if pause > 0 { Thread.sleep(forTimeInterval: pause) }
            }
            let check = connection?.ask("\(source)\n// \(first + number)\n")
            let isPicture = check != nil
            let latency = (ContinuousClock.now - due) / .milliseconds(1)
            if !isPicture { connection = Connection(port: port) }
            result.withLock { result in
                if isPicture { result.latencies.append(latency) } else { result.failures += 1 }
                if let check { result.checks.append(check) }
            }
        }
    }
}

/// One connection that is kept for many requests.
private final class Connection {
    private let descriptor: Int32

    init?(port: UInt16) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// The milliseconds that checking took where the answer is a picture.
    func ask(_ body: String) -> Double? {
        let head =
            "POST /render?size=400x300&scale=2 HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/x-swift\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n"
        let bytes = Array((head + body).utf8)
        guard send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { return nil }
        var answer = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var needed = Int.max
        while answer.count < needed {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return nil }
            answer += buffer[..<count]
            guard needed == Int.max, let end = answer.firstRange(of: Data("\r\n\r\n".utf8)) else { continue }
            let fields = String(decoding: answer[..<end.lowerBound], as: UTF8.self).lowercased()
            guard let length = fields.components(separatedBy: "content-length: ").dropFirst().first else {
                return nil
            }
            needed = end.upperBound + (Int(length.prefix { $0.isNumber }) ?? 0)
        }
        guard answer.starts(with: Data("HTTP/1.1 200".utf8)) else { return nil }
        let times = String(decoding: answer.prefix(2_000), as: UTF8.self).lowercased()
            .components(separatedBy: "check;dur=").dropFirst().first
        return times.flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) } ?? .nan
    }
}
