import Typesetting
import ViewGraph

/// The lengths and colours of a list's look.
///
/// Row pitch, top and separators of macOS lists are measured (facts.md 9.6, 9.17), groups of rows on iOS as well (21.5),
/// the least row height of iOS until 18 is documented (17.30), headers of the later generation are facts 17.31; for the
/// others nothing is known exactly, and they are read off the platforms' pictures.
struct ListMetrics: Equatable {
    /// The rows' distance from the list's sides, where they stand in boxes.
    var margin: CGFloat = 0
    /// The content's distance from the sides of its row.
    var leading: CGFloat
    var trailing: CGFloat
    var vertical: CGFloat
    var minimumRow: CGFloat
    /// Rounds the corners of groups; nil where rows are in no boxes.
    var radius: CGFloat?
    /// Above the first and below the last section.
    var top: CGFloat
    var bottom: CGFloat
    var sectionGap: CGFloat
    /// Above the first section's rows where they stand below a large title, which keeps clear of them already.
    var topBelowLargeTitle: CGFloat?
    var headerTop: CGFloat
    /// Above the first section's header.
    var firstHeaderTop: CGFloat?
    var headerBottom: CGFloat
    var footerTop: CGFloat
    /// Below a footer, beside the distance that the next section keeps.
    var footerBottom: CGFloat = 0
    /// Whether lines part the rows, and whether they begin where the row's text does.
    var hasSeparators = true
    var separatorsBeginAtText = true
    var separatorTrailing: CGFloat = 0
    /// Lines above the first and below the last row of a group.
    var hasOuterSeparators = false
    /// A line above the first row of a section, where the rows stand in no boxes.
    var hasSectionSeparators = false
    /// Whether the header of the section at the list's upper edge stays there.
    var pinsHeaders = false
    var background: ListBackground
    var row: ListBackground?
    var header: ListHeader
    /// A selected row is a rounded box this far from the sides; nil fills the row.
    var selectionInset: CGFloat?
    var selectionRadius: CGFloat = 5

    init(kind: ListKind, environment: EnvironmentValues) {
        let isMac = environment.platform == .macOS
        var kind = kind
        if kind == .automatic { kind = isMac ? .inset : .insetGrouped }
        let isLater = environment.paletteGeneration == .later
        let body = Font.TextStyle.body.typesetting.size(
            on: environment.platform.textPlatform, dynamicTypeSize: environment.dynamicTypeSize.typesetting)
        if isMac {
            self = .mac(kind)
        } else if kind == .sidebar, isLater, environment.horizontalSizeClass == .regular {
            self = .padSidebar(body: body)
        } else {
            self = .phone(kind, isLater: isLater, body: body)
        }
    }

    private init(
        leading: CGFloat, trailing: CGFloat, vertical: CGFloat, minimumRow: CGFloat, top: CGFloat, bottom: CGFloat,
        sectionGap: CGFloat, headerTop: CGFloat, headerBottom: CGFloat, footerTop: CGFloat, background: ListBackground,
        header: ListHeader
    ) {
        (self.leading, self.trailing, self.vertical, self.minimumRow) = (leading, trailing, vertical, minimumRow)
        (self.top, self.bottom, self.sectionGap) = (top, bottom, sectionGap)
        (self.headerTop, self.headerBottom, self.footerTop) = (headerTop, headerBottom, footerTop)
        (self.background, self.header) = (background, header)
    }

    /// - Parameter body: points of the reader's body text, which the least row of iOS 26 grows with: 51 where it is 16,
    ///   and its 15 above and below the content are the same at every size (measured: facts 21.5).
    private static func phone(_ kind: ListKind, isLater: Bool, body: CGFloat) -> ListMetrics {
        var metrics = ListMetrics(
            leading: isLater ? 16 : 20, trailing: isLater ? 16 : 20, vertical: isLater ? 15 : 11,
            minimumRow: isLater ? 35 + body : 44, top: 20, bottom: 20, sectionGap: 35, headerTop: 24,
            headerBottom: isLater ? 10 : 7, footerTop: 8, background: .grouped,
            header: isLater ? .titleCase : .capitals)
        metrics.row = .groupedRow
        switch kind {
        case .insetGrouped:
            metrics.margin = isLater ? 16 : 20
            metrics.radius = isLater ? 26 : 10
            metrics.top = 35
            if isLater {
                metrics.topBelowLargeTitle = 8
                (metrics.headerTop, metrics.firstHeaderTop) = (82.0 / 3, 10)
                metrics.footerBottom = -34.0 / 3
                metrics.separatorTrailing = 16
            }
        case .grouped:
            metrics.top = 35
            metrics.hasOuterSeparators = true
        case .sidebar:
            metrics.margin = 16
            metrics.radius = 10
            metrics.header = .sidebar
        default:
            metrics.background = .plain
            metrics.row = nil
            (metrics.top, metrics.bottom, metrics.sectionGap) = (0, 0, 0)
            (metrics.headerTop, metrics.headerBottom) = (17, 6)
            metrics.header = .plain
            metrics.hasSectionSeparators = true
            metrics.pinsHeaders = true
            if kind == .inset { metrics.margin = 16 }
        }
        return metrics
    }

