/// A value of a YAML file, and where it begins.
struct YAMLNode {
    struct Place: Hashable {
        /// Both from 1.
        var line: Int
        var column: Int
    }

    indirect enum Content {
        /// As it is written, without its quotes; empty for a value that isn't there.
        case scalar(String)
        case sequence([YAMLNode])
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    var content: Content
    var place: Place
}

/// What isn't YAML, or a part of it that settings don't need.
struct YAMLMistake: Error {
    var message: String
    var place: YAMLNode.Place
}
