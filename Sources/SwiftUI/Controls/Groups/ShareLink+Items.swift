import ViewGraph

// Several things handed to other programs at once. A picture shows the button; what is shared, and how it is announced,
// is seen only where people share.

nonisolated extension ShareLink {
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL { self.init(label: label()) }

    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String { self.init(label: label()) }

    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(label: label()) }
}

nonisolated extension ShareLink where Label == SwiftUI.Label<Text, Image> {
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
