import Drawing
import Foundation

extension Bitmap {
    /// A part of the bitmap with the average of `across` × `down` pixels in each: what a picture is drawn from when it
    /// is drawn so much smaller that neighbours alone would leave pixels out.
    func reduced(_ part: PixelRect, across: Int, down: Int) -> Bitmap? {
        let (newWidth, newHeight) = ((part.width + across - 1) / across, (part.height + down - 1) / down)
        guard across > 0, down > 0, newWidth > 0, newHeight > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
        // Unsafe: rows and columns are cut to the part, which lies in the bitmap; the access is checked besides.
        pixels.withUnsafeBytes { source in
            for row in 0..<newHeight {
                let rows = (part.minY + row * down)..<min(part.minY + (row + 1) * down, part.maxY)
                for column in 0..<newWidth {
                    let columns = (part.minX + column * across)..<min(part.minX + (column + 1) * across, part.maxX)
                    var (blue, green, red, alpha) = (0, 0, 0, 0)
                    for y in rows {
                        var place = (y * width + columns.lowerBound) * 4
                        for _ in columns {
                            blue += Int(source[place])
                            green += Int(source[place + 1])
                            red += Int(source[place + 2])
                            alpha += Int(source[place + 3])
                            place += 4
                        }
                    }
                    let count = rows.count * columns.count
                    let target = (row * newWidth + column) * 4
                    bytes[target] = UInt8((blue + count / 2) / count)
                    bytes[target + 1] = UInt8((green + count / 2) / count)
                    bytes[target + 2] = UInt8((red + count / 2) / count)
                    bytes[target + 3] = UInt8((alpha + count / 2) / count)
                }
            }
        }
        return Bitmap(width: newWidth, height: newHeight, scale: scale, pixels: bytes)
    }
}
