import Drawing
import Foundation

extension Layer {
    func change(by change: ColorChange) {
        var (last, changed) = (UInt32(0), UInt32(0))
        if change.apply(to: 0) != 0 { return self.change(everyPixelBy: change) }
        for index in 0..<bounds.width * bounds.height where pixels[index] != 0 {
            if pixels[index] != last {
                last = pixels[index]
                changed = change.apply(to: last)
            }
            pixels[index] = changed
        }
    }

    /// For changes that make something of nothing.
    private func change(everyPixelBy change: ColorChange) {
        var (last, changed) = (UInt32(0), change.apply(to: 0))
        for index in 0..<bounds.width * bounds.height {
            if pixels[index] != last {
                last = pixels[index]
                changed = change.apply(to: last)
            }
            pixels[index] = changed
        }
    }
}

extension ColorChange {
    /// A premultiplied pixel changed.
    func apply(to pixel: UInt32) -> UInt32 {
        let alpha = Double(pixel >> 24)
        if let full {
            let share = alpha > 0 ? 1 / alpha : 0
            let color = ResolvedColor(
                red: Double((pixel >> 16) & 0xFF) * share, green: Double((pixel >> 8) & 0xFF) * share,
                blue: Double(pixel & 0xFF) * share, opacity: alpha / 255)
            return full.apply(to: color).premultipliedPixel
        }
        guard alpha > 0 else { return 0 }
        let red = Double((pixel >> 16) & 0xFF) / alpha
        let green = Double((pixel >> 8) & 0xFF) / alpha
        let blue = Double(pixel & 0xFF) / alpha
        if isLuminanceToAlpha {
            let luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
            return UInt32((luminance * alpha).rounded()) << 24
        }
        func component(_ row: Int) -> Double {
            let start = row * 4
            return matrix[start] * red + matrix[start + 1] * green + matrix[start + 2] * blue + matrix[start + 3]
        }
        return ResolvedColor(
            red: component(0), green: component(1), blue: component(2), opacity: alpha / 255 * opacity
        ).premultipliedPixel
    }
}
