import CairoBackend
import Drawing
import Foundation
import SVGWriter

/// A drawing that is ready to be written in any format.
public struct Picture: Sendable {
    package let displayList: DisplayList
    public let options: PictureOptions

    package init(displayList: DisplayList, options: PictureOptions) {
        (self.displayList, self.options) = (displayList, options)
    }

    /// The picture as a file of that format.
    public func encoded(as format: PictureFormat) throws(RenderFailure) -> [UInt8] {
        do {
            switch format {
            case .png: return try CairoRenderer().png(displayList, options)
            case .pdf: return try CairoRenderer().pdf(displayList, options)
            case .svg: return Array(try SVGWriter(raster: CairoRenderer()).svg(displayList, options).text.utf8)
            }
        } catch let error as PictureError {
            throw error.failure
        } catch {
            throw RenderFailure(.source, "the picture can't be written as \(format.rawValue): \(error)")
        }
    }

    /// The picture as a PNG, handed on piece by piece, so that a tall one takes no more memory than a short one.
    public func png(write: (UnsafeRawBufferPointer) throws -> Void) throws {
        do {
            try CairoRenderer().png(displayList, options, write: write)
        } catch let error as PictureError {
            throw error.failure
        }
    }

    /// The picture in memory.
    public func bitmap() throws(RenderFailure) -> Bitmap {
        do throws(PictureError) {
            return try CairoRenderer().bitmap(displayList, options)
        } catch {
            throw error.failure
        }
    }
}

extension PictureError {
    var failure: RenderFailure {
        switch self {
        case .tooManyPixels: RenderFailure(.limit("pixels"), "\(self) (--max-pixels)")
        case .nestedTooDeeply: RenderFailure(.limit("depth"), "\(self)")
        case .invalidScale: RenderFailure(.request, "\(self)")
        case .emptyCanvas:
            RenderFailure(
                .source,
                "\(self)\nnote: a view that has no size of its own fills what it is proposed: '--size 393x852' does that"
            )
        case .failed: RenderFailure(.source, "\(self)")
        }
    }
}
