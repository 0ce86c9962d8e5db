import Drawing
import Synchronization

/// Who writes pictures as files; set by what draws sessions, as nothing here knows of pixels.
package enum PictureEncoder {
    package typealias Encode = @Sendable (DisplayList, PictureOptions) -> [UInt8]?

    private static let encode = Mutex<Encode?>(nil)

    package static func use(_ encoder: @escaping Encode) { encode.withLock { if $0 == nil { $0 = encoder } } }

    fileprivate static func png(_ list: DisplayList, _ options: PictureOptions) -> [UInt8]? {
        encode.withLock { $0 }?(list, options)
    }
}

extension UIImage {
    /// The picture as a PNG; nil for one of the assets, whose file is read only where it is drawn.
    public func pngData() -> Data? {
        switch source {
        case .encoded(let picture): return picture.data
        case .bitmap(let asset):
            guard case .drawing(let drawing) = asset.contents else { return nil }
            let options = PictureOptions(size: drawing.size, scale: scale)
            return PictureEncoder.png(drawing.list, options).map { Data($0) }
        default: return nil
        }
    }

    /// The same: what a JPEG would lose nobody sees here.
    public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}
