/// The libraries that pictures and films need and that are else loaded when the first of their kind comes along.
package enum DecodingLibraries {
    /// Loads those that are installed: afterwards no more files of theirs are opened.
    package static func load() {
        _ = JPEGDecoder.shared
        try? SVGPicture.requireLibrary()
        try? PDFPicture.requireLibrary()
        for format in [FilmFormat.gif, .webp] { _ = try? FilmFile(format, isOpaque: true) }
    }
}
