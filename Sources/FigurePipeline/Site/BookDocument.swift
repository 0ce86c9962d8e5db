import Foundation

extension SiteWriter {
    /// All chapters of the book on one page, as it is printed. Links between chapters stay on it.
    func bookPage() -> String {
        let pages = Set(chapterPages)
        let articles = chapterPages.enumerated().map { index, page in
            "<article id=\"\(BookAnchors.name(of: page))\">\n"
                + BookAnchors(page: page, pages: pages).rewritten(mainContent(of: index)) + "</article>\n"
        }
        return printed(articles.joined())
    }

    /// The name of the file in the output folder.
    static let bookPageName = "book.html"
}

/// Gives what is named and linked on one page of a site its place on the page of the whole book.
struct BookAnchors {
    /// The page, from the output folder, and all pages there are.
    let page: String
    let pages: Set<String>

    /// `a--layout` for `a/layout.html`.
    static func name(of page: String) -> String {
        page.replacingOccurrences(of: "/", with: "--").replacingOccurrences(of: ".html", with: "")
    }

    func rewritten(_ html: String) -> String {
        var result = ""
        var rest = html[...]
        while let match = rest.firstMatch(of: #/ (id|href|src|srcset)="([^"]*)"/#) {
            let value = String(match.2).replacingOccurrences(of: "&amp;", with: "&")
            let own = match.1 == "id" ? anchor(value, on: page) : link(value)
            result += rest[..<match.range.lowerBound] + " \(match.1)=\"\(HTMLText.attribute(own))\""
            rest = rest[match.range.upperBound...]
        }
        return (result + rest).replacingOccurrences(of: "<details>", with: "<details open>")
    }

    /// Figures have names of their own in the whole book; headings only on their page.
    private func anchor(_ id: String, on page: String) -> String {
        id.hasPrefix("fig-") ? id : "\(Self.name(of: page))--\(id)"
    }

    private func link(_ url: String) -> String {
        if url.hasPrefix("#") { return "#" + anchor(String(url.dropFirst()), on: page) }
        let folder = page.split(separator: "/").dropLast().map(String.init)
        guard let local = LocalLink(url), let target = LocalLink.resolve(local.path, in: folder) else { return url }
        guard pages.contains(target) else { return target + local.fragment }
        return local.fragment.isEmpty
            ? "#" + Self.name(of: target) : "#" + anchor(String(local.fragment.dropFirst()), on: target)
    }
}
