func run() async {
    let clock = ContinuousClock()
    let start = clock.now
    do {
        try await Task.sleep(until: .now + .seconds(0.02), clock: .continuous)
        try await Task.sleep(until: clock.now + .milliseconds(10))
        try await Task.sleep(until: clock.now.advanced(by: .milliseconds(10)), tolerance: .zero, clock: clock)
        try await Task.sleep(until: .now + .milliseconds(1), clock: .suspending)
    } catch {
        print(error)
    }
    print(clock.now - start >= .milliseconds(38), clock.now - start < .seconds(30))
}
