import Figures
import Rendering

/// The kinds of figures and the options each takes: the kind's own, and those of every drawing.
enum FigureKinds {
    static let preview = FigureKind.preview.rawValue
    static let names = FigureKind.allCases.map(\.rawValue)

    private static func isSetting(_ name: String, of kind: String) -> Bool {
        FigureKind(rawValue: kind).map { FigureSettings.options(of: $0).contains { $0.name == name } } ?? false
    }

    static func isOption(_ name: String, of kind: String) -> Bool {
        isSetting(name, of: kind) || RenderOptions.isOption(name)
    }

    static func optionNames(of kind: String) -> [String] {
        (FigureKind(rawValue: kind).map { FigureSettings.options(of: $0).map(\.name) } ?? []) + RenderOptions.optionNames
    }

    /// What is wrong with an option; nil where it can be set.
    static func check(_ option: GivenOption, of kind: String) -> String? {
        guard let known = FigureKind(rawValue: kind) else { return nil }
        guard isOption(option.name, of: kind) else {
            let others = FigureKind.allCases.filter { isSetting(option.name, of: $0.rawValue) }
            if others.isEmpty { return "there is no option '\(option.name)'" }
            let names = others.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            return "the figure '\(kind)' has no option '\(option.name)'; it is one of \(names)"
        }
        var (options, settings) = (RenderOptions(), FigureSettings(for: known))
        do throws(OptionError) {
            try set(option, &options, &settings)
        } catch {
            return "the value '\(option.text)' is invalid for '\(option.name)': it has to be \(error.expected)"
        }
        return nil
    }

    /// Sets an option where it belongs.
    static func set(
        _ option: GivenOption, _ options: inout RenderOptions, _ settings: inout FigureSettings
    ) throws(OptionError) {
        if isSetting(option.name, of: settings.kind.rawValue) {
            try settings.set(option.name, to: option.text)
        } else {
            try options.set(option.name, to: option.text)
        }
    }
}
