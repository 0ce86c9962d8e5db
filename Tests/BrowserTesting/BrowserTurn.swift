import Foundation

/// The right to have a browser run: one at a time on this machine, whichever suite or test process it belongs to.
///
/// A browser is a dozen processes. Several at once on two cores start so slowly that each gives up on its own parts.
public final class BrowserTurn: Sendable {
    private let descriptor: Int32

    private static let path = "/tmp/easel-browser-tests.lock"

    /// Waits for the others without holding a thread of the tests up.
    public init() async throws {
        // Each taker opens the file itself: a lock belongs to what was opened, so that tests of one process wait as well.
        descriptor = open(Self.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Browser.Failure(description: "'\(Self.path)' can't be opened") }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            do {
                try await Task.sleep(for: .milliseconds(50))
            } catch {
                close(descriptor)
                throw error
            }
        }
    }

    deinit { close(descriptor) }

    /// Runs what starts browsers by itself.
    public static func hold<Result>(_ body: () throws -> Result) async throws -> Result {
        let turn = try await BrowserTurn()
        return try withExtendedLifetime(turn) { try body() }
    }
}
