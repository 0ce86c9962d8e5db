import FigurePipeline
import Foundation
import RenderConfiguration
import Rendering
import SnapshotCases

/// Reads what people write beside a source, as the command does that is given it.
enum CompanionTexts {
    case chapter, settings, scenario

    init?(_ name: String) {
        switch name {
        case "chapter.md": self = .chapter
        case "render.yml": self = .settings
        case "a.scenario": self = .scenario
        default: return nil
        }
    }

    func read(_ input: FuzzInput, _ restrict: (inout RenderOptions) -> Void) throws -> WholeWay.Outcome {
        var input = input
        input.files.append(("fuzz.swiftdsl", input.source))
        let folder = try FuzzFolder(input.files)
        defer { folder.remove() }
        switch self {
        case .chapter: return chapter(in: folder.path, isSite: input.files[0].bytes.count % 2 == 0)
        case .settings: return try settings(in: folder.path)
        case .scenario: return try scenario(in: folder.path, restrict)
        }
    }

    private func chapter(in folder: String, isSite: Bool) -> WholeWay.Outcome {
        var settings = PipelineSettings(inputs: [folder + "/chapter.md"], output: folder + "/out")
        settings.programVersion = "fuzz"
        settings.workers = 1
        settings.options = [
            GivenOption(name: "appearance", text: "light"), GivenOption(name: "max-time", text: "1"),
            GivenOption(name: "max-memory", text: "128"),
        ]
        settings.format = isSite ? .html : .markdown
        let report = FigurePipeline(settings) { path, bytes in
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        }
        .run()
        return report.hasErrors ? .refused : .drawn
    }

    private func settings(in folder: String) throws -> WholeWay.Outcome {
        let file = try ConfigurationFile(path: folder + "/render.yml", name: "render.yml")
        let options = try SnapshotOptions(file)
        let plan = try SnapshotPlan(paths: [folder + "/fuzz.swiftdsl"], root: folder)
        var limits = RenderLimits()
        (limits.seconds, limits.memory, limits.pixels) = (FuzzLimits.seconds, FuzzLimits.memory, 400_000)
        let runner = SnapshotRunner(plan, options.settings(), limits: limits) { $0.name.utf8.count % 5 == 0 }
        let report = try runner.run(threads: 1) { _, _, _ in SnapshotVerdict(.passed) }
        return report.isFailure ? .failed : .drawn
    }

    private func scenario(
        in folder: String, _ restrict: (inout RenderOptions) -> Void
    ) throws -> WholeWay.Outcome {
        let scenario = try Scenario(path: folder + "/a.scenario")
        var options = try scenario.options()
        restrict(&options)
        let program = try InterpretedProgram(SourceText(path: folder + "/fuzz.swiftdsl"))
        let session = try RenderSession(program: program, options: options)
        try session.perform(scenario) { _, session in _ = try session.picture().encoded(as: .png) }
        return .drawn
    }
}
