/// What `@Animatable` adds to a type: `animatableData` of its stored properties, in the order they are declared in.
///
/// It works on the text of a declaration that a compiler has parsed before, so that the compiler's macro and the
/// interpreter expand alike.
public struct AnimatableExpansion {
    /// Why there is nothing to add, as the message says it.
    public struct Failure: Error {
        public let message: String
        public init(message: String) { self.message = message }
    }

    /// The declaration of `animatableData`; empty where the type declares its own.
    public let member: String

    /// - Parameter declaration: a struct, class or enum with its body.
    public init(of declaration: String) throws(Failure) {
        var scanner = MemberScanner(declaration)
        let members = scanner.storedProperties()
        if scanner.declaresAnimatableData {
            member = ""
            return
        }
        let properties = members.filter { $0.attributes.isEmpty }
        var types: [String] = []
        for property in properties {
            guard let type = property.type ?? property.value.flatMap(Self.type(ofLiteral:)) else {
                throw Failure(
                    message: "'@Animatable' needs the type of '\(property.name)': write it, "
                        + "or mark what isn't animated with '@AnimatableIgnored'")
            }
            types.append("\(Self.plain(type)).AnimatableData")
        }
        member = Self.text(properties.map(\.name), types, scanner.access)
    }

    private static func text(_ names: [String], _ types: [String], _ access: String) -> String {
        guard let last = names.last, let lastType = types.last else {
            return
                "\(access)nonisolated var animatableData: EmptyAnimatableData { get { EmptyAnimatableData() } set {} }"
        }
        var (type, value, path) = (lastType, "\(last).animatableData", "newValue")
        for (name, own) in zip(names, types).dropLast().reversed() {
            type = "AnimatablePair<\(own), \(type)>"
            value = "AnimatablePair(\(name).animatableData, \(value))"
        }
        var setters: [String] = []
        for name in names.dropLast() {
            setters.append("\(name).animatableData = \(path).first")
            path += ".second"
        }
        setters.append("\(last).animatableData = \(path)")
        return "\(access)nonisolated var animatableData: \(type) "
            + "{ get { \(value) } set { \(setters.joined(separator: "; ")) } }"
    }

    /// `Double` of a number with a point, `Angle` of `Angle.zero` or `Angle(degrees: 3)`; nil where text doesn't say.
    private static func type(ofLiteral value: String) -> String? {
        let digits = value.drop { $0 == "-" }
        if digits.first?.isNumber == true {
            return digits.contains(".") && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "_" } ? "Double" : nil
        }
        guard value.first?.isUppercase == true else { return nil }
        return String(value.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// In brackets where a member can't follow otherwise.
    private static func plain(_ type: String) -> String {
        type.allSatisfy { $0.isLetter || $0.isNumber || "_.<>, ".contains($0) } ? type : "(\(type))"
    }
}
