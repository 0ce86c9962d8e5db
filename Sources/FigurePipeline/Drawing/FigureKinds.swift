import Figures
import Rendering
import SwiftInterpreter

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

    /// The option that may have been meant, or those that the kind itself has.
    static func suggestion(for name: String, of kind: String, besides others: [String]) -> [String] {
        let own = FigureKind(rawValue: kind).map { FigureSettings.options(of: $0).map(\.name) } ?? []
        if let nearest = Spelling.nearest(to: name, among: others + own + RenderOptions.optionNames) {
            return ["did you mean '\(nearest)'?"]
        }
        return ["the figure '\(kind)' has \(own.map { "'\($0)'" }.joined(separator: ", ")), and what every drawing has"]
    }

    static func isNear(_ name: String, to other: String) -> Bool {
        name != other && Spelling.nearest(to: name, among: [other]) != nil
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
