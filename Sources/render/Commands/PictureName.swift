import ArgumentParser
import Files
import Foundation

/// A file name with places for what tells pictures apart: `out/{name}-{appearance}-{locale}.png`.
enum PictureName {
    /// What may stand between braces.
    private static let placeholders = ["name"] + DrawingArguments.dimensions

    static func hasPlaceholders(_ template: String) -> Bool { placeholders.contains { template.contains("{\($0)}") } }

    /// Throws where braces hold a word that stands for nothing: a slip would be a file's name.
    static func checkPlaceholders(of template: String) throws {
        let words = template.matches(of: /\{([a-z-]+)\}/).map { String($0.1) }
        guard let unknown = words.first(where: { !placeholders.contains($0) }) else { return }
        let known = placeholders.map { "{\($0)}" }.joined(separator: ", ")
        throw ValidationError("'{\(unknown)}' stands for nothing in the output's name: there are \(known).")
    }

    /// Throws where two pictures would have one name.
    static func check(_ template: String, _ severalValued: [String], all: Bool) throws {
        let needed = severalValued + (all ? ["name"] : [])
        let missing = needed.filter { !template.contains("{\($0)}") }
        guard let first = missing.first else { return }
        let places = missing.map { "{\($0)}" }.joined(separator: "-")
        throw ValidationError(
            "There is a picture for each '\(first)': the output needs '{\(first)}' in its name, "
                + "as in '-o out/\(all || missing.contains("name") ? "" : "{name}-")\(places).png'.")
    }

    /// - Parameter values: of options that weren't given, what holds without.
    static func path(_ template: String, name: String, values: [String: String]) -> String {
        var path = template.replacingOccurrences(of: "{name}", with: fileName(name))
        for option in DrawingArguments.dimensions {
            let value = values[option] ?? defaults[option] ?? ""
            path = path.replacingOccurrences(of: "{\(option)}", with: fileName(value))
        }
        return path
    }

    private static let defaults = [
        "platform": "ios", "appearance": "light", "dynamic-type": "large", "layout-direction": "ltr",
        "locale": "en_US", "time-zone": "UTC", "scale": "2", "device": "none",
    ]

    private static func fileName(_ text: String) -> String {
        var name = String(text.asFileName.prefix(100))
        while name.hasPrefix(".") { name.removeFirst() }
        return name.isEmpty ? "Preview" : name
    }
}
