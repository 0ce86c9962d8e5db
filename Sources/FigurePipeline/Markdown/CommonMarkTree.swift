import Foundation

/// A chapter's tree as cmark-gfm reads it: GitHub's Markdown, with tables, strikethrough, autolinks, task lists and
/// footnotes.
final class CommonMarkTree {
    /// One node; it lives as long as its tree.
    struct Node {
        // Unsafe: nodes are the tree's, which keeps them until it is gone; who has a node has the tree.
        fileprivate let pointer: UnsafeMutableRawPointer
        let type: String
        let depth: Int
        /// Lines from 1; 0 where the parser didn't note one.
        let startLine: Int
        let startColumn: Int
        let endLine: Int
    }

    private enum Option {
        static let footnotes: CInt = 1 << 13
        static let unsafe: CInt = 1 << 17
        static let validateUTF8: CInt = 1 << 9
    }

    private enum NodeType {
        static let htmlBlock: CInt = 0x8006
        static let htmlInline: CInt = 0xC005
    }

    private let library: CommonMarkLibrary
    // Unsafe: the tree's own, freed with it.
    private let root: UnsafeMutableRawPointer

    /// Nil where cmark-gfm isn't installed or has no memory left.
    init?(_ bytes: [UInt8]) {
        guard let library = CommonMarkLibrary.shared,
            let parser = library.makeParser(Option.footnotes | Option.validateUTF8)
        else { return nil }
        defer { library.freeParser(parser) }
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            if let found = library.findExtension(name) { _ = library.attach(parser, found) }
        }
        bytes.withUnsafeBytes { library.feed(parser, $0.baseAddress, $0.count) }
        guard let root = library.finish(parser) else { return nil }
        (self.library, self.root) = (library, root)
    }

    deinit { library.freeNode(root) }

    /// All nodes below the document, each before those inside of it. Without recursion: quotes may lie in quotes
    /// without end.
    func nodes() -> [Node] {
        var nodes: [Node] = []
        var open = library.firstChild(root).map { [($0, 0)] } ?? []
        while let (pointer, depth) = open.popLast() {
            nodes.append(
                Node(
                    pointer: pointer, type: text(library.typeName(pointer)), depth: depth,
                    startLine: Int(library.startLine(pointer)), startColumn: Int(library.startColumn(pointer)),
                    endLine: Int(library.endLine(pointer))))
            if let next = library.next(pointer) { open.append((next, depth)) }
            if let child = library.firstChild(pointer) { open.append((child, depth + 1)) }
        }
        return nodes
    }

    // MARK: - Reading

    // Unsafe: the library's texts end with a zero and are copied at once.
    private func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

    func literal(_ node: Node) -> String { text(library.literal(node.pointer)) }
    func url(_ node: Node) -> String { text(library.url(node.pointer)) }
    func headingLevel(_ node: Node) -> Int { Int(library.headingLevel(node.pointer)) }
    func fenceInfo(_ node: Node) -> String { text(library.fenceInfo(node.pointer)) }

    /// How long a fence's marks are and which; nil for code that is only indented.
    func fence(_ node: Node) -> (length: Int, mark: Character)? {
        var (length, offset, mark): (CInt, CInt, CChar) = (0, 0, 0)
        guard library.fenced(node.pointer, &length, &offset, &mark) != 0 else { return nil }
        return (Int(length), Character(UnicodeScalar(UInt8(bitPattern: mark))))
    }

    /// The plain text inside of a node.
    func plainText(_ node: Node) -> String {
        var result = ""
        var open = library.firstChild(node.pointer).map { [$0] } ?? []
        while let pointer = open.popLast() {
            switch text(library.typeName(pointer)) {
            case "text", "code": result += text(library.literal(pointer))
            case "softbreak", "linebreak": result += " "
            default: break
            }
            if let next = library.next(pointer) { open.append(next) }
            if let child = library.firstChild(pointer) { open.append(child) }
        }
        return result
    }

    // MARK: - Changing and writing

    func setURL(_ node: Node, _ url: String) { _ = library.setURL(node.pointer, url) }

    /// Puts markup in a block's place.
    func replace(_ node: Node, by markup: String) {
        guard let block = library.makeNode(NodeType.htmlBlock) else { return }
        _ = library.setLiteral(block, markup)
        guard library.insertBefore(node.pointer, block) != 0 else { return library.freeNode(block) }
        library.unlink(node.pointer)
        library.freeNode(node.pointer)
    }

    /// Puts markup before what a node holds.
    func prepend(_ markup: String, to node: Node) {
        guard let inline = library.makeNode(NodeType.htmlInline) else { return }
        _ = library.setLiteral(inline, markup)
        if library.prependChild(node.pointer, inline) == 0 { library.freeNode(inline) }
    }

    /// The document as HTML, the markup in it included.
    func html() -> String {
        guard let text = library.renderHTML(root, Option.unsafe | Option.footnotes, nil) else { return "" }
        defer { free(text) }
        return String(cString: text)
    }
}
