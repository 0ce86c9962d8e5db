import CCairo
import Drawing
import Foundation

// Unsafe: Cairo calls back while the surface lives, which is no longer than the bytes; it says how many it hands
// over.

extension CairoRenderer {
    /// The picture as a PDF of one page, handed on piece by piece: vectors and text stay what they are, with fonts
    /// embedded.
    public func pdf(
        _ list: DisplayList, _ options: PictureOptions, write: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let bytes = try pdf(list, options)
        try bytes.withUnsafeBytes(write)
    }

    /// The picture as the bytes of a PDF.
    public func pdf(_ list: DisplayList, _ options: PictureOptions) throws -> [UInt8] {
        try document(list, options).bytes
    }

    /// Each part of the picture that is no vector in a PDF, with the reason.
    public func pixelsInPDF(_ list: DisplayList, _ options: PictureOptions) throws -> [String] {
        try document(list, options).rasterised
    }

    private func document(
        _ list: DisplayList, _ options: PictureOptions
    ) throws -> (bytes: [UInt8], rasterised: [String]) {
        let size = options.size
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw PictureError.emptyCanvas(size)
        }
        guard size.width < 1e6, size.height < 1e6 else {
            throw PictureError.tooManyPixels(width: size.width, height: size.height, limit: options.maxPixels)
        }
        let output = PDFBytes()
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, data, length in
                guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                let output = Unmanaged<PDFBytes>.fromOpaque(closure).takeUnretainedValue()
                output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
        guard let surface else { throw PictureError.failed("no PDF can be made") }
        defer { cairo_surface_destroy(surface) }
        // Without object streams a description can be put in afterwards.
        if options.summary != nil { cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4) }
        if let title = options.title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Easel")
        // The same picture is the same file on every day.
        for date in [CAIRO_PDF_METADATA_CREATE_DATE, CAIRO_PDF_METADATA_MOD_DATE] {
            cairo_pdf_surface_set_metadata(surface, date, "2000-01-01T00:00:00Z")
        }
        let resolution = 72 * min(max(options.scale, 2), 3)
        cairo_surface_set_fallback_resolution(surface, resolution, resolution)
        guard let context = cairo_create(surface) else { throw PictureError.failed("no PDF can be drawn") }
        let painter = VectorPainter(context: context, renderer: self, options: options)
        do {
            try painter.drawPicture(list)
            painter.addLinks(of: list)
            cairo_destroy(context)
        } catch {
            cairo_destroy(context)
            throw error
        }
        cairo_surface_show_page(surface)
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw PictureError.failed("the PDF can't be written: \(String(cString: cairo_status_to_string(status)))")
        }
        return withExtendedLifetime(output) {
            let bytes = options.summary.map { PDFDescription($0, size: size).added(to: output.bytes) } ?? output.bytes
            return (bytes, painter.rasterised)
        }
    }
}

private final class PDFBytes {
    var bytes: [UInt8] = []
}
