import Foundation
import SwiftUI

struct AttributedStrings: View {
    var marked: AttributedString {
        var text = AttributedString("Hello big world")
        text.font = .title3
        if let range = text.range(of: "big") {
            text[range].foregroundColor = .red
            text[range].underlineStyle = .single
            text[range].backgroundColor = .yellow
        }
        text[text.startIndex..<text.index(afterCharacter: text.startIndex)].kern = 4
        text.characters.append("!")
        return text
    }
    var container: AttributedString {
        var attributes = AttributeContainer()
        attributes.foregroundColor = .blue
        attributes.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
        var text = AttributedString("Blue", attributes: attributes)
        text += AttributedString(" and green", attributes: AttributeContainer().foregroundColor(.green).font(.caption))
        text.insert(AttributedString("very ", attributes: AttributeContainer.tracking(2)), at: text.startIndex)
        return text
    }
    var merged: AttributedString {
        var text = AttributedString("merged")
        text.mergeAttributes(AttributeContainer().baselineOffset(5).foregroundColor(.red))
        text.mergeAttributes(AttributeContainer().foregroundColor(.green), mergePolicy: .keepCurrent)
        return text + AttributedString("set").settingAttributes(AttributeContainer().foregroundColor(.purple))
    }
    var markdown: AttributedString {
        let text = "**Bold**, *soft* and `code` ~~gone~~ [link](https://example.com)\nsecond   line"
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        return (try? AttributedString(markdown: text, options: options)) ?? "failed"
    }
    var blocks: AttributedString {
        (try? AttributedString(markdown: "# Title\n\nA paragraph with **bold**.\n\n- one\n- two")) ?? "failed"
    }
    var runs: String {
        markdown.runs.map { run in
            let text = String(markdown[run.range].characters)
            if let link = run.link { return "link(\(link.absoluteString))" }
            guard let intent = run.inlinePresentationIntent else { return text }
            return intent.contains(.stronglyEmphasized) ? "strong(\(text))" : "\(intent.rawValue)(\(text))"
        }
        .joined(separator: "|")
    }
    var replaced: AttributedString {
        var text = markdown
        for run in text.runs where run.inlinePresentationIntent?.contains(.stronglyEmphasized) == true {
            text[run.range].foregroundColor = .orange
        }
        if let soft = text.range(of: "soft") { text.replaceSubrange(soft, with: AttributedString("hard")) }
        if let gone = text.range(of: "gone ") { text.removeSubrange(gone) }
        return text
    }
    var rainbow: AttributedString {
        var text = AttributedString("rainbow")
        let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .indigo, .purple]
        for (place, index) in text.characters.indices.enumerated() {
            text[index..<text.characters.index(after: index)].foregroundColor = colors[place]
        }
        return text
    }
    var scoped: AttributedString {
        var text = AttributedString("scoped")
        text.swiftUI.foregroundColor = .pink
        text[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = .headline
        text.inlinePresentationIntent = [.emphasized, .strikethrough]
        text.link = URL(string: "https://example.com")
        return text
    }

    let now = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(marked)
            Text(container)
            Text(merged)
            Text(markdown)
            Text(blocks)
            Text(runs).font(.caption)
            Text(replaced)
            Text(rainbow)
            Text(scoped)
            Text("In \(marked) between").bold()
            Text("From \(now...now.addingTimeInterval(3600)), \(DateInterval(start: now, duration: 7200))")
            Text("\(marked.runs.count) \(marked.characters.count) \(marked == marked)")
        }
        .padding()
    }
}
