final class ListNode<T> {
    var value: T; var next: ListNode?; init(_ v: T, _ n: ListNode? = nil) { value = v; next = n }
}
struct LinkedList<T>: Sequence, ExpressibleByArrayLiteral {
    private(set) var head: ListNode<T>?; private(set) var count = 0
    init(arrayLiteral elements: T...) { for e in elements.reversed() { push(e) } }
    mutating func push(_ v: T) { head = ListNode(v, head); count += 1 };
    mutating func pop() -> T? { defer { if head != nil { head = head?.next; count -= 1 } }; return head?.value }
    mutating func reverse() {
        var prev: ListNode<T>?; var cur = head; while let n = cur { cur = n.next; n.next = prev; prev = n }; head = prev
    }
    func makeIterator() -> AnyIterator<T> {
        var n = head;
        return AnyIterator {
            defer { n = n?.next }; return n?.value
        }
    }
}
func run() {
    var l: LinkedList = [1, 2, 3]; l.push(0); print(Array(l), l.count, l.pop()!, l.map { $0 * 2 }); l.reverse();
    print(l.reduce("") { $0 + "\($1)" }, l.contains(2), l.first { $0 < 3 }!, zip(l, "ab").map { "\($0)\($1)" })
}
