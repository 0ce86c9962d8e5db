import Foundation
import Typesetting

/// The fonts and symbols there are, as `render fonts` prints them.
public struct FontListing: Sendable {
    private let faces: [FontCatalog.ListedFace]

    /// - Parameter directories: folders whose fonts come before the shipped ones.
    public init(directories: [String] = []) { faces = FontCatalog.listedFaces(directories: directories) }

    /// Families with their faces, then the symbols, each with where it comes from.
    public var text: String {
        var lines: [String] = []
        var family = ""
        for face in faces {
            if face.family != family {
                family = face.family
                lines.append(family)
            }
            let weight = face.isVariable ? "variable" : "\(face.weight)"
            let style = weight + (face.isItalic ? " italic" : "")
            lines.append("  \(style.padding(toLength: 16, withPad: " ", startingAt: 0))\(face.path)")
        }
        if !faces.contains(where: \.isShipped) { lines.append("The shipped fonts weren't found (EASEL_FONTS).") }
        let names = Symbols.names
        lines.append("Symbols (\(names.count), drawn with Phosphor)")
        lines += names.map { "  " + $0 }
        return lines.joined(separator: "\n")
    }

    /// The folder that holds the shipped fonts, each family in a folder of its own; nil where they weren't found.
    package var shippedFolder: String? {
        guard let path = faces.first(where: \.isShipped)?.path else { return nil }
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
        return folder.isEmpty ? nil : folder
    }

    /// The names `Image(systemName:)` knows, one a line.
    public var symbolText: String { Symbols.names.joined(separator: "\n") }
}
