import Foundation
import ViewGraph

/// What people changed of a sidebar's tabs: nothing.
public struct TabViewCustomization: Codable, Equatable, RawRepresentable, Sendable {
    public init() {}
    public init?(rawValue: String) {}

    public var rawValue: String { "" }

    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
}

/// When a tab's search field is there to type in.
public struct TabSearchActivation: Hashable, Sendable {
    private let kind: Int
    public static let automatic = TabSearchActivation(kind: 0)
    public static let searchTabSelection = TabSearchActivation(kind: 1)
}

nonisolated extension View {
    /// What people may change of a sidebar's tabs, which nobody does in a picture.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        inert(".tabViewCustomization")
    }
    /// Above the tabs of a sidebar, which a Mac shows.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(UndrawnModifier(label: ".tabViewSidebarHeader", platform: .macOS))
    }
    /// Below the tabs of a sidebar, which a Mac shows.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(UndrawnModifier(label: ".tabViewSidebarFooter", platform: .macOS))
    }
    /// At the bottom of a sidebar, which a Mac shows.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(UndrawnModifier(label: ".tabViewSidebarBottomBar", platform: .macOS))
    }
    /// Whether one types in a search tab as soon as it is chosen.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        inert(".tabViewSearchActivation")
    }
    /// Buttons in a row of their own below a section of a sidebar's list.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(UndrawnModifier(label: ".sectionActions"))
    }
    /// Where `@AppStorage` below keeps its values: a session has one place for all of them.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { inert(".defaultAppStorage") }
}
