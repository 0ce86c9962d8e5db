import Foundation
import Rendering

/// A version between the old and the new one: the old sources with some of the edits, the options and assets so far.
struct VersionState {
    private let old: SourceProject
    private let new: SourceProject
    private let oldFiles: [String: SourceText]
    private let newFiles: [String: SourceText]
    var options: RenderOptions
    var edits: [SourceEdit] = []
    var hasNewAssets = false
    private let preview: PreviewName?

    init(old: SourceProject, new: SourceProject, options: RenderOptions, preview: PreviewName?) {
        (self.old, self.new, self.options, self.preview) = (old, new, options, preview)
        (oldFiles, newFiles) = (SourceChanges.files(of: old, beside: new), SourceChanges.files(of: new, beside: old))
    }

    func draw() throws(RenderFailure) -> DrawnVersion {
        let byFile = Dictionary(grouping: edits, by: \.file)
        // In the order of the new version, what is only in the old one last.
        let names = newFiles.keys.sorted() + oldFiles.keys.filter { newFiles[$0] == nil }.sorted()
        var files: [SourceText] = []
        let first = SourceChanges.firstKey(of: hasNewAssets ? new : old, oldFiles, newFiles)
        for name in [first].compactMap({ $0 }) + names.filter({ $0 != first }) {
            let text = SourceEdits.apply(byFile[name] ?? [], to: oldFiles[name]?.text ?? "")
            guard !text.isEmpty || oldFiles[name] != nil else { continue }
            guard var file = newFiles[name] ?? oldFiles[name] else { continue }
            file.text = text
            files.append(file)
        }
        return try Comparison.draw(SourceProject(files: files, folder: assetFolder), options, preview)
    }

    /// The folder that names of pictures and texts lead into.
    private var assetFolder: String? { AssetChanges.folder(of: hasNewAssets ? new : old) }
}
