import SwiftInterpreter

/// What other devices and windows would be told: a picture has none.
let activitySource = LibrarySource(
    "Activities.swift", provides: ["userActivity", "handlesExternalEvents", "onContinueUserActivity"],
    """
    extension View {
        public func userActivity(
            _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
        ) -> some View { self }

        public func userActivity<P>(
            _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
        ) -> some View { self }

        public func onContinueUserActivity(
            _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
        ) -> some View { self }

        public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    }
    """)
