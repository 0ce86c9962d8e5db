import Foundation

extension StandardLibrary {
    /// What strings have to do with data.
    static func addStringCoding(_ t: inout NativeMembersBuilder) {
        t.add("init?(data: Data, encoding: String.Encoding)") { call in
            let data = try call.argument(0, as: Data.self, default: Data())
            let encoding = try call.argument(1, as: String.Encoding.self, default: .utf8)
            return .optional(String(data: data, encoding: encoding).map(Value.string))
        }
        t.add("init(decoding codeUnits: Data, as sourceEncoding: UTF8.Type)") { call in
            .string(String(decoding: try call.argument(0, as: Data.self, default: Data()), as: UTF8.self))
        }
        t.add("init<S>(decoding codeUnits: S, as sourceEncoding: UTF8.Type) where S: Sequence, S.Element == UInt8") {
            call in
            .string(
                String(
                    decoding: try call.elements(0).map { UInt8(truncatingIfNeeded: try call.int($0)) }, as: UTF8.self))
        }
    }

    /// What strings and parts of them have to do with data.
    static func addTextCoding(_ t: inout NativeMembersBuilder) {
        t.add("func data(using encoding: String.Encoding, allowLossyConversion: Bool = _) -> Data?") { call in
            let encoding = try call.argument(0, as: String.Encoding.self, default: .utf8)
            let (text, isLossy) = (try call.selfString, try call.bool(1))
            let data =
                if let table = SingleByteEncoding(encoding) {
                    table.data(text, isLossy: isLossy)
                } else {
                    text.encodable(in: encoding, isLossy: isLossy)?.data(
                        using: encoding, allowLossyConversion: isLossy)
                }
            return .optional(data.map { .box($0) })
        }
        t.add("var removingPercentEncoding: String? { get }") { call in
            .optional((try call.selfString).removingPercentEncoding.map(Value.string))
        }
        t.add("func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?") { call in
            let allowed = try call.argument(0, as: CharacterSet.self, default: .urlQueryAllowed)
            return .optional(
                (try call.selfString).addingPercentEncoding(withAllowedCharacters: allowed).map(Value.string))
        }
        t.add("func localizedStandardCompare<T>(_ string: T) -> ComparisonResult where T: StringProtocol") { call in
            .box((try call.selfString).localizedStandardCompare(try call.string(0)))
        }
    }
}
