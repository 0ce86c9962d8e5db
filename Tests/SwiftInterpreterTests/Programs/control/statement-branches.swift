// An `if` or `switch` whose branches aren't all values is a statement, whatever the closure around it gives.
func perform<Result>(_ body: () -> Result) -> Result { body() }
enum Step { case first, second, third }
struct Names {
    var known = ["a": "Ada"]
    func name(_ key: String) -> String {
        if let found = known[key] { found } else { fatalError("no name for \(key)") }
    }
    func next(_ step: Step) -> Step {
        switch step {
        case .first: .second
        case .second: .third
        default: fatalError("none after \(step)")
        }
    }
    func described(_ step: Step) throws -> String {
        switch step {
        case .first: "one"
        default: if step == .second { "two" } else { throw Missing() }
        }
    }
    struct Missing: Error {}
}
func run() {
    var offset = 0.0
    var log: [String] = []
    for value in [-3.0, 0, 4] {
        perform {
            if value < 0 {
                let width = 10.0
                offset = -width
                log.append("left")
            } else if value > 0 {
                offset = value
                log.append("right")
            } else {
                if offset < 0 { log.append("still left") }
            }
        }
    }
    perform {
        switch log.count {
        case 0: log.append("nothing")
        case let count:
            let text = "\(count) entries"
            log.append(text)
        }
    }
    let sign = [-1, 0, 1].map { number -> String in
        if number < 0 { return "-" } else { return "+" }
    }
    print(offset, log, sign)
    let names = Names()
    print(
        names.name("a"), names.next(.first), (try? names.described(.second)) ?? "?",
        (try? names.described(.third)) ?? "?")
}
