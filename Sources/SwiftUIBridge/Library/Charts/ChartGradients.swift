// Colours of numbers, and of names that share a gradient.
// Also read for: _ChartGradientLegend, _color.

extension Gradient {
    /// The colour at a share of the gradient's length.
    func _color(at share: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if share <= first.location { return first.color }
        for (start, end) in zip(stops, stops.dropFirst()) where share <= end.location {
            let length = end.location - start.location
            return start.color.mix(with: end.color, by: length > 0 ? (share - start.location) / length : 1, in: .device)
        }
        return last.color
    }
}

extension _ChartModel {
    /// The numbers from which to which a gradient reaches; nil where its colours are those of names.
    var gradientReach: ClosedRange<Double>? {
        guard options.gradient != nil else { return nil }
        let values = options.gradientDomain ?? marks.compactMap(\.color)
        guard let low = values.map(\.number).min(), let high = values.map(\.number).max(),
            values.allSatisfy({ $0.kind == .number }), high > low
        else { return nil }
        return low...high
    }

    func share(of color: _PlotDatum) -> Double? {
        guard let reach = gradientReach else { return nil }
        return min(max((color.number - reach.lowerBound) / (reach.upperBound - reach.lowerBound), 0), 1)
    }
}

/// A strip of the gradient with the numbers at its ends.
struct _ChartGradientLegend: View {
    let gradient: Gradient
    let reach: ClosedRange<Double>

    var body: some View {
        VStack(spacing: 2) {
            LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
                .frame(height: 8).clipShape(RoundedRectangle(cornerRadius: 2))
            HStack {
                Text(reach.lowerBound, format: .number)
                Spacer()
                Text(reach.upperBound, format: .number)
            }
            .font(.caption2).foregroundStyle(.secondary)
        }
        .frame(maxWidth: 120)
    }
}
