// What content over and behind a chart knows of it.

/// Places of a chart's values, and values of its places.
public struct ChartProxy {
    let model: _ChartModel
    public let plotSize: CGSize
    public let plotAreaFrame: Anchor<CGRect>

    init(_ model: _ChartModel, plotSize: CGSize, plotAreaFrame: Anchor<CGRect>) {
        self.model = model.fitted(to: plotSize)
        (self.plotSize, self.plotAreaFrame) = (plotSize, plotAreaFrame)
    }

    public var plotAreaSize: CGSize { plotSize }
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
    public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

    public func position<P: Plottable>(forX value: P) -> CGFloat? { model.x.place(_PlotDatum(value)) * plotSize.width }
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        (1 - model.y.place(_PlotDatum(value))) * plotSize.height
    }
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        value(model.x, position / max(plotSize.width, 1), type)
    }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        value(model.y, 1 - position / max(plotSize.height, 1), type)
    }
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    // No gesture runs that would select.

    public func selectXValue(at position: CGFloat) {}
    public func selectYValue(at position: CGFloat) {}
    public func selectXRange(from start: CGFloat, to end: CGFloat) {}
    public func selectYRange(from start: CGFloat, to end: CGFloat) {}
    public func selectAngleValue(at angle: Angle) {}

    private func value<P: Plottable>(_ scale: _ChartScale, _ place: Double, _ type: P.Type) -> P? {
        var datum = _PlotDatum(number: scale.number(at: place), kind: scale.kind)
        if scale.kind == .category {
            guard let category = scale.category(at: place) else { return nil }
            datum = _PlotDatum(category)
        }
        return AxisValue(index: 0, count: 1, _datum: datum).as(type)
    }
}
