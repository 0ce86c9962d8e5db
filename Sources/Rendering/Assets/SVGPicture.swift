import Drawing
import Foundation

/// An SVG, drawn by librsvg.
final class SVGPicture: VectorDocument {
    let size: CGSize
    let svg: [UInt8]?
    private let handle: ForeignObject
    private let functions: Functions

    static func requireLibrary() throws(PictureFailure) { _ = try library() }

    private static func library() throws(PictureFailure) -> Functions {
        guard let functions = Functions.shared else {
            throw PictureFailure("is an SVG, and librsvg isn't installed (package librsvg2-2)")
        }
        return functions
    }

    init(_ bytes: [UInt8]) throws(PictureFailure) {
        functions = try Self.library()
        svg = bytes
        guard let pointer = functions.make(bytes, bytes.count, nil) else { throw PictureFailure("is a damaged SVG") }
        handle = ForeignObject(pointer, release: functions.release)
        guard let size = functions.size(of: pointer) else { throw PictureFailure("is an SVG without a size") }
        self.size = size
    }

    func draw(on context: OpaquePointer) -> Bool {
        var viewport = [0, 0, Double(size.width), Double(size.height)]
        return functions.render(handle.pointer, context, &viewport, nil) != 0
    }

    /// librsvg's, as its C headers declare them.
    private struct Functions: Sendable {
        static let shared = Functions()

        // Unsafe: an object of the library's, alive as long as the `ForeignObject` that holds it.
        typealias Object = UnsafeMutableRawPointer
        /// x, y, width and height of a rectangle, or number and unit of a length.
        typealias Numbers = UnsafeMutablePointer<Double>

        let make: @convention(c) (UnsafePointer<UInt8>?, Int, Object?) -> Object?
        let release: @convention(c) (Object) -> Void
        let render: @convention(c) (Object, OpaquePointer, Numbers, Object?) -> CInt
        private let pixelSize: @convention(c) (Object, Numbers, Numbers) -> CInt
        private let dimensions:
            @convention(c) (
                Object, UnsafeMutablePointer<CInt>, Numbers,
                UnsafeMutablePointer<CInt>, Numbers, UnsafeMutablePointer<CInt>,
                Numbers
            ) -> Void

        private init?() {
            guard let library = ForeignLibrary("librsvg-2.so.2") else { return nil }
            guard
                let make = library.function(
                    "rsvg_handle_new_from_data",
                    as: (@convention(c) (UnsafePointer<UInt8>?, Int, Object?) -> Object?).self),
                let release = library.function("g_object_unref", as: (@convention(c) (Object) -> Void).self),
                let render = library.function(
                    "rsvg_handle_render_document",
                    as: (@convention(c) (Object, OpaquePointer, Numbers, Object?) -> CInt).self),
                let pixelSize = library.function(
                    "rsvg_handle_get_intrinsic_size_in_pixels",
                    as: (@convention(c) (Object, Numbers, Numbers) -> CInt)
                        .self),
                let dimensions = library.function(
                    "rsvg_handle_get_intrinsic_dimensions",
                    as: (@convention(c) (
                        // Unsafe: numbers that the library writes, each in a variable or array of the size it is
                        // declared with.
                        Object, UnsafeMutablePointer<CInt>, Numbers,
                        UnsafeMutablePointer<CInt>, Numbers,
                        UnsafeMutablePointer<CInt>, Numbers
                    ) -> Void).self)
            else { return nil }
            (self.make, self.release, self.render) = (make, release, render)
            (self.pixelSize, self.dimensions) = (pixelSize, dimensions)
        }

        /// What `width` and `height` say, else the view box.
        func size(of object: Object) -> CGSize? {
            var (width, height) = (0.0, 0.0)
            if pixelSize(object, &width, &height) != 0, width > 0, height > 0 {
                return CGSize(width: width, height: height)
            }
            var (hasWidth, hasHeight, hasBox): (CInt, CInt, CInt) = (0, 0, 0)
            var (widthLength, heightLength, box) = ([0.0, 0], [0.0, 0], [0.0, 0, 0, 0])
            dimensions(object, &hasWidth, &widthLength, &hasHeight, &heightLength, &hasBox, &box)
            return hasBox != 0 ? CGSize(width: box[2], height: box[3]) : nil
        }
    }
}
