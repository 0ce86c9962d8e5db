/// A message that isn't what it should be.
public struct MessageError: Error, Sendable, Hashable {
    public init() {}
}

/// Numbers and blobs one after the other, each blob with its length before it.
struct MessageWriter {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 256) { bytes.reserveCapacity(capacity) }

    mutating func write(_ byte: UInt8) { bytes.append(byte) }

    mutating func write(_ number: Int) {
        // Unsafe: here and below, the bytes of a number of its own, copied before the closure ends.
        withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ number: Double) {
        withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ blob: [UInt8]) {
        write(blob.count)
        bytes += blob
    }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }
}

/// Reads what a `MessageWriter` wrote. The other side may be a process that was taken over: nothing is believed.
struct MessageReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func take(_ length: Int) throws(MessageError) -> ArraySlice<UInt8> {
        guard length >= 0, length <= bytes.count - place else { throw MessageError() }
        defer { place += length }
        return bytes[place..<place + length]
    }

    mutating func byte() throws(MessageError) -> UInt8 {
        guard let byte = try take(1).first else { throw MessageError() }
        return byte
    }

    private mutating func word() throws(MessageError) -> UInt64 {
        var word: UInt64 = 0
        for byte in try take(8).reversed() { word = word << 8 | UInt64(byte) }
        return word
    }

    mutating func int() throws(MessageError) -> Int { Int(Int64(bitPattern: try word())) }

    mutating func double() throws(MessageError) -> Double { Double(bitPattern: try word()) }

    /// A number of things, each of which takes a byte or more.
    mutating func count() throws(MessageError) -> Int {
        let count = try int()
        guard count >= 0, count <= bytes.count - place else { throw MessageError() }
        return count
    }

    mutating func blob() throws(MessageError) -> [UInt8] { Array(try take(int())) }

    mutating func string() throws(MessageError) -> String { String(decoding: try take(int()), as: UTF8.self) }
}
