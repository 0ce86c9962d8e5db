// The marks of axes: lines, ticks and labels at values.
// Also read for: _AxisMarks, _AxisPiece, _axisText.

public enum AxisMarkPosition { case automatic, leading, trailing, top, bottom }
public enum AxisMarkPreset { case automatic, aligned, extended, inset }
public enum AxisValueLabelCollisionResolution {
    case automatic, greedy, disabled, truncate
    public static func greedy(minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { .automatic }
}
public enum AxisValueLabelOrientation { case automatic, horizontal, vertical, verticalReversed }

/// Where an axis has its marks.
public enum AxisMarkValues {
    case _count(Int?)
    case _step(Double)
    case _units(Calendar.Component, Int)

    public static var automatic: AxisMarkValues { ._count(nil) }
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { ._count(desiredCount) }
    public static func stride(by step: Double) -> AxisMarkValues { ._step(step) }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { ._units(component, count) }
}

/// A value that an axis has a mark at.
public struct AxisValue {
    public let index: Int
    public let count: Int
    let _datum: _PlotDatum

    public func `as`<P: Plottable>(_ type: P.Type) -> P? {
        for candidate in _candidates {
            if let value = candidate as? P { return value }
            if type.PrimitivePlottable.self == String.self, let text = candidate as? P.PrimitivePlottable {
                return P(primitivePlottable: text)
            }
        }
        return nil
    }

    /// The value in each type that `as` may name.
    var _candidates: [Any] {
        switch _datum.kind {
        case .number:
            let number = _datum.number
            return [number, Int(exactly: number.rounded()) ?? 0, CGFloat(number), Float(number), Decimal(number)]
        case .date: return [Date(timeIntervalSinceReferenceDate: _datum.number)]
        case .category: return [_datum.text]
        }
    }
}

/// One part of what an axis shows at a value.
struct _AxisPiece {
    enum Kind { case line, tick, label }
    let kind: Kind
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
    var mayOverlap = false
    /// The label of a value; nil for what the axis itself writes.
    var text: ((AxisValue) -> Text?)?
    var view: AnyView?
    var length = 4.0
}

public protocol AxisMark { var _pieces: [_AxisPiece] { get set } }

/// A mark of one piece.
public protocol _AxisPart: AxisMark { var _piece: _AxisPiece { get set } }

extension _AxisPart {
    public var _pieces: [_AxisPiece] {
        get { [_piece] }
        set { for piece in newValue { _piece = piece } }
    }
}

extension AxisMark {
    func _changing(_ change: (inout _AxisPiece) -> Void) -> Self {
        var copy = self
        copy._pieces = copy._pieces.map { piece in
            var piece = piece
            change(&piece)
            return piece
        }
        return copy
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { _changing { $0.style = AnyShapeStyle(style) } }
    public func font(_ font: Font?) -> Self { _changing { $0.font = font } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        _changing { $0.offset = CGSize(width: x, height: y) }
    }
}

public struct AxisGridLine: _AxisPart {
    public var _piece = _AxisPiece(kind: .line)
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        (_piece.isCentered, _piece.stroke) = (centered, stroke)
    }
}

public struct AxisTick: _AxisPart {
    public enum Length {
        case automatic, label, longestLabel
        case fixed(CGFloat)
    }
    public var _piece = _AxisPiece(kind: .tick)
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        (_piece.isCentered, _piece.stroke) = (centered, stroke)
        if case .fixed(let points) = length { _piece.length = points }
    }
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        (_piece.isCentered, _piece.stroke, _piece.length) = (centered, stroke, length)
    }
}

public struct AxisValueLabel: _AxisPart {
    public var _piece = _AxisPiece(kind: .label)

    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { (_piece.isCentered, _piece.mayOverlap) = (centered, collisionResolution == .disabled) }

    public init<C: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) {
        (_piece.isCentered, _piece.view) = (centered, AnyView(content()))
        _piece.mayOverlap = collisionResolution == .disabled
    }

    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatOutput == String {
        (_piece.isCentered, _piece.text) = (centered, _axisText(format))
        _piece.mayOverlap = collisionResolution == .disabled
    }

    public init<S: StringProtocol>(
        _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic
    ) {
        let shown = String(text)
        (_piece.isCentered, _piece.text) = (centered, { _ in Text(verbatim: shown) })
        _piece.mayOverlap = collisionResolution == .disabled
    }
}

