/// The static view tree of a source: what its views are made of, as a diagram of them would show it, without running
/// anything.
public struct ViewTree: Equatable, Sendable {
    /// One view or modifier.
    public struct Node: Equatable, Sendable {
        /// `Text`, `.padding`, `ConditionalContent`, `EnvironmentKeyWritingModifier(Font?)`, or a declared type's name.
        public var name: String
        /// True for what is only there if a condition holds; the name then ends in `?`.
        public var isOptional = false
        public var children: [Node] = []
        /// Of what writes the environment: the key as a modifier or key path calls it, and the value as the source
        /// says it.
        package var written: ViewTree.Written?
    }

    package struct Written: Equatable, Sendable {
        package var key: String
        package var value: String
    }

    public var root: Node?

    /// As `render inspect --tree view` prints it.
    public var json: String {
        JSONText.write(.object([("root", root.map(\.json) ?? .null)]))
    }
}

extension ViewTree.Node {
    fileprivate var json: JSONText.Value {
        var members: [(String, JSONText.Value)] = [("name", .string(name))]
        if isOptional { members.append(("optional", .bool(true))) }
        members.append(("children", .array(children.map(\.json))))
        return .object(members)
    }
}
