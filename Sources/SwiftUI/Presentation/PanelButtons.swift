import ViewGraph

/// The items of a panel of macOS below its content: what answers it stands at the trailing end, what confirms last and on the
/// tint (Apple: `confirmationAction`, `cancellationAction`).
struct PanelButtons: ControlPart {
    let toolbars: [ToolbarContents]

    var body: some View {
        HStack(spacing: 8) {
            row(.destruction, .leading, .principal, .status, .bottom)
            Spacer(minLength: 0)
            row(.automatic, .trailing, .secondary, .primary, .cancellation, .confirmation)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 16)
    }

    private func row(_ places: ToolbarItemPlacement.Place...) -> some View {
        ToolbarRow(toolbars: toolbars, places: places)
    }
}
