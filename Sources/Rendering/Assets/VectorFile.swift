import CairoBackend
import Drawing
import Foundation
import SwiftUI
import Synchronization

/// An SVG or a PDF as a picture: drawn anew for every size it is shown in.
final class VectorFile: VectorPicture {
    enum Kind {
        case svg, pdf

        /// By what the bytes begin with.
        init?(_ bytes: [UInt8]) {
            if bytes.starts(with: Array("%PDF-".utf8)) {
                self = .pdf
                return
            }
            let start = String(decoding: bytes.prefix(4_096), as: UTF8.self)
            guard let first = start.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<",
                start.contains("<svg")
            else { return nil }
            self = .svg
        }
    }

    /// In points: SVG's pixels, PDF's points.
    let size: CGSize
    let document: any VectorDocument
    private let last = Mutex<Bitmap?>(nil)

    init(_ bytes: [UInt8], kind: Kind) throws(PictureFailure) {
        switch kind {
        case .svg: document = try SVGPicture(bytes)
        case .pdf: document = try PDFPicture(bytes)
        }
        size = document.size
        let isUsable = size.width > 0 && size.height > 0 && size.width < 1e6 && size.height < 1e6
        if !isUsable { throw PictureFailure("says no size that it could be drawn in") }
    }

    func bitmap(width: Int, height: Int) -> Bitmap? {
        last.withLock { last in
            if let last, last.width == width, last.height == height { return last }
            let scale = CGFloat(width) / size.width
            last = CairoRenderer().bitmap(width: width, height: height, size: size, scale: scale) {
                document.draw(on: $0)
            }
            return last
        }
    }
}

/// A library that is loaded when the first picture needs it.
struct ForeignLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    func function<F>(_ name: String, as type: F.Type) -> F? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}

/// An object of GLib's that is let go with its last user.
final class ForeignObject: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
    private let release: @convention(c) (UnsafeMutableRawPointer) -> Void

    init(_ pointer: UnsafeMutableRawPointer, release: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void) {
        (self.pointer, self.release) = (pointer, release)
    }

    deinit { release(pointer) }
}
