/// Who is called for what happens in a tree.
package struct GraphObservers {
    /// For nodes that come and go, and bodies that run.
    package weak var tree: (any GraphObserver)?
    /// After each layout.
    package internal(set) var layout: [WeakLayoutObserver] = []
    /// After the next layout.
    package internal(set) var waiting: [WeakElementObserver] = []
    /// After each layout that places something.
    package internal(set) var places: [WeakElementObserver] = []
    /// How much had been placed when they were called the last time.
    var placedBefore = 0
}

/// Somebody who looks at every layout: for the geometry or the preferences of a part of the tree.
package protocol LayoutObserver: AnyObject {
    func layoutDidUpdate()
}

package struct WeakElementObserver {
    weak var node: ElementObserverNode?
}

package struct WeakLayoutObserver {
    weak var observer: (any LayoutObserver)?
}
