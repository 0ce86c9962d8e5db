import ViewGraph

/// The field of a search, with a button that empties it and, while people search, one that ends the search.
struct SearchBar: ControlPart {
    let search: BarContents.SearchField
    let focus: SearchFocus?
    /// Whether it floats above the screen's content, on glass.
    var isFloating = false
    var area: SafeArea?

    @State private var hasFocus = false
    @Environment(\.platform) private var platform
    @Environment(\.paletteGeneration) private var generation

    var body: some View {
        let (isMac, isRound, search) = (platform == .macOS, generation == .later, search)
        HStack(spacing: isMac ? 6 : 10) {
            field
                .padding(.horizontal, isMac ? 8 : isRound ? 14 : 8)
                .frame(height: isMac ? 28 : isRound ? 44 : 36)
                .background { background }
            if !isMac, search.isActive {
                if isRound {
                    Image(systemName: "xmark").font(.system(size: 17, weight: .medium))
                        .frame(width: 44, height: 44)
                        .background { BarGlass(shape: Circle(), area: area) }
                        .pressable(label: "Cancel") { search.cancel() }
                } else {
                    Text("Cancel").foregroundStyle(.tint).pressable { search.cancel() }
                }
            }
        }
    }

    private var field: some View {
        let (isMac, text, search) = (platform == .macOS, search.text, search)
        let focusTarget = focusTarget
        return HStack(spacing: isMac ? 5 : 6) {
            Image(systemName: "magnifyingglass")
                .font(.system(size: isMac ? 12 : 17))
                .foregroundStyle(isFloating ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
            TextField(text: text, label: search.prompt ?? Text("Search"), prompt: nil).textFieldStyle(.plain)
                .transformEnvironment(\.focusTarget) { $0 = focusTarget }
                .environment(\.submit, SubmitActions(.text) { search.submit() })
            if !text.wrappedValue.isEmpty {
                Image(systemName: "xmark.circle.fill").font(.system(size: isMac ? 12 : 17)).foregroundStyle(.secondary)
                    .pressable(label: "Clear text") { text.wrappedValue = "" }
            }
        }
        .environment(\.imageScale, .medium)
    }

    /// Who has the focus in the field, searches.
    private var focusTarget: FocusTarget {
        let (search, focus, hasFocus) = (search, focus?.target, $hasFocus)
        return FocusTarget(
            isFocused: { focus?.isFocused() ?? hasFocus.wrappedValue },
            setFocused: { isFocused in
                if let focus {
                    focus.setFocused(isFocused)
                } else {
                    hasFocus.wrappedValue = isFocused
                }
                if isFocused, !search.isActive { search.begin() }
            })
    }

    @ViewBuilder private var background: some View {
        if isFloating {
            BarGlass(shape: Capsule(), area: area)
        } else {
            let isRound = platform == .macOS || generation == .later
            (isRound ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 10, style: .continuous)))
                .fill(ControlPaint.bezel)
        }
    }
}
