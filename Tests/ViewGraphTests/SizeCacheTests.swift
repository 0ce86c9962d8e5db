import Foundation
import Testing

@testable import ViewGraph

@Suite struct SizeCacheTests {
    @Test(arguments: [
        ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 100, height: nil),
        ProposedViewSize(width: nil, height: -3.5), ProposedViewSize(width: 1e300, height: .leastNonzeroMagnitude),
    ])
    func packingKeepsAProposal(_ proposal: ProposedViewSize) {
        #expect(PackedProposal(proposal).unpacked == proposal)
        #expect(PackedProposal(proposal) != .none)
    }

    @Test func nilIsNoNumber() {
        #expect(PackedProposal(.unspecified) == .unspecified)
        let odd = ProposedViewSize(width: .nan, height: .signalingNaN)
        #expect(PackedProposal(odd) != .unspecified)
        #expect(PackedProposal(odd) != .none)
        #expect(PackedProposal(odd) == PackedProposal(ProposedViewSize(width: -.nan, height: .nan)))
    }

    @Test func bothZerosAreOneProposal() {
        #expect(PackedProposal(ProposedViewSize(width: -0.0, height: 0)) == PackedProposal(.zero))
    }

    /// More answers than stand beside each other stay known.
    @Test func everyAnswerIsKept() {
        var cache = SizeCache()
        #expect(cache.isEmpty)
        for width in 0..<40 {
            let proposal = PackedProposal(ProposedViewSize(width: CGFloat(width), height: nil))
            #expect(cache.size(for: proposal) == nil)
            cache.store(CGSize(width: width, height: 7), for: proposal)
        }
        #expect(!cache.isEmpty)
        for width in 0..<40 {
            let proposal = PackedProposal(ProposedViewSize(width: CGFloat(width), height: nil))
            #expect(cache.size(for: proposal) == CGSize(width: width, height: 7))
        }
        #expect(cache.allSatisfy { $0.unpacked.width == $1.width })
        #expect(!cache.allSatisfy { _, size in size.width < 20 })
    }
}
