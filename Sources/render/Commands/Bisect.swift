import ArgumentParser
import Comparison
import Files
import Foundation
import Rendering

struct Bisect: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Finds the commit that changed a layout, without building anything.",
        discussion: """
            'render bisect Login.swift --good v1.0 --bad HEAD --assert 'frame("Sign in").height <= 44'' draws the file as it \
            is in the commits between. An assertion compares frame("…").minX, midX, maxX, minY, midY, maxY, width or \
            height, text("…").truncated, lines or value, count("…"), canvas.width or height with each other and with \
            numbers; exists("…"); &&, ||, ! and parentheses join them. Commits in which the file can't be drawn are \
            passed over.
            """)

    @Argument(help: ArgumentHelp("The source, in a git repository.", valueName: "file"))
    var file: String

    @Option(help: ArgumentHelp("A revision in which the assertion holds.", valueName: "rev"))
    var good: String

    @Option(help: ArgumentHelp("A later one in which it doesn't. (default: HEAD)", valueName: "rev"))
    var bad = "HEAD"

    @Option(name: .customLong("assert"), help: ArgumentHelp("What holds in the good one.", valueName: "assertion"))
    var assertion: String

    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "What is drawn") var drawing: DrawingArguments

    func run() throws {
        Watch.liftTimeLimit()
        let options = try drawing.options()
        try Folders.check(options)
        let assertion = try Assertion(assertion)
        guard FileManager.default.fileExists(atPath: file) else {
            throw CommandFailure(ExitStatus.noInput, "can't read '\(file)': No such file or directory")
        }
        let git = try GitRepository(holding: file)
        let (first, last) = (try git.commit(good), try git.commit(bad))
        let checkouts = Checkouts()
        defer { checkouts.remove() }
        try require(.good, of: first, called: good, git, assertion, options, checkouts)
        try require(.bad, of: last, called: bad, git, assertion, options, checkouts)
        let commits = try git.commits(from: first, to: last)
        guard !commits.isEmpty else {
            throw CommandFailure(ExitStatus.usage, "'\(bad)' doesn't come after '\(good)'")
        }
        let found = try Bisection.run(commits) { commit throws(RenderFailure) in
            let verdict = judge(commit, commit, git, assertion, options, checkouts)
            report(verdict, git.description(of: commit))
            return verdict
        }
        guard let found else { return }
        try say(
            found, git, options, checkouts,
            before: commits.firstIndex(of: found.first).map { $0 > 0 ? commits[$0 - 1] : first })
    }

    /// Where the ends aren't what they are said to be there is nothing to look for.
    private func require(
        _ expected: Bisection.Verdict, of commit: String, called name: String, _ git: GitRepository,
        _ assertion: Assertion, _ options: RenderOptions, _ checkouts: Checkouts
    ) throws {
        let verdict = judge(commit, name, git, assertion, options, checkouts)
        guard verdict != expected else { return }
        if case .skipped(let reason) = verdict {
            throw CommandFailure(ExitStatus.source, "'\(file)' can't be judged at '\(name)': \(reason)")
        }
        let holds = verdict == .good ? "holds already" : "doesn't hold"
        throw CommandFailure(ExitStatus.source, "the assertion \(holds) at '\(name)': \(assertion.text)")
    }

    private func judge(
        _ commit: String, _ name: String, _ git: GitRepository, _ assertion: Assertion, _ options: RenderOptions,
        _ checkouts: Checkouts
    ) -> Bisection.Verdict {
        do {
            let version = try checkouts.version(of: file, atCommit: commit, called: name, in: git, options)
            let drawn = try Comparison.draw(version)
            return try assertion.holds(in: drawn.inspection) ? .good : .bad
        } catch let failure as RenderFailure {
            return .skipped(failure.text.split(separator: "\n").first.map(String.init) ?? "it can't be drawn")
        } catch let failure as CommandFailure {
            return .skipped(failure.text.split(separator: "\n").first.map(String.init) ?? "it can't be read")
        } catch {
            return .skipped("\(error)")
        }
    }

    private func report(_ verdict: Bisection.Verdict, _ commit: String) {
        guard !verbosity.verbosity.isQuiet else { return }
        switch verdict {
        case .good: Messages.error("good     \(commit)\n")
        case .bad: Messages.error("bad      \(commit)\n")
        case .skipped(let reason): Messages.error("skipped  \(commit): \(reason)\n")
        }
    }

    private func say(
        _ found: Bisection.Result, _ git: GitRepository, _ options: RenderOptions, _ checkouts: Checkouts,
        before: String?
    ) throws {
        var lines = [git.description(of: found.first)]
        if !found.uncertain.isEmpty {
            lines[0] = "one of \(found.uncertain.count + 1) commits, of which these can't be drawn:"
            lines += found.uncertain.map { "    " + git.description(of: $0) }
            lines.append("or " + git.description(of: found.first))
        }
        // What the commit did to the picture, where it can be told.
        if found.uncertain.isEmpty, let before,
            let old = try? checkouts.version(of: file, atCommit: before, called: before, in: git, options),
            let new = try? checkouts.version(of: file, atCommit: found.first, called: found.first, in: git, options),
            let difference = try? Comparison.compare(old: old, new: new)
        {
            lines += difference.text.split(separator: "\n").map { "    \($0)" }
        }
        try OutputFile.print(lines.joined(separator: "\n"))
    }
}
