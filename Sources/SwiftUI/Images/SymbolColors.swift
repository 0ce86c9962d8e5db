/// The colours that symbols have of their own. SF Symbols' tables aren't published; these are the colours that its
/// multicolor symbols are known by. What isn't listed is drawn in the foreground, as there.
enum SymbolColors {
    /// The colour of a layer, the most important layer first; nil for the foreground.
    static func color(of name: String, layer: Int, of count: Int) -> Color? {
        if count == 1 { return whole[name] }
        if let badge = badge(in: name) { return layer == 0 ? badges[badge] : nil }
        guard let enclosed = enclosed[name] else { return layer == 0 && name.contains(".slash") ? .red : nil }
        return layer == 0 ? .white : enclosed
    }

    private static func badge(in name: String) -> String? {
        let parts = name.split(separator: ".").map(String.init)
        guard let place = parts.firstIndex(of: "badge") else { return nil }
        return parts[(place + 1)...].filter { $0 != "fill" }.joined(separator: ".")
    }

    /// Marks beside a symbol; the plain dot is news.
    private static let badges: [String: Color] = [
        "": .red, "plus": .green, "minus": .red, "xmark": .red, "checkmark": .green, "exclamationmark": .yellow,
        "questionmark": .blue, "clock": .blue, "gearshape": .gray, "person.crop": .blue,
    ]

    /// What lies round a white mark.
    private static let enclosed: [String: Color] = [
        "plus.circle.fill": .green, "minus.circle.fill": .red, "checkmark.circle.fill": .green,
        "checkmark.seal.fill": .blue, "checkmark.shield.fill": .green, "exclamationmark.triangle.fill": .yellow,
        "exclamationmark.octagon.fill": .red, "exclamationmark.circle.fill": .red, "xmark.octagon.fill": .red,
        "xmark.shield.fill": .red, "phone.circle.fill": .green, "video.circle.fill": .green,
        "location.circle.fill": .blue, "heart.circle.fill": .red, "star.circle.fill": .yellow,
        "bolt.circle.fill": .yellow, "arrow.up.circle.fill": .blue, "info.circle.fill": .blue,
        "questionmark.circle.fill": .blue, "mic.circle.fill": .red,
    ]

    private static let whole: [String: Color] = [
        "heart.fill": .red, "star.fill": .yellow, "flag.fill": .orange, "bolt.fill": .yellow, "sun.max.fill": .yellow,
        "sun.min.fill": .yellow, "sunrise.fill": .yellow, "sunset.fill": .orange, "moon.fill": .indigo,
        "moon.stars.fill": .indigo, "flame.fill": .orange, "drop.fill": .blue, "leaf.fill": .green, "trash": .red,
        "trash.fill": .red, "folder.fill": .blue, "message.fill": .green, "phone.fill": .green,
        "phone.down.fill": .red, "envelope.fill": .blue, "battery.100": .green, "battery.75": .green,
        "battery.50": .green, "battery.25": .red, "snowflake": .cyan, "cloud.fill": .gray, "cloud.rain.fill": .blue,
        "cloud.snow.fill": .cyan, "cloud.bolt.fill": .yellow, "cloud.sun.fill": .yellow, "gift.fill": .red,
        "lightbulb.fill": .yellow, "crown.fill": .yellow, "trophy.fill": .yellow, "carrot.fill": .orange,
        "ladybug.fill": .red, "location.fill": .blue, "mic.fill": .red, "record.circle": .red,
        "calendar": .red, "thermometer": .red, "eyedropper": .blue, "pin.fill": .red, "mappin": .red,
    ]
}
