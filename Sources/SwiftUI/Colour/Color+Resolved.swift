import ViewGraph

extension Color {
    /// A colour as numbers: linear sRGB, which may lie outside 0…1 and is clamped only when drawn (facts 16.6).
    public struct Resolved: Hashable, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            switch colorSpace {
            case .sRGB:
                (linearRed, linearGreen, linearBlue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            case .sRGBLinear:
                (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .displayP3:
                let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
                linearRed = 1.2249 * r - 0.2247 * g
                linearGreen = -0.0420 * r + 1.0419 * g
                linearBlue = -0.0197 * r - 0.0786 * g + 1.0979 * b
            }
            self.opacity = opacity
        }

        /// The components as sRGB encodes them.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        package init(_ color: ResolvedColor) {
            self.init(
                red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
                opacity: Float(color.opacity))
        }

        package var color: ResolvedColor {
            ResolvedColor(
                red: TransferFunction.encoded(Double(linearRed)), green: TransferFunction.encoded(Double(linearGreen)),
                blue: TransferFunction.encoded(Double(linearBlue)), opacity: Double(opacity))
        }

        private static func linear(_ encoded: Float) -> Float {
            let magnitude = abs(encoded)
            // Scaled rather than divided, so that 0.3 comes back a hair smaller, as measured (facts 16.21).
            let linear = magnitude <= 0.04045 ? magnitude / 12.92 : powf(magnitude * 0.9478673 + 0.0521327, 2.4)
            return encoded < 0 ? -linear : linear
        }

        private static func encoded(_ linear: Float) -> Float {
            let magnitude = abs(linear)
            let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * powf(magnitude, 1 / 2.4) - 0.055
            return linear < 0 ? -encoded : encoded
        }
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in context: StyleContext) -> StyledPaint {
        StyledPaint(.color(color.multiplyingOpacity(by: context.levelOpacity)))
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`, each component rounded half up (facts 16.6).
    public var description: String {
        func byte(_ component: Float) -> String {
            let value = component.isNaN ? 0 : min(max((component * 255 + 0.5).rounded(.down), 0), 255)
            return String(format: "%02X", Int(value))
        }
        return "#" + byte(red) + byte(green) + byte(blue) + byte(opacity)
    }
}

extension ResolvedColor {
    init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
        switch space {
        case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .sRGBLinear:
            self.init(
                red: TransferFunction.encoded(red), green: TransferFunction.encoded(green),
                blue: TransferFunction.encoded(blue), opacity: opacity)
        case .displayP3:
            let (r, g, b) = (
                TransferFunction.linear(red), TransferFunction.linear(green), TransferFunction.linear(blue)
            )
            self.init(
                .sRGBLinear, red: 1.2249 * r - 0.2247 * g, green: -0.0420 * r + 1.0419 * g,
                blue: -0.0197 * r - 0.0786 * g + 1.0979 * b, opacity: opacity)
        }
    }

    init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
        guard hue.isFinite else {
            self.init(red: brightness, green: brightness, blue: brightness, opacity: opacity)
            return
        }
        let position = (hue - hue.rounded(.down)) * 6
        /// How far each component is pulled down from the brightness.
        func component(_ offset: Double) -> Double {
            let place = (offset + position).truncatingRemainder(dividingBy: 6)
            let share = max(0, min(place, 4 - place, 1))
            return brightness - brightness * saturation * share
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }
}
