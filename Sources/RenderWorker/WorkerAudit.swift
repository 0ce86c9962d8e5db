import CSandbox
import Foundation
import WorkerProtocol

/// Tries out what a worker that was taken over could reach.
enum WorkerAudit {
    /// A line for each attempt: its name, a tab, and `kept in` or what it got.
    ///
    /// The options `path`, `socket`, `port` and `address` name what is to be spared.
    static func answer(_ request: WorkerRequest) -> WorkerAnswer {
        var targets: [String: String] = [:]
        for option in request.options { targets[option.name] = option.text }
        var lines: [String] = []
        for number in 0..<sandbox_attempt_count() {
            guard let text = sandbox_attempt_name(number) else { continue }
            let name = String(cString: text)
            let kind = name.split(separator: ":").dropFirst().first.map { $0.drop { $0 == " " } }
            let got = (targets[kind.map(String.init) ?? ""] ?? "").withCString { target in
                sandbox_attempt(
                    number,
                    SandboxTarget(
                        parent: getppid(), target: target, address: UInt64(targets["address"] ?? "") ?? 0))
            }
            lines.append("\(name)\t\(got == 0 ? "kept in" : "got \(got)")")
        }
        return WorkerAnswer(.done, mediaType: "text/plain", body: Array((lines.joined(separator: "\n") + "\n").utf8))
    }
}
