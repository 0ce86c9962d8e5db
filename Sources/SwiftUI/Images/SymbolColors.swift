import Typesetting

/// The colours that symbols have of their own. SF Symbols' tables aren't published; these are the colours that its
/// multicolor symbols are known by. What isn't listed is drawn in the foreground, as there.
enum SymbolColors {
    /// The colour of a layer of a symbol; nil for the foreground.
    static func color(of layer: SymbolLayer, in layers: [SymbolLayer], named name: String) -> Color? {
        if layers.count == 1 { return whole[name] }
        switch layer.name {
        case "badge": return badge(in: name).flatMap { badges[$0] }
        case "slash": return .red
        case "mark": return enclosed[name] == nil ? nil : .white
        case "enclosure": return enclosed[name]
        // White clouds are for dark backgrounds; an outlined one has the foreground's colour.
        case "cloud": return name.contains(".fill") ? .white : nil
        case "level": return name.contains(".25") ? .red : .green
        case let part: return parts[part] ?? whole[name]
        }
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

    /// Parts of compound symbols.
    private static let parts: [String: Color] = [
        "sun": .yellow, "rays": .yellow, "moon": .indigo, "rain": .cyan, "snow": .cyan, "hail": .cyan, "bolt": .yellow,
        "star": .yellow,
    ]

    private static let whole: [String: Color] = [
        "heart.fill": .red, "star.fill": .yellow, "flag.fill": .orange, "bolt.fill": .yellow, "moon.fill": .indigo,
        "moon.stars.fill": .indigo, "flame.fill": .orange, "drop.fill": .blue, "leaf.fill": .green, "trash": .red,
        "trash.fill": .red, "folder.fill": .blue, "message.fill": .green, "phone.fill": .green,
        "phone.down.fill": .red, "envelope.fill": .blue, "snowflake": .cyan, "cloud.fill": .white,
        "gift.fill": .red,
        "lightbulb.fill": .yellow, "crown.fill": .yellow, "trophy.fill": .yellow, "carrot.fill": .orange,
        "ladybug.fill": .red, "location.fill": .blue, "mic.fill": .red, "record.circle": .red,
        "calendar": .red, "thermometer": .red, "eyedropper": .blue, "pin.fill": .red, "mappin": .red,
    ]
}
