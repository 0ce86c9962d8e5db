import ViewGraph

extension RenderSession {
    /// The layout nodes behind `inspection()`, in its order.
    package var reportedNodes: [ReportedNode] { graph.reportedNodes(displayScale: options.scale) }
}
