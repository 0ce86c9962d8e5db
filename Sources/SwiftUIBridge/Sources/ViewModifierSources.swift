import SwiftInterpreter

let refreshSource = LibrarySource(
    "Refresh.swift",
    provides: ["RefreshAction", "refreshable", "refresh"],
    """
    /// Brings what is shown up to date.
    public struct RefreshAction {
        let action: () async -> Void
        public func callAsFunction() async { await action() }
    }

    extension EnvironmentValues {
        @Entry public var refresh: RefreshAction? = nil
    }

    extension View {
        public func refreshable(action: @escaping () async -> Void) -> some View {
            _pullable(action).environment(\\.refresh, RefreshAction(action: action))
        }
    }
    """)

let defaultStorageSource = LibrarySource(
    "DefaultStorage.swift",
    provides: ["defaultAppStorage"],
    """
    extension View {
        /// A session has one place for what programs keep.
        public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
    }
    """)

let snapshotConfigurationSource = LibrarySource(
    "SnapshotConfigurations.swift",
    provides: ["snapshotConfigurations"],
    """
    extension View {
        /// Read by `render snapshot` in the source; what is drawn doesn't depend on it.
        public func snapshotConfigurations(_ names: String...) -> some View { self }
    }
    """)
