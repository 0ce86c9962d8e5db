import Files
import Foundation
import Synchronization

/// Writes into the output folder what isn't there already, or, in a check, says what is different.
final class OutputWriter: Sendable {
    private struct Findings {
        var problems: [Problem] = []
        var differences: [String] = []
        var folders: Set<String> = []
    }

    /// Nil writes nothing.
    private let folder: String?
    private let isCheck: Bool
    private let writeFile: FigurePipeline.Write
    private let findings = Mutex(Findings())

    init(folder: String?, isCheck: Bool, write: @escaping FigurePipeline.Write) {
        (self.folder, self.isCheck, writeFile) = (folder, isCheck, write)
    }

    var hasProblems: Bool { !problems.isEmpty }
    var problems: [Problem] { findings.withLock { $0.problems } }
    var differences: [String] { findings.withLock { $0.differences } }

    /// - Parameter isPicture: false for a picture that isn't kept.
    func write(_ bytes: [UInt8], _ path: String, isPicture: Bool = true) {
        guard let folder, isPicture else { return }
        let target = "\(folder)/\(path)"
        let old = SmallFile.read(target)
        guard old != bytes else { return }
        if isCheck {
            let text = FileDifference.text(old, bytes, path: target)
            findings.withLock { $0.differences.append(text) }
        } else {
            writeElsewhere(bytes, target)
        }
    }

    /// Writes a file by a path of its own.
    func writeElsewhere(_ bytes: [UInt8], _ path: String) {
        do {
            let folder = (path as NSString).deletingLastPathComponent
            if !folder.isEmpty, findings.withLock({ $0.folders.insert(folder).inserted }) {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            try writeFile(path, bytes)
        } catch let problem as Problem {
            report(problem)
        } catch {
            report(Problem(.error, .cantWrite, text: "error: can't write '\(path)'\n"))
        }
    }

    private func report(_ problem: Problem) {
        findings.withLock { if !$0.problems.contains(problem) { $0.problems.append(problem) } }
    }

    func writeState(_ state: OutputState) {
        guard let folder, !isCheck else { return }
        let bytes = state.encoded()
        // Even one that is the same is written: it is the time from which files count as younger.
        if SmallFile.read("\(folder)/\(OutputState.name)") != bytes {
            writeElsewhere(bytes, "\(folder)/\(OutputState.name)")
        } else {
            utimes("\(folder)/\(OutputState.name)", nil)
        }
    }

    /// Notes figures in the middle of a run.
    func writeState(adding entries: [String: OutputState.Entry]) {
        guard let folder, !isCheck else { return }
        FolderLock.whileHeld(of: "\(folder)/\(OutputState.name)") {
            var state = OutputState.read(folder).state
            state.figures.merge(entries) { _, new in new }
            writeElsewhere(state.encoded(), "\(folder)/\(OutputState.name)")
        }
    }
}
