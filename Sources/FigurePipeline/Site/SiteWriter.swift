import Foundation

/// The book as a site: a page a chapter, each with the contents beside it; nothing is loaded from elsewhere.
struct SiteWriter {
    let pages: PageWriter
    private let chapters: [Chapter]
    private let title: String

    init(_ pages: PageWriter) {
        self.pages = pages
        chapters = pages.plan.chapters
        title = pages.settings.title ?? chapters.first?.title ?? "Figures"
    }

    /// The files of the site but its pictures, by path from the output folder; of those only `chosen`.
    func files(only chosen: Set<String>) -> [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        if chosen.contains("style.css") { files.append(("style.css", SiteStyle.css)) }
        for index in chapters.indices where chosen.contains(Self.page(of: chapters[index])) {
            files.append((Self.page(of: chapters[index]), html(of: index)))
        }
        let hasStart = chapters.contains { Self.page(of: $0) == "index.html" }
        if chosen.contains("index.html"), !chapters.isEmpty, !hasStart {
            files.append(("index.html", startPage()))
        }
        if pages.settings.format == .pdf { files.append((Self.bookPageName, bookPage())) }
        return files
    }

    var chapterPages: [String] { chapters.map(Self.page(of:)) }

    /// What a chapter's page holds between its landmarks.
    func mainContent(of index: Int) -> String {
        let page = html(of: index)
        guard let start = page.range(of: "<main id=\"main\">\n"),
            let end = page.range(of: "</main>", options: .backwards)
        else { return "" }
        let content = page[start.upperBound..<end.lowerBound]
        return String(content.range(of: "<nav class=\"turn\"").map { content[..<$0.lowerBound] } ?? content)
    }

