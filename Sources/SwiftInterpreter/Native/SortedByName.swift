extension [NativeMember] {
    /// In the order of the names' UTF-8; elements of one name keep theirs. Tables are sorted before a program's first
    /// picture: the first eight bytes, compared as a number, decide nearly always.
    package func sortedByName() -> [NativeMember] {
        var keys: [NameKey] = []
        keys.reserveCapacity(count)
        var isSorted = true
        for index in indices {
            let key = NameKey(head: NameKey.head(of: self[index].name), index: index)
            if let last = keys.last, last.head >= key.head { isSorted = false }
            keys.append(key)
        }
        if isSorted { return self }
        keys.sort { one, other in
            if one.head != other.head { return one.head < other.head }
            let oneName = self[one.index].name
            let otherName = self[other.index].name
            return oneName == otherName ? one.index < other.index : oneName < otherName
        }
        return keys.map { self[$0.index] }
    }
}

private struct NameKey {
    let head: UInt64
    let index: Int

    static func head(of name: String) -> UInt64 {
        var name = name
        // Unsafe: eight bytes are read only where there are eight.
        return name.withUTF8 { bytes in
            if bytes.count >= 8 {
                return UInt64(bigEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(as: UInt64.self))
            }
            var head: UInt64 = 0
            for byte in bytes { head = head << 8 | UInt64(byte) }
            return bytes.isEmpty ? 0 : head << UInt64(8 * (8 - bytes.count))
        }
    }
}
