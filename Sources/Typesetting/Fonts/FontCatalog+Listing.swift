import CHarfBuzz
import Foundation

extension FontCatalog {
    /// One face that text can be set in.
    package struct ListedFace: Sendable {
        package var family: String
        package var weight: Int
        package var isItalic: Bool
        /// True where any weight is to be had.
        package var isVariable: Bool
        package var path: String
        package var isShipped: Bool
    }

    /// The faces of the user's folders, then the shipped ones, in the order they are looked through.
    package static func listedFaces(directories: [String], folder: String? = FontFolder.found) -> [ListedFace] {
        let own = directories.flatMap { CustomFont.read(directory: $0) }.map { font in
            ListedFace(
                family: font.file.name(hb_ot_name_id_t(1)),
                weight: font.weight, isItalic: font.isItalic, isVariable: font.weightAxis != nil, path: font.path,
                isShipped: false)
        }
        guard let folder else { return own }
        return own
            + ShippedFonts.all.map { font in
                ListedFace(
                    family: font.family, weight: font.weight, isItalic: font.isItalic, isVariable: font.isVariable,
                    path: folder + "/" + font.file, isShipped: true)
            }
    }

    /// A family there is whose name is spelt like `name`, which is none; nil where no name comes near.
    package func family(like name: String) -> String? {
        likeFamilies.withLock { known in
            if let family = known[name] { return family }
            let family = findFamily(like: name)
            known[name] = .some(family)
            return family
        }
    }

    private func findFamily(like name: String) -> String? {
        let wanted = Array(FamilyName.normalized(FamilyName(name).family).utf8.prefix(64))
        guard wanted.count > 2 else { return nil }
        let families = Set(Self.listedFaces(directories: directories, folder: folder).map(\.family))
        let ranked = families.map { family in
            (name: family, edits: NameDistance.edits(wanted, Array(FamilyName.normalized(family).utf8.prefix(64))))
        }
        let nearest = ranked.min { ($0.edits, $0.name) < ($1.edits, $1.name) }
        return nearest.flatMap { $0.edits <= max(wanted.count / 4, 1) ? $0.name : nil }
    }
}
