import Foundation

/// What a view says of itself to those who don't see it. Nil leaves a thing as it is.
@_documentation(metadata: engine)
public struct AccessibilityAttributes: Equatable, Sendable {
    /// How a container's children are presented.
    package enum Children: Hashable, Sendable {
        case ignore, contain, combine
    }

    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var isHidden: Bool?
    package var children: Children?
    package var addedTraits: UInt64 = 0
    package var removedTraits: UInt64 = 0
    package var sortPriority: Double?
    package var inputLabels: [String] = []

    /// What something can be called by because of them.
    var names: [String] { [label, identifier].compactMap { $0 } + inputLabels }

    package init() {}
}
