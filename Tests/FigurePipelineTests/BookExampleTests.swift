import Figures
import Foundation
import Testing

@testable import FigurePipeline

/// `Examples/Book` as far as it can be looked at without drawing it; `make book-check` does that.
struct BookExampleTests {
    private func plan() throws -> BookPlan {
        let settings = PipelineSettings(inputs: [Tool.examples + "/Book"], output: nil)
        return try BookPlan(SourceTree(settings.inputs, output: nil), settings)
    }

    @Test func itsChaptersAreInOrderAndItsFencesRight() throws {
        let plan = try plan()
        #expect(plan.problems == [], "\(plan.problems.map(\.text).joined())")
        #expect(plan.chapters.compactMap(\.number) == (1...10).map(String.init))
        #expect(plan.figures.count >= 120)
        #expect(plan.figures.allSatisfy { $0.caption != nil || $0.alternateText != nil })
    }

    @Test func itShowsEveryKindOfFigure() throws {
        let shown = Set(try plan().figures.map(\.job.kind))
        // The book sets its own code in the text, where it can be copied.
        #expect(shown == Set(FigureKind.allCases.map(\.rawValue)).subtracting(["code"]))
    }

    /// Every picture whose hash is kept belongs to a figure, and the other way round.
    @Test func itsHashesAreThoseOfItsFigures() throws {
        let settings = PipelineSettings(inputs: [], output: nil)
        let named = try plan().figures.flatMap { figure in figure.job.outputs.map { settings.path(of: figure, $0) } }
        let bytes = try Data(contentsOf: URL(fileURLWithPath: Tool.examples + "/Book/figures.lock"))
        #expect(Set(named) == Set(FigureLock([UInt8](bytes)).hashes.keys))
    }

    @Test func aLockWithOtherLineEndsIsTheSame() {
        let text = String(repeating: "a", count: 64) + "  one.png\n" + String(repeating: "b", count: 64) + "  two.png\n"
        let lock = FigureLock(Array(text.utf8))
        #expect(lock.hashes.count == 2)
        #expect(FigureLock(Array(text.replacing("\n", with: "\r\n").utf8)) == lock)
    }
}
