import Foundation
import Synchronization

/// One line on a terminal that says how far a long command is; nothing anywhere else.
final class ProgressBar: Sendable {
    private let isShown: Bool
    private let last = Mutex<ContinuousClock.Instant?>(nil)

    init(isQuiet: Bool) {
        let isPlain = ["NO_COLOR", "CI"].contains { !(ProcessInfo.processInfo.environment[$0] ?? "").isEmpty }
        isShown = !isQuiet && !isPlain && isatty(STDERR_FILENO) == 1
    }

    /// Shows `text` in place of what was there; not more often than people can read.
    func show(_ text: String) {
        guard isShown else { return }
        let now = ContinuousClock.now
        let isDue = last.withLock { last in
            guard last.map({ now - $0 > .milliseconds(60) }) ?? true else { return false }
            last = now
            return true
        }
        if isDue { write("\r\u{1B}[K" + text.prefix(76)) }
    }

    func clear() { if isShown { write("\r\u{1B}[K") } }

    private func write(_ text: String) {
        let bytes = Array(text.utf8)
        // Unsafe: the bytes are only read, during the call.
        _ = bytes.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
