import SwiftUI
import ViewGraph

/// A source that was parsed and checked, and what it offers to draw.
public final class InterpretedProgram {
    let path: String?
    public private(set) var phases = PhaseTimes()

    public init(_ source: SourceText, options: RenderOptions) throws(RenderFailure) {
        path = source.path
        throw RenderFailure(.source, "not yet")
    }

    public func previewNames() throws(RenderFailure) -> [PreviewName] { [] }
    public static var supportedNames: [String] { [] }
    func root(_ options: RenderOptions) throws(RenderFailure) -> (any View, RenderOptions) { (EmptyView(), options) }
    func prepare(_ graph: ViewGraph, options: RenderOptions) {}
    var recordedFailure: (any Error)? { nil }
    var console: [String] { [] }
    public var warnings: [String] { [] }
    func failure(for error: any Error) -> RenderFailure { RenderFailure(.source, "\(error)") }
}

/// A preview of a source: which one it is, and what it is called.
public struct PreviewName: Sendable, Hashable {
    public var index: Int
    public var title: String
}
