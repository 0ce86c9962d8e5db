import Foundation
import SwiftUI
import Typesetting

extension RenderOptions {
    /// The environment the root starts with. What has its default value isn't written: reading it costs nothing then.
    func environment(assets: (any AssetProvider)?, fonts: FontCatalog?) -> EnvironmentValues {
        var values = EnvironmentValues()
        if scale != 2 { values.displayScale = scale }
        if platform != .iOS { values.platform = platform }
        if hasRegularWidth { values.horizontalSizeClass = .regular }
        if appearance != .light { values.colorScheme = appearance }
        if dynamicTypeSize != .large { values.dynamicTypeSize = dynamicTypeSize }
        if layoutDirection != .leftToRight { values.layoutDirection = layoutDirection }
        if locale != "en_US" { values.locale = Locale(identifier: locale) }
        if timeZone != "UTC", let zone = TimeZone(identifier: timeZone) { values.timeZone = zone }
        if let assets { values.assets = assets }
        if let fonts { values.fontCatalog = fonts }
        return values
    }

    /// Windows of macOS, and screens as wide as an iPad's (documented: Apple's size classes; an iPad mini is 744 wide).
    private var hasRegularWidth: Bool { platform == .macOS || (width ?? 0) >= 700 }
}
