import Testing

@testable import SwiftUI

@Suite struct PushButtonTests {
    /// A push button of macOS has one line, which is cut off (facts 21.11).
    @Test func aMacsPushButtonHasOneLine() {
        let button = Button("Reveal Alien Extension in Finder") {}
        for width: CGFloat in [80, 120, 400] {
            #expect(LayoutProbe(button, ProposedViewSize(width: width, height: nil)).size.height == 24)
        }
        let tall = Button {
        } label: {
            Text("Reveal Alien Extension in Finder").lineLimit(2)
        }
        #expect(LayoutProbe(tall, ProposedViewSize(width: 120, height: nil)).size.height == 40)
    }

    /// A phone's goes on in further lines.
    @Test func aPhonesButtonWraps() {
        let button = Button("Reveal Alien Extension in Finder") {}.buttonStyle(.bordered)
        func height(_ width: CGFloat) -> CGFloat {
            LayoutProbe(button, ProposedViewSize(width: width, height: nil)) { $0.platform = .iOS }.size.height
        }
        #expect(height(140) > height(400) + 15)
    }
}
