import ArgumentParser
import Rendering

/// The options that let something happen before the picture is taken. They count in the order they are written in,
/// whatever their names, which the parser doesn't keep: `numbered` writes their places into them before.
struct EventArguments: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Taps what is called that, or a point.", valueName: "label|x,y"))
    var tap: [String] = []

    @Option(parsing: .unconditionalSingleValue, help: ArgumentHelp("Taps twice in a row.", valueName: "label|x,y"))
    var doubleTap: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Holds for a second, or the seconds given.", valueName: "label|x,y[=seconds]"))
    var press: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Puts a text into a field; '\\n' at its end presses return.", valueName: "label=text"))
    var type: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Drags from a label or point to another.", valueName: "from,to"))
    var drag: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Magnifies with two fingers.", valueName: "label|x,y=factor"))
    var magnify: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Turns with two fingers, clockwise.", valueName: "label|x,y=degrees"))
    var rotate: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Scrolls by points, or to a text.", valueName: "[label=]dx,dy|text"))
    var scroll: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Brings the pointer over a place.", valueName: "label|x,y"))
    var hover: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Presses a key, as in 'return' or 'cmd+s'.", valueName: "key"))
    var key: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Does what an assistive technology can ask for.", valueName: "label[=action]"))
    var action: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The initial value of a stored property; after an event, its value from then on.",
            valueName: "name=expression"))
    var set: [String] = []

    @Option(parsing: .unconditionalSingleValue, help: ArgumentHelp("Lets time pass.", valueName: "seconds"))
    var wait: [String] = []

    /// All of them by name, in the order they were written in.
    var given: [(String, String)] {
        let all: [(String, [String])] = [
            ("tap", tap), ("double-tap", doubleTap), ("press", press), ("type", type), ("drag", drag),
            ("magnify", magnify), ("rotate", rotate), ("scroll", scroll), ("hover", hover),
            ("key", key), ("action", action), ("set", set), ("wait", wait),
        ]
        let numbered = all.flatMap { name, texts in
            texts.map { text in (name: name, place: Self.place(of: text), text: Self.plain(text)) }
        }
        return numbered.enumerated()
            .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map { ($0.element.name, $0.element.text) }
    }

    // MARK: - Places

    /// Between the place and the text; no keyboard writes it.
    private static let mark: Character = "\u{1F}"

    /// The arguments with the place of each event written before its text.
    static func numbered(_ arguments: [String]) -> [String] {
        let names = Set(RenderEvent.forms.map { "--" + $0.name })
        var result: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" { return result + [argument] + rest }
            if names.contains(argument), let text = rest.popFirst() {
                result += [argument, "\(result.count)\(mark)\(text)"]
            } else if let equals = argument.firstIndex(of: "="), names.contains(String(argument[..<equals])) {
                let text = argument[argument.index(after: equals)...]
                result.append("\(argument[...equals])\(result.count)\(mark)\(text)")
            } else {
                result.append(argument)
            }
        }
        return result
    }

    private static func place(of text: String) -> Int {
        text.firstIndex(of: mark).flatMap { Int(text[..<$0]) } ?? 0
    }

    private static func plain(_ text: String) -> String {
        guard let mark = text.firstIndex(of: mark), Int(text[..<mark]) != nil else { return text }
        return String(text[text.index(after: mark)...])
    }
}
