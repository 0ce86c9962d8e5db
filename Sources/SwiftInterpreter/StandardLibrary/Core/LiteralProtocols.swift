extension StandardLibrary {
    static let literalProtocols: [NativeType] = [
        literal("Integer", "required init(integerLiteral value: Int)"),
        literal("Float", "required init(floatLiteral value: Double)"),
        literal(
            "String", "required init(stringLiteral value: String)", ": ExpressibleByExtendedGraphemeClusterLiteral"),
        literal("ExtendedGraphemeCluster", nil, ": ExpressibleByUnicodeScalarLiteral"),
        literal("UnicodeScalar", nil),
        literal("Boolean", "required init(booleanLiteral value: Bool)"),
        literal("Nil", "required init(nilLiteral: ())"),
        literal("Array", "required init(arrayLiteral elements: ArrayLiteralElement...)", nil, ["ArrayLiteralElement"]),
        literal(
            "Dictionary", "required init(dictionaryLiteral elements: (Key, Value)...)", nil, ["Key", "Value"]),
        NativeType(
            "ExpressibleByStringInterpolation",
            "protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral"),
    ]

    private static func literal(
        _ name: String, _ signature: String?, _ inherited: String? = nil, _ associated: [String] = []
    ) -> NativeType {
        let name = "ExpressibleBy\(name)Literal"
        return NativeType(name, "protocol \(name)\(inherited ?? "")") {
            NativeMembersBuilder.build { t in
                for item in associated { t.add("required associatedtype \(item)") }
                if let signature { t.add(signature) }
            }
        }
    }
}
