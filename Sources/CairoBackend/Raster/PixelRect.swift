import Drawing
import Foundation

/// A rectangle of whole device pixels; the maxima lie just outside.
struct PixelRect: Equatable, Sendable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    var width: Int { maxX - minX }
    var height: Int { maxY - minY }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// Coordinates beyond this can't be pixels of any picture.
    private static let limit: CGFloat = 1e9

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// The pixels that `rect` touches; none where it is null or isn't made of numbers.
    init(covering rect: CGRect) {
        guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else {
            self = .empty
            return
        }
        func pixel(_ value: CGFloat) -> Int { Int(min(max(value, -Self.limit), Self.limit)) }
        self.init(
            minX: pixel((rect.minX + 1e-6).rounded(.down)), minY: pixel((rect.minY + 1e-6).rounded(.down)),
            maxX: pixel((rect.maxX - 1e-6).rounded(.up)), maxY: pixel((rect.maxY - 1e-6).rounded(.up)))
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        let common = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return common.isEmpty ? .empty : common
    }

    func grown(by margin: Int) -> PixelRect {
        PixelRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }

    func offsetBy(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
