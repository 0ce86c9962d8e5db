// Several things handed to other programs at once: a picture shows the button only.
// Also read for: ShareLink.

extension ShareLink {
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL { self.init(item: "", label: label) }

    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String { self.init(item: "", label: label) }

    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(item: "", label: label) }
}

extension ShareLink where Label == LabelOfTextAndImage {
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL { self.init(item: "") }

    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String { self.init(item: "") }

    public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL { self.init(titleKey, item: "") }

    public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String { self.init(titleKey, item: "") }

    @_disfavoredOverload
    public init<S: StringProtocol, Data: RandomAccessCollection>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL { self.init(title, item: "") }

    @_disfavoredOverload
    public init<S: StringProtocol, Data: RandomAccessCollection>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String { self.init(title, item: "") }

    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview
    ) where Data.Element: Transferable { self.init(item: "") }

    public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview
    ) where Data.Element: Transferable { self.init(titleKey, item: "") }

    @_disfavoredOverload
    public init<S: StringProtocol, Data: RandomAccessCollection>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview
    ) where Data.Element: Transferable { self.init(title, item: "") }
}
