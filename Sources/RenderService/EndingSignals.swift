import CGuard
import Foundation

/// Until it is cancelled, SIGTERM, SIGINT and SIGHUP remove what was begun before they end the process as they do by
/// themselves: half outputs, and the folder of the workers' assets.
struct EndingSignals {
    private let sources: [any DispatchSourceSignal]

    init() {
        sources = [SIGTERM, SIGINT, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                guard_remove_all()
                signal(number, SIG_DFL)
                kill(getpid(), number)
            }
            source.resume()
            return source
        }
    }

    func cancel() {
        for source in sources { source.cancel() }
    }
}
