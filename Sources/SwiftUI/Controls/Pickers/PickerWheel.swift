import ViewGraph

/// Rows on a drum: the chosen one in the middle on a grey background, the others turning away.
struct PickerWheel: ControlPart {
    let options: [PickerOption]

    @Environment(\.wheelHasBackground) private var hasBackground

    var body: some View {
        let chosen = options.firstIndex(where: \.isChosen) ?? 0
        WheelLayout(chosen: chosen) {
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(hasBackground ? ControlPaint.bezel : .clear)
            ForEach(options.indices.filter { abs($0 - chosen) <= 3 }, id: \.self) { index in
                let distance = CGFloat(index - chosen)
                let angle = Double(distance) * 0.42
                options[index].view
                    .frame(maxWidth: .infinity)
                    .frame(height: 34)
                    .scaleEffect(x: 0.9 + 0.1 * cos(angle), y: cos(angle))
                    .opacity(distance == 0 ? 1 : max(0.55 - 0.17 * Double(abs(distance)), 0.05))
                    .pressable(.row) { options[index].choose() }
                    .layoutValue(key: WheelDistance.self, value: distance)
            }
        }
        .frame(height: 180)
        .frame(minWidth: 30, idealWidth: 320, maxWidth: .infinity)
        .clipped()
    }
}

private enum WheelBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether a wheel has a background behind its chosen row, which several wheels share.
    var wheelHasBackground: Bool {
        get { self[WheelBackgroundKey.self] }
        set { self[WheelBackgroundKey.self] = newValue }
    }
}

enum WheelDistance: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
}

struct WheelLayout: PartLayout {
    let chosen: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 180))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let background = subviews.first else { return }
        let row = ProposedViewSize(width: max(bounds.width - 18, 0), height: 34)
        background.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: row)
        for subview in subviews.dropFirst() {
            let distance = subview[WheelDistance.self]
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY + 82 * sin(distance * 0.42)), anchor: .center,
                proposal: row)
        }
    }
}

// MARK: - Rows
