// A closure called where it stands gets its types from its arguments and from what is wanted of the call.
enum Tint { case red, green; case custom(Int) }
struct Item { var tint: Tint; var note = "" }
final class Settings { var level = 0; var name = "" }
func run() {
    let tint: Tint = { .green }()
    let settings: Settings = {
        $0.level = 3
        $0.name = "deep"
        return $0
    }(Settings())
    let list: [Int] = { $0 + [9] }([1, 2])
    let sum = { (a: Int, b: Int) in a * b }(6, 7)
    let half: Double = { 1 / 2 }()
    print(tint, settings.level, settings.name, list, sum, half)
    let items: [Item] = [.red, .custom(4)].map { .init(tint: $0) }
    let more: [Item] = [.green, .red].compactMap { return Item(tint: $0, note: "n") }
    let chosen: Tint = [.green, .green].randomElement()!
    let last: Tint? = [.red, .custom(1)].last
    print(items.map(\.tint), more.count, chosen, last!)
    let mixed = [.red, Tint.green, .custom(2)]
    print(mixed)
    let notes: () -> Void = { print("called") }
    func each(_ body: (()) -> Void) { body(()) }
    each(notes)
    var log = [1]
    func perform<Result>(_ body: () -> Result) -> Result { body() }
    for _ in 0..<3 { perform { if log.count > 2 { log.removeLast() } else { log.append(7) } } }
    let ends: [Int] = log.dropLast()
    let tail: [Int] = log.suffix(1)
    print(log, ends, tail, log.dropFirst().startIndex, log.dropLast().endIndex, log.prefix { $0 < 5 })
}
