/// What a program can learn of the device that its views are drawn for. Lengths are in points.
package struct DrawnDevice: Sendable {
    package var width = 393.0
    package var height = 852.0
    /// Pixels per point.
    package var scale = 2.0
    package var isPhone = true
    /// An iPad, which is a phone in all that isn't its size.
    package var isPad = false
    package var isDark = false
    package var safeArea = (top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)

    package init() {}
}
