import Foundation
import Testing

@testable import FigurePipeline

/// What makes a site usable for everybody: landmarks, names for pictures, contrast, links that lead somewhere.
struct SiteTests {
    private func site() throws -> (book: Book, pages: [String: String]) {
        let book = try Book([
            "index.md": "# A book\n\nWords, and [one](a/one.md#the-second-part).\n",
            "a/one.md":
                "# One\n\n## First\n\n```swift figure=preview name=x caption=\"X\"\nText(\"x\")\n```\n\n## The second part\n\nSee @fig:y.\n",
            "a/two.md": "# Two\n\n```swift figure=view-tree name=y\nVStack { Text(\"y\") }\n```\n\n### Deep\n",
        ])
        #expect(
            book.run {
                $0.format = .html
                $0.options = []
            }.problems == [])
        var pages: [String: String] = [:]
        for (path, data) in try book.files("out") where path.hasSuffix(".html") {
            pages[path] = String(decoding: data, as: UTF8.self)
        }
        return (book, pages)
    }

    private func values(_ attribute: String, of element: String = "", in page: String) -> [String] {
        page.matches(of: try! Regex("<\(element)[^>]*? \(attribute)=\"([^\"]*)\"", as: (Substring, Substring).self))
            .map { String($0.output.1) }
    }

    @Test func everyPageHasLandmarksALanguageAndOneHeadingOfTheFirstLevel() throws {
        for (path, page) in try site().pages {
            for mark in [
                "<html lang=", "<title>", "<main ", "<nav ", "class=\"skip\" href=\"#main\"", "name=\"viewport\"",
            ] {
                #expect(page.contains(mark), "\(path): \(mark)")
            }
            #expect(page.components(separatedBy: "<h1>").count == 2, "\(path)")
            #expect(values("aria-label", of: "nav", in: page).allSatisfy { !$0.isEmpty })
            let ids = values("id", in: page)
            #expect(Set(ids).count == ids.count, "\(path)")
        }
    }

    @Test func everyPictureSaysWhatItShows() throws {
        let pages = try site().pages
        let pictures = pages.values.flatMap { values("alt", of: "img", in: $0) }
        #expect(pictures.count == 2 && pictures.allSatisfy { $0.count > 10 })
        #expect(pages.values.joined().components(separatedBy: "<img ").count == 3)
    }

    @Test func everyLinkLeadsSomewhere() throws {
        let (book, pages) = try site()
        var count = 0
        for (path, page) in pages {
            let folder = path.split(separator: "/").dropLast().map(String.init)
            let links = values("href", in: page) + values("src", in: page) + values("srcset", in: page)
            for link in links {
                count += 1
                if link.hasPrefix("#") {
                    #expect(page.contains("id=\"\(link.dropFirst())\""), "\(path): \(link)")
                    continue
                }
                let local = try #require(LocalLink(link), "\(path): \(link)")
                let target = try #require(LocalLink.resolve(local.path, in: folder))
                #expect(book.exists("out/" + target), "\(path): \(link)")
                if !local.fragment.isEmpty {
                    #expect(pages[target]?.contains("id=\"\(local.fragment.dropFirst())\"") == true, "\(path): \(link)")
                }
            }
        }
        #expect(count > 20)
    }

    /// WCAG 2: 4.5 to 1 for text, on the page and on panels.
    @Test func textStandsOutInBothAppearances() throws {
        let blocks = SiteStyle.css.components(separatedBy: "@media (prefers-color-scheme: dark)")
        for css in blocks.prefix(2) {
            var colors: [String: Double] = [:]
            for match in css.matches(of: #/--([a-z]+): #([0-9a-f]{6})/#) {
                if colors[String(match.1)] == nil { colors[String(match.1)] = Self.luminance(String(match.2)) }
            }
            for name in [
                "ink", "soft", "accent", "keyword", "string", "number", "comment", "type", "call", "attribute",
            ] {
                for behind in ["paper", "panel"] {
                    let (a, b) = (try #require(colors[name]), try #require(colors[behind]))
                    let contrast = (max(a, b) + 0.05) / (min(a, b) + 0.05)
                    #expect(contrast >= 4.5, "\(name) on \(behind): \(contrast)")
                }
            }
        }
    }

    private static func luminance(_ digits: String) -> Double {
        let number = Int(digits, radix: 16) ?? 0
        let parts = [number >> 16, number >> 8 & 255, number & 255].map { part in
            let value = Double(part) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
