import Foundation
import Rendering
import Testing

/// Warnings that come up when no code of the program's runs stand at the view they are about.
@Suite("Places of warnings")
struct WarningPlaceTests {
    static let rows: [(view: String, place: String, message: String)] = [
        (#"Image("nope")"#, "v.swiftdsl:3:16", "there is no image named 'nope'"),
        (#"Image(systemName: "no.such")"#, "v.swiftdsl:3:28", "there is no symbol named 'no.such'"),
        (#"Color("nocolor").frame(width: 9, height: 9)"#, "v.swiftdsl:3:16", "no color named 'nocolor'"),
        (#"Text("a").frame(width: -5)"#, "v.swiftdsl:3:19", "Invalid frame dimension"),
        (#"Text("a").font(.custom("NoFont", size: 10))"#, "v.swiftdsl:3:33", "the font 'NoFont' was not found"),
    ]

    @Test(arguments: rows)
    func standAtTheView(view: String, place: String, message: String) throws {
        let text = """
            struct Other: View { var body: some View { Text("nope").frame(width: 5) } }
            struct Broken: View { var body: some View {
                     \(view)
            } }
            #Preview { Broken() }
            """
        let session = try RenderSession(source: SourceText(name: "v.swiftdsl", text: text))
        _ = try session.picture()
        let warnings = session.warnings
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix(place + ": warning: ") == true, "\(warnings)")
        #expect(warnings.first?.contains(message) == true, "\(warnings)")
    }

    /// A name that the source says only as a member of a type, after a comment and a longer word that have it, too.
    @Test func standAtTheNameItselfAndNotInACommentOrAWord() throws {
        let text = """
            // The seed of it all.
            struct Seedling: View { var body: some View { Text("seeds") } }
            #Preview { Color(.seed).frame(width: 9, height: 9) }
            """
        let session = try RenderSession(source: SourceText(name: "v.swiftdsl", text: text))
        _ = try session.picture()
        #expect(session.warnings.count == 1)
        #expect(session.warnings.first?.hasPrefix("v.swiftdsl:3:19: warning: no color named 'seed'") == true)
    }

    /// What speaks of no part of the source stands nowhere, also where its words have an apostrophe.
    @Test func aRootThatFillsItsProposalIsAMatterOfNoLine() throws {
        let text = """
            import SwiftUI
            #Preview { ScrollView { Text("its size") } }
            """
        let session = try RenderSession(source: SourceText(name: "v.swiftdsl", text: text))
        _ = try session.picture()
        for warning in session.warnings { #expect(warning.hasPrefix("warning: "), "\(warning)") }
        let colour = try RenderSession(source: SourceText(name: "v.swiftdsl", text: "import UIKit\nColor.red"))
        _ = try colour.picture()
        #expect(colour.warnings.first?.hasPrefix("warning: the root fills what it is given") == true)
    }

    @Test func readingMemoryInAnInitialiserIsWarnedOf() throws {
        let text = """
            struct Early: View {
                @State private var count = 1
                @Environment(\\.lineLimit) private var limit
                init() { print(count, limit ?? 0) }
                var body: some View { Text("\\(count) \\(limit ?? 0)") }
            }
            #Preview { Early() }
            """
        let session = try RenderSession(source: SourceText(name: "v.swiftdsl", text: text))
        #expect(session.warnings.count == 2)
        for kind in ["State", "Environment"] {
            #expect(
                session.warnings.contains {
                    $0.hasPrefix("v.swiftdsl:4:")
                        && $0.contains("Accessing \(kind)'s value outside of being installed on a View.")
                })
        }
    }
}
