import CDeflate

/// Compressed bytes as URLs and bodies hold them.
enum Deflated {
    enum Failure: Error {
        case malformed
        /// What comes out is larger than the limit.
        case tooLarge
    }

    /// Unpacks zlib's format, gzip's or bare deflate, whichever it is.
    ///
    /// - Parameter limit: the most bytes that may come out. No more memory is taken, whatever the input says.
    static func unpacked(_ bytes: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
        guard let decompressor = libdeflate_alloc_decompressor() else { throw .malformed }
        defer { libdeflate_free_decompressor(decompressor) }
        // Unsafe: the pointers are those of whole arrays, with their counts, only for the time of the call.
        typealias Unpack = (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int, UnsafeMutablePointer<Int>) ->
            libdeflate_result
        let zlib: Unpack = { libdeflate_zlib_decompress(decompressor, $0, $1, $2, $3, $4) }
        let gzip: Unpack = { libdeflate_gzip_decompress(decompressor, $0, $1, $2, $3, $4) }
        let bare: Unpack = { libdeflate_deflate_decompress(decompressor, $0, $1, $2, $3, $4) }
        let isGzip = bytes.starts(with: [0x1F, 0x8B])
        let isZlib = bytes.count >= 2 && bytes[0] & 15 == 8 && (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
        // Deflate makes nothing more than 1,032 times as small.
        let room = min(limit, max(64, bytes.count * 1_032))
        for unpack in isGzip ? [gzip] : isZlib ? [zlib, bare] : [bare] {
            var result = LIBDEFLATE_BAD_DATA
            let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                var length = 0
                result = bytes.withUnsafeBytes {
                    unpack($0.baseAddress, $0.count, UnsafeMutableRawPointer(buffer.baseAddress), buffer.count, &length)
                }
                count = result == LIBDEFLATE_SUCCESS ? length : 0
            }
            if result == LIBDEFLATE_SUCCESS { return output }
            if result == LIBDEFLATE_INSUFFICIENT_SPACE, room == limit { throw .tooLarge }
        }
        throw .malformed
    }

    /// Reads base 64 as URLs hold it (`-`, `_`, no padding), and the plain kind.
    static func bytes(base64 text: some StringProtocol) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count * 3 / 4)
        var (bits, count): (UInt32, UInt32) = (0, 0)
        for byte in text.utf8 {
            let value: UInt32
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(byte) - 65
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(byte) - 71
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(byte) + 4
            case UInt8(ascii: "-"), UInt8(ascii: "+"): value = 62
            case UInt8(ascii: "_"), UInt8(ascii: "/"): value = 63
            case UInt8(ascii: "="), 0x0A, 0x0D, 0x20: continue
            default: return nil
            }
            bits = bits << 6 | value
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return result
    }
}
