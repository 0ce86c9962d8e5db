import Drawing
import Foundation

/// What a film is written as.
public enum FilmFormat: String, CaseIterable, Sendable {
    case apng, gif, webp, mp4, webm

    /// The format a file name asks for by its extension.
    public init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }

    /// Frames a second where nothing is said; a GIF counts in hundredths.
    public var defaultRate: Double { self == .gif ? 50 : 60 }

    /// Whether a program of its own writes it.
    public var isVideo: Bool { self == .mp4 || self == .webm }
}

/// A picture of a film and how long it is shown, in milliseconds since the film began.
struct FilmFrame {
    var bitmap: Bitmap
    var start: Double
    var end: Double
}

/// Takes the frames of a film one after the other; those that equal the one before are put together with it.
public final class FilmEncoder {
    private let encoder: any FrameEncoder
    private var pending: FilmFrame?

    /// - Parameter loops: how often the film is played; 0 for ever.
    public init(_ format: FilmFormat, loops: Int, isOpaque: Bool) throws(PictureError) {
        switch format {
        case .apng: encoder = APNGEncoder(loops: loops, hasAlpha: !isOpaque)
        case .gif: encoder = try GIFEncoder(loops: loops)
        case .webp: encoder = try WebPEncoder(loops: loops)
        case .mp4, .webm: throw .failed("a video is not written frame by frame")
        }
    }

    /// - Parameter duration: in milliseconds.
    public func append(_ bitmap: Bitmap, duration: Double) throws {
        guard var last = pending else {
            pending = FilmFrame(bitmap: bitmap, start: 0, end: duration)
            return
        }
        if last.bitmap == bitmap {
            last.end += duration
            pending = last
            return
        }
        try encoder.append(last)
        pending = FilmFrame(bitmap: bitmap, start: last.end, end: last.end + duration)
    }

    /// The whole film.
    public func finish() throws -> [UInt8] {
        if let pending { try encoder.append(pending) }
        return try encoder.finish()
    }
}

protocol FrameEncoder: AnyObject {
    func append(_ frame: FilmFrame) throws
    func finish() throws -> [UInt8]
}
