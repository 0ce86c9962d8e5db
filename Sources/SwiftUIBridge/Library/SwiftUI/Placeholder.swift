// What stands for the views of modules that aren't available.

/// A box with a name that takes the place it is given, as a picture or a map does.
public struct _Placeholder: View, Hashable, Identifiable {
    let name: String
    public init(_ name: String) { self.name = name }
    public var id: String { name }

    public var body: some View {
        let shape = RoundedRectangle(cornerRadius: 8)
        shape
            .fill(Color.gray.opacity(0.12))
            .overlay { shape.strokeBorder(Color.gray.opacity(0.5), style: StrokeStyle(lineWidth: 1, dash: [4, 3])) }
            .overlay {
                Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    .minimumScaleFactor(0.4).padding(4)
            }
            .frame(
                minWidth: 0, idealWidth: 120, maxWidth: .infinity, minHeight: 0, idealHeight: 80,
                maxHeight: .infinity
            )
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: name))
    }
}

extension EnvironmentValues {
    /// What a module that isn't available adds to the environment.
    public var _placeholder: _Placeholder { _Placeholder("value") }
}
