import Rendering
import SwiftInterpreter
import SwiftSyntax
import SwiftUI
import ViewGraph

/// A guide that figures can show, by its name in SwiftUI or in the source.
nonisolated struct AlignmentGuide {
    enum Line {
        case horizontal(HorizontalAlignment)
        case vertical(VerticalAlignment)
    }

    var name: String
    var line: Line

    /// Whether the guide is a place along the width, drawn as a vertical line.
    var isVertical: Bool { if case .horizontal = line { true } else { false } }

    static let builtIn: [AlignmentGuide] = [
        AlignmentGuide(name: "leading", line: .horizontal(.leading)),
        AlignmentGuide(name: "center", line: .horizontal(.center)),
        AlignmentGuide(name: "trailing", line: .horizontal(.trailing)),
        AlignmentGuide(name: "top", line: .vertical(.top)),
        AlignmentGuide(name: "center", line: .vertical(.center)),
        AlignmentGuide(name: "bottom", line: .vertical(.bottom)),
        AlignmentGuide(name: "firstTextBaseline", line: .vertical(.firstTextBaseline)),
        AlignmentGuide(name: "lastTextBaseline", line: .vertical(.lastTextBaseline)),
    ]

    /// Whether a container of that name aligns by a guide of the axis: a guide of both axes is meant across a stack.
    func counts(in container: String) -> Bool {
        guard Self.builtIn.contains(where: { $0.name == name && $0.isVertical != isVertical }) else { return true }
        return container == "HStack" ? !isVertical : container == "VStack" ? isVertical : true
    }

    /// Whether a stack places its views by this guide.
    func isAligning(_ layout: any Layout) -> Bool {
        switch (line, layout) {
        case (.horizontal(let line), let stack as VStackLayout): stack.alignment == line
        case (.vertical(let line), let stack as HStackLayout): stack.alignment == line
        case (.horizontal(let line), let stack as ZStackLayout): stack.alignment.horizontal == line
        case (.vertical(let line), let stack as ZStackLayout): stack.alignment.vertical == line
        default: false
        }
    }

    /// What sources declare in extensions of `HorizontalAlignment` and `VerticalAlignment`.
    static func declared(in texts: [String], _ session: RenderSession) -> [AlignmentGuide] {
        texts.compactMap(SourceParser.tree).flatMap { tree in
            tree.statements.flatMap { statement -> [AlignmentGuide] in
                guard let declaration = statement.item.as(ExtensionDeclSyntax.self) else { return [] }
                let type = declaration.extendedType.trimmedDescription
                return names(in: declaration).compactMap { name in
                    switch type {
                    case "HorizontalAlignment":
                        session.declaredHorizontalGuide(name).map { Self(name: name, line: .horizontal($0)) }
                    case "VerticalAlignment":
                        session.declaredVerticalGuide(name).map { Self(name: name, line: .vertical($0)) }
                    default: nil
                    }
                }
            }
        }
    }

    private static func names(in declaration: ExtensionDeclSyntax) -> [String] {
        declaration.memberBlock.members.flatMap { member -> [String] in
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                variable.modifiers.contains(where: { $0.name.text == "static" })
            else { return [] }
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        }
    }
}

nonisolated extension ViewDimensions {
    func value(of guide: AlignmentGuide) -> CGFloat {
        switch guide.line {
        case .horizontal(let line): self[line]
        case .vertical(let line): self[line]
        }
    }

    /// Whether the view or one inside it says itself where the guide is.
    func isSet(_ guide: AlignmentGuide) -> Bool {
        switch guide.line {
        case .horizontal(let line): self[explicit: line] != nil
        case .vertical(let line): self[explicit: line] != nil
        }
    }
}
