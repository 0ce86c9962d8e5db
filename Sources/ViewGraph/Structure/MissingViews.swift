/// What a builder can make of statements that give no view.
package nonisolated protocol MissingViews {
    /// Whether there are certainly none; views with a body of their own are never asked for it.
    var hasNoViews: Bool { get }
}

nonisolated extension View {
    package var hasNoViews: Bool { (self as? any MissingViews)?.hasNoViews ?? false }
}

nonisolated extension EmptyView: MissingViews { package var hasNoViews: Bool { true } }
nonisolated extension AnyView: MissingViews { package var hasNoViews: Bool { content.hasNoViews } }
nonisolated extension RuntimeConditional: MissingViews { package var hasNoViews: Bool { content.hasNoViews } }

nonisolated extension Optional: MissingViews where Wrapped: View {
    package var hasNoViews: Bool { self?.hasNoViews ?? true }
}

nonisolated extension _ConditionalContent: MissingViews where TrueContent: View, FalseContent: View {
    package var hasNoViews: Bool {
        switch storage {
        case .first(let content): content.hasNoViews
        case .second(let content): content.hasNoViews
        }
    }
}

nonisolated extension TupleView: MissingViews { package var hasNoViews: Bool { members.allSatisfy { $0.hasNoViews } } }
nonisolated extension ViewList: MissingViews { package var hasNoViews: Bool { members.allSatisfy { $0.hasNoViews } } }
nonisolated extension Group: MissingViews where Content: View { package var hasNoViews: Bool { content.hasNoViews } }
nonisolated extension ForEach: MissingViews where Content: View { package var hasNoViews: Bool { data.isEmpty } }
