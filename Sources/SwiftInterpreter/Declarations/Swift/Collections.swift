extension Dictionary {
    @Represented(by: TablePosition) struct Index: Hashable, Comparable {}
}

extension Set {
    struct Index: Hashable, Comparable {}
}

extension String {
    typealias UTF8View = [UInt8]
    typealias UTF16View = [UInt16]
    typealias UnicodeScalarView = [Unicode.Scalar]
}
