/// A value and what it is made of, as lines that are the same in every run.
enum ValueTree {
    private static let maximumDepth = 40

    static func text(of value: Any) -> String {
        var text = ""
        write(value, name: nil, depth: 0, seen: [], to: &text)
        return text
    }

    private static func write(
        _ value: Any, name: String?, depth: Int, seen: Set<ObjectIdentifier>, to text: inout String
    ) {
        let mirror = Mirror(reflecting: value)
        let children = sorted(mirror)
        var seen = seen
        var remark = ""
        if mirror.displayStyle == .class {
            let id = ObjectIdentifier(value as AnyObject)
            if !seen.insert(id).inserted { remark = " (is round this)" }
        }
        if depth >= maximumDepth { remark = " …" }
        let isEnd = children.isEmpty || !remark.isEmpty
        text += String(repeating: "  ", count: depth) + (isEnd ? "- " : "▿ ") + (name.map { $0 + ": " } ?? "")
        text += summary(value, mirror) + remark + "\n"
        guard !isEnd else { return }
        for (index, child) in children.enumerated() {
            write(child.value, name: child.label ?? "\(index)", depth: depth + 1, seen: seen, to: &text)
        }
    }

    private static func summary(_ value: Any, _ mirror: Mirror) -> String {
        let type = String(describing: mirror.subjectType)
        switch mirror.displayStyle {
        case .collection, .set, .dictionary:
            return "\(mirror.children.count) \(mirror.children.count == 1 ? "element" : "elements")"
        case .optional: return mirror.children.isEmpty ? "nil" : "Optional"
        case .struct, .class:
            return mirror.children.isEmpty && mirror.displayStyle == .struct ? described(value) : type
        case .enum: return mirror.children.isEmpty ? "\(type).\(value)" : type
        case .tuple: return "tuple"
        default: return described(value)
        }
    }

    private static func described(_ value: Any) -> String {
        if let text = value as? String { return text.debugDescription }
        return String(describing: value)
    }

    private static func sorted(_ mirror: Mirror) -> [Mirror.Child] {
        var children = Array(mirror.children)
        var parent = mirror.superclassMirror
        while let known = parent {
            children = Array(known.children) + children
            parent = known.superclassMirror
        }
        switch mirror.displayStyle {
        case .set:
            return children.map { ($0, String(describing: $0.value)) }.sorted { $0.1 < $1.1 }.map { $0.0 }
        case .dictionary:
            return children.map { child in
                let pair = Array(Mirror(reflecting: child.value).children)
                guard pair.count == 2 else { return (child, "") }
                let key = String(describing: pair[0].value)
                return ((label: key, value: pair[1].value), key)
            }
            .sorted { $0.1 < $1.1 }.map { $0.0 }
        default: return children
        }
    }
}
