import Rendering

extension Explanations {
    /// What moves where one value of the source is another: the first file has to say it.
    public static func whatIf(
        _ change: SourceChange, in source: SourceProject, options: RenderOptions
    ) throws(RenderFailure) -> LayoutDifference {
        let before = try inspection(of: source, options)
        let after = try inspection(of: changed(source, change), options)
        return LayoutDifference(before.root, after.root)
    }

    /// The project with the change in the one of its files that has such a value.
    static func changed(_ source: SourceProject, _ change: SourceChange) throws(RenderFailure) -> SourceProject {
        guard let first = source.files.first else { return source }
        return try source.replacing(first.name, by: change.applied(to: first))
    }
}

extension LayoutDifference {
    /// A sentence for each difference, a line each.
    public var text: String { sentences(.english).joined(separator: "\n") }

    /// `{"changes": [{"id": "0.1", "name": "Text", "text": "…", "source": "Card.swift:12:9"}]}`
    public var json: String {
        let changes = zip(entries, sentences(.english)).map { entry, sentence in
            let source: [(String, JSONText.Value)] = entry.source.map { [("source", .string($0.text))] } ?? []
            return JSONText.Value.inline(
                [("id", .string(entry.id)), ("name", .string(entry.name)), ("text", .string(sentence))] + source)
        }
        return JSONText.write(.object([("changes", .array(changes))]))
    }
}
