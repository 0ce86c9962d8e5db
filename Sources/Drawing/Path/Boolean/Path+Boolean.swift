import Foundation

// The outlines are taken apart into short edges on a fine grid, cut where they meet (`EdgeArrangement`), kept where
// they part inside from outside, and put together again (`ContourChain`), curves as curves.

extension Path {
    /// What lies inside both.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 && $1 }
    }

    /// What lies inside one of them or both.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 || $1 }
    }

    /// What lies inside this path and not inside the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 && !$1 }
    }

    /// What lies inside exactly one of them.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 != $1 }
    }

    /// The same area, with outlines that neither cross nor lie on each other.
    public func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), eoFill: eoFill) { inside, _ in inside }
    }

    /// The parts of this path, as a line, that lie inside the other.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        line(within: other, eoFill: eoFill, keepsInside: true)
    }

    /// The parts of this path, as a line, that lie outside the other.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        line(within: other, eoFill: eoFill, keepsInside: false)
    }

    private func combined(with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
        guard var arrangement = EdgeArrangement(area: self, other: other) else { return self }
        arrangement.cut()
        let edges = arrangement.boundary { windings in
            func inside(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
            return isInside(inside(windings.own), inside(windings.other))
        }
        return ContourChain(arrangement, closing: edges).path
    }

    private func line(within other: Path, eoFill: Bool, keepsInside: Bool) -> Path {
        guard var arrangement = EdgeArrangement(line: self, other: other) else { return self }
        arrangement.cut()
        let edges = arrangement.ownEdges { winding in
            (eoFill ? winding % 2 != 0 : winding != 0) == keepsInside
        }
        return ContourChain(arrangement, following: edges).path
    }
}
