/// In which families a character is looked for, the likeliest first.
enum FallbackOrder {
    static func families(for scalar: UInt32) -> [String] {
        let first: [String]
        switch scalar {
        case 0x590...0x5FF, 0xFB1D...0xFB4F: first = ["Noto Sans Hebrew"]
        case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF:
            first = ["Noto Sans Arabic"]
        case 0x900...0x97F, 0xA8E0...0xA8FF, 0x1CD0...0x1CFF: first = ["Noto Sans Devanagari"]
        case 0xE00...0xE7F: first = ["Noto Sans Thai"]
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
            0xFE10...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
            first = ["Noto Sans SC"]
        case 0x1F000...0x1FAFF: first = ["Noto Color Emoji", "Noto Sans Symbols 2"]
        case 0x1D400...0x1D7FF, 0x2200...0x22FF, 0x27C0...0x27EF, 0x2980...0x2AFF: first = ["Noto Sans Math"]
        case 0x2000...0x2BFF: first = ["Noto Sans Symbols 2", "Noto Sans Symbols", "Noto Sans Math"]
        default: first = []
        }
        return first + rest.filter { !first.contains($0) }
    }

    private static let rest = [
        "Inter", "Noto Serif", "Noto Sans SC", "Noto Sans Symbols 2", "Noto Sans Symbols", "Noto Sans Math",
        "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans Arabic", "Noto Sans Hebrew", "JetBrains Mono",
        "Noto Color Emoji",
    ]
}
