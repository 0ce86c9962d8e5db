import Budget
import Drawing
import Files
import Foundation

/// Why a file can't be drawn as a picture, in words that go on after its name.
struct PictureFailure: Error, Hashable {
    var reason: String

    init(_ reason: String) { self.reason = reason }

    static let missing = PictureFailure("can't be read; there is no such file in the assets")
}

/// What a picture file holds.
enum PictureContents {
    case bitmap(Bitmap)
    /// Lines and areas that are drawn at whatever size is asked for.
    case vectors(VectorFile)
}

extension Bitmap {
    /// A PNG's pixels.
    ///
    /// - Throws: why there are none, in words that go on after the file's name.
    package static func decoded(png bytes: [UInt8], scale: CGFloat) throws(RenderFailure) -> Bitmap {
        do throws(PictureFailure) {
            return try PNGDecoder.decode(bytes, scale: scale)
        } catch {
            throw RenderFailure(.unreadable, text: error.reason)
        }
    }
}

/// Reads the pictures views name: PNG, JPEG, SVG and PDF, distinguished by what they begin with and not by their names.
enum PictureFile {
    /// Larger pictures are refused rather than given all memory.
    static let maximumPixels = 100_000_000

    /// Larger files aren't read.
    private static let maximumSize = 64 << 20

    /// Of a folder of assets. What isn't there, and what lies elsewhere, are answered alike.
    static func read(_ path: String, of files: FolderFiles, scale: CGFloat) throws(PictureFailure) -> PictureContents {
        let bytes: [UInt8]
        do throws(FolderFiles.Failure) {
            bytes = try files.read(path, limit: maximumSize)
        } catch {
            switch error {
            case .missing: throw .missing
            case .notAFile: throw PictureFailure("is no file")
            case .tooLarge: throw PictureFailure("is larger than \(maximumSize >> 20) MB")
            }
        }
        return try decode(bytes, scale: scale)
    }

    static func decode(_ bytes: [UInt8], scale: CGFloat) throws(PictureFailure) -> PictureContents {
        let outside = RunBudget.begin(.decoding)
        defer { RunBudget.begin(outside) }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .bitmap(try PNGDecoder.decode(bytes, scale: scale)) }
        if bytes.starts(with: [0xFF, 0xD8]) {
            guard let decoder = JPEGDecoder.shared else {
                throw PictureFailure("is a JPEG, and libturbojpeg isn't installed (package libturbojpeg0)")
            }
            return .bitmap(try decoder.decode(bytes, scale: scale))
        }
        if let kind = VectorFile.Kind(bytes) { return .vectors(try VectorFile(bytes, kind: kind)) }
        throw PictureFailure(describe(bytes))
    }

    /// Refuses what has no area, or more of it than is drawn.
    static func check(width: Int, height: Int) throws(PictureFailure) {
        guard width > 0, height > 0 else { throw PictureFailure("has no pixels") }
        let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
        guard !isTooLarge, count <= maximumPixels else {
            throw PictureFailure("has \(width) × \(height) pixels; the limit is \(maximumPixels)")
        }
        do throws(BudgetExceeded) {
            try RunBudget.current?.decode(pixels: count)
        } catch {
            throw PictureFailure("isn't decoded: \(error)")
        }
    }

    /// What the bytes are instead.
    private static func describe(_ bytes: [UInt8]) -> String {
        if bytes.isEmpty { return "is empty" }
        let kinds: [(String, [UInt8], Int)] = [
            ("a GIF", Array("GIF8".utf8), 0), ("a TIFF", [0x49, 0x49, 0x2A, 0], 0),
            ("a TIFF", [0x4D, 0x4D, 0, 0x2A], 0),
            ("a BMP", Array("BM".utf8), 0), ("a WebP", Array("WEBP".utf8), 8), ("an HEIC", Array("ftyphei".utf8), 4),
            ("an HEIC", Array("ftypmif".utf8), 4), ("an AVIF", Array("ftypavif".utf8), 4),
            ("a JPEG XL", [0xFF, 0x0A], 0), ("an icon", Array("icns".utf8), 0),
        ]
        for (name, mark, place) in kinds where bytes.count >= place + mark.count {
            if bytes[place..<(place + mark.count)].elementsEqual(mark) {
                return "is \(name) picture; PNG, JPEG, SVG and PDF are drawn"
            }
        }
        return "is no picture that can be drawn (PNG, JPEG, SVG, PDF)"
    }
}
