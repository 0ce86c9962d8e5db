extension Array {
    /// In the order of the names' UTF-8; elements of one name keep their order. The tables of a program are sorted before
    /// its first picture: the first eight bytes, compared as a number, decide nearly always.
    package func sorted(byUTF8Of name: (Element) -> String) -> [Element] {
        var keys = indices.map { NameKey(head: NameKey.head(of: name(self[$0])), index: $0) }
        keys.sort { one, other in
            if one.head != other.head { return one.head < other.head }
            let oneName = name(self[one.index])
            let otherName = name(self[other.index])
            return oneName == otherName ? one.index < other.index : oneName < otherName
        }
        return keys.map { self[$0.index] }
    }
}

private struct NameKey {
    let head: UInt64
    let index: Int

    static func head(of name: String) -> UInt64 {
        var head: UInt64 = 0
        var shift = 56
        for byte in name.utf8.prefix(8) {
            head |= UInt64(byte) << shift
            shift -= 8
        }
        return head
    }
}
