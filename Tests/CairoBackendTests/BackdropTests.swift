import Drawing
import Foundation
import Testing

/// Materials blur what lies below them, whatever groups they stand in leave it in sight.
struct BackdropTests {
    private static let stripes = (0..<10).map {
        fill(rect(CGFloat($0) * 10, 0, 10, 100), $0 % 2 == 0 ? .pureRed : .pureBlue)
    }

    private static let glass: DisplayList.Item = {
        var glass = DisplayList.Group(clip: DisplayList.Clip(path: rect(10, 10, 80, 80)))
        glass.backdrop = DisplayList.Backdrop(radius: 12)
        glass.contents = DisplayList(items: [fill(rect(10, 10, 80, 80), ResolvedColor.white.faded(0.4))])
        return .group(glass)
    }()

    private static func inside(_ changes: ((inout DisplayList.Group) -> Void)...) -> DisplayList.Item {
        changes.reduce(glass) { item, change in
            var group = DisplayList.Group(contents: DisplayList(items: [item]))
            change(&group)
            return .group(group)
        }
    }

    private static func round(_ group: inout DisplayList.Group) {
        group.clip = DisplayList.Clip(path: Path(ellipseIn: CGRect(x: 15, y: 15, width: 70, height: 70)))
    }

    private static func shadow(_ group: inout DisplayList.Group) {
        group.filters = [.shadow(color: .black, radius: 4, offset: .zero)]
    }

    private static func turn(_ group: inout DisplayList.Group) {
        group.transform = CGAffineTransform(translationX: 50, y: 50).rotated(by: .pi / 2).translatedBy(x: -50, y: -50)
    }

    private static let groups: [(name: String, item: DisplayList.Item)] = [
        ("a round clip", inside(round)),
        ("clips in each other", inside(round, round)),
        ("a shadow", inside(shadow)),
        ("a clip with a shadow", inside(round, shadow)),
        ("a shadow in a clip", inside(shadow, round)),
        ("a turned clip", inside(round, turn)),
    ]

    @Test(arguments: groups.map(\.name))
    func areSeenThrough(_ name: String) throws {
        let item = try #require(Self.groups.first { $0.name == name }?.item)
        let plain = try Picture(100, 100, Self.stripes + [Self.glass])
        let found = try Picture(100, 100, Self.stripes + [item])
        for (x, y) in [(50, 50), (45, 55), (38, 62), (61, 40)] {
            #expect(near(found.color(x, y), plain.color(x, y), within: 2), "\(x), \(y)")
        }
    }

    /// What is drawn on a layer of its own has nothing below it.
    @Test func seeNothingThroughALayer() throws {
        let mask = DisplayList(items: [fill(rect(0, 0, 100, 100), .black)])
        let found = try Picture(100, 100, Self.stripes + [Self.inside { $0.mask = mask }])
        #expect(found.red(45, 50) - found.red(55, 50) > 100)
    }
}
