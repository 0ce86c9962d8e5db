import Drawing
import Foundation
import Testing

struct PathRectTests {
    @Test("a rectangle is recognised, other paths are not")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(Path(rect).axisAlignedRect == rect)
        #expect(Path(ellipseIn: rect).axisAlignedRect == nil)
        #expect(Path(rect).applying(CGAffineTransform(rotationAngle: 0.1)).axisAlignedRect == nil)
        #expect(Path().axisAlignedRect == nil)
    }
}
