import CairoBackend
import Drawing
import Foundation
import Rendering
import SnapshotCases

/// A picture of a view, in pixels.
public struct SnapshotImage: Sendable {
    let bitmap: Bitmap

    init(bitmap: Bitmap) { self.bitmap = bitmap }

    /// In points.
    public var size: CGSize { bitmap.size }
    /// Pixels per point.
    public var scale: CGFloat { bitmap.scale }

    /// As a file, with the hash of its pixels in it.
    public func pngData() -> Data {
        Data((try? SnapshotPNG.encode(bitmap, hash: SnapshotPNG.pixelHash(of: bitmap))) ?? [])
    }

    static let nothing = SnapshotImage(bitmap: Bitmap(width: 0, height: 0, pixels: []) ?? empty)

    private static var empty: Bitmap { preconditionFailure("a bitmap without pixels can be made") }
}

extension Diffing where Value == SnapshotImage {
    /// Pictures that are the same.
    public static var image: Diffing { image() }

    /// - Parameters:
    ///   - precision: which part of the pixels has to match, from 0 to 1.
    ///   - perceptualPrecision: how near a pixel has to be to match: 1 is the same, 0.98 hardly to be seen.
    ///   - scale: pixels per point of the files.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 2
    ) -> Diffing {
        let wanted = SnapshotPrecision(pixels: Double(precision), perceptual: Double(perceptualPrecision))
        var diffing = Diffing(
            toData: { $0.pngData() },
            fromData: { data in
                let decoded = try? SnapshotPNG.decode(Array(data), scale: scale)
                return decoded.map { SnapshotImage(bitmap: $0) } ?? .nothing
            },
            diff: { reference, failure in
                guard reference.bitmap.width > 0 else { return ("What is recorded is no PNG.", []) }
                guard let actual = try? SnapshotPNG.comparable(failure.bitmap) else {
                    return ("The picture has no area.", [])
                }
                let difference = PictureDifference(expected: reference.bitmap, actual: actual, precision: wanted)
                guard !difference.isWithin(wanted) else { return nil }
                var attachments = [
                    SnapshotAttachment(name: "reference.png", data: reference.pngData()),
                    SnapshotAttachment(name: "failure.png", data: failure.pngData()),
                ]
                if let marked = difference.picture(over: reference.bitmap) {
                    let image = SnapshotImage(bitmap: marked)
                    attachments.append(SnapshotAttachment(name: "difference.png", data: image.pngData()))
                }
                return (difference.words(scale: actual.scale), attachments)
            })
        diffing.isSame = { data, value in
            SnapshotPNG.pixelHash(in: Array(data)) == SnapshotPNG.pixelHash(of: value.bitmap)
        }
        return diffing
    }
}
