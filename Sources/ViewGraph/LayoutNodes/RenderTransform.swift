import Foundation

/// A layout node that draws its content moved, scaled or turned.
package protocol RenderTransform {
    /// From the node's own coordinates, origin at its top left, to the same coordinates as drawn.
    var renderTransform: CGAffineTransform { get }
}
