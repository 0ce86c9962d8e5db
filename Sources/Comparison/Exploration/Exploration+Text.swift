import Drawing
import Foundation
import Rendering
import SwiftUI

extension Exploration {
    /// The findings, one a line, then the ruler.
    public var text: String {
        var lines = findings.map(\.sentence)
        let ways = "\(count) ways to draw it"
        lines.append(
            findings.isEmpty
                ? "nothing is wrong in \(ways)" : "\(Sentences.count(findings.count, "finding")) in \(ways)")
        lines += notes
        if ruler.stretches.count > 1 { lines += ["", ruler.text] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// `count`, `findings`, `ruler`, `notes`.
    public var json: String {
        let found = findings.map { finding -> JSONText.Value in
            var members: [(String, JSONText.Value)] = [
                ("kind", .string(finding.kind.rawValue)), ("view", .string(finding.view)),
                ("event", .string(finding.event)),
            ]
            if let place = finding.place {
                members += [("file", .string(place.file)), ("line", .number(Double(place.line)))]
            }
            let frame = finding.frame
            members += [
                ("at", .string(finding.configuration.description)), ("count", .number(Double(finding.count))),
                (
                    "frame",
                    .inline([
                        ("x", .number(frame.minX)), ("y", .number(frame.minY)), ("width", .number(frame.width)),
                        ("height", .number(frame.height)),
                    ])
                ),
            ]
            if let widest = finding.widest { members.append(("widest", .number(widest))) }
            return .object(members)
        }
        let stretches = ruler.stretches.map { stretch -> JSONText.Value in
            .inline([
                ("from", .number(stretch.from)), ("to", .number(stretch.to)),
                ("changes", .array(stretch.changes.map(JSONText.Value.string))),
            ])
        }
        return JSONText.write(
            .object([
                ("count", .number(Double(count))), ("findings", .array(found)), ("ruler", .array(stretches)),
                ("notes", .array(notes.map(JSONText.Value.string))),
            ]))
    }

    /// The smallest picture that shows a finding, with the view that is meant outlined.
    public static func picture(
        of finding: Finding, in project: SourceProject, options: RenderOptions, preview: PreviewName? = nil
    ) throws(RenderFailure) -> Picture {
        let program = try project.program(showing: options.view)
        let explorer = Explorer(program: program, sources: project.files, base: options, preview: preview)
        let drawn = try explorer.draw(finding.configuration)
        let outline = Path(roundedRect: finding.frame.insetBy(dx: -2, dy: -2), cornerRadius: 3)
        let mark = DisplayList.Item.stroke(
            outline, StrokeStyle(lineWidth: 1.5), .color(ResolvedColor(red: 0.86, green: 0.15, blue: 0.15)))
        return Picture(
            displayList: DisplayList(items: drawn.picture.displayList.items + [mark]), options: drawn.picture.options)
    }
}
