import SwiftUI
import ViewGraph

extension RenderSession {
    /// What views play by keyframes now, in the order of the tree, with the names of the views.
    package var keyframePlaybacks: [(view: String, playback: KeyframePlayback)] {
        var result: [(view: String, playback: KeyframePlayback)] = []
        var open = graph.root.map { [$0] } ?? []
        while let node = open.popLast() {
            if let playback = (node as? any KeyframePlayer)?.playback {
                result.append(((node as? DependentNode)?.typeName ?? "KeyframeAnimator", playback))
            }
            open += node.childNodes.reversed()
        }
        return result
    }
}
