import Drawing
import Foundation

/// The first page of a PDF, drawn by Poppler.
final class PDFPicture: VectorDocument {
    let size: CGSize
    var svg: [UInt8]? { nil }
    private let page: ForeignObject
    private let document: ForeignObject
    private let functions: Functions
    /// Poppler reads from it as long as there is the document.
    private let bytes: HeldBytes

    static func requireLibrary() throws(PictureFailure) { _ = try library() }

    private static func library() throws(PictureFailure) -> Functions {
        guard let functions = Functions.shared else {
            throw PictureFailure("is a PDF, and Poppler isn't installed (package libpoppler-glib8)")
        }
        return functions
    }

    init(_ bytes: [UInt8]) throws(PictureFailure) {
        functions = try Self.library()
        self.bytes = HeldBytes(bytes)
        guard bytes.count < Int(Int32.max),
            let pointer = functions.make(self.bytes.start, CInt(bytes.count), nil, nil)
        else { throw PictureFailure("is a damaged PDF, or one with a password") }
        document = ForeignObject(pointer, release: functions.release)
        guard let first = functions.page(pointer, 0) else { throw PictureFailure("is a PDF without pages") }
        page = ForeignObject(first, release: functions.release)
        var (width, height) = (0.0, 0.0)
        functions.size(first, &width, &height)
        size = CGSize(width: width, height: height)
    }

    func draw(on context: OpaquePointer) -> Bool {
        functions.render(page.pointer, context)
        return true
    }

    // Unchecked: the bytes don't change. Unsafe: Poppler reads them as long as its document lives, which keeps them.
    private final class HeldBytes: @unchecked Sendable {
        let start: UnsafeMutablePointer<UInt8>

        init(_ bytes: [UInt8]) {
            start = .allocate(capacity: max(bytes.count, 1))
            start.initialize(from: bytes, count: bytes.count)
        }

        deinit { start.deallocate() }
    }

    /// Poppler's, as its C headers declare them.
    private struct Functions: Sendable {
        static let shared = Functions()

        // Unsafe: an object of the library's, alive as long as the `ForeignObject` that holds it.
        typealias Object = UnsafeMutableRawPointer

        let make: @convention(c) (UnsafeMutablePointer<UInt8>, CInt, UnsafePointer<CChar>?, Object?) -> Object?
        let page: @convention(c) (Object, CInt) -> Object?
        let size: @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
        let render: @convention(c) (Object, OpaquePointer) -> Void
        let release: @convention(c) (Object) -> Void

        private init?() {
            guard let library = ForeignLibrary("libpoppler-glib.so.8"),
                let make = library.function(
                    "poppler_document_new_from_data",
                    as: (@convention(c) (UnsafeMutablePointer<UInt8>, CInt, UnsafePointer<CChar>?, Object?) -> Object?)
                        .self),
                let page = library.function(
                    "poppler_document_get_page", as: (@convention(c) (Object, CInt) -> Object?).self),
                let size = library.function(
                    "poppler_page_get_size",
                    as: (@convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void)
                        .self),
                let render = library.function(
                    "poppler_page_render", as: (@convention(c) (Object, OpaquePointer) -> Void).self),
                let release = library.function("g_object_unref", as: (@convention(c) (Object) -> Void).self)
            else { return nil }
            (self.make, self.page, self.size, self.render, self.release) = (make, page, size, render, release)
        }
    }
}
