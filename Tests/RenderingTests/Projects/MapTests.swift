import Foundation
import Testing
import ViewGraph

@testable import Rendering

/// What stands on a map is where Mercator's projection has it.
@Suite struct MapTests {
    private func frames(_ content: String, map: String = "Map(initialPosition: .region(region))") throws -> [CGRect] {
        let source = """
            import SwiftUI
            import MapKit
            struct Page: View {
                let region = MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
                    span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20))
                func at(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
                    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
                }
                var body: some View { \(map) { \(content) }.frame(width: 200, height: 400) }
            }
            """
        let program = try InterpretedProgram(SourceText(name: "page.swift", text: source))
        let session = try RenderSession(program: program, options: RenderOptions())
        return Self.dots(try session.inspection().root, .zero)
    }

    /// The frames of the squares, which are the leaves of 10 by 10, or of an overlay's size.
    private static func dots(_ report: LayoutReport?, _ origin: CGPoint) -> [CGRect] {
        guard let report else { return [] }
        let own = report.name.hasPrefix("Color") && report.frame.width != 200 ? [report.frame] : []
        return own + report.children.flatMap { dots($0, origin) }
    }

    private static let dot = "{ Color.red.frame(width: 10, height: 10) }"

    @Test(arguments: [
        // The region is as wide as the map: 20 degrees are 200 points, and its centre is the map's.
        ("at(0, 0)", CGPoint(x: 100, y: 200)), ("at(0, 5)", CGPoint(x: 150, y: 200)),
        ("at(0, -10)", CGPoint(x: 0, y: 200)),
        // Mercator: 10 degrees north are a little more than 10 degrees east.
        ("at(10, 0)", CGPoint(x: 100, y: 200 - 100.51)), ("at(-10, 10)", CGPoint(x: 200, y: 200 + 100.51)),
    ])
    func anAnnotationStandsAtItsPlace(coordinate: String, place: CGPoint) throws {
        let all = try frames("Annotation(\"\", coordinate: \(coordinate)) \(Self.dot)")
        let frame = try #require(all.first)
        #expect(abs(frame.midX - place.x) < 0.6 && abs(frame.midY - place.y) < 0.6, "\(frame)")
    }

    @Test func anAnchorIsWhatLiesAtThePlace() throws {
        let all = try frames("Annotation(\"\", coordinate: at(0, 0), anchor: .bottom) \(Self.dot)")
        #expect(try #require(all.first) == CGRect(x: 95, y: 190, width: 10, height: 10))
    }

    @Test func withoutAPositionAllThatStandsOnItIsShown() throws {
        let content =
            "Annotation(\"\", coordinate: at(48, 2)) \(Self.dot); Annotation(\"\", coordinate: at(52, 13)) \(Self.dot)"
        let all = try frames(content, map: "Map")
        #expect(all.count == 2)
        #expect(all.allSatisfy { CGRect(x: 0, y: 0, width: 200, height: 400).contains($0) })
        #expect(all[0].midX < all[1].midX && all[0].midY > all[1].midY)
    }

    @Test(arguments: [
        ("heading: 90", "MapCamera(heading:pitch:)"), ("pitch: 30", "MapCamera(heading:pitch:)"), ("heading: 0", ""),
    ])
    func whatOfACameraIsNotDrawnIsReported(camera: String, name: String) throws {
        let source = """
            import SwiftUI
            import MapKit
            let place = CLLocationCoordinate2D(latitude: 0, longitude: 0)
            Map(initialPosition: .camera(MapCamera(centerCoordinate: place, distance: 900, \(camera))))
            """
        let session = try RenderSession(
            source: SourceText(name: "page.swift", text: source), options: RenderOptions())
        _ = try session.inspection()
        let reported = session.warnings.filter { $0.contains("is not drawn") }
        #expect(name.isEmpty ? reported.isEmpty : reported.contains { $0.contains("'\(name)' is not drawn") })
    }
}
