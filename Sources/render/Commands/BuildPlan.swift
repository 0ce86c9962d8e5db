import FigurePipeline
import Foundation

/// The build file of a run: `--plan ninja`.
enum BuildPlan {
    static let ninja = "ninja"

    static func refusal(of name: String) -> String {
        "The value '\(name)' is invalid for '--plan': it has to be '\(ninja)'."
    }

    /// The words of this run without `--plan`, by the program's own path.
    static var command: [String] {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        var words: [String] = []
        var isPlan = false
        for word in CommandLine.arguments.dropFirst() {
            if isPlan {
                isPlan = false
            } else if word == "--plan" {
                isPlan = true
            } else if !word.hasPrefix("--plan=") {
                words.append(word)
            }
        }
        return [program] + words
    }
}
