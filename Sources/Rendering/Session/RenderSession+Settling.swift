extension RenderSession {
    /// Whether something is animated that comes to an end.
    package var isAnimating: Bool { graph.isSettling }

    /// Seconds since the session began, on its own clock.
    package var time: Double { graph.clock.now }
}
