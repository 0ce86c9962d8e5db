extension View {
    /// A session has one place for what programs keep.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
