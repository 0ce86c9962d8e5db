import CairoBackend
import Drawing

public typealias FilmFormat = CairoBackend.FilmFormat

/// A film in the making, of the moments that it is given one after the other.
public final class FilmFile {
    /// The file that a film's first frame begins.
    public convenience init(_ format: FilmFormat, _ film: FilmOptions, beginningWith moment: FilmMoment) throws {
        let isOpaque = (moment.picture.options.background?.opacity ?? 0) >= 1
        try self.init(format, loops: film.loops, isOpaque: isOpaque)
    }

    private let encoder: FilmEncoder

    /// - Parameters:
    ///   - format: of the file.
    ///   - loops: how often it is played; 0 for ever.
    ///   - isOpaque: whether nothing of it can be seen through.
    public init(_ format: FilmFormat, loops: Int = 0, isOpaque: Bool) throws(RenderFailure) {
        do { encoder = try FilmEncoder(format, loops: loops, isOpaque: isOpaque) } catch { throw error.failure }
    }

    public func append(_ moment: FilmMoment) throws(RenderFailure) {
        let bitmap = try moment.picture.bitmap()
        try Self.refusing { try encoder.append(bitmap, duration: moment.duration * 1_000) }
    }

    /// The whole film.
    public func finish() throws(RenderFailure) -> [UInt8] { try Self.refusing { try encoder.finish() } }

    private static func refusing<Result>(_ work: () throws -> Result) throws(RenderFailure) -> Result {
        do {
            return try work()
        } catch let error as PictureError {
            throw error.failure
        } catch {
            throw RenderFailure(.source, "the film can't be written: \(error)")
        }
    }
}
