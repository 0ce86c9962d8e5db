import Foundation

/// Feeds inputs to workers and writes down those that end or stop one.
final class Supervisor {
    struct Settings {
        var program = CommandLine.arguments[0]
        /// How long one input may take.
        var timeout = 20.0
        /// Where bad inputs are written.
        var findings = "out/fuzz"
        /// How much shorter they are made; 0 leaves them as they are.
        var reduction = 200
        /// After so many different ones it ends.
        var maximum = 40
    }

    private let settings: Settings
    private var worker: WorkerProcess?
    /// By where it went wrong, so that one fault isn't written down a hundred times.
    private var known: Set<String> = []
    private(set) var rounds = 0
    private(set) var drawn = 0
    var findings: Int { known.count }

    init(_ settings: Settings) { self.settings = settings }

    var isDone: Bool { known.count >= settings.maximum }

    /// One input, the whole way.
    func feed(_ bytes: [UInt8], name: String) {
        rounds += 1
        let start = ContinuousClock.now
        if worker == nil { worker = WorkerProcess(program: settings.program) }
        let answer = worker?.run(bytes, seconds: settings.timeout) ?? .crashed("no worker could be started\n")
        if case .done(let outcome) = answer, outcome != Worker.changed {
            if outcome == WholeWay.Outcome.drawn.rawValue { drawn += 1 }
            if ContinuousClock.now - start > .seconds(settings.timeout / 4) { note("slow: \(name)") }
            return
        }
        worker = nil
        examine(bytes, answer, name)
    }

    private func examine(_ bytes: [UInt8], _ first: WorkerProcess.Answer, _ name: String) {
        let again = alone(bytes, showsBacktrace: true)
        guard isBad(again) else {
            // It takes what was done before it, as well.
            return record(bytes, kind: "unsteady", text: "\(first)\n", site: "unsteady \(site(of: first))", name)
        }
        let site = site(of: again)
        guard !known.contains(site) else { return }
        var reducer = Reducer(budget: settings.reduction) { [unowned self] bytes in
            let answer = alone(bytes, showsBacktrace: true)
            return isBad(answer) && self.site(of: answer) == site
        }
        let small = settings.reduction > 0 ? reducer.reduced(bytes) : bytes
        record(small, kind: kind(of: again), text: describe(again), site: site, name)
    }

    private func alone(_ bytes: [UInt8], showsBacktrace: Bool) -> WorkerProcess.Answer {
        let worker = WorkerProcess(program: settings.program, showsBacktrace: showsBacktrace)
        return worker?.run(bytes, seconds: settings.timeout) ?? .crashed("no worker could be started\n")
    }

    private func isBad(_ answer: WorkerProcess.Answer) -> Bool {
        if case .done(let outcome) = answer { return outcome == Worker.changed }
        return true
    }

    private func kind(of answer: WorkerProcess.Answer) -> String {
        switch answer {
        case .crashed: "crash"
        case .hung: "hang"
        case .done: "changed"
        }
    }

    private func describe(_ answer: WorkerProcess.Answer) -> String {
        if case .crashed(let text) = answer { return text }
        return kind(of: answer) + "\n"
    }

    /// What tells one fault from another: the message, or the first of our functions on the stack.
    private func site(of answer: WorkerProcess.Answer) -> String {
        guard case .crashed(let text) = answer else { return kind(of: answer) }
        let lines = text.split(separator: "\n")
        let message = lines.first { $0.contains("Fatal error") || $0.contains("rror:") }.map(String.init) ?? ""
        let frame = lines.first { $0.contains("/Sources/") && $0.contains(" in ") }.map(String.init) ?? ""
        let place = frame.split(separator: " ").drop { $0 != "in" }.joined(separator: " ")
        return message.isEmpty && place.isEmpty ? String(lines.first ?? "") : message + place
    }

    private func record(_ bytes: [UInt8], kind: String, text: String, site: String, _ name: String) {
        guard known.insert(site).inserted else { return }
        let path = "\(settings.findings)/\(kind)-\(known.count)-\(name)"
        try? FileManager.default.createDirectory(atPath: settings.findings, withIntermediateDirectories: true)
        try? Data(bytes).write(to: URL(fileURLWithPath: path + ".swiftdsl"))
        try? Data(text.utf8).write(to: URL(fileURLWithPath: path + ".txt"))
        note("\(kind): \(path).swiftdsl: \(site)")
    }

    private func note(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
