import ViewGraph

/// The platform's colours for parts of controls.
enum ControlPaint: ShapeStyle {
    /// The body of a button, stepper or menu.
    case bezel
    /// A field that is typed into, and its edge.
    case well, wellEdge
    /// Round a checkbox or radio button that is off, which nothing else tells from its background.
    case markEdge
    /// The part of a slider or progress bar that isn't filled.
    case track
    /// A switch that is off.
    case switchOff
    /// What is moved: the knob of a switch or slider.
    case knob
    /// The background of a segmented control, and the segment that is chosen.
    case segments, chosenSegment
    /// A box round several views, and its edge.
    case box, boxEdge
    /// Text of what can't be used now.
    case disabledLabel
    /// A window or panel above others.
    case panel
    /// The background of a sheet.
    case sheetBackground
    /// The background of bars.
    case bar
    /// What floats above content: items of bars, the bar of tabs.
    case glass
    /// Behind the tab that is chosen.
    case chosenTab
    /// Nothing.
    case clear
    /// What dims the view below a presentation.
    case dimming
    /// A place in a panel that is chosen with the pointer, or a chosen day.
    case faintFill

    func resolve(in environment: EnvironmentValues) -> Color {
        let isDark = environment.colorScheme == .dark
        let isMac = environment.platform == .macOS
        func pair(_ light: Color, _ dark: Color) -> Color { isDark ? dark : light }
        func veil(_ light: Double, _ dark: Double) -> Color {
            pair(Color.black.opacity(light), Color.white.opacity(dark))
        }
        func fill(_ level: Int) -> Color { Color(provider: .semantic(.fill(level))) }
        switch self {
        case .bezel: return isMac ? veil(0.075, 0.14) : fill(2)
        // Measured: facts 17.6.
        case .well: return pair(Color(white: 1, opacity: 0.976), Color(hexadecimal: 0x171717, opacity: 0.976))
        case .wellEdge: return veil(0.15, isMac ? 0.09 : 0.2)
        case .markEdge: return veil(0.25, 0.3)
        case .track: return isMac ? veil(0.1, 0.16) : fill(1)
        case .switchOff:
            if isMac { return veil(0.12, 0.2) }
            // As the labels of the third level, from iOS 26 on (measured: facts 21.12, C5C5C7 and on a dark row 5A5A5E).
            return environment.paletteGeneration == .later
                ? Color(provider: .semantic(.label(2)))
                : pair(Color(hexadecimal: 0xE4E4E6), Color(hexadecimal: 0x39393D))
        case .knob: return isMac ? pair(.white, Color(hexadecimal: 0xF2F2F4)) : .white
        case .segments: return isMac ? veil(0.06, 0.12) : fill(2)
        case .chosenSegment:
            return isMac ? pair(.white, Color(white: 1, opacity: 0.28)) : pair(.white, Color(hexadecimal: 0x636366))
        case .box:
            return isMac ? veil(0.03, 0.05) : Color(provider: .semantic(.background(1)))
        case .boxEdge: return isMac ? veil(0.08, 0.1) : .clear
        case .disabledLabel: return Color(provider: .semantic(.label(2)))
        case .panel:
            return isMac
                ? pair(Color(hexadecimal: 0xF6F6F6), Color(hexadecimal: 0x2B2B2D))
                : pair(Color(hexadecimal: 0xF9F9F9), Color(hexadecimal: 0x262628))
        case .sheetBackground: return pair(.white, Color(hexadecimal: 0x1C1C1E))
        case .bar:
            return isMac
                ? pair(Color(hexadecimal: 0xFAFAFA), Color(hexadecimal: 0x2A2A2C))
                : pair(Color(hexadecimal: 0xF9F9F9, opacity: 0.94), Color(hexadecimal: 0x1D1D1D, opacity: 0.94))
        case .glass:
            return pair(Color(white: 1, opacity: 0.82), Color(hexadecimal: 0x2C2C2E, opacity: 0.82))
        case .chosenTab: return veil(0.07, 0.14)
        case .clear: return .clear
        // Darker where everything is dark already.
        case .dimming: return Color.black.opacity(isDark ? 0.48 : 0.2)
        case .faintFill: return isMac ? veil(0.05, 0.08) : fill(3)
        }
    }
}

extension Color {
    init(hexadecimal: UInt32, opacity: Double = 1) {
        self.init(provider: .constant(ResolvedColor(hex: hexadecimal, opacity: opacity)))
    }
}
