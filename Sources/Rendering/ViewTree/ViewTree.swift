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
        /// For a child of a `ConditionalContent`: the branch that it stands in.
        public var branch: Branch?
        /// Of what writes the environment: the key as a modifier or key path calls it, and the value as the source
        /// says it.
        package var written: ViewTree.Written?
    }

    /// One of the branches of a condition.
    public struct Branch: Hashable, Sendable {
        public var index: Int
        public var count: Int

        /// As ids say it: `ifBranch`, `elseBranch`, or `case2` where there are more than two.
        public var name: String {
            guard count == 2 else { return "case\(index)" }
            return index == 0 ? "ifBranch" : "elseBranch"
        }
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
        if let branch { members.append(("branch", .string(branch.name))) }
        members.append(("children", .array(children.map(\.json))))
        return .object(members)
    }
}
