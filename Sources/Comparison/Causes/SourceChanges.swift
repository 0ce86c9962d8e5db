import Foundation
import Rendering

/// What changed in the sources of a program, file by file.
enum SourceChanges {
    static func between(_ old: SourceProject, _ new: SourceProject) -> [SourceChange] {
        let (before, after) = (files(of: old, beside: new), files(of: new, beside: old))
        var changes: [SourceChange] = []
        for key in Set(before.keys).union(after.keys).sorted() {
            let (o, n) = (before[key], after[key])
            guard o?.text != n?.text else { continue }
            let name = shortName(n ?? o, key)
            guard let o, let n else {
                let text = n?.text ?? ""
                let range = 0..<(o?.text.utf8.count ?? 0)
                changes.append(
                    SourceChange(
                        text: "file \(name) \(o == nil ? "added" : "removed")", isPhrase: true,
                        place: ChangePlace(file: name, line: 1, isOld: n == nil),
                        edits: [SourceEdit(file: key, range: range, replacement: text)]))
                continue
            }
            let comparer = SyntaxComparer(
                file: key, old: ParsedSource(name: shortName(o, key), text: o.text),
                new: ParsedSource(name: name, text: n.text))
            changes += comparer.changes()
        }
        return changes
    }

    /// The files by what they are called below the folder; a single one is compared with a single one whatever its name.
    static func files(of project: SourceProject, beside other: SourceProject) -> [String: SourceText] {
        if project.files.count == 1, other.files.count == 1 { return ["": project.files[0]] }
        var result: [String: SourceText] = [:]
        for file in project.files { result[key(of: file, in: project)] = file }
        return result
    }

    static func firstKey(
        of project: SourceProject, _ old: [String: SourceText], _ new: [String: SourceText]
    ) -> String? {
        guard let first = project.files.first else { return nil }
        return old.count == 1 && new.count == 1 && old[""] != nil ? "" : key(of: first, in: project)
    }

    private static func key(of file: SourceText, in project: SourceProject) -> String {
        guard let folder = project.folder, file.name.hasPrefix(folder + "/") else { return file.name }
        return String(file.name.dropFirst(folder.count + 1))
    }

    /// Without folders, as people name a file; those of a project keep the folders below its own.
    private static func shortName(_ file: SourceText?, _ key: String) -> String {
        guard key.isEmpty || key.hasPrefix("/") else { return key }
        let name = file?.name ?? key
        return name.split(separator: "/").last.map(String.init) ?? name
    }
}
