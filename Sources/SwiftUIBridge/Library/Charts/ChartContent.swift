// What charts are made of: marks, and what makes marks of data.
// Not read for its members. Also read for: _ChartMarks.

/// A part of a chart; a program's own type has a body of others.
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }
    /// What the chart draws for it.
    var _marks: [_ChartMark] { get }
}

extension ChartContent {
    public var _marks: [_ChartMark] { body._marks }

    func _changing(_ change: (inout _ChartMark) -> Void) -> _ChartMarks {
        var marks = _marks
        for index in marks.indices { change(&marks[index]) }
        return _ChartMarks(marks)
    }
}

extension Never: ChartContent {}

/// Marks that a builder put together or a modifier changed.
struct _ChartMarks: ChartContent {
    let _marks: [_ChartMark]
    init(_ marks: [_ChartMark]) { _marks = marks }
    public var body: Never { return fatalError("marks have no body") }
}

/// A mark: what it is made with goes into its description.
public protocol _ChartMarkContent: ChartContent where Body == Never { var _mark: _ChartMark { get set } }

extension _ChartMarkContent {
    public var body: Never { return fatalError("marks have no body") }
    public var _marks: [_ChartMark] { [_mark] }
}

@resultBuilder
public enum ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some ChartContent { _ChartMarks([]) }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        var marks: [_ChartMark] = []
        repeat marks += (each content)._marks
        return _ChartMarks(marks)
    }
    public static func buildOptional<Content: ChartContent>(_ content: Content?) -> some ChartContent {
        _ChartMarks(content?._marks ?? [])
    }
    public static func buildEither<Content: ChartContent>(first content: Content) -> _ChartBranch {
        _ChartBranch(_marks: content._marks)
    }
    public static func buildEither<Content: ChartContent>(second content: Content) -> _ChartBranch {
        _ChartBranch(_marks: content._marks)
    }
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> some ChartContent {
        _ChartMarks(content._marks)
    }
}

/// The marks of the branch that was taken.
public struct _ChartBranch: ChartContent {
    public let _marks: [_ChartMark]
    public var body: Never { return fatalError("marks have no body") }
}

/// Several parts of a chart as one, for modifiers of them all.
public struct Plot<Content: ChartContent>: ChartContent {
    public let _marks: [_ChartMark]
    public init(@ChartContentBuilder content: () -> Content) { _marks = content()._marks }
    public var body: Never { return fatalError("a plot has no body") }
}

/// A part of a chart of any type.
public struct AnyChartContent: ChartContent {
    public let _marks: [_ChartMark]
    public init<Content: ChartContent>(_ content: Content) { _marks = content._marks }
    public init<Content: ChartContent>(erasing content: Content) { _marks = content._marks }
    public var body: Never { return fatalError("a chart's content of any type has no body") }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public var _marks: [_ChartMark] { map { $0._marks } ?? [] }
    public var body: Never { return fatalError("an optional has no body") }
}

extension ForEach: ChartContent where Content: ChartContent {
    public var _marks: [_ChartMark] { _contents.flatMap { $0._marks } }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data: RandomAccessCollection, ID: Hashable { self.init(_contents: data.map { content($0) }, as: Self.self) }

    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data: RandomAccessCollection, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(_contents: data.map { content($0) }, as: Self.self)
    }

    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(_contents: data.map { content($0) }, as: Self.self) }
}
