/// What a JPEG says about itself before its picture begins.
struct JPEGSegments {
    private(set) var orientation = PictureOrientation.up
    /// True for a file of Adobe's programs, whose four inks are stored inverted.
    private(set) var isAdobe = false
    private var profileParts: [(number: UInt8, bytes: [UInt8])] = []

    var profile: ColorProfile? {
        guard !profileParts.isEmpty else { return nil }
        return ColorProfile(profileParts.sorted { $0.number < $1.number }.flatMap(\.bytes))
    }

    init(_ bytes: [UInt8]) {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            // Markers without a length, and fill bytes.
            if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
                place += marker == 0xFF ? 1 : 2
                continue
            }
            if marker == 0xDA || marker == 0xD9 { return }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            let end = place + 2 + length
            guard length >= 2, end <= bytes.count else { return }
            read(marker, bytes[(place + 4)..<end])
            place = end
        }
    }

    private mutating func read(_ marker: UInt8, _ segment: ArraySlice<UInt8>) {
        func rest(after mark: String, _ more: Int = 0) -> [UInt8]? {
            let start = mark.utf8.count + more
            guard segment.count > start, segment.starts(with: mark.utf8) else { return nil }
            return Array(segment.dropFirst(start))
        }
        switch marker {
        case 0xE1: if let exif = rest(after: "Exif\0\0") { orientation = PictureOrientation(exif: exif) }
        case 0xE2:
            if let part = rest(after: "ICC_PROFILE\0", 2), profileParts.count < 255 {
                profileParts.append((segment[segment.startIndex + 12], part))
            }
        case 0xEE: if rest(after: "Adobe") != nil { isAdobe = true }
        default: break
        }
    }
}
