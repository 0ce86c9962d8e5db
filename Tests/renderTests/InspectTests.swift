import Foundation
import Testing

/// What `render inspect --probes` prints.
struct InspectTests {
    private struct Report: Decodable {
        struct Size: Decodable, Equatable {
            var width: Length?
            var height: Length?
        }

        /// A number, or "inf".
        enum Length: Decodable, Equatable {
            case points(Double)
            case endless(String)

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                self =
                    try (try? container.decode(Double.self)).map(Length.points)
                    ?? .endless(container.decode(String.self))
            }
        }

        struct Probe: Decodable {
            var parent: String?
            var child: String
            var name: String
            var proposal: Size
            var answer: Size
            var depth: Int
            var reason: String?
            var known: Bool?
        }

        var probes: [Probe]?
    }

    private func report(_ arguments: [String]) throws -> Report {
        let scratch = try Scratch()
        _ = try scratch.write(
            "HStack(spacing: 0) { Color.red; Color.blue.frame(width: 60); Color.green }", to: "a.swiftdsl")
        let result = try Program.run(["inspect", "a.swiftdsl", "--size", "360x40"] + arguments, in: scratch.url)
        #expect(result.status == 0 && result.error.isEmpty)
        return try JSONDecoder().decode(Report.self, from: result.output)
    }

    @Test func probesTellEveryQuestionAndWhy() throws {
        let probes = try #require(try report(["--probes"]).probes)
        let stack = try #require(probes.first { $0.name == "HStack" })
        #expect(stack.reason == "the canvas" && stack.parent == nil && stack.depth == 0)
        let asked = probes.filter { $0.parent == stack.child && $0.known == nil }
        #expect(asked.first?.reason == "flexibility, maximum")
        for reason in ["flexibility, minimum", "share 150 of 300 for 2 children", "what is left: 150"] {
            #expect(asked.contains { $0.reason == reason }, "\(reason)")
        }
        let share = try #require(asked.first { $0.reason == "share 120 of 360 for 3 children" })
        #expect(share.name == ".frame" && share.answer.width == .points(60))
        #expect(share.proposal == Report.Size(width: .points(120), height: .points(40)))
        #expect(asked.first?.proposal.width == .endless("inf"))
        #expect(probes.allSatisfy { $0.reason != nil })
    }

    @Test func probesAreLeftOutUnasked() throws { #expect(try report([]).probes == nil) }
}
