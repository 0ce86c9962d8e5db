func run() {
    var log: [String] = []
    var count = 0 {
        willSet { log.append("will \(newValue)") }
        didSet { log.append("did \(oldValue)->\(count)") }
    }
    count = 3
    count += 2
    print(log, count)
}
