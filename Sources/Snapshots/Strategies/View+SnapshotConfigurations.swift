import SwiftUI

extension View {
    /// In a `#Preview`: the configurations of `render.yml` that `render snapshot` draws it in, in place of all of them.
    ///
    ///     #Preview { Card().snapshotConfigurations("light", "*-rtl", "locale=de_DE dynamic-type=xxxLarge") }
    ///
    /// - Parameter names: names or patterns of configurations, or options of a configuration of its own. They have to
    ///   be literals, since they are read in the source; what is drawn doesn't depend on them.
    public func snapshotConfigurations(_ names: String...) -> some View { self }
}
