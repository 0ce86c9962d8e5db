import Drawing
import Foundation

// Unsafe: functions are called with the types of giflib's header; arrays are passed for the call and have the rows
// and columns that the call says; the receiver is kept by whoever writes the film.

/// giflib, as far as films are written with it.
struct GIFLibrary: Sendable {
    static let shared = GIFLibrary()

    typealias File = UnsafeMutableRawPointer
    private typealias Write = @convention(c) (File?, UnsafePointer<UInt8>?, CInt) -> CInt
    private typealias Open = @convention(c) (UnsafeMutableRawPointer?, Write?, UnsafeMutablePointer<CInt>?) -> File?
    private typealias MakeMap = @convention(c) (CInt, UnsafePointer<UInt8>?) -> UnsafeMutableRawPointer?
    private typealias FreeMap = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias SetVersion = @convention(c) (File?, Bool) -> Void
    private typealias PutScreen = @convention(c) (File?, CInt, CInt, CInt, CInt, UnsafeRawPointer?) -> CInt
    private typealias PutImage = @convention(c) (File?, CInt, CInt, CInt, CInt, Bool, UnsafeRawPointer?) -> CInt
    private typealias PutLine = @convention(c) (File?, UnsafeMutablePointer<UInt8>?, CInt) -> CInt
    private typealias PutExtension = @convention(c) (File?, CInt, CInt, UnsafeRawPointer?) -> CInt
    private typealias PutLeader = @convention(c) (File?, CInt) -> CInt
    private typealias PutBlock = @convention(c) (File?, CInt, UnsafeRawPointer?) -> CInt
    private typealias PutTrailer = @convention(c) (File?) -> CInt
    private typealias Close = @convention(c) (File?, UnsafeMutablePointer<CInt>?) -> CInt

    private let open: Open
    private let makeMap: MakeMap
    private let freeMap: FreeMap
    private let setVersion: SetVersion
    private let putScreen: PutScreen
    private let putImage: PutImage
    private let putLine: PutLine
    private let putExtension: PutExtension
    private let putLeader: PutLeader
    private let putBlock: PutBlock
    private let putTrailer: PutTrailer
    private let close: Close

