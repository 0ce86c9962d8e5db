import Figures

/// Files that belong to the pages: the pictures that they show, and all that a catalog holds.
struct CompanionFiles {
    private(set) var all: [SourceTree.File] = []

    init(_ plan: BookPlan, _ settings: PipelineSettings, _ share: PlanShare) {
        if settings.format == .docc, plan.tree.isCatalog {
            guard share.isFirst else { return }
            all = plan.tree.files.filter {
                $0.kind == .other && !$0.path.hasSuffix(".swiftdsl")
                    && $0.path.split(separator: "/").last != StyleSheet.fileName[...]
            }
            return
        }
        if settings.isSite, share.isFirst, let folder = World.shippedFontFolder {
            // What the pages are set in, so that they look alike everywhere.
            for name in [
                "Inter/Inter-roman.var.ttf", "Inter/Inter-italic.var.ttf", "JetBrainsMono/JetBrainsMono-Regular.ttf",
            ] {
                let file = name.split(separator: "/").last.map(String.init) ?? name
                all.append(
                    SourceTree.File(
                        kind: .other, path: "\(folder)/\(name)", relativePath: "fonts/\(file)", root: folder))
            }
        }
        let linked = share.chapters.map { plan.chapters[$0] }
        var seen: Set<String> = []
        for chapter in linked {
            let folder = chapter.place.relativePath.split(separator: "/").dropLast().map(String.init)
            for link in chapter.outline.links where link.isImage {
                guard let path = LocalLink(link.url)?.path, let relative = LocalLink.resolve(path, in: folder),
                    seen.insert("\(chapter.place.root)/\(relative)").inserted
                else { continue }
                all.append(
                    SourceTree.File(
                        kind: .other, path: "\(chapter.place.root)/\(relative)", relativePath: relative,
                        root: chapter.place.root))
            }
        }
    }
}
