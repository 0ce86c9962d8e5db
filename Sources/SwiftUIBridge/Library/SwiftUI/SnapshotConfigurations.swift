extension View {
    /// Read by `render snapshot` in the source; what is drawn doesn't depend on it.
    public func snapshotConfigurations(_ names: String...) -> some View { self }
}
