// Progress views of Foundation's objects, as these are when a view is made.
// Also read for: Progress.

extension ProgressView where Label == Text, CurrentValueLabel == Text {
    public init(_ progress: Progress) {
        self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted) {
            Text(progress.localizedDescription ?? "")
        } currentValueLabel: {
            Text(progress.localizedAdditionalDescription ?? "")
        }
    }
}
