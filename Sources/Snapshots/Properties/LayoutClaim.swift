import Foundation
import Rendering
import SwiftUI

/// Properties that have to hold for all of a range of sizes and settings.
public struct LayoutClaim {
    var widths: ClosedRange<Int>
    var step: Int
    var dynamicTypeSizes: [DynamicTypeSize]
    var layoutDirections: [LayoutDirection]
    var locales: [String]
    var properties: [LayoutProperty]
}

/// Says that properties hold for all widths in points, and for all of the other settings.
///
///     assertLayout(of: ProfileCard(), forAll(widths: 100...600) { noOverlap; noTruncation })
///
/// - Parameters:
///   - widths: the widths that are proposed, in points.
///   - step: how far the widths that are tried first lie apart; below one that fails every width is tried.
///   - dynamicTypeSizes: the sizes of text.
///   - layoutDirections: the directions of writing.
///   - locales: the languages, by their identifiers.
///   - properties: what has to hold.
public func forAll(
    widths: ClosedRange<Int>, step: Int = 8, dynamicTypeSizes: [DynamicTypeSize] = [.large],
    layoutDirections: [LayoutDirection] = [.leftToRight], locales: [String] = ["en_US"],
    @LayoutPropertyBuilder _ properties: () -> [LayoutProperty]
) -> LayoutClaim {
    LayoutClaim(
        widths: widths, step: max(step, 1), dynamicTypeSizes: dynamicTypeSizes, layoutDirections: layoutDirections,
        locales: locales, properties: properties())
}

/// Fails for each property that doesn't hold, with the smallest width at which it doesn't.
public func assertLayout<V: View>(
    of view: @autoclosure () throws -> V, _ claim: LayoutClaim, options: RenderOptions = RenderOptions(),
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    for failure in layoutFailures(of: try view(), claim, options: options) {
        SnapshotIssue.record(failure, fileID, filePath, line, column)
    }
}

/// What `assertLayout` would fail with.
public func layoutFailures<V: View>(
    of view: @autoclosure () throws -> V, _ claim: LayoutClaim, options: RenderOptions = RenderOptions()
) -> [String] {
    do {
        return try claim.failures(options) { options in
            try RenderSession(view: view(), options: options).inspection()
        }
    } catch let failure as RenderFailure {
        return ["The view can't be laid out: \(failure.text)"]
    } catch {
        return ["The view can't be made: \(error)"]
    }
}

extension LayoutClaim {
    /// One sentence a property: the first setting in which it fails, and the smallest width there.
    func failures(_ options: RenderOptions, _ layout: (RenderOptions) throws -> Inspection) throws -> [String] {
        var open = properties
        var result: [String] = []
        for locale in locales {
            for direction in layoutDirections {
                for size in dynamicTypeSizes where !open.isEmpty {
                    var options = options
                    (options.locale, options.layoutDirection, options.dynamicTypeSize) = (locale, direction, size)
                    for (name, sentence) in try failures(of: open, options, layout) {
                        open.removeAll { $0.name == name }
                        result.append(sentence + setting(locale, direction, size))
                    }
                }
            }
        }
        return result
    }

    private func setting(_ locale: String, _ direction: LayoutDirection, _ size: DynamicTypeSize) -> String {
        var parts: [String] = []
        if locales.count > 1 { parts.append(locale) }
        if layoutDirections.count > 1 { parts.append(direction == .rightToLeft ? "right to left" : "left to right") }
        if dynamicTypeSizes.count > 1 { parts.append("\(size)") }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }

    private func failures(
        of properties: [LayoutProperty], _ options: RenderOptions, _ layout: (RenderOptions) throws -> Inspection
    ) throws -> [(name: String, sentence: String)] {
        var known: [Int: [String: [String]]] = [:]
        func violations(_ width: Int) throws -> [String: [String]] {
            if let violations = known[width] { return violations }
            var options = options
            options.setSize(width: CGFloat(width), height: options.height)
            let inspection = try layout(options)
            let found = Dictionary(
                properties.map { ($0.name, $0.violations(inspection)) }, uniquingKeysWith: { $0 + $1 })
            known[width] = found
            return found
        }
        var result: [(name: String, sentence: String)] = []
        var open = properties
        var last = widths.lowerBound - 1
        var samples = Array(stride(from: widths.lowerBound, through: widths.upperBound, by: step))
        if samples.last != widths.upperBound { samples.append(widths.upperBound) }
        for sample in samples where !open.isEmpty {
            let found = try violations(sample)
            for property in open where !(found[property.name] ?? []).isEmpty {
                // Between the last width that is right and this one: the smallest that is wrong.
                let smallest = try ((last + 1)...sample).first { !(try violations($0)[property.name] ?? []).isEmpty }
                let width = smallest ?? sample
                let words = try violations(width)[property.name]?.first ?? ""
                result.append((property.name, "\(property.name) doesn't hold at a width of \(width): \(words)"))
                open.removeAll { $0.name == property.name }
            }
            last = sample
        }
        return result
    }
}
