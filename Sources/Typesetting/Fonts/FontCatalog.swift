import Drawing
import Foundation
import Synchronization

/// The fonts there are, and the faces opened so far. Sessions share one; all of it may be used from any thread.
///
/// Nothing is opened before it is asked for: the shipped files are a table, folders given by the user are read when
/// the catalogue is made, and the system's fonts are looked at only for a family or a character nothing else has.
package final class FontCatalog: Sendable {
    /// The catalogue of the shipped fonts.
    package static let shared = FontCatalog()

    /// Where the shipped fonts are; nil where none were found, and text is then set in what the system has.
    package let folder: String?

    /// The user's own folders.
    let directories: [String]
    /// Files in them that have a font's ending and can't be read.
    package let damagedFiles: [String]
    /// Answers of `family(like:)`, which every text in a missing font asks for.
    let likeFamilies = Mutex<[String: String?]>([:])
    private let custom: [CustomFont]
    private let state = Mutex(State())

    private struct State {
        var files: [String: FontFile?] = [:]
        var faces: [FaceKey: FontFace] = [:]
        var fonts: [FontKey: ResolvedFont] = [:]
        var fallbacks: [FallbackKey: FontFace?] = [:]

        /// An animated weight makes a face a frame; those in use are kept by whoever uses them.
        mutating func dropFaces() {
            faces.removeAll()
            fonts.removeAll()
            fallbacks.removeAll()
        }
    }

    struct FaceKey: Hashable {
        var path: String
        var index: Int
        var weight: CGFloat?
        var width: CGFloat
        var opticalSize: CGFloat?
    }

    private struct FontKey: Hashable {
        var descriptor: FontDescriptor
        var platform: TextPlatform
    }

    private struct FallbackKey: Hashable {
        var scalar: UInt32
        var isBold: Bool
    }

    /// A catalogue of the shipped fonts and of all font files in `directories`, which come first.
    package init(directories: [String] = [], folder: String? = FontFolder.found) {
        self.folder = folder
        self.directories = directories
        var damaged: [String] = []
        custom = directories.flatMap { CustomFont.read(directory: $0, damaged: &damaged) }
        damagedFiles = damaged
    }

    // MARK: - Resolving

    /// The font nearest to what is asked for; nil only where there isn't a single usable font.
    package func resolve(_ descriptor: FontDescriptor, platform: TextPlatform) -> ResolvedFont? {
        var descriptor = descriptor
        descriptor.size = descriptor.size.isFinite ? min(max(descriptor.size, 0), 10_000) : 0
        descriptor.weight = min(max(descriptor.weight, 1), 1000)
        let key = FontKey(descriptor: descriptor, platform: platform)
        if let known = state.withLock({ $0.fonts[key] }) { return known }
        guard let match = match(descriptor) else { return nil }
        let font = ResolvedFont(
            descriptor: descriptor, platform: platform, face: match.face,
            drawnFace: platform == .macOS && !match.isSubstitute ? smoothedFace(descriptor, like: match.face) : nil,
            syntheticSlant: descriptor.isItalic && !match.isItalic ? 0.2 : 0, isSubstitute: match.isSubstitute)
        return state.withLock { state in
            if let known = state.fonts[key] { return known }
            if state.fonts.count >= 2048 { state.fonts.removeAll() }
            state.fonts[key] = font
            return font
        }
    }

    /// macOS smooths fonts: it draws strokes thicker than they are, and leaves every letter its room (measured: facts
    /// 21.16). This is the face of black text; `smoothed(_:luminance:)` makes those of lighter colours of it.
    private func smoothedFace(_ descriptor: FontDescriptor, like face: FontFace) -> FontFace? {
        guard let design = descriptor.design, face.variations.contains(where: { $0.tag == "wght" }) else { return nil }
        var heavier = descriptor
        heavier.weight += Self.smoothing
        guard let match = shippedMatch(family: ShippedFonts.family(of: design), heavier), match.face.path == face.path
        else { return nil }
        return match.face
    }

    /// By how much the weight of black strokes grows.
    private static let smoothing = 47

    private struct Match {
        var face: FontFace
        var isItalic: Bool
        var isSubstitute = false
    }

    private func match(_ descriptor: FontDescriptor) -> Match? {
        switch descriptor.family {
        case .system(let design):
            for family in Self.systemFamilies(of: design) {
                if let found = customMatch(family: family, descriptor) { return found }
            }
            return shippedMatch(family: ShippedFonts.family(of: design), descriptor)
                ?? systemMatch(family: "sans-serif", descriptor, exact: false)
        case .custom(let name):
            let wanted = FamilyName(name)
            var descriptor = descriptor
            if let weight = wanted.weight, descriptor.weight == 400 { descriptor.weight = weight }
            if wanted.isItalic { descriptor.isItalic = true }
            if let found = customMatch(family: wanted.family, descriptor) ?? customMatch(family: name, descriptor) {
                return found
            }
            if let found = shippedMatch(family: wanted.family, descriptor) ?? shippedMatch(family: name, descriptor) {
                return found
            }
            if let found = systemMatch(family: name, descriptor, exact: true) { return found }
            let stand = ShippedFonts.family(of: wanted.design)
            guard
                var found = shippedMatch(family: stand, descriptor)
                    ?? systemMatch(family: "sans-serif", descriptor, exact: false)
            else { return nil }
            found.isSubstitute = true
            return found
        }
    }

    /// Apple's own families, used where the user's folder has them.
    private static func systemFamilies(of design: FontDescriptor.Design) -> [String] {
        switch design {
        case .default: return ["SF Pro", "SF Pro Text", ".SF NS"]
        case .rounded: return ["SF Pro Rounded", "SF Rounded"]
        case .serif: return ["New York"]
        case .monospaced: return ["SF Mono"]
        }
    }

    private func shippedMatch(family: String, _ descriptor: FontDescriptor) -> Match? {
        guard let folder else { return nil }
        let name = ShippedFonts.name(of: family)
        let faces = ShippedFonts.all.filter { $0.family == name }
        guard
            let best = faces.min(by: {
                distance($0.weight, $0.isItalic, $0.isVariable, descriptor)
                    < distance($1.weight, $1.isItalic, $1.isVariable, descriptor)
            })
        else { return nil }
        let weight: CGFloat? = best.isVariable ? CGFloat(min(max(descriptor.weight, 100), 900)) : nil
        let size = best.opticalSizes.map { min(max(descriptor.size, $0.lowerBound), $0.upperBound) }
        guard
            let face = face(
                path: folder + "/" + best.file, weight: weight, width: descriptor.width, opticalSize: size,
                shipped: best)
        else { return nil }
        return Match(face: face, isItalic: best.isItalic)
    }

    private func customMatch(family: String, _ descriptor: FontDescriptor) -> Match? {
        guard !custom.isEmpty else { return nil }
        let name = FamilyName.normalized(family)
        let faces = custom.filter { $0.names.contains(name) }
        guard
            let best = faces.min(by: {
                distance($0.weight, $0.isItalic, $0.weightAxis != nil, descriptor)
                    < distance($1.weight, $1.isItalic, $1.weightAxis != nil, descriptor)
            })
        else { return nil }
        let weight = best.weightAxis.map { min(max(CGFloat(descriptor.weight), $0.lowerBound), $0.upperBound) }
        let size = best.opticalSizeAxis.map { min(max(descriptor.size, $0.lowerBound), $0.upperBound) }
        let found = face(
            path: best.path, index: best.index, of: best.file, weight: weight, width: descriptor.width,
            opticalSize: size, shipped: nil)
        return found.map { Match(face: $0, isItalic: best.isItalic) }
    }

    private func systemMatch(family: String, _ descriptor: FontDescriptor, exact: Bool) -> Match? {
        guard
            let found = SystemFonts.find(
                family: family, weight: descriptor.weight, isItalic: descriptor.isItalic, exact: exact),
            let face = face(path: found.path, index: found.index, width: descriptor.width)
        else { return nil }
        return Match(face: face, isItalic: found.isItalic)
    }

    /// An upright face of the weight is slanted rather than an italic of another weight taken; never the reverse.
    private func distance(_ weight: Int, _ isItalic: Bool, _ isVariable: Bool, _ wanted: FontDescriptor) -> Int {
        let slant = isItalic == wanted.isItalic ? 0 : wanted.isItalic ? 90 : 10_000
        return slant + (isVariable ? 0 : abs(weight - wanted.weight))
    }

    // MARK: - Faces

    /// A face of a file, at a weight where the file is variable and a width; opened once.
    package func face(path: String, index: Int = 0, weight: CGFloat? = nil, width: CGFloat = 1) -> FontFace? {
        face(path: path, index: index, weight: weight, width: width, shipped: nil)
    }

    /// - Parameter opened: the file, where it is open already.
    private func face(
        path: String, index: Int = 0, of opened: FontFile? = nil, weight: CGFloat?, width: CGFloat,
        opticalSize: CGFloat? = nil, shipped: ShippedFont?
    ) -> FontFace? {
        let width = width.isFinite ? min(max(width, 0.4), 2.5) : 1
        let key = FaceKey(path: path, index: index, weight: weight, width: width, opticalSize: opticalSize)
        return state.withLock { state in
            if let known = state.faces[key] { return known }
            let place = "\(path)#\(index)"
            let file: FontFile?
            if let known = state.files[place] {
                file = known
            } else {
                file = opened ?? FontFile(path: path, index: index)
                state.files[place] = .some(file)
            }
            guard let file else { return nil }
            var variations = weight.map { [FontVariation(tag: "wght", value: $0)] } ?? []
            if let opticalSize { variations.append(FontVariation(tag: "opsz", value: opticalSize)) }
            var stretch = width
            if width != 1, let axis = file.axis("wdth") {
                let value = min(max(100 * width, axis.lowerBound), axis.upperBound)
                variations.append(FontVariation(tag: "wdth", value: value))
                stretch = 1
            }
            let face = FontFace(
                file: file, variations: variations, horizontalScale: stretch,
                plainText: width == 1 ? shipped?.plainText ?? .shaping : .shaping,
                alternates: shipped?.alternates ?? .all)
            if state.faces.count >= 512 { state.dropFaces() }
            state.faces[key] = face
            return face
        }
    }

    /// A shipped face by family, such as the symbols'.
    package func shippedFace(family: String, weight: Int = 400) -> FontFace? {
        shippedMatch(family: family, FontDescriptor(size: 0, weight: weight))?.face
    }

    /// The face that macOS draws text of a colour with: the lighter the colour, the thicker its strokes (measured: facts
    /// 21.16).
    ///
    /// - Parameters:
    ///   - source: what black text is drawn with; a face of one weight is answered as it is.
    ///   - luminance: the colour's, from 0 to 1.
    package func smoothed(_ source: any GlyphSource, luminance: CGFloat) -> any GlyphSource {
        // In steps, so that an animated colour doesn't open a face a frame.
        let step = (min(max(luminance, 0), 1) * 3).rounded()
        guard step > 0, let face = source as? FontFace, face.variations.first?.tag == "wght",
            let weight = face.variations.first?.value, !face.variations.contains(where: { $0.tag == "wdth" })
        else { return source }
        let size = face.variations.first { $0.tag == "opsz" }?.value
        let heavier = self.face(
            path: face.path, index: face.faceIndex, weight: min(weight + 33 * step, 900), width: face.horizontalScale,
            opticalSize: size, shipped: nil)
        return heavier ?? source
    }

    // MARK: - Fallback

    /// The face for a character that the text's own font hasn't got; nil where no font has it.
    func fallback(for scalar: UInt32, weight: Int) -> FontFace? {
        let key = FallbackKey(scalar: scalar, isBold: weight >= 550)
        if let known = state.withLock({ $0.fallbacks[key] }) { return known }
        let found = findFallback(for: scalar, weight: key.isBold ? 700 : 400)
        state.withLock { state in
            if state.fallbacks.count >= 65_536 { state.fallbacks.removeAll() }
            state.fallbacks[key] = .some(found)
        }
        return found
    }

    /// True for a face of the shipped fonts or the user's folders, false for one of the machine's.
    func isOwn(_ face: FontFace) -> Bool {
        if let folder, face.path.hasPrefix(folder) { return true }
        return custom.contains { $0.path == face.path }
    }

    private func findFallback(for scalar: UInt32, weight: Int) -> FontFace? {
        for family in FallbackOrder.families(for: scalar) {
            if let face = shippedFace(family: family, weight: weight), face.covers(scalar) { return face }
        }
        for font in custom {
            let face = face(
                path: font.path, index: font.index, of: font.file, weight: nil, width: 1, shipped: nil)
            if let face, face.covers(scalar) { return face }
        }
        guard let found = SystemFonts.find(covering: scalar, weight: weight),
            let face = face(path: found.path, index: found.index), face.covers(scalar)
        else { return nil }
        return face
    }
}
