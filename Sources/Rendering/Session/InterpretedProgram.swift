import Foundation
import SwiftInterpreter
import SwiftUIBridge

/// A source that was parsed and checked, and what it offers to draw. Any number of sessions may draw from one.
public final class InterpretedProgram: Sendable {
    let path: String?
    let program: Program
    public let phases: PhaseTimes
    /// What the source should do otherwise, as lines of text.
    public let warnings: [String]

    /// Parses and checks. Every error the source has is in the failure.
    public init(_ source: SourceText) throws(RenderFailure) {
        path = source.path
        var phases = PhaseTimes()
        let program = phases.measure("check") {
            Interpreter.load(
                [SourceFile(name: source.name, text: source.text)],
                libraries: StandardLibrary.libraries + SwiftUILibrary.libraries)
        }
        (self.program, self.phases) = (program, phases)
        let renderer = DiagnosticRenderer(files: program.sources)
        guard !program.hasErrors else {
            throw RenderFailure(.source, text: renderer.render(program.diagnostics))
        }
        warnings = program.diagnostics.map(renderer.render)
    }

    /// The public declarations of SwiftUI that sources can't use yet, each with the reason.
    public static var unsupported: [(name: String, reason: String)] { SwiftUILibrary.unsupported }
}
