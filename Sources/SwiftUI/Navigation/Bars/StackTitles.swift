import ViewGraph

/// How large the titles of a stack's screens are: one that doesn't choose has what the screen below it has (Apple:
/// `NavigationBarItem.TitleDisplayMode.automatic`).
final class StackTitles {
    private var isLarge: [Int: Bool] = [:]

    /// Gives a screen's bar its mode. Screens are laid out from the lowest up.
    func resolve(_ contents: inout BarContents, level: Int, hasBack: Bool) {
        switch contents.displayMode ?? .automatic {
        case .large: isLarge[level] = true
        case .inline, .inlineLarge: isLarge[level] = false
        case .automatic:
            guard hasBack else { return isLarge[level] = true }
            guard let below = isLarge[level - 1] else { return }
            contents.displayMode = below ? .large : .inline
            isLarge[level] = below
        }
    }
}
