import Foundation
import SwiftUI

/// Everything a picture depends on besides the source: the same options and source give the same bytes.
public struct RenderOptions: Sendable {
    /// The length proposed to the root and given to the canvas on each axis, in points; nil leaves it to the root.
    public var width: CGFloat?
    public var height: CGFloat?
    /// Whether `width` and `height` were asked for, so that a preview's own traits don't count.
    public var hasSize = false
    /// Pixels per point.
    public var scale: CGFloat = 2
    public var platform = Platform.iOS
    public var appearance = ColorScheme.light
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight
    /// A BCP 47 or ICU identifier.
    public var locale = "en_US"
    /// A name of the time zone database.
    public var timeZone = "UTC"
    /// What views see as the current time.
    public var now = RenderOptions.fixedDate
    /// What the views' random generator starts from.
    public var seed: UInt64 = 0
    /// Insets inside the canvas, in points: the root is proposed, and centred in, what they leave.
    public var safeArea = EdgeInsets()
    /// The folder of pictures and asset catalogs; nil for the folder of the source.
    public var assets: String?
    public var background = CanvasBackground.platform
    /// The root: the name of a preview or of a view type; nil for the first the source offers.
    public var view: String?
    /// Initial values of the root's stored properties, as Swift expressions, in the order given.
    public var initialValues: [InitialValue] = []
    /// What happens before the picture is taken, in this order.
    public var events: [RenderEvent] = []
    /// How long after the last event the picture is taken, in seconds, in frames of 1/60 s; nil is when everything that
    /// is animated and has an end has come to rest.
    public var at: Double?
    /// The device whose screen is drawn on; nil for none in particular. `take(_:)` sets it with all that it has.
    public internal(set) var device: Device?
    /// Whether the device is drawn round its screen.
    public var showsFrame = false
    /// The options that were set by their names.
    var given: Set<String> = []
    /// What sources are read with.
    public var sources = SourceOptions()
    /// Folders whose fonts come before the shipped ones.
    public var fontDirectories: [String] = []
    /// Whether SVGs hold their text as text that can be selected, in embedded fonts.
    public var svgText = false
    public var limits = RenderLimits()
    /// Whether every question of layout is written down for `inspection()`.
    public var recordsProbes = false
    /// Whether reports tell which expression of the source made each view (`LayoutReport.source`).
    public var recordsSources = false
    /// Whether texts that can be translated are drawn longer and with accents, as in a language that needs more room.
    public var lengthensTexts = false

    public init() {}

    /// 9 January 2007, 09:41 UTC: a picture never changes by itself.
    public static let fixedDate = Date(timeIntervalSinceReferenceDate: 190_028_460)

    /// The size of the canvas, in points.
    public mutating func setSize(width: CGFloat?, height: CGFloat?) {
        (self.width, self.height, hasSize) = (width, height, true)
    }
}

/// A stored property's name and the Swift expression it starts with.
public struct InitialValue: Hashable, Sendable {
    public var name: String
    public var expression: String

    public init(name: String, expression: String) { (self.name, self.expression) = (name, expression) }

    /// The property, and the properties inside its value where the name leads further: `model.count`.
    var path: [String] { name.components(separatedBy: ".") }

    /// Reads `name=expression`, where the name may be several with dots between; nil where the left side is none or
    /// either side is missing.
    public init?(_ text: String) {
        guard let equals = text.firstIndex(of: "=") else { return nil }
        let name = String(OptionText.trimmed(text[..<equals]))
        let expression = String(OptionText.trimmed(text[text.index(after: equals)...]))
        guard !expression.isEmpty, name.components(separatedBy: ".").allSatisfy(OptionText.isIdentifier) else {
            return nil
        }
        self.init(name: name, expression: expression)
    }
}

/// What one drawing may cost.
public struct RenderLimits: Sendable {
    /// Pixels of one picture.
    public var pixels = 100_000_000
    /// Statements, calls and loop rounds of interpreted source.
    public var steps = 50_000_000
    /// Calls, and bodies, inside each other.
    public var depth = 2_000
    /// Bytes that the run may take, beyond those the process had before.
    public var memory = 1 << 30
    /// Nodes of the render tree.
    public var nodes = 2_000_000
    /// Wall-clock seconds for everything from checking the source to writing the picture. A session that is used on
    /// afterwards has them anew for each event and each picture.
    public var seconds = 10.0

    public init() {}
}
