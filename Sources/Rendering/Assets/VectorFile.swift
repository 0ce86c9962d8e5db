import Budget
import CairoBackend
import Drawing
import Foundation
import SwiftUI
import Synchronization

/// An SVG or a PDF as a picture: drawn anew for every size it is shown in, each time in a process of its own.
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

        /// Refuses what there is no library for. It is loaded here, so that no process has to do it for itself.
        func requireLibrary() throws(PictureFailure) {
            switch self {
            case .svg: try SVGPicture.requireLibrary()
            case .pdf: try PDFPicture.requireLibrary()
            }
        }

        func open(_ bytes: [UInt8]) throws(PictureFailure) -> any VectorDocument {
            switch self {
            case .svg: try SVGPicture(bytes)
            case .pdf: try PDFPicture(bytes)
            }
        }
    }

    /// In points: SVG's pixels, PDF's points.
    let size: CGSize
    let document: any VectorDocument
    private let kind: Kind
    private let bytes: [UInt8]
    private let last = Mutex<Bitmap?>(nil)

    init(_ bytes: [UInt8], kind: Kind) throws(PictureFailure) {
        (self.bytes, self.kind) = (bytes, kind)
        try kind.requireLibrary()
        size = try Self.size(of: bytes, kind)
        document = OpenedDocument(bytes, kind: kind, size: size)
        let isUsable = size.width > 0 && size.height > 0 && size.width < 1e6 && size.height < 1e6
        if !isUsable { throw PictureFailure("says no size that it could be drawn in") }
    }

    func bitmap(width: Int, height: Int) -> Bitmap? {
        last.withLock { last in
            if let last, last.width == width, last.height == height { return last }
            last = drawn(width: width, height: height)
            return last
        }
    }

    // MARK: - In a process of its own

    private func drawn(width: Int, height: Int) -> Bitmap? {
        guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
        let outside = RunBudget.begin(.decoding)
        defer { RunBudget.begin(outside) }
        let scale = CGFloat(width) / size.width
        let length = width * height * 4
        let size = self.size
        // A byte says whether there are pixels.
        let bitmap = try? IsolatedLibrary.run(sharing: length + 1) { [bytes, kind] memory in
            guard let document = try? kind.open(bytes),
                let bitmap = CairoRenderer().bitmap(
                    width: width, height: height, size: size, scale: scale, draw: { document.draw(on: $0) }),
                bitmap.pixels.count == length
            else { return }
            memory.copyBytes(from: bitmap.pixels)
            memory[length] = 1
        } read: { memory in
            memory[length] == 1
                ? Bitmap(width: width, height: height, scale: scale, pixels: Array(memory[..<length])) : nil
        }
        return bitmap ?? nil
    }

    private static func size(of bytes: [UInt8], _ kind: Kind) throws(PictureFailure) -> CGSize {
        // Width, height, the length of a reason and the reason.
        let textLimit = 200
        let answer: Result<CGSize, PictureFailure>
        do throws(IsolatedLibrary.Failure) {
            answer = try IsolatedLibrary.run(sharing: 24 + textLimit) { memory in
                do throws(PictureFailure) {
                    let size = try kind.open(bytes).size
                    memory.storeBytes(of: Double(size.width), as: Double.self)
                    memory.storeBytes(of: Double(size.height), toByteOffset: 8, as: Double.self)
                } catch {
                    let text = Array(error.reason.utf8.prefix(textLimit))
                    memory.storeBytes(of: text.count, toByteOffset: 16, as: Int.self)
                    // Unsafe: the text was cut to the room behind the numbers.
                    UnsafeMutableRawBufferPointer(rebasing: memory[24...]).copyBytes(from: text)
                }
            } read: {
                Self.answer(in: $0)
            }
        } catch {
            switch error {
            case .time: throw PictureFailure("takes too long to read")
            case .memory, .crash: throw PictureFailure("can't be read: it is damaged, or takes too much memory")
            }
        }
        return try answer.get()
    }

    /// What the other process said of a document: its size, or why it has none. A library that a document took over
    /// there may have written anything.
    // Unsafe: there are 24 bytes of numbers and the text's room, whatever the text's length says.
    static func answer(in memory: UnsafeRawBufferPointer) -> Result<CGSize, PictureFailure> {
        let length = memory.load(fromByteOffset: 16, as: Int.self)
        guard length == 0 else {
            let text = memory[24...].prefix(min(max(length, 0), memory.count - 24))
            return .failure(PictureFailure(String(decoding: text, as: UTF8.self)))
        }
        let size = CGSize(
            width: memory.load(as: Double.self), height: memory.load(fromByteOffset: 8, as: Double.self))
        guard size.width.isFinite, size.height.isFinite else { return .failure(PictureFailure("has no size")) }
        return .success(size)
    }
}

/// The document as outputs of vectors take it, opened when one does.
///
/// A library may crash on what it is to draw, and run or grow without end. So it draws in a process of its own first, once
/// in each scale, and here only what went well there.
private final class OpenedDocument: VectorDocument {
    let size: CGSize
    let svg: [UInt8]?
    private let bytes: [UInt8]
    private let kind: VectorFile.Kind
    private let state = Mutex(State())

    private struct State {
        var opened: (any VectorDocument)?
        /// The scales it was drawn in, and whether that went well.
        var trials: [(scale: CGAffineTransform, isSound: Bool)] = []
    }

    init(_ bytes: [UInt8], kind: VectorFile.Kind, size: CGSize) {
        (self.bytes, self.kind, self.size) = (bytes, kind, size)
        svg = kind == .svg ? bytes : nil
    }

    func draw(on context: OpaquePointer) -> Bool {
        let scale = CairoRenderer().scale(of: context)
        return state.withLock { state in
            let isSound: Bool
            if let known = state.trials.first(where: { $0.scale == scale }) {
                isSound = known.isSound
            } else {
                isSound = drawsSoundly(in: scale)
                state.trials.append((scale, isSound))
            }
            guard isSound else { return false }
            if state.opened == nil { state.opened = try? kind.open(bytes) }
            return state.opened?.draw(on: context) ?? false
        }
    }

    private func drawsSoundly(in scale: CGAffineTransform) -> Bool {
        let outside = RunBudget.begin(.decoding)
        defer { RunBudget.begin(outside) }
        let isDone = try? IsolatedLibrary.run(sharing: 1) { [bytes, kind, size] memory in
            guard let document = try? kind.open(bytes) else { return }
            if CairoRenderer().canFinishPage(of: size, in: scale, with: { document.draw(on: $0) }) { memory[0] = 1 }
        } read: {
            $0[0] == 1
        }
        return isDone == true
    }
}

/// A library that is loaded when the first picture needs it.
struct ForeignLibrary {
    // Unsafe: a library that is loaded stays loaded.
    private let handle: UnsafeMutableRawPointer

    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    // Unsafe: a name stands beside the type that the library's header gives it, once, in the table of its functions.
    func function<F>(_ name: String, as type: F.Type) -> F? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}

/// An object of GLib's that is let go with its last user.
// Unchecked: the pointer doesn't change, and a document is drawn under its owner's lock.
final class ForeignObject: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
    private let release: @convention(c) (UnsafeMutableRawPointer) -> Void

    init(_ pointer: UnsafeMutableRawPointer, release: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void) {
        (self.pointer, self.release) = (pointer, release)
    }

    deinit { release(pointer) }
}
