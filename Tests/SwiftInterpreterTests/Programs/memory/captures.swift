final class Timer {
    var handler: (() -> Void)?
    var ticks = 0
    func start() {
        handler = { [weak self] in
            guard let self else { return }
            ticks += 1
        }
    }
    func startUnowned() { handler = { [unowned self] in self.ticks += 10 } }
    deinit { print("timer gone") }
}
func run() {
    var timer: Timer? = Timer()
    timer?.start()
    timer?.handler?()
    print(timer?.ticks ?? 0)
    let handler = timer?.handler
    timer?.startUnowned()
    timer?.handler?()
    print(timer?.ticks ?? 0)
    timer = nil
    handler?()
    var n = 1
    let byValue = { [n] in n }
    let byReference = { n }
    n = 5
    print(byValue(), byReference())
}
