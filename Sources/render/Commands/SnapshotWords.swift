import Comparison
import Files
import Foundation
import Rendering
import SnapshotCases

/// Says in words why a snapshot has changed: by what git has of the sources that gave the expected one.
final class SnapshotWords {
    private let run: SnapshotRun
    private let inputs: [String]
    private let repository: String
    /// Where this program runs, from the top of the repository.
    private let prefix: String
    private let scratch: TemporaryFolder
    private var revisions: [String: Revision?] = [:]

    /// The sources as they were in a commit.
    private struct Revision {
        var folder: String
        var plan: SnapshotPlan
        var project: SourceProject
    }

    /// Each takes some drawings; who has changed everything looks at pictures.
    private static let maximum = 60

    /// Nil where there is no repository.
    init?(_ run: SnapshotRun, inputs: [String]) {
        guard let top = try? Git.line(["rev-parse", "--show-toplevel"]),
            let prefix = try? Git.line(["rev-parse", "--show-prefix"]), let scratch = try? TemporaryFolder()
        else { return nil }
        (self.run, self.inputs, repository, self.prefix, self.scratch) = (run, inputs, top, prefix, scratch)
    }

    /// The sentences for each change that can be explained, by its snapshot.
    func sentences(for changes: [PendingChange], lock: SnapshotLock?) -> [SnapshotKey: String] {
        var result: [SnapshotKey: String] = [:]
        guard let project = try? SourceProject(paths: inputs) else { return result }
        for change in changes.filter({ $0.status == .changed }).prefix(Self.maximum) {
            guard let each = currentCase(change.key),
                let hash = expectedHash(of: each, lock),
                let sentence = sentence(for: each, expected: hash, project)
            else { continue }
            result[change.key] = sentence
        }
        return result
    }

    private func expectedHash(of each: FoundCase, _ lock: SnapshotLock?) -> ContentHash? {
        if let lock { return lock.entries[each.value.key]?.pixels }
        return (try? FileBytes.read(each.value.path("png"))).flatMap { SnapshotPNG.pixelHash(in: $0) }
    }

    private func sentence(for each: FoundCase, expected: ContentHash, _ project: SourceProject) -> String? {
        let file = run.lockPath ?? each.value.path("png")
        var commits = ["HEAD"]
        // Where the change is committed already, the sources are those that the snapshot was recorded with.
        if let last = try? Git.line(["log", "-1", "--format=%H", "--", file]), !last.isEmpty { commits.append(last) }
        for commit in commits {
            guard let revision = revision(commit), let old = find(each.value.key, in: revision.plan),
                let drawn = try? old.value.draw(old.program), drawn.pixelHash == expected
            else { continue }
            guard let options = try? each.value.renderOptions(), var before = try? old.value.renderOptions() else {
                return nil
            }
            before.assets = before.assets ?? FilePath.folder(of: old.source.path)
            var difference = try? Comparison.compare(
                old: ComparedVersion(
                    project: revision.project.beginning(with: old.source.path), options: before,
                    preview: old.value.preview),
                new: ComparedVersion(
                    project: project.beginning(with: each.source.path), options: options, preview: each.value.preview))
            // Who asks what changed a picture isn't told what didn't.
            difference?.withoutEffect = []
            guard let difference, !difference.causes.isEmpty || !difference.unexplained.isEmpty else { return nil }
            return difference.text.replacingOccurrences(of: revision.folder + "/" + prefix, with: "")
                .replacingOccurrences(of: revision.folder + "/", with: "").trimmingCharacters(in: .newlines)
        }
        return nil
    }

    // MARK: - Revisions

    private func revision(_ commit: String) -> Revision? {
        if let known = revisions[commit] { return known }
        var result: Revision?
        let folder = "\(scratch.path)/\(revisions.count)"
        if revisions.count < 8, (try? Git.extract(commit, to: folder, from: repository)) != nil {
            let here = FilePath.absolute(".")
            let root = FilePath.relative(run.root, to: repository)
            let paths = inputs.map { "\(folder)/\(prefix)\(FilePath.relative($0, to: here))" }
            if let plan = try? SnapshotPlan(paths: paths, root: "\(folder)/\(root)"),
                let project = try? SourceProject(paths: paths)
            {
                result = Revision(folder: folder, plan: plan, project: project)
            }
        }
        revisions[commit] = .some(result)
        return result
    }

    // MARK: - Cases

    private typealias FoundCase = (value: SnapshotCase, source: SnapshotSource, program: InterpretedProgram)

    private func currentCase(_ key: SnapshotKey) -> FoundCase? { find(key, in: run.plan) }

    private func find(_ key: SnapshotKey, in plan: SnapshotPlan) -> FoundCase? {
        guard let source = plan.sources.first(where: { $0.name == key.source }),
            let (program, cases) = try? plan.cases(of: source, run.options.settings()),
            let each = cases.first(where: { $0.key == key })
        else { return nil }
        return (each, source, program)
    }
}
