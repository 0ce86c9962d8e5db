import Foundation
import Rendering
import ViewGraph

/// What assistive technology reads of a layout, in its order: one element a line.
///
///     1 "Profile" header (16, 16, 80 × 24)
///     2 "Sign in" button hint: "Opens the form" (16, 56, 71 × 34)
package struct AccessibilityText {
    package struct Element: Hashable, Sendable {
        package var label: String
        package var value: String?
        package var hint: String?
        package var identifier: String?
        package var traits: [String]
        package var frame: CGRect
        var priority: Double
    }

    package static func text(of inspection: Inspection) -> String {
        elements(of: inspection).enumerated().map { number, element in
            var parts = ["\(number + 1)", "\"\(LayoutText.escaped(element.label))\""] + element.traits
            if let value = element.value { parts.append("value: \"\(LayoutText.escaped(value))\"") }
            if let hint = element.hint { parts.append("hint: \"\(LayoutText.escaped(hint))\"") }
            if let identifier = element.identifier {
                parts.append("identifier: \"\(LayoutText.escaped(identifier))\"")
            }
            return (parts + [LayoutText.rect(element.frame)]).joined(separator: " ") + "\n"
        }.joined()
    }

    package static func elements(of inspection: Inspection) -> [Element] {
        guard let root = inspection.root else { return [] }
        return AccessibilityText().elements(of: root, depth: 0)
    }

    /// Views that are one element with all in them, and what they are called.
    private static let controls: [String: [String]] = [
        "Button": ["button"], "Link": ["link"], "Menu": ["button"], "NavigationLink": ["button"],
        "Toggle": ["toggle"], "TextField": ["text field"], "SecureField": ["text field"], "TextEditor": ["text field"],
        "Slider": ["adjustable"], "Stepper": ["adjustable"], "Picker": ["picker"], "DatePicker": ["picker"],
        "ColorPicker": ["picker"], "ProgressView": ["progress"], "Gauge": ["gauge"], "ShareLink": ["button"],
    ]

    /// Deeper trees aren't read out by anybody; the limit keeps small stacks from ending.
    private static let maximumDepth = 500

    private func elements(of node: LayoutReport, depth: Int) -> [Element] {
        let attributes = node.accessibility
        guard attributes?.isHidden != true, !node.isLeaving, depth < Self.maximumDepth else { return [] }
        var result: [Element]
        if let traits = Self.controls[node.name] {
            let inside = node.children.flatMap { elements(of: $0, depth: depth + 1) }
            result = [joined(inside, node, traits: traits)]
        } else if let text = node.text {
            let label = text.lines.joined(separator: " ")
            guard !label.trimmingCharacters(in: .whitespaces).isEmpty else { return [] }
            result = [element(label, node)]
        } else {
            result = node.children.flatMap { elements(of: $0, depth: depth + 1) }
            // Sorting is among siblings, and keeps those of one priority in their order.
            if result.contains(where: { $0.priority != 0 }) {
                result = result.enumerated().sorted {
                    ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
                }.map(\.element)
            }
        }
        guard let attributes else { return result }
        switch attributes.children {
        case .ignore: result = [element("", node)]
        case .combine: result = [joined(result, node, traits: [])]
        case .contain, nil: break
        }
        return applied(attributes, to: result, node)
    }

    private func element(_ label: String, _ node: LayoutReport, traits: [String] = []) -> Element {
        Element(label: label, traits: traits, frame: node.drawn ?? node.frame, priority: 0)
    }

    private func joined(_ inside: [Element], _ node: LayoutReport, traits: [String]) -> Element {
        var whole = element(
            inside.map(\.label).filter { !$0.isEmpty }.joined(separator: ", "), node,
            traits: traits + inside.flatMap(\.traits).filter { !traits.contains($0) })
        let values = inside.compactMap(\.value)
        if !values.isEmpty { whole.value = values.joined(separator: ", ") }
        whole.hint = inside.lazy.compactMap(\.hint).first
        whole.identifier = inside.lazy.compactMap(\.identifier).first
        return whole
    }

    /// A modifier says something of each element inside it; one that names what has no element makes it one.
    private func applied(
        _ attributes: AccessibilityAttributes, to elements: [Element], _ node: LayoutReport
    ) -> [Element] {
        var elements = elements
        if elements.isEmpty, attributes.label != nil || attributes.value != nil { elements = [element("", node)] }
        let added = AccessibilityAttributes.names(ofTraits: attributes.addedTraits).map(Self.word)
        let removed = Set(AccessibilityAttributes.names(ofTraits: attributes.removedTraits).map(Self.word))
        return elements.map { element in
            var element = element
            element.label = attributes.label ?? element.label
            element.value = attributes.value ?? element.value
            element.hint = attributes.hint ?? element.hint
            element.identifier = attributes.identifier ?? element.identifier
            element.traits = (element.traits + added.filter { !element.traits.contains($0) })
                .filter { !removed.contains($0) }
            element.priority = attributes.sortPriority ?? element.priority
            return element
        }
    }

    /// `isHeader` as it is read out.
    private static func word(_ trait: String) -> String {
        guard trait.hasPrefix("is"), trait.count > 2 else { return trait }
        return trait.dropFirst(2).prefix(1).lowercased() + trait.dropFirst(3)
    }
}