    /// The whole book: its name and contents on a page of their own, each chapter from a new page on.
    func printed(_ chapters: String) -> String {
        let items = self.chapters.map { chapter in
            let number = chapter.number.map { "<span class=\"number\">\($0)</span>" } ?? ""
            let name = BookAnchors.name(of: Self.page(of: chapter))
            return "<li><a href=\"#\(HTMLText.attribute(name))\">\(number)\(HTMLText.escaped(chapter.title))</a></li>\n"
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>\(HTMLText.escaped(title))</title>
            <link rel="stylesheet" href="style.css">
            </head>
            <body class="book">
            <main id="main">
            <header class="title"><p class="name">\(HTMLText.escaped(title))</p>
            <ol class="toc">
            \(items.joined())</ol></header>
            \(chapters)</main>
            </body>
            </html>

            """
    }

    /// `layout.html` for `layout.md`; a folder's first page is its `index.html`.
    static func page(of chapter: Chapter) -> String { page(for: chapter.place.relativePath) }

    private static func page(for path: String) -> String {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        var stem = path.split(separator: "/").last.map(String.init) ?? path
        if let dot = stem.lastIndex(of: ".") { stem = String(stem[..<dot]) }
        if stem.lowercased() == "readme" { stem = "index" }
        return (folder.isEmpty ? "" : folder + "/") + stem + ".html"
    }

    // MARK: - Pages

    private func html(of index: Int) -> String {
        let chapter = chapters[index]
        let page = Self.page(of: chapter)
        guard let tree = CommonMarkTree(Array(pages.markdown(of: index).utf8)) else { return "" }
        var headings = HeadingNames()
        for node in tree.nodes() {
            switch node.type {
            case "heading":
                let name = headings.next(tree.plainText(node))
                tree.prepend(
                    "<a class=\"anchor\" id=\"\(name)\" href=\"#\(name)\" aria-hidden=\"true\" tabindex=\"-1\"></a>",
                    to: node)
            case "link": redirect(node, of: tree)
            default: break
            }
        }
        for node in tree.nodes() where node.type == "code_block" {
            let language = tree.fenceInfo(node).split(separator: " ").first.map(String.init)
            if language?.lowercased() == "swift" { tree.replace(node, by: CodeMarkup.html(of: tree.literal(node))) }
        }
        let eyebrow = chapter.number.map { "<p class=\"eyebrow\">Chapter \($0)</p>\n" } ?? ""
        return document(
            chapter.title, page: page, current: index,
            "<main id=\"main\">\n\(eyebrow)\(tree.html())\(turning(from: index, page))</main>\n")
    }

    /// Links between chapters lead to their pages.
    private func redirect(_ node: CommonMarkTree.Node, of tree: CommonMarkTree) {
        guard let link = LocalLink(tree.url(node)) else { return }
        let name = link.path.lowercased()
        guard name.hasSuffix(".md") || name.hasSuffix(".markdown") else { return }
        tree.setURL(node, Self.page(for: link.path) + link.fragment)
    }

    private func turning(from index: Int, _ page: String) -> String {
        func link(_ target: Int, _ relation: String, _ arrow: (String, String)) -> String {
            guard chapters.indices.contains(target) else { return "" }
            let path = HTMLText.attribute(LocalLink.relative(Self.page(of: chapters[target]), from: page))
            let title = HTMLText.escaped(chapters[target].title)
            return "<a rel=\"\(relation)\" href=\"\(path)\">\(arrow.0)\(title)\(arrow.1)</a>\n"
        }
        guard chapters.count > 1 else { return "" }
        return "<nav class=\"turn\" aria-label=\"Chapters before and after\">\n"
            + link(index - 1, "prev", ("← ", "")) + link(index + 1, "next", ("", " →")) + "</nav>\n"
    }

    /// For a book whose chapters begin without a page of their own.
    private func startPage() -> String {
        let items = chapters.map { chapter in
            "<li><a href=\"\(HTMLText.attribute(Self.page(of: chapter)))\">\(HTMLText.escaped(chapter.title))</a></li>\n"
        }
        return document(
            title, page: "index.html", current: nil,
            "<main id=\"main\">\n<h1>\(HTMLText.escaped(title))</h1>\n<ol>\n\(items.joined())</ol>\n</main>\n")
    }

    private func document(_ name: String, page: String, current: Int?, _ main: String) -> String {
        let style = HTMLText.attribute(LocalLink.relative("style.css", from: page))
        let full = name == title ? title : "\(name) – \(title)"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="generator" content="Easel">
            <title>\(HTMLText.escaped(full))</title>
            <link rel="stylesheet" href="\(style)">
            </head>
            <body>
            <a class="skip" href="#main">Skip to the text</a>
            \(main)\(contents(from: page, current: current))</body>
            </html>

            """
    }

    private func contents(from page: String, current: Int?) -> String {
        let start = HTMLText.attribute(LocalLink.relative("index.html", from: page))
        var html = "<nav class=\"contents\" aria-label=\"Contents\">\n"
        html += "<a class=\"book\" href=\"\(start)\">\(HTMLText.escaped(title))</a>\n<ol>\n"
        for (index, chapter) in chapters.enumerated() where Self.page(of: chapter) != "index.html" {
            let path = HTMLText.attribute(LocalLink.relative(Self.page(of: chapter), from: page))
            let mark = index == current ? " aria-current=\"page\"" : ""
            let number = chapter.number.map { "<span class=\"number\">\($0)</span>" } ?? ""
            html += "<li><a href=\"\(path)\"\(mark)>\(number)\(HTMLText.escaped(chapter.title))</a>"
            if index == current { html += sections(of: chapter) }
            html += "</li>\n"
        }
        return html + "</ol>\n</nav>\n"
    }

    private func sections(of chapter: Chapter) -> String {
        var names = HeadingNames()
        var html = ""
        for heading in chapter.outline.headings {
            let name = names.next(heading.text)
            if heading.level == 2 {
                html += "<li><a href=\"#\(name)\">\(HTMLText.escaped(heading.text))</a></li>\n"
            }
        }
        return html.isEmpty ? "" : "\n<ol>\n\(html)</ol>\n"
    }
}

/// Names of headings in links, no two of a page alike: `a-stack-divides-its-space`.
struct HeadingNames {
    private var used: Set<String> = []

    mutating func next(_ text: String) -> String {
        var name = ""
        for character in text.lowercased() {
            if character.isLetter || character.isNumber {
                name.append(character)
            } else if name.last != "-" {
                name += "-"
            }
        }
        while name.hasPrefix("-") { name.removeFirst() }
        while name.hasSuffix("-") { name.removeLast() }
        if name.isEmpty { name = "section" }
        var (candidate, number) = (name, 2)
        while !used.insert(candidate).inserted {
            candidate = "\(name)-\(number)"
            number += 1
        }
        return candidate
    }
}
