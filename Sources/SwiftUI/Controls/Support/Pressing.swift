import ViewGraph

nonisolated extension View {
    /// A press on the view does `action`.
    func pressable(isEnabled: Bool = true, _ action: @escaping () -> Void) -> some View { self }
}

nonisolated extension View {
    /// A press on the view switches `isOn`.
    func toggling(_ isOn: Binding<Bool>, isEnabled: Bool) -> some View {
        pressable(isEnabled: isEnabled) { isOn.wrappedValue.toggle() }
    }

    /// Dragging over the view sets a part from 0 to 1; a step of assistive technology moves by `step`, or a tenth.
    func sliding(_ fraction: Binding<Double>, step: Double?, isEnabled: Bool) -> some View { self }

    /// The halves of a stepper.
    func stepping(up: (() -> Void)?, down: (() -> Void)?, isEnabled: Bool) -> some View { self }
}
