import CairoBackend
import Foundation
import Rendering
import SwiftInterpreter

/// Takes an input all the way: parsed, checked, evaluated, laid out, sent events, drawn in a format, reported on.
enum WholeWay {
    enum Outcome: UInt8 {
        case drawn = 0x70
        /// It checked, and ended with an error.
        case failed = 0x65
        case refused = 0x66
    }

    static func run(_ bytes: [UInt8]) -> Outcome {
        let input = FuzzInput(bytes)
        do {
            if isProgram(input.source) { return printed(input.source) }
            if let file = input.files.first, let reader = CompanionTexts(file.name) {
                return try reader.read(input, restrict)
            }
            try draw(input, format: format(for: bytes))
            return .drawn
        } catch {
            if let failure = error as? RenderFailure, failure.cause == .defect { end(by: failure.text) }
            return error is EvaluationFailure ? .failed : .refused
        }
    }

    /// A defect of ours that was noticed ends the worker as one does that wasn't.
    private static func end(by message: String) -> Never {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        let what = lines.first.flatMap { $0.range(of: "error: ").map { range in lines[0][range.upperBound...] } } ?? ""
        // What the caret points at tells one from another; where it stands doesn't.
        let indent = lines.count > 2 ? lines[2].prefix { $0 == " " }.count : 0
        let name = lines.count > 2 ? lines[1].dropFirst(indent).prefix { $0.isLetter || $0.isNumber } : ""
        FileHandle.standardError.write(Data("Fatal error: \(what) at '\(name)'\n\(message)\n".utf8))
        exit(70)
    }

    /// Which format: the same for the same bytes.
    private static func format(for bytes: [UInt8]) -> PictureFormat {
        switch bytes.reduce(0, { $0 &* 31 &+ Int($1) }) & 7 {
        case 0: .pdf
        case 1: .svg
        default: .png
        }
    }

    // MARK: - Programs without views

    private static func isProgram(_ source: [UInt8]) -> Bool {
        String(decoding: source, as: UTF8.self).contains("func run()")
    }

    /// Runs `run()`, as the tests of the interpreter do, and `run1()`, `run2()`….
    private static func printed(_ source: [UInt8]) -> Outcome {
        let calls = SeveralCalls(String(decoding: source, as: UTF8.self))
        var outcome = Outcome.refused
        for function in calls.bodies {
            guard let body = function.body else { continue }
            let execution = Execution(program: calls.program, limits: evaluationLimits)
            defer { execution.end() }
            do {
                _ = function.isAsync ? try execution.runToEnd(body) : try execution.run(body)
                outcome = .drawn
            } catch {
                guard let failure = error as? EvaluationFailure else { continue }
                let text = DiagnosticRenderer(files: calls.program.sources).render(failure.diagnostic)
                if failure.cause == .defect { end(by: text) }
                if outcome == .refused { outcome = .failed }
            }
        }
        return outcome
    }

    private static var evaluationLimits: EvaluationLimits {
        var limits = EvaluationLimits()
        (limits.steps, limits.callDepth) = (FuzzLimits.steps, FuzzLimits.depth)
        (limits.memory, limits.seconds) = (FuzzLimits.memory, FuzzLimits.seconds)
        return limits
    }

    // MARK: - Views

    private static func draw(_ input: FuzzInput, format: PictureFormat) throws {
        let folder = try FuzzFolder(input.files)
        defer { folder.remove() }
        let program = try InterpretedProgram(
            SourceText(name: "fuzz.swiftdsl", bytes: input.source, path: folder.path + "/fuzz.swiftdsl"))
        var scenario: Scenario?
        if !input.scenario.isEmpty { scenario = try? Scenario(name: "fuzz.scenario", text: input.scenario) }
        var options = try scenario?.options() ?? RenderOptions()
        restrict(&options)
        if input.files.contains(where: { $0.name.hasSuffix(".ttf") }) { options.fontDirectories = [folder.path] }
        let execution = try RenderSession(program: program, options: options)
        if let scenario {
            try execution.perform(scenario) { _, execution in _ = try execution.picture().encoded(as: format) }
        }
        _ = try execution.picture().encoded(as: format)
        _ = try execution.inspection().json
        _ = (execution.warnings, execution.console)
    }

    private static func restrict(_ options: inout RenderOptions) {
        options.scale = min(options.scale, 4)
        if !options.hasSize { options.width = 160 }
        options.assets = nil
        options.fontDirectories = []
        options.limits.pixels = min(options.limits.pixels, 400_000)
        options.limits.steps = min(options.limits.steps, FuzzLimits.steps)
        options.limits.depth = min(options.limits.depth, FuzzLimits.depth)
        options.limits.memory = min(options.limits.memory, FuzzLimits.memory)
        options.limits.seconds = min(options.limits.seconds, FuzzLimits.seconds)
        options.limits.nodes = min(options.limits.nodes, FuzzLimits.nodes)
    }
}

/// Low enough that a round which reaches one is over soon.
enum FuzzLimits {
    static let steps = 200_000
    static let depth = 400
    static let memory = 128 << 20
    static let seconds = 1.0
    static let nodes = 20_000
}

/// The folder of an input's files; none is made where there are none.
struct FuzzFolder {
    let path: String
    private let isMade: Bool

    init(_ files: [(name: String, bytes: [UInt8])]) throws {
        path = NSTemporaryDirectory() + "easel-fuzz-\(getpid())"
        isMade = !files.isEmpty
        guard isMade else { return }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for file in files { try Data(file.bytes).write(to: URL(fileURLWithPath: path + "/" + file.name)) }
    }

    func remove() { if isMade { try? FileManager.default.removeItem(atPath: path) } }
}
