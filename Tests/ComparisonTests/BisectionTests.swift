import Foundation
import Rendering
import Testing

@testable import Comparison

struct BisectionTests {
    private func verdicts(_ text: String) -> [Bisection.Verdict] {
        text.map { $0 == "+" ? .good : $0 == "-" ? .bad : .skipped("it can't be drawn") }
    }

    /// `+` holds, `-` doesn't, `?` can't be drawn; the first commit that may be the one, and those that may be it, too.
    @Test(arguments: [
        ("+-", 1, 0), ("++++----", 4, 0), ("-", 0, 0), ("+++++++-", 7, 0), ("-------", 0, 0), ("++??--", 4, 2),
        ("+?+?-?-", 4, 1), ("????-", 4, 4),
    ])
    func findsTheFirstBadCommit(_ history: String, _ first: Int, _ uncertain: Int) throws {
        let verdicts = verdicts(history)
        let commits = verdicts.indices.map { "\($0)" }
        let result = try #require(
            try Bisection.run(commits) { commit throws(RenderFailure) in verdicts[Int(commit) ?? 0] })
        #expect(result.first == "\(first)")
        #expect(result.uncertain.count == uncertain)
    }

    @Test func asksFewOfManyCommits() throws {
        let commits = (0..<1000).map { "\($0)" }
        let result = try Bisection.run(commits) { commit throws(RenderFailure) in
            (Int(commit) ?? 0) < 617 ? .good : .bad
        }
        #expect(result?.first == "617")
        #expect((result?.visited.count ?? 99) <= 10)
    }

    // MARK: - Assertions

    private static let source = """
        VStack(alignment: .leading, spacing: 8) {
            Text("Garden").frame(width: 100, height: 20)
            Text("A text that has to end early").lineLimit(1).frame(width: 60)
            Button("Sign in") { }.frame(height: 44)
            Text("Garden")
        }
        .frame(width: 120, height: 200)
        """

    @Test(arguments: [
        (#"exists("Garden")"#, true), (#"exists("Desert")"#, false), (#"!exists("Desert")"#, true),
        (#"count("Garden") == 2"#, true), (#"canvas.width == 120 && canvas.height == 200"#, true),
        (#"frame("Garden").height < 44"#, true), (#"frame("Sign in").height >= 44 || exists("Sign in")"#, true),
        (#"frame("Garden").maxX <= canvas.width"#, true),
        (#"frame("Sign in").minY - frame("Garden").maxY > 0"#, true), (#"text("Garden").truncated"#, false),
        (#"text("Garden").lines == 1"#, true), (#"(1 < 2 || 3 < 2) && 2 - 1 == 1"#, true),
        (#"frame(".frame").width == 120"#, true),
    ])
    func assertionsAreJudgedByTheLayout(_ text: String, _ truth: Bool) throws {
        let session = try RenderSession(source: SourceText(name: "a.swiftdsl", text: Self.source))
        #expect(try Assertion(text).holds(in: try session.inspection()) == truth)
    }

    @Test(arguments: [
        ("", "expected a value, found the end"), (#"frame("A")"#, "expected .minX"),
        ("frame(A).width", "expected a label"),
        (#"frame("A").size > 1"#, "found 'size'"), ("1 <", "expected a value"), ("1 < 2)", "expected the end"),
        (#"exists("A"#, "expected a label"), ("width > 3", "expected frame(…)"),
        ("1 # 2", "expected the end, found '#'"),
    ])
    func whatCantBeReadIsSaid(_ text: String, _ message: String) {
        do throws(RenderFailure) {
            _ = try Assertion(text)
            Issue.record("'\(text)' was read")
        } catch {
            #expect(error.text.contains(message), "\(error.text)")
            #expect(error.cause == .request)
        }
    }
}
