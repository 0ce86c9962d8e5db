import Drawing
import Foundation

extension SVGDocument {
    /// The attribute that changes a group's contents by its filters.
    func filterAttribute(_ group: DisplayList.Group, box: ItemBounds) throws -> String {
        var area = box.contentRect
        guard !area.isNull, area.hasFiniteValues else { return "" }
        for filter in group.filters { area = filter.reach(of: area) }
        let hasInside = group.filters.contains { if case .innerShadow = $0 { true } else { false } }
        // An inner shadow comes from outside: there has to be some of it.
        if hasInside { area = group.filters.reduce(area) { $0.grown(by: $1.innerMargin) } }
        return filterAttribute(group.filters, in: area)
    }

    /// The attribute that changes what is drawn in `area` by one filter after the other.
    func filterAttribute(_ filters: [Filter], in area: CGRect) -> String {
        var chain = SVGFilterChain()
        for filter in filters { chain.append(filter) }
        let region = SVGDocument.region(area, units: "filterUnits")
        let text = " \(region) color-interpolation-filters=\"sRGB\">\(chain.text)</filter>"
        return " filter=\"url(#\(define("f", key: text) { "<filter id=\"\($0)\"\(text)" }))\""
    }
}

extension Filter {
    fileprivate var innerMargin: CGFloat {
        guard case .innerShadow(_, let radius, let offset) = self else { return 0 }
        return Filter.tail * radius.usableRadius
            + max(abs(offset.usableOffset.width), abs(offset.usableOffset.height))
    }
}

extension ResolvedColor {
    fileprivate var withoutOpacity: ResolvedColor { ResolvedColor(red: red, green: green, blue: blue) }
}

/// The primitives of an SVG filter, each reading what the one before it made.
private struct SVGFilterChain {
    private(set) var text = ""
    private var last = "SourceGraphic"
    private var count = 0

    mutating func append(_ filter: Filter) {
        switch filter {
        case .blur(let radius, let isOpaque):
            step("<feGaussianBlur stdDeviation=\"\(deviation(radius))\"")
            if isOpaque {
                text.removeLast(2)
                text += "/><feComponentTransfer result=\"\(last)\">"
                text += "<feFuncA type=\"linear\" slope=\"0\" intercept=\"1\"/></feComponentTransfer>"
            }
        case .shadow(let color, let radius, let offset):
            let source = last
            step(tint(color, isInverted: false))
            step("<feGaussianBlur stdDeviation=\"\(deviation(radius))\"")
            step(move(offset))
            let shadow = last
            count += 1
            last = "s\(count)"
            text +=
                "<feMerge result=\"\(last)\"><feMergeNode in=\"\(shadow)\"/><feMergeNode in=\"\(source)\"/></feMerge>"
        case .innerShadow(let color, let radius, let offset):
            let source = last
            step(tint(color, isInverted: true))
            step("<feGaussianBlur stdDeviation=\"\(deviation(radius))\"")
            step(move(offset))
            step("<feComposite operator=\"atop\" in2=\"\(source)\"")
        case .luminanceToAlpha:
            let source = last
            step("<feColorMatrix type=\"luminanceToAlpha\"")
            step("<feComposite operator=\"in\" in2=\"\(source)\"")
        case .colorMatrix(let values) where values.count == 20:
            let numbers = values.map { SVGText.number($0, digits: 5) }
            step("<feColorMatrix values=\"\(numbers.joined(separator: " "))\"")
        case .alphaThreshold(let low, let high, let color):
            step(tint(color.withoutOpacity, isInverted: false))
            // One entry for each of 256 opacities.
            let entries = (0..<256).map { value in
                let opacity = Double(value) / 255
                return value > 0 && opacity >= low && opacity <= high
                    ? SVGText.number(color.clamped.opacity, digits: 4) : "0"
            }
            step("<feComponentTransfer")
            text.removeLast(2)
            text +=
                "><feFuncA type=\"discrete\" tableValues=\"\(entries.joined(separator: " "))\"/></feComponentTransfer>"
        default: step(matrix(filter.colorChange))
        }
    }

    /// One primitive, without its input, result and end.
    private mutating func step(_ primitive: String) {
        count += 1
        let result = "s\(count)"
        let input = last == "SourceGraphic" && count == 1 ? "" : " in=\"\(last)\""
        text += "\(primitive)\(input) result=\"\(result)\"/>"
        last = result
    }

    private func deviation(_ radius: CGFloat) -> String { SVGText.number(radius.usableRadius) }

    private func move(_ offset: CGSize) -> String {
        let move = offset.usableOffset
        return "<feOffset dx=\"\(SVGText.number(move.width))\" dy=\"\(SVGText.number(move.height))\""
    }

    /// Everything in one colour, as opaque as it was, or as it wasn't.
    private func tint(_ color: ResolvedColor, isInverted: Bool) -> String {
        let clamped = color.clamped
        let opacity = SVGText.number(clamped.opacity, digits: 4)
        let alpha = isInverted ? "0 0 0 -\(opacity) \(opacity)" : "0 0 0 \(opacity) 0"
        let rows = [clamped.red, clamped.green, clamped.blue].map { "0 0 0 0 \(SVGText.number($0, digits: 4))" }
        return "<feColorMatrix values=\"\((rows + [alpha]).joined(separator: " "))\""
    }

    private func matrix(_ change: ColorChange) -> String {
        let values = change.matrix.map { SVGText.number($0, digits: 5) }
        let rows = stride(from: 0, to: 12, by: 4).map { row in
            "\(values[row]) \(values[row + 1]) \(values[row + 2]) 0 \(values[row + 3])"
        }
        let alpha = "0 0 0 \(SVGText.number(change.opacity, digits: 4)) 0"
        return "<feColorMatrix values=\"\((rows + [alpha]).joined(separator: " "))\""
    }
}
