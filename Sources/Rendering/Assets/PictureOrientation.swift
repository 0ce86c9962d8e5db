import Drawing

/// How a camera was held, by EXIF's numbers: what has to be done to a picture's pixels to see it upright.
enum PictureOrientation: Int {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// Reads EXIF data, which begins with the byte order; `up` for what says nothing.
    init(exif bytes: [UInt8]) {
        self = .up
        guard bytes.count > 8 else { return }
        let isLittle = bytes[0] == 0x49
        func number(_ place: Int, _ length: Int) -> Int? {
            guard place >= 0, place <= bytes.count - length else { return nil }
            let part = bytes[place..<(place + length)]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2), count < 1_000 else {
            return
        }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard number(entry, 2) == 0x112 else { continue }
            self = number(entry + 8, 2).flatMap(PictureOrientation.init(rawValue:)) ?? .up
            return
        }
    }

    fileprivate var swapsSides: Bool { rawValue >= 5 }

    /// Where the pixel that is seen at (`x`, `y`) lies in a stored picture of `width` × `height`.
    fileprivate func stored(_ x: Int, _ y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
        switch self {
        case .up: (x, y)
        case .upMirrored: (width - 1 - x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .downMirrored: (x, height - 1 - y)
        case .leftMirrored: (y, x)
        case .right: (y, height - 1 - x)
        case .rightMirrored: (width - 1 - y, height - 1 - x)
        case .left: (width - 1 - y, x)
        }
    }
}

extension Bitmap {
    /// The bitmap as it is seen where it was stored turned.
    func turned(by orientation: PictureOrientation) -> Bitmap {
        guard orientation != .up else { return self }
        let (columns, rows) = orientation.swapsSides ? (height, width) : (width, height)
        // Unsafe: a bitmap has as many bytes as its sides say, turned or not; each is written once.
        let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
            var place = 0
            for y in 0..<rows {
                for x in 0..<columns {
                    let source = orientation.stored(x, y, width: width, height: height)
                    let start = (source.y * width + source.x) * 4
                    for part in 0..<4 { target[place + part] = pixels[start + part] }
                    place += 4
                }
            }
            count = place
        }
        return Bitmap(width: columns, height: rows, scale: scale, pixels: turned) ?? self
    }
}
