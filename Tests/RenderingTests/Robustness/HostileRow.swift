import Foundation
import Rendering
import Testing

/// A source that nobody should send, in a table, and the class it is to end in.
struct HostileRow: CustomTestStringConvertible, Sendable {
    enum Class: Sendable { case limit, error, drawn }

    var title: String
    var ends: Class
    var source: String

    init(_ title: String, _ ends: Class, _ source: String) {
        (self.title, self.ends, self.source) = (title, ends, source)
    }

    var testDescription: String { title }

    static let seconds = 0.3
    /// With what is done at once between two looks at the clock, without optimisation and beside other tests.
    static let longest = 20.0

    /// - Parameter asStatements: the source is what a function does, or else declarations and a view.
    func check(asStatements: Bool) throws {
        let text =
            asStatements
            ? "func made() -> String {\n\(source)\nreturn \"made\"\n}\nText(made())\n" : source + "\n"
        let start = ContinuousClock.now
        let outcome = try Hostile.outcome(of: "import SwiftUI\nimport Foundation\n" + text) { options in
            options.limits = RenderOptions().limits
            (options.limits.seconds, options.limits.memory) = (ends == .limit ? Self.seconds : 20, 400 << 20)
        }
        let found: Class =
            switch outcome {
            case "error": .error
            case "drawn": .drawn
            default: .limit
            }
        let time = ContinuousClock.now - start
        // What a quick machine draws within the limit is no harm.
        if ends == .limit, found == .drawn, time < .seconds(Self.seconds * 3) { return }
        #expect(found == ends, "\(outcome)")
        if ends == .limit { #expect(time < .seconds(Self.longest)) }
    }
}
