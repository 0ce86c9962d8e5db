import Foundation

/// What tells one build of a program from another, wherever its file is copied to.
enum BuildIdentity {
    /// The hash that the linker put into a program (`--build-id`); nil for one without.
    static func linked(into path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let header = bytes(of: file, at: 0, count: 64)
        // ELF of 64 bits in little-endian order, which is all this program is built for.
        guard header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(header, at: 32, bytes: 8),
            let size = number(header, at: 54, bytes: 2), let count = number(header, at: 56, bytes: 2), size >= 56
        else { return nil }
        for index in 0..<min(count, 64) {
            let segment = bytes(of: file, at: table + index * size, count: size)
            guard number(segment, at: 0, bytes: 4) == noteSegment, let place = number(segment, at: 8, bytes: 8),
                let length = number(segment, at: 32, bytes: 8), length <= 1 << 16
            else { continue }
            if let identity = identity(in: bytes(of: file, at: place, count: length)) { return identity }
        }
        return nil
    }

    private static let noteSegment = 4
    private static let identityNote = 3

    /// Notes follow each other: the lengths of the name and of the content, the type, then both, each filled up to four
    /// bytes.
    static func identity(in notes: [UInt8]) -> String? {
        var place = 0
        while let name = number(notes, at: place, bytes: 4), let length = number(notes, at: place + 4, bytes: 4),
            let type = number(notes, at: place + 8, bytes: 4)
        {
            let content = place + 12 + (name + 3) & ~3
            guard content + length <= notes.count else { return nil }
            if type == identityNote, notes[(place + 12)...].starts(with: Array("GNU\0".utf8)), length > 0 {
                return notes[content..<content + length].map { byte in
                    String(Int(byte) + 0x100, radix: 16).dropFirst()
                }.joined()
            }
            place = content + (length + 3) & ~3
        }
        return nil
    }

    private static func bytes(of file: Int32, at place: Int, count: Int) -> [UInt8] {
        guard place >= 0, count > 0 else { return [] }
        // Unsafe: no more is read than the buffer has room for.
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = max(pread(file, buffer.baseAddress, count, off_t(place)), 0)
        }
    }

    /// Nil where there are too few bytes, or where the number is larger than any place in a file.
    private static func number(_ bytes: [UInt8], at place: Int, bytes count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        let value = bytes[place..<place + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value < 1 << 48 ? Int(value) : nil
    }
}

extension PipelineSettings {
    /// What tells one build of this program from another: the version, and the hash the linker made of its content, so
    /// that machines with copies of one build share figures; without one the size and time of its file.
    public static func version(ofProgram path: String = "/proc/self/exe", named name: String) -> String {
        if let identity = BuildIdentity.linked(into: path) { return "\(name) \(identity)" }
        var status = stat()
        guard stat(path, &status) == 0 else { return name }
        return "\(name) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
