import Foundation
import SwiftInterpreter
import SwiftUI
import Typesetting

extension RenderOptions {
    /// The environment the root starts with. What has its default value isn't written: reading it costs nothing then.
    func environment(assets: (any AssetProvider)?, fonts: FontCatalog?) -> EnvironmentValues {
        var values = EnvironmentValues()
        if scale != 2 { values.displayScale = scale }
        if platform != .iOS { values.platform = platform }
        if hasRegularWidth {
            values.horizontalSizeClass = .regular
            if platform == .iOS, let width, let height, height > width { values.hasUprightWindow = true }
        }
        if device?.verticalSizeClass == .compact { values.verticalSizeClass = .compact }
        if appearance != .light { values.colorScheme = appearance }
        if dynamicTypeSize != .large { values.dynamicTypeSize = dynamicTypeSize }
        if layoutDirection != .leftToRight { values.layoutDirection = layoutDirection }
        if locale != "en_US" { values.locale = Locale(identifier: locale) }
        if timeZone != "UTC", let zone = TimeZone(identifier: timeZone) { values.timeZone = zone }
        if locale != "en_US" || timeZone != "UTC" {
            (values.calendar.locale, values.calendar.timeZone) = (values.locale, values.timeZone)
        }
        if let assets { values.assets = assets }
        if let fonts { values.fontCatalog = fonts }
        return values
    }

    /// Windows of macOS, and screens as wide as an iPad's (documented: Apple's size classes; an iPad mini is 744 wide).
    private var hasRegularWidth: Bool {
        if let device { return device.horizontalSizeClass == .regular }
        return platform == .macOS || (width ?? 0) >= 700
    }
}

extension DrawnDevice {
    /// The canvas as a device's screen: as large as the options say, else as a phone's.
    init(_ options: RenderOptions) {
        self.init()
        isPhone = options.platform == .iOS
        if !isPhone { (width, height) = (900, 450) }
        isPad = options.device?.kind == .pad
        if let length = options.width { width = length }
        if let length = options.height { height = length }
        scale = options.scale
        isDark = options.appearance == .dark
        let insets = options.safeArea
        safeArea = (insets.top, insets.leading, insets.bottom, insets.trailing)
    }
}
