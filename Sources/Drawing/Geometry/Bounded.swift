import Foundation

extension Double {
    /// The value within 0…1; 0 for what isn't a number.
    package var unit: Double { self > 0 ? Swift.min(self, 1) : 0 }

    /// The nearest whole number within `range`; its lower end for what isn't a number.
    package func whole(in range: ClosedRange<Int>) -> Int {
        guard self > Double(range.lowerBound) else { return range.lowerBound }
        guard self < Double(range.upperBound) else { return range.upperBound }
        return Int(rounded())
    }
}

extension CGFloat {
    /// The nearest whole number within `range`; its lower end for what isn't a number.
    package func whole(in range: ClosedRange<Int>) -> Int { Double(self).whole(in: range) }

    /// A radius or width to draw with: 0 for what isn't a number or is negative.
    package var usableRadius: CGFloat { self > 0 && isFinite ? Swift.min(self, 10_000) : 0 }
}

extension CGSize {
    /// The offset, or none where it isn't made of numbers that lead anywhere.
    package var usableOffset: CGSize {
        let isUsable = abs(width) < 1e6 && abs(height) < 1e6
        return isUsable ? self : .zero
    }
}
