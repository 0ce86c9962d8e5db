/// A line of Markdown as Pandoc's tree has it: emphasis, code, links and pictures in it.
struct PandocInlines {
    let all: [Any]

    /// What lies deeper in each other than a person would write is words only: whoever reads the tree goes down it.
    private static let depthLimit = 40

    init(_ markdown: String) {
        guard let tree = CommonMarkTree(Array(markdown.utf8)) else {
            all = Self.words(markdown)
            return
        }
        let nodes = tree.nodes()
        guard nodes.allSatisfy({ $0.depth <= Self.depthLimit }) else {
            all = Self.words(markdown)
            return
        }
        // Nodes that are open, each with what is in it so far; the first stands for the document.
        var open: [(node: CommonMarkTree.Node?, content: [Any])] = [(nil, [])]
        func close(to depth: Int) {
            while let last = open.last, let node = last.node, node.depth >= depth {
                open.removeLast()
                let inlines = Self.inlines(for: node, last.content, tree)
                let isBlock = ["paragraph", "heading", "item"].contains(node.type)
                if isBlock, !open[open.count - 1].content.isEmpty { open[open.count - 1].content.append(Self.space) }
                open[open.count - 1].content += inlines
            }
        }
        for node in nodes {
            close(to: node.depth)
            open.append((node, []))
        }
        close(to: 0)
        all = open[0].content
    }

    /// Words with spaces between them.
    static func words(_ text: String) -> [Any] {
        var inlines: [Any] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !inlines.isEmpty { inlines.append(space) }
            inlines.append(element("Str", String(word)))
        }
        return inlines
    }

    static func element(_ name: String, _ content: Any) -> [String: Any] { ["t": name, "c": content] }

    private static let space = ["t": "Space"]
    private static var noAttributes: [Any] { ["", [String](), [Any]()] }

    private static func inlines(for node: CommonMarkTree.Node, _ content: [Any], _ tree: CommonMarkTree) -> [Any] {
        switch node.type {
        case "text": return text(tree.literal(node))
        case "softbreak": return [["t": "SoftBreak"]]
        case "linebreak": return [["t": "LineBreak"]]
        case "code": return [element("Code", [noAttributes, tree.literal(node)] as [Any])]
        case "html_inline": return [element("RawInline", ["html", tree.literal(node)])]
        case "emph": return [element("Emph", content)]
        case "strong": return [element("Strong", content)]
        case "strikethrough": return [element("Strikeout", content)]
        case "link": return [element("Link", [noAttributes, content, [tree.url(node), ""]] as [Any])]
        case "image": return [element("Image", [noAttributes, content, [tree.url(node), ""]] as [Any])]
        case "code_block", "html_block": return words(tree.literal(node))
        default: return content
        }
    }

    /// A text's words; the spaces at its ends part it from what stands beside it.
    private static func text(_ text: String) -> [Any] {
        let middle = words(text)
        guard !middle.isEmpty else { return text.isEmpty ? [] : [space] }
        return (text.first?.isWhitespace == true ? [space] : []) + middle
            + (text.last?.isWhitespace == true ? [space] : [])
    }
}
