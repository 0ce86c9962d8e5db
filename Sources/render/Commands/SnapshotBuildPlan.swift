import FigurePipeline
import Foundation
import Rendering
import SnapshotCases

/// The build file of `snapshot verify --plan ninja`: an edge a picture, which leaves a mark where the picture is as
/// recorded.
struct SnapshotBuildPlan {
    let text: String

    /// - Parameter marks: the folder of the marks.
    init(_ run: SnapshotRun, marks: String) throws {
        let (names, failures) = try run.names()
        if let failure = failures.results.first(where: { $0.status == .failed }) {
            throw CommandFailure(ExitStatus.source, text: failure.text)
        }
        let here = FilePath.absolute(".")
        let program = BuildPlan.command[0]
        let words = BuildPlan.command.map(NinjaFile.word).joined(separator: " ")
        var file = NinjaFile(remark: "Snapshots, compared one by one. Written anew where previews come or go.")
        file.addRule(
            "verify", command: "\(words) --no-report --quiet --jobs 1 --only $snapshot && touch $out",
            description: "verify $snapshot")
        let sources = run.plan.paths.map { FilePath.relative(FilePath.absolute($0), to: here) }
        for key in names.sorted() {
            let name = "\(key.source)/\(key.name)"
            let recorded = run.recordedFiles(of: key).map { FilePath.relative(FilePath.absolute($0), to: here) }
            file.addEdge(
                ["\(marks)/\(name).passed"], "verify", inputs: sources, others: recorded + [program],
                variables: [("snapshot", NamePattern.exact(name))])
        }
        text = file.text
    }
}
