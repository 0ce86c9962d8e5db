public struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection {
    var element: Element
    public init(_ element: Element) { self.element = element }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 1 }
    public func index(after i: Int) -> Int { i + 1 }
    public func index(before i: Int) -> Int { i - 1 }
    public subscript(position: Int) -> Element {
        get { element }
        set { element = newValue }
    }
}

public struct EmptyCollection<Element>: RandomAccessCollection {
    public init() {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public func index(after i: Int) -> Int { i + 1 }
    public func index(before i: Int) -> Int { i - 1 }
    public subscript(position: Int) -> Element { _Host.fail("Fatal error: Index out of range") }
}
