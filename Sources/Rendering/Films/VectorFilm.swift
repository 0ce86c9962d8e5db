import Budget
import CairoBackend
import Drawing
import SVGWriter

/// A film as one SVG that browsers play, of the moments that it is given one after the other.
public final class VectorFilm {
    private let loops: Int
    private var frames: [SVGFrame] = []
    private var options: PictureOptions?
    private var sizes = FilmSizes()

    /// - Parameter loops: how often it is played; 0 for ever.
    public init(loops: Int = 0) { self.loops = loops }

    public func append(_ moment: FilmMoment) {
        options = options ?? moment.picture.options
        sizes.add(moment)
        frames.append(SVGFrame(displayList: moment.picture.displayList, duration: moment.duration))
    }

    /// The whole film.
    public func finish() throws(RenderFailure) -> [UInt8] {
        guard var options, let size = sizes.largest else { throw RenderFailure(.request, "the film has no frame") }
        options.size = size
        RunBudget.begin(.drawing)
        do {
            let writer = SVGWriter(raster: CairoRenderer())
            return Array(try writer.animatedSVG(frames, loops: loops, options).text.utf8)
        } catch let error as PictureError {
            throw error.failure
        } catch {
            throw RenderFailure(.source, "the film can't be written: \(error)")
        }
    }
}
