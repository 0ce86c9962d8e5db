import ViewGraph

extension AccessibilityAttributes {
    /// What is said, by the names of the modifiers; nil where nothing is.
    var json: JSONText.Value? {
        var members: [(String, JSONText.Value)] = []
        let texts = [("label", label), ("value", value), ("hint", hint), ("identifier", identifier)]
        for case (let name, let text?) in texts { members.append((name, .string(text))) }
        if !inputLabels.isEmpty { members.append(("inputLabels", .array(inputLabels.map(JSONText.Value.string)))) }
        if let isHidden { members.append(("hidden", .bool(isHidden))) }
        for (name, bits) in [("addedTraits", addedTraits), ("removedTraits", removedTraits)] where bits != 0 {
            members.append((name, .array(Self.names(ofTraits: bits).map(JSONText.Value.string))))
        }
        if let sortPriority { members.append(("sortPriority", .number(sortPriority))) }
        return members.isEmpty ? nil : .object(members)
    }

    package static func names(ofTraits bits: UInt64) -> [String] {
        traits.indices.filter { bits & (1 << UInt64($0)) != 0 }.map { traits[$0] }
    }

    /// By their bits in `AccessibilityTraits`.
    private static let traits = [
        "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound", "isKeyboardKey",
        "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
        "causesPageTurn", "isModal", "isToggle", "isTabBar",
    ]
}
