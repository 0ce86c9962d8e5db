import ViewGraph

nonisolated extension View {
    /// A tap on the view does `action`.
    func pressable(
        _ role: Interaction.Role = .button, label: String? = nil, group: String? = nil, isEnabled: Bool = true,
        takesRow: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        interaction { _ in
            var interaction = Interaction.tap(role, label: label, group: group, action: action)
            interaction.isEnabled = isEnabled
            interaction.takesRow = takesRow
            return interaction
        }
    }

    /// The same with a look while it is held down.
    func pressable(isPressed: Binding<Bool>, _ action: @escaping () -> Void) -> some View {
        interaction { _ in
            var interaction = Interaction(.button)
            interaction.touch = { touch in
                switch touch.kind {
                case .tap(let count):
                    return Array(repeating: action, count: count)
                case .press:
                    let press = { isPressed.wrappedValue = true }
                    guard touch.ends else { return [press] }
                    return [press, { isPressed.wrappedValue = false }, action]
                default: return nil
                }
            }
            return interaction
        }
    }

    /// A tap on a control that stands beside a label, by which it can be called as well.
    func pressableByLabel(_ role: Interaction.Role, _ action: @escaping () -> Void) -> some View {
        interaction { node in
            var interaction = Interaction.tap(role, action: action)
            interaction.otherNames = node.labelBeside.map { [$0] } ?? []
            return interaction
        }
    }

    /// A tap on the view switches `isOn`.
    func toggling(_ isOn: Binding<Bool>, isEnabled: Bool) -> some View {
        pressable(.toggle, isEnabled: isEnabled) { isOn.wrappedValue.toggle() }
    }

    /// The knob follows the finger: the middle of a knob of that width stands at the part from 0 to 1.
    func sliding(_ fraction: Binding<Double>, knob: CGFloat, onEditingChanged: @escaping (Bool) -> Void) -> some View {
        interaction { node in
            Interaction.track(.slider) { point in
                let room = node.frame.width - knob
                guard room > 0 else { return }
                let part = Double((point.x - knob / 2) / room)
                onEditingChanged(true)
                fraction.wrappedValue = node.layoutDirection == .leftToRight ? part : 1 - part
                onEditingChanged(false)
            }
        }
    }
}

extension LayoutNode {
    /// What can be read on the label of the row that a control stands in.
    fileprivate var labelBeside: String? {
        var node: LayoutNode? = self
        while let step = node, !(step is ContainerLayoutNode<LabeledRowLayout>) { node = step.parent }
        guard let row = node, row.children.count > 1 else { return nil }
        let texts = row.children.dropLast().flatMap(\.readTexts)
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }

    private var readTexts: [String] {
        if let text = accessibilityText { return [text] }
        return graph.withStackSpace { children.flatMap(\.readTexts) }
    }
}
