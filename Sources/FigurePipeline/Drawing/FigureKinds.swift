import Rendering

/// The kinds of figures and the options each takes.
enum FigureKinds {
    static let preview = "preview"
    static var names: [String] { ["preview"] }

    static func isOption(_ name: String, of kind: String) -> Bool { RenderOptions.isOption(name) }

    static func optionNames(of kind: String) -> [String] { RenderOptions.optionNames }

    /// What is wrong with an option; nil where it can be set.
    static func check(_ option: FigureOption, of kind: String) -> String? {
        guard isOption(option.name, of: kind) else { return "there is no option '\(option.name)'" }
        var options = RenderOptions()
        do throws(OptionError) {
            try options.set(option.name, to: option.text)
        } catch {
            return "the value '\(option.text)' is invalid for '\(option.name)': it has to be \(error.expected)"
        }
        return nil
    }
}
