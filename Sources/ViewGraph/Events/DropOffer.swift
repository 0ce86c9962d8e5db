import Foundation

/// What lies under a finger that carries something.
package enum DropEvent {
    case entered, moved, exited, dropped
}

/// Something that is carried, and where it is in the coordinates of the view below.
package struct DropOffer {
    package let event: DropEvent
    package let items: [Any]
    package let location: CGPoint

    package init(_ event: DropEvent, items: [Any], location: CGPoint) {
        (self.event, self.items, self.location) = (event, items, location)
    }
}
