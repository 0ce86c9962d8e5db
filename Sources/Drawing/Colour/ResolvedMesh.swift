import Foundation

/// A point of a mesh with the control points of the curves that meet in it.
@_documentation(metadata: engine)
public struct MeshVertex: Hashable, Sendable {
    public var position: CGPoint
    public var leading: CGPoint
    public var top: CGPoint
    public var trailing: CGPoint
    public var bottom: CGPoint

    public init(position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
        (self.position, self.leading, self.top) = (position, leading, top)
        (self.trailing, self.bottom) = (trailing, bottom)
    }

    package func applying(_ transform: CGAffineTransform) -> MeshVertex {
        MeshVertex(
            position: position.applying(transform), leading: leading.applying(transform),
            top: top.applying(transform), trailing: trailing.applying(transform), bottom: bottom.applying(transform))
    }

    package var isFinite: Bool {
        [position, leading, top, trailing, bottom].allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
}

/// Colours at the points of a grid that is bent as the points lie: rows of `columns` vertices, in the coordinates of
/// what is painted.
///
/// Each cell of the grid is a bicubic patch with the curves of its corners as edges, so that neighbours join smoothly.
@_documentation(metadata: engine)
public struct ResolvedMesh: Hashable, Sendable {
    public let columns: Int
    public let rows: Int
    public private(set) var vertices: [MeshVertex]
    public private(set) var colors: [ResolvedColor]
    /// What is painted where no cell lies.
    public private(set) var background: ResolvedColor
    /// Whether colours change smoothly from cell to cell too, or in proportion to the way within each.
    public let smoothsColors: Bool
    public let colorSpace: GradientColorSpace

    /// Answers nil for less than one cell, for counts that don't fit the grid, and for points that aren't numbers.
    public init?(
        columns: Int, rows: Int, vertices: [MeshVertex], colors: [ResolvedColor], background: ResolvedColor = .clear,
        smoothsColors: Bool = true, colorSpace: GradientColorSpace = .device
    ) {
        let (count, isTooMany) = columns.multipliedReportingOverflow(by: rows)
        guard columns > 1, rows > 1, !isTooMany, vertices.count == count, colors.count == count,
            vertices.allSatisfy(\.isFinite)
        else { return nil }
        (self.columns, self.rows, self.vertices, self.colors) = (columns, rows, vertices, colors)
        (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    }

    /// The same grid with other points and colours; itself where their numbers don't fit.
    package func replacing(vertices: [MeshVertex], colors: [ResolvedColor]) -> ResolvedMesh {
        ResolvedMesh(
            columns: columns, rows: rows, vertices: vertices, colors: colors, background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace) ?? self
    }

    package func multiplyingOpacity(by factor: Double) -> ResolvedMesh {
        var faded = self
        faded.colors = colors.map { $0.multiplyingOpacity(by: factor) }
        faded.background = background.multiplyingOpacity(by: factor)
        return faded
    }

    package func applying(_ transform: CGAffineTransform) -> ResolvedMesh {
        var moved = self
        moved.vertices = vertices.map { $0.applying(transform) }
        return moved
    }

    /// The patch right of and below the vertex at `column` and `row`, with which its corners' numbers begin.
    package func patch(column: Int, row: Int) -> MeshPatch { MeshPatch(self, column: column, row: row) }

    // MARK: - Colours

    /// The parts of a colour that are mixed, premultiplied: red, green, blue or the three of OKLab, and the opacity.
    func parts(_ index: Int) -> SIMD4<Double> {
        let color = colors[index].usable
        let opacity = color.opacity
        switch colorSpace {
        case .device:
            return SIMD4(color.red * opacity, color.green * opacity, color.blue * opacity, opacity)
        case .perceptual:
            let mixed = PerceptualColor(color)
            return SIMD4(mixed.l * opacity, mixed.m * opacity, mixed.s * opacity, opacity)
        }
    }

    /// The colour of mixed parts as premultiplied sRGB within 0…1.
    func premultiplied(_ parts: SIMD4<Double>) -> SIMD4<Double> {
        let opacity = min(max(parts.w, 0), 1)
        guard opacity > 0 else { return .zero }
        guard colorSpace == .perceptual else {
            return parts.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: opacity))
        }
        let color = PerceptualColor(
            l: parts.x / opacity, m: parts.y / opacity, s: parts.z / opacity, opacity: opacity
        ).resolved.clamped
        return SIMD4(color.red * opacity, color.green * opacity, color.blue * opacity, opacity)
    }
}

extension ResolvedColor {
    /// The colour with numbers that can be mixed: what isn't finite is 0, what is absurd is less so.
    fileprivate var usable: ResolvedColor {
        func limited(_ value: Double) -> Double { value.isFinite ? min(max(value, -1_000), 1_000) : 0 }
        return ResolvedColor(
            red: limited(red), green: limited(green), blue: limited(blue), opacity: min(max(limited(opacity), 0), 1))
    }
}
