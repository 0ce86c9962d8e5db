final class Button {
    var action: () -> Void = {}; var onChange: ((Int, Int) -> Void)?;
    var value = 0 { didSet { onChange?(oldValue, value) } }; func tap() { action() }
}
func after(_ work: @escaping () -> Void, queue: inout [() -> Void]) { queue.append(work) }
func run() {
    let b = Button(); var log: [String] = []; b.action = { [unowned b] in b.value += 1 };
    b.onChange = { log.append("\($0)->\($1)") }; b.tap(); b.tap(); print(log); var q: [() -> Void] = [];
    for i in 0..<3 { after({ log.append("q\(i)") }, queue: &q) }; q.reversed().forEach { $0() }; print(log.suffix(3))
}
