import Rendering
import SwiftUI
import Testing

/// One configuration of generated tests: a name, and the options of `render` by their long names.
public struct SnapshotVariant: Hashable, Sendable, CustomTestStringConvertible {
    public let name: String
    private let texts: [String: String]

    /// - Parameters:
    ///   - name: what tests and snapshots call it.
    ///   - options: an option that isn't known, or can't have that value, fails the snapshot with that message.
    public init(_ name: String, _ options: [String: String] = [:]) { (self.name, texts) = (name, options) }

    public var testDescription: String { name }

    /// What is drawn with, and what is wrong with it.
    fileprivate var options: (options: RenderOptions, mistake: String?) {
        var result = RenderOptions()
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
            do throws(OptionError) {
                try result.set(name, to: text)
            } catch {
                return (result, "'\(text)' is no value of '\(name)': it has to be \(error.expected)")
            }
        }
        return (result, nil)
    }
}

extension Snapshotting {
    /// The same, with a mistake that is the snapshot's failure.
    fileprivate func failing(with mistake: String?) -> Snapshotting {
        guard let mistake else { return self }
        return Snapshotting(
            pathExtension: pathExtension, diffing: diffing,
            asyncSnapshot: { value in
                SnapshotValue.failures?.record(mistake)
                return snapshot(value)
            })
    }
}

extension Snapshotting where Value: View, Format == SnapshotImage {
    /// A picture of the view in a configuration.
    public static func image(_ variant: SnapshotVariant) -> Snapshotting {
        let (options, mistake) = variant.options
        return image(options: options).failing(with: mistake)
    }
}

extension Snapshotting where Value: View, Format == String {
    /// The layout of the view in a configuration.
    public static func layout(_ variant: SnapshotVariant) -> Snapshotting {
        let (options, mistake) = variant.options
        return layout(.sizeThatFits, options: options).failing(with: mistake)
    }
}