    /// The column at the side of an iPad's window since iOS 26: rows in no boxes and without lines, the chosen one in a
    /// round box of its own.
    private static func padSidebar(body: CGFloat) -> ListMetrics {
        var metrics = ListMetrics(
            leading: 24, trailing: 24, vertical: 11, minimumRow: 28 + body, top: 10, bottom: 20, sectionGap: 16,
            headerTop: 12, headerBottom: 6, footerTop: 8, background: .sidebar, header: .sidebar)
        metrics.hasSeparators = false
        (metrics.selectionInset, metrics.selectionRadius) = (12, 14)
        return metrics
    }

    private static func mac(_ kind: ListKind) -> ListMetrics {
        var metrics = ListMetrics(
            leading: 16, trailing: 16, vertical: 4, minimumRow: 24, top: 10, bottom: 10, sectionGap: 10, headerTop: 8,
            headerBottom: 4, footerTop: 4, background: .plain, header: .mac)
        metrics.separatorsBeginAtText = false
        (metrics.separatorTrailing, metrics.selectionInset) = (16, 10)
        switch kind {
        case .plain:
            metrics.selectionInset = nil
        case .grouped, .insetGrouped:
            metrics.margin = 20
            metrics.radius = 6
            (metrics.leading, metrics.trailing, metrics.vertical, metrics.minimumRow) = (10, 10, 8, 36)
            (metrics.top, metrics.bottom, metrics.sectionGap) = (20, 20, 20)
            (metrics.background, metrics.row, metrics.header) = (.window, .box, .macForm)
            (metrics.separatorTrailing, metrics.headerBottom, metrics.headerTop) = (10, 8, 22)
        case .sidebar:
            metrics.hasSeparators = false
            (metrics.leading, metrics.trailing, metrics.minimumRow, metrics.vertical) = (18, 18, 28, 6)
            metrics.background = .sidebar
        case .bordered:
            metrics.selectionInset = nil
            metrics.background = .plain
        default: break
        }
        return metrics
    }
}

/// What lies behind a list or its rows.
enum ListBackground: Hashable, Sendable {
    case plain, grouped, groupedRow, window, box, sidebar

    func color(in environment: EnvironmentValues) -> Color {
        let isDark = environment.colorScheme == .dark
        switch self {
        case .plain:
            if environment.platform == .macOS { return Color(hexadecimal: isDark ? 0x1E1E1E : 0xFFFFFF) }
            return Color(provider: .semantic(.background(0)))
        case .grouped: return Color(provider: .semantic(.groupedBackground(0)))
        case .groupedRow: return Color(provider: .semantic(.groupedBackground(1)))
        case .window: return Color(hexadecimal: isDark ? 0x323232 : 0xECECEC)
        case .box: return isDark ? Color.white.opacity(0.05) : Color.white.opacity(0.55)
        case .sidebar: return Color(hexadecimal: isDark ? 0x2A2A2C : 0xE9E9EB)
        }
    }
}

/// How headers of sections are written.
enum ListHeader: Hashable, Sendable {
    case capitals, titleCase, plain, sidebar, mac, macForm

    func apply(_ part: SectionPart, _ environment: inout EnvironmentValues) {
        environment.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.secondary)
        environment.controlPlace = .standalone
        // A label's icon has the colour of its text, and no column of its own.
        if environment.labelStyle.isOfPlace { environment.labelStyle = ErasedLabelStyle(DefaultLabelStyle()) }
        let isMac = environment.platform == .macOS
        guard part == .header else {
            // Its lines stand 14 apart where a footnote's stand 16 apart (measured: facts 21.1).
            environment.font = isMac ? .system(size: 11) : .footnote.leading(.tight)
            return
        }
        if environment.headerProminence == .increased {
            environment.foregroundStyle = AnyShapeStyle(Color.primary)
            environment.font = isMac ? .headline : .title3.weight(.bold)
            return
        }
        switch self {
        case .capitals:
            environment.font = .footnote
            environment.textCase = .uppercase
        case .titleCase: environment.font = .headline
        case .plain: environment.font = .subheadline.weight(.semibold)
        case .sidebar:
            environment.foregroundStyle = AnyShapeStyle(Color.primary)
            environment.font = .title3.weight(.bold)
        case .mac: environment.font = .system(size: 11, weight: .semibold)
        case .macForm:
            environment.foregroundStyle = AnyShapeStyle(Color.primary)
            environment.font = .headline
        }
    }
}
