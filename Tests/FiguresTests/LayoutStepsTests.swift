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
        for (_, questions) in Dictionary(grouping: kept, by: { probes[$0].child }) { #expect(questions.count <= 2) }
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

    /// An answer is made of answers: what a view asked before it answered stands before its answer.
    @Test(arguments: listings)
    func aViewAnswersAfterThoseThatItAsked(listing: String) throws {
        let inspection = try Self.inspection(listing)
        let probes = try #require(inspection.probes)
        let deciding = DecidingProbes(probes, inspection.root)
        let shown = deciding.shown
        let nodes = inspection.root?.flattened ?? []
        let unique = Set(Dictionary(grouping: nodes, by: \.id).filter { $0.value.count == 1 }.keys)
        for node in nodes where unique.contains(node.id) {
            guard let answered = deciding.measuring[node.id] ?? deciding.placing[node.id] else { continue }
            #expect(shown.contains(answered))
            let inside = probes[(answered + 1)...].prefix { $0.depth > probes[answered].depth }.indices
            for child in node.children where unique.contains(child.id) {
                guard inside.contains(where: { probes[$0].child == child.id }) else { continue }
                #expect(
                    inside.contains { shown.contains($0) && probes[$0].child == child.id },
                    "\(node.id) \(node.name) answers before \(child.id) \(child.name)")
            }
        }
    }

    private static func sentences(_ text: String, _ width: Double?, _ height: Double?) throws -> [String] {
        var options = RenderOptions()
        options.recordsProbes = true
        options.setSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
        let session = try RenderSession(source: SourceText(name: "a.swiftdsl", text: text + "\n"), options: options)
        return LayoutSteps(try session.inspection(), showsProbing: false).sentences(.english)
    }

    @Test func aStackAnswersAfterItsChildrenAlthoughItPlacesThemInAnotherHeight() throws {
        let source = #"VStack { HStack { Text("A"); Text("B") }; Text("C") }.frame(width: 100)"#
        #expect(
            try Self.sentences(source, nil, nil) == [
                "1. The canvas proposes nil×nil to .frame.",
                "2. .frame proposes 100×nil to VStack (the frame's own width).",
                "3. VStack proposes 100×nil to HStack (ideal: the stack was proposed no length).",
                "4. HStack proposes 46×nil to Text (share 46 of 92 for 2 children).",
                "5. Text answers 11×20.5.",
                "6. HStack proposes 81×nil to Text (what is left: 81).",
                "7. Text answers 11×20.5.",
                "8. HStack answers 30×20.5.",
                "9. VStack proposes 100×nil to Text (ideal: the stack was proposed no length).",
                "10. Text answers 12×20.5.",
                "11. VStack answers 30×41.",
                "12. .frame answers 100×41.",
            ])
    }

    @Test func whatIsPlacedInAnotherSizeThanItWasMeasuredInIsAskedTwice() throws {
        let source = """
            HStack { Color.orange.frame(width: 4); Color.red.frame(width: 10, height: 30) }
                .fixedSize(horizontal: false, vertical: true)
            """
        let steps = try Self.sentences(source, 260, 120)
        let color = steps.filter { $0.contains("to Color") || $0.contains("Color answers") }.map {
            String($0.drop { $0 != " " })
        }
        #expect(
            Array(color.prefix(2)) == [
                " .frame proposes 4×nil to Color (the frame's own width).", " Color answers 4×10.",
            ])
        #expect(color.contains(" .frame proposes 4×30 to Color (the frame's own width)."), "\(steps)")
    }

    @Test func numbersTheWorkedExample() throws {
        #expect(
            try Self.sentences("Color.red.frame(width: 71, height: 37).padding(10)", 320, 480) == [
                "1. The canvas proposes 320×480 to .padding.",
                "2. .padding proposes 300×460 to .frame (less insets of 20×20).",
                "3. .frame answers 71×37.",
                "4. .padding answers 91×57.",
                "5. .frame proposes 71×37 to Color (placed).",
                "6. Color answers 71×37.",
            ])
    }
}
