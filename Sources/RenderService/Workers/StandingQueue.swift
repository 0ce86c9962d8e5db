/// Tells a burst, which may fill the queue, from more than can be drawn for long: a long line would then only make each
/// answer late.
struct StandingQueue {
    typealias Instant = ContinuousClock.Instant

    /// Since when everybody who was taken had waited for long.
    private var lateSince: Instant?
    /// When somebody was last refused because the queue stands.
    private var refusedAt: Instant?

    static let burst = Duration.seconds(2)
    /// A page whose pictures a browser asks for six at a time waits less.
    static let patience = Duration.milliseconds(500)

    /// Whether everybody has waited for longer than a burst lasts. The short line that is left then is a quick one,
    /// however much is asked for: it stands until nobody has been refused for as long.
    func isStanding(at now: Instant) -> Bool {
        lateSince.map { now - $0 > Self.burst } ?? false || refusedAt.map { now - $0 < Self.burst } ?? false
    }

    mutating func somebodyIsTaken(after wait: Duration, at now: Instant) {
        lateSince = wait > Self.patience ? lateSince ?? now : nil
    }

    mutating func nobodyWaits() { lateSince = nil }
    mutating func somebodyIsRefused(at now: Instant) { if isStanding(at: now) { refusedAt = now } }

    /// What came while there was no worker is a burst, which the first one works off.
    mutating func firstWorkerIsThere() { (lateSince, refusedAt) = (nil, nil) }
}
