import Foundation

extension DisplayList {
    /// The links there are, with what can be touched of each as seen through clips, in the list's coordinates.
    package var links: [Link] {
        var found: [Link] = []
        collectLinks(transform: .identity, clip: nil, depth: 0, into: &found)
        return found
    }

    private func collectLinks(transform: CGAffineTransform, clip: CGRect?, depth: Int, into found: inout [Link]) {
        guard depth <= DisplayList.maxDepth else { return }
        for case .group(let group) in items where group.opacity > 0 {
            let inner = group.transform.concatenating(transform)
            var visible = clip
            if let path = group.clip?.path {
                let box = path.boundingRect.applying(inner)
                visible = visible?.overlap(with: box) ?? box
            }
            if let link = group.link {
                let rect = link.rect.applying(inner)
                let touched = visible.map { rect.overlap(with: $0) } ?? rect
                if !touched.isNull, touched.width > 0, touched.height > 0, touched.hasFiniteValues {
                    found.append(Link(address: link.address, rect: touched))
                }
            }
            group.contents.collectLinks(transform: inner, clip: visible, depth: depth + 1, into: &found)
        }
    }
}
