/// What a picture can be written as.
public enum PictureFormat: String, CaseIterable, Sendable {
    case png, svg, pdf

    /// The format a file name asks for by its extension.
    public init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }
}
