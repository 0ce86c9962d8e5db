func order() -> [String] {
    var log: [String] = [];
    func work(_ fail: Bool) -> Int {
        defer { log.append("d1") }; if fail { log.append("early"); return 0 }; defer { log.append("d2") };
        log.append("body"); return 1
    }; _ = work(false); _ = work(true); for i in 0..<2 { defer { log.append("loop\(i)") }; if i == 0 { continue } };
    return log
}
func value() -> Int { var x = 1; defer { x = 100 }; return x }
func run() { print(order(), value()); var n = 0; do { defer { n += 1 }; n += 10 }; print(n) }
