// What the looks of a chart's marks stand for.
// Also read for: _ChartLegend.

struct _ChartLegend: View {
    let model: _ChartModel

    var body: some View {
        let isColumn = [.leading, .trailing].contains(model.options.legendPosition)
        let layout =
            isColumn
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 12))
        if let view = model.options.legendView {
            view
        } else if let gradient = model.options.gradient, let reach = model.gradientReach {
            _ChartGradientLegend(gradient: gradient, reach: reach)
        } else {
            layout {
                ForEach(model.legendNames, id: \.self) { name in
                    HStack(spacing: 4) {
                        _ChartSample(model: model, name: name)
                        Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                }
            }
        }
    }
}

/// A name's colour, symbol and line.
struct _ChartSample: View {
    let model: _ChartModel
    let name: String

    var body: some View {
        let style = model.colorNames.contains(name) ? model.style(named: name) : AnyShapeStyle(.secondary)
        let hasLine = model.lineNames.contains(name)
        let hasSymbol = model.symbolNames.contains(name)
        if hasLine || hasSymbol {
            Canvas { context, size in
                let middle = CGPoint(x: size.width / 2, y: size.height / 2)
                if hasLine {
                    var line = Path()
                    line.move(to: CGPoint(x: 0, y: middle.y))
                    line.addLine(to: CGPoint(x: size.width, y: middle.y))
                    let plain = StrokeStyle(lineWidth: 2)
                    context.stroke(line, with: .style(style), style: model.lineStyle(named: name, plain))
                }
                if hasSymbol {
                    model.symbol(named: name).draw(at: middle, area: 49, in: &context, with: .style(style))
                }
            }
            .frame(width: hasLine ? 24 : 9, height: 9)
        } else {
            Circle().fill(style).frame(width: 8, height: 8)
        }
    }
}

extension _ChartModel {
    /// What any of the scales names, each once.
    var legendNames: [String] { _ChartModel.names([], colorNames + symbolNames + lineNames) }
}
