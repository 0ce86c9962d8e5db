import ViewGraph

/// A control's label: of several texts the first is the title, and the others say more about it in smaller, paler lines
/// (Apple: the labels of toggles, pickers and labelled content).
struct LabelLines: ControlPart {
    private let label: any View
    private let lines: [any View]

    init(_ label: some View) {
        self.label = label
        lines = Self.members(of: label)
    }

    var body: some View {
        if lines.count > 1, lines[0].unwrapped is Text {
            let lines = lines
            AnyView(any: lines[0])
            ForEach(Array(lines.indices.dropFirst()), id: \.self) { index in
                if lines[index].unwrapped is Text {
                    AnyView(any: lines[index]).font(.subheadline).foregroundStyle(.secondary)
                } else {
                    AnyView(any: lines[index])
                }
            }
        } else {
            AnyView(any: label)
        }
    }

    private static func members(of label: any View) -> [any View] {
        let view = label.unwrapped
        if let part = view as? any ConfigurationPart { return members(of: part.content) }
        return (view as? any ListedViews)?.members ?? []
    }
}