    private init?() {
        guard let library = dlopen("libgif.so.7", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<F>(_ name: String, as type: F.Type) -> F? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let open = function("EGifOpen", as: Open.self),
            let makeMap = function("GifMakeMapObject", as: MakeMap.self),
            let freeMap = function("GifFreeMapObject", as: FreeMap.self),
            let setVersion = function("EGifSetGifVersion", as: SetVersion.self),
            let putScreen = function("EGifPutScreenDesc", as: PutScreen.self),
            let putImage = function("EGifPutImageDesc", as: PutImage.self),
            let putLine = function("EGifPutLine", as: PutLine.self),
            let putExtension = function("EGifPutExtension", as: PutExtension.self),
            let putLeader = function("EGifPutExtensionLeader", as: PutLeader.self),
            let putBlock = function("EGifPutExtensionBlock", as: PutBlock.self),
            let putTrailer = function("EGifPutExtensionTrailer", as: PutTrailer.self),
            let close = function("EGifCloseFile", as: Close.self)
        else { return nil }
        (self.open, self.makeMap, self.freeMap, self.setVersion) = (open, makeMap, freeMap, setVersion)
        (self.putScreen, self.putImage, self.putLine) = (putScreen, putImage, putLine)
        (self.putExtension, self.putLeader, self.putBlock) = (putExtension, putLeader, putBlock)
        (self.putTrailer, self.close) = (putTrailer, close)
    }

    /// A file in the making, and what was written of it.
    final class Output {
        fileprivate var file: File?
        fileprivate var bytes: [UInt8] = []
    }

    private enum Code {
        static let application: CInt = 0xFF
        static let graphics: CInt = 0xF9
        static let ok: CInt = 1
    }

    func begin(
        width: Int, height: Int, colors: [(UInt8, UInt8, UInt8)], loops: Int
    ) throws(PictureError) -> Output {
        let output = Output()
        let receiver = Unmanaged.passUnretained(output).toOpaque()
        var error: CInt = 0
        output.file = open(
            receiver,
            { file, bytes, count in
                // The first words of a file of giflib's: eight numbers, then two pointers and a string's.
                guard let file, let bytes, count > 0 else { return 0 }
                let data = file.load(fromByteOffset: GIFLibrary.userDataOffset, as: UnsafeRawPointer?.self)
                guard let data else { return 0 }
                let output = Unmanaged<Output>.fromOpaque(data).takeUnretainedValue()
                output.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
                return count
            }, &error)
        guard let file = output.file else { throw .failed("giflib can't begin a file") }
        setVersion(file, true)
        var size = 2
        while size < colors.count { size *= 2 }
        var table = colors.flatMap { [$0.0, $0.1, $0.2] }
        table += [UInt8](repeating: 0, count: size * 3 - table.count)
        let map = makeMap(CInt(size), table)
        defer { freeMap(map) }
        guard putScreen(file, CInt(width), CInt(height), 8, 0, map) == Code.ok else {
            throw .failed("giflib can't write a file of \(width) × \(height) pixels")
        }
        guard loops != 1 else { return output }
        // How often a viewer begins again.
        let again = UInt16(min(max(loops == 0 ? 0 : loops - 1, 0), 65_535))
        let block: [UInt8] = [1, UInt8(again & 0xFF), UInt8(again >> 8)]
        _ = putLeader(file, Code.application)
        _ = putBlock(file, 11, Array("NETSCAPE2.0".utf8))
        _ = putBlock(file, 3, block)
        _ = putTrailer(file)
        return output
    }

    /// Where a file's own pointer for its user stands.
    private static var userDataOffset: Int {
        // SWidth, SHeight, SColorResolution, SBackGroundColor; AspectByte; SColorMap; ImageCount; Image (four numbers,
        // a flag, a map); SavedImages; ExtensionBlockCount; ExtensionBlocks; Error; UserData.
        let (number, pointer) = (MemoryLayout<CInt>.size, MemoryLayout<UnsafeRawPointer>.size)
        func aligned(_ offset: Int, _ size: Int) -> Int { (offset + size - 1) / size * size }
        var offset = 4 * number + 1
        offset = aligned(offset, pointer) + pointer
        offset += number
        offset = aligned(offset, pointer) + aligned(4 * number + 1, pointer) + pointer
        offset = aligned(offset, pointer) + pointer
        offset += number
        offset = aligned(offset, pointer) + pointer
        offset += number
        return aligned(offset, pointer)
    }

    /// - Parameter delay: in hundredths of a second.
    func add(
        _ indices: [UInt8], _ rect: PixelRect, delay: Int, transparent: UInt8?, to output: Output
    ) throws(PictureError) {
        // What stands stays, or makes room where the next frame may be see-through there.
        let disposal: UInt8 = transparent == nil ? 1 << 2 : 2 << 2
        let control: [UInt8] = [
            disposal | (transparent == nil ? 0 : 1), UInt8(delay & 0xFF), UInt8(delay >> 8 & 0xFF), transparent ?? 0,
        ]
        var isGood = putExtension(output.file, Code.graphics, 4, control) == Code.ok
        isGood =
            isGood
            && putImage(
                output.file, CInt(rect.minX), CInt(rect.minY), CInt(rect.width), CInt(rect.height), false, nil)
                == Code.ok
        var rows = indices
        rows.withUnsafeMutableBufferPointer { buffer in
            for row in 0..<rect.height where isGood {
                let line = buffer.baseAddress.map { $0 + row * rect.width }
                isGood = putLine(output.file, line, CInt(rect.width)) == Code.ok
            }
        }
        if !isGood { throw .failed("giflib can't write a frame") }
    }

    func finish(_ output: Output) throws(PictureError) -> [UInt8] {
        var error: CInt = 0
        guard close(output.file, &error) == Code.ok else { throw .failed("giflib can't finish a file") }
        return output.bytes
    }
}
