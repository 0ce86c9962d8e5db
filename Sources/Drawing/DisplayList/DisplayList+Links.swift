import Foundation

extension DisplayList {
    /// The links there are, with what can be touched of each as seen through clips, in the list's coordinates.
    package var links: [Link] {
        var found: [Link] = []
        collectLinks(transform: .identity, clip: nil, depth: 0, into: &found)
        return found
    }

    /// The addresses, shortened, that outputs don't lead to; the first hundred, each once.
    package var unsafeLinks: [String] {
        var found: [String] = []
        collectUnsafeLinks(depth: 0, into: &found)
        return found
    }

    private func collectUnsafeLinks(depth: Int, into found: inout [String]) {
        guard depth <= DisplayList.maxDepth else { return }
        for case .group(let group) in items where group.opacity > 0 {
            if let link = group.link, !link.isSafe, found.count < 100 {
                let address = String(link.address.prefix(60).filter { !$0.isNewline })
                if !found.contains(address) { found.append(address) }
            }
            group.contents.collectUnsafeLinks(depth: depth + 1, into: &found)
        }
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
            if let link = group.link, link.isSafe {
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

extension DisplayList.Link {
    /// Whether a reader of an output may be led there: to pages, to a mail that isn't sent yet, or to a place in the
    /// document. Other schemes run programs (`javascript`), hold documents that do (`data`) or reach into the reader's
    /// machine (`file`).
    package static func isSafe(_ address: String) -> Bool {
        // Readers leave out what isn't to be seen before they look for a scheme.
        if address.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) { return false }
        if address.hasPrefix("#") { return true }
        guard let colon = address.firstIndex(of: ":") else { return false }
        return ["http", "https", "mailto"].contains(address[..<colon].lowercased())
    }

    package var isSafe: Bool { Self.isSafe(address) }
}