/// What a style writes for a value of an axis, where it can.
func _axisText<F: FormatStyle>(_ format: F) -> (AxisValue) -> Text? where F.FormatOutput == String {
    { value in
        for candidate in value._candidates {
            if let input = candidate as? F.FormatInput { return Text(verbatim: format.format(input)) }
        }
        return nil
    }
}

/// What a block of marks makes.
public struct _AxisMarkList: AxisMark {
    public var _pieces: [_AxisPiece]
}

@resultBuilder
public enum AxisMarkBuilder {
    public static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisMarkList { _AxisMarkList(_pieces: mark._pieces) }
    public static func buildBlock(_ parts: _AxisMarkList...) -> _AxisMarkList {
        _AxisMarkList(_pieces: parts.flatMap { $0._pieces })
    }
    public static func buildOptional(_ part: _AxisMarkList?) -> _AxisMarkList { part ?? _AxisMarkList(_pieces: []) }
    public static func buildEither(first: _AxisMarkList) -> _AxisMarkList { first }
    public static func buildEither(second: _AxisMarkList) -> _AxisMarkList { second }
    public static func buildLimitedAvailability(_ part: _AxisMarkList) -> _AxisMarkList { part }
}

/// The marks of an axis as a chart draws them.
struct _AxisMarks {
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    var data: [_PlotDatum]?
    var pieces: ((AxisValue) -> [_AxisPiece])?
    var text: ((AxisValue) -> Text?)?
    var stroke: StrokeStyle?

    func pieces(at value: AxisValue) -> [_AxisPiece] {
        if let pieces { return pieces(value) }
        var label = _AxisPiece(kind: .label)
        label.text = text
        var line = _AxisPiece(kind: .line)
        line.stroke = stroke
        return [line, _AxisPiece(kind: .tick), label]
    }
}

public protocol AxisContent { var _axes: [_AxisMarks] { get } }

public struct AxisMarks: AxisContent {
    var _marks = _AxisMarks()
    public var _axes: [_AxisMarks] { [_marks] }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { (_marks.position, _marks.values, _marks.stroke) = (position, values, stroke) }

    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) { (_marks.position, _marks.data, _marks.stroke) = (position, values.map { _PlotDatum($0) }, stroke) }

    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatOutput == String {
        (_marks.position, _marks.values, _marks.stroke) = (position, values, stroke)
        _marks.text = _axisText(format)
    }

    public init<F: FormatStyle, P: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) where F.FormatOutput == String {
        (_marks.position, _marks.data, _marks.stroke) = (position, values.map { _PlotDatum($0) }, stroke)
        _marks.text = _axisText(format)
    }

    public init<M: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> M
    ) { (_marks.position, _marks.values, _marks.pieces) = (position, values, { content($0)._pieces }) }

    public init<P: Plottable, M: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> M
    ) {
        (_marks.position, _marks.data) = (position, values.map { _PlotDatum($0) })
        _marks.pieces = { content($0)._pieces }
    }

    public init<M: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> M
    ) { (_marks.position, _marks.values, _marks.pieces) = (position, values, { _ in content()._pieces }) }
}

/// What a block of axis contents makes.
public struct _AxisContentList: AxisContent {
    public let _axes: [_AxisMarks]
}

@resultBuilder
public enum AxisContentBuilder {
    public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisContentList {
        _AxisContentList(_axes: content._axes)
    }
    public static func buildBlock(_ parts: _AxisContentList...) -> _AxisContentList {
        _AxisContentList(_axes: parts.flatMap { $0._axes })
    }
    public static func buildOptional(_ part: _AxisContentList?) -> _AxisContentList {
        part ?? _AxisContentList(_axes: [])
    }
    public static func buildEither(first: _AxisContentList) -> _AxisContentList { first }
    public static func buildEither(second: _AxisContentList) -> _AxisContentList { second }
    public static func buildLimitedAvailability(_ part: _AxisContentList) -> _AxisContentList { part }
}
