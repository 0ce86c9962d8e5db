import Foundation
import Rendering
import Testing
import ViewGraph

@testable import Figures

@Suite struct LayoutStepsTests {
    private static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    static var listings: [String] {
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: fixtures.path)) ?? []
        return files.filter { $0.hasSuffix(".swiftdsl") }.sorted()
    }

    private static func inspection(_ name: String) throws -> Inspection {
        var options = RenderOptions()
        options.recordsProbes = true
        options.setSize(width: 320, height: 480)
        return try RenderSession(source: SourceText(path: fixtures.appendingPathComponent(name).path), options: options)
            .inspection()
    }

    /// Read off the probes as `inspect --probes` prints them, in another way than the figure does: a question is
    /// answered when the next one that isn't inside it is asked.
    private static func moves(_ probes: [ProbeReport]) -> [(isProposal: Bool, probe: Int)] {
        var moves: [(isProposal: Bool, probe: Int)] = []
        func tell(from start: Int, depth: Int) -> Int {
            var index = start
            while index < probes.count, probes[index].depth >= depth {
                moves.append((true, index))
                let next = tell(from: index + 1, depth: probes[index].depth + 1)
                moves.append((false, index))
                index = next
            }
            return index
        }
        _ = tell(from: 0, depth: 0)
        return moves
    }

    @Test(arguments: listings)
    func stepsAgreeWithTheProbes(listing: String) throws {
        let inspection = try Self.inspection(listing)
        let probes = try #require(inspection.probes)
        let all = LayoutSteps(inspection, showsProbing: true)
        let expected = Self.moves(probes)
        #expect(all.steps.map(\.isProposal) == expected.map(\.isProposal))
        #expect(all.steps.map(\.probe) == expected.map(\.probe))
        #expect(all.steps.map(\.number) == Array(1...max(all.steps.count, 1)).prefix(all.steps.count).map { $0 })

        let chosen = LayoutSteps(inspection, showsProbing: false)
        // What is left out changes neither the order of the others nor that each question has its answer.
        let kept = Set(chosen.steps.map(\.probe))
        #expect(chosen.steps.map(\.probe) == expected.map(\.probe).filter(kept.contains))
        #expect(Set(kept.map { probes[$0].child }).count == kept.count)
        // What is shown twice, as by matched geometry, has one id and two sizes.
        let nodes = Dictionary(grouping: inspection.root?.flattened ?? [], by: \.id).compactMapValues {
            $0.count == 1 ? $0[0] : nil
        }
        for index in kept {
            let probe = probes[index]
            guard let node = nodes[probe.child], probe.proposal == node.proposal, node.drawn == nil else { continue }
            // A view is as large as it answered to the proposal it was placed with, to the pixel; a declared view is
            // the union of what it consists of.
            guard abs(node.frame.width - probe.answer.width) > 1 else { continue }
            let isUnion = !node.children.isEmpty && !node.name.hasPrefix(".")
            #expect(isUnion, "\(node.id) \(node.name): \(node.frame.size) for \(probe.answer)")
        }
    }

    @Test func numbersTheWorkedExample() throws {
        var options = RenderOptions()
        options.recordsProbes = true
        options.setSize(width: 320, height: 480)
        let source = SourceText(name: "a.swiftdsl", text: "Color.red.frame(width: 71, height: 37).padding(10)\n")
        let steps = LayoutSteps(try RenderSession(source: source, options: options).inspection(), showsProbing: false)
        #expect(
            steps.sentences(.english) == [
                "1. The canvas proposes 320×480 to .padding.",
                "2. .padding proposes 300×460 to .frame (less insets of 20×20).",
                "3. .frame answers 71×37.",
                "4. .padding answers 91×57.",
                "5. .frame proposes 71×37 to Color (placed).",
                "6. Color answers 71×37.",
            ])
    }
}
