import ArgumentParser
import Foundation
import Rendering
import SwiftUI

/// The options that choose what is drawn, the same for every command that draws.
struct DrawingArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The root: a preview's name or a view type.", valueName: "name"))
    var view: String?

    @Option(
        help: ArgumentHelp("The size of the canvas in points, '_' for an axis that is left to the root.", valueName: "WxH"),
        transform: { try SizeArgument($0) })
    var size: SizeArgument?

    @Option(
        help: ArgumentHelp("Pixels per point. (default: 2)", valueName: "n"),
        transform: { try argument($0, OptionText.scale, "a number above 0 and at most 100") })
    var scale: CGFloat?

    @Option(
        help: ArgumentHelp("ios or macos: metrics, colours and control looks. (default: ios)", valueName: "name"),
        transform: { try argument($0, Platform.init(rawValue:), "'ios' or 'macos'") })
    var platform: Platform?

    @Option(
        help: ArgumentHelp("light or dark. (default: light)", valueName: "name"),
        transform: { try argument($0, OptionText.appearance, "'light' or 'dark'") })
    var appearance: ColorScheme?

    @Option(
        help: ArgumentHelp("xSmall … accessibility5. (default: large)", valueName: "name"),
        transform: {
            try argument($0, OptionText.dynamicTypeSize, "one of xSmall … xxxLarge, accessibility1 … accessibility5")
        })
    var dynamicType: DynamicTypeSize?

    @Option(
        help: ArgumentHelp("ltr or rtl. (default: ltr)", valueName: "name"),
        transform: { try argument($0, OptionText.layoutDirection, "'ltr' or 'rtl'") })
    var layoutDirection: LayoutDirection?

    @Option(help: ArgumentHelp("The locale views see. (default: en_US)", valueName: "id"))
    var locale: String?

    @Option(
        help: ArgumentHelp("The time zone views see. (default: UTC)", valueName: "id"),
        transform: { try argument($0, { OptionText.isTimeZone($0) ? $0 : nil }, "a time zone, as in 'Europe/Paris'") })
    var timeZone: String?

    @Option(
        help: ArgumentHelp("The time views see. (default: a fixed date)", valueName: "iso8601"),
        transform: { try argument($0, OptionText.date, "a date, as in '2026-01-31T12:00:00Z'") })
    var now: Date?

    @Option(help: ArgumentHelp("What the views' random numbers start from. (default: 0)", valueName: "n"))
    var seed: UInt64?

    @Option(
        help: ArgumentHelp("Insets inside the canvas in points. (default: 0)", valueName: "t,l,b,r"),
        transform: { try argument($0, OptionText.insets, "four lengths, as in '59,0,34,0'") })
    var safeArea: EdgeInsets?

    @Option(help: ArgumentHelp("Pictures and asset catalogs. (default: the source's folder)", valueName: "dir"))
    var assets: String?

    @Option(
        help: ArgumentHelp("transparent, #rrggbb[aa] or a system colour. (default: the platform's)", valueName: "color"),
        transform: {
            try argument($0, CanvasBackground.init(_:), "'transparent', '#rrggbb', '#rrggbbaa' or a system colour's name")
        })
    var background: CanvasBackground?

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp("The initial value of a stored property; repeatable.", valueName: "name=expression"),
        transform: { try argument($0, InitialValue.init(_:), "a property and an expression, as in 'show=true'") })
    var initialValues: [InitialValue] = []

    @Option(help: ArgumentHelp("A folder of fonts that come before the shipped ones; repeatable.", valueName: "dir"))
    var fontDir: [String] = []

    @OptionGroup(title: "Limits")
    var limits: LimitArguments

    /// Everything as the session takes it.
    func options() throws -> RenderOptions {
        var options = RenderOptions()
        options.view = view
        if let size { options.setSize(width: size.width, height: size.height) }
        if let scale { options.scale = scale }
        if let platform { options.platform = platform }
        if let appearance { options.appearance = appearance }
        if let dynamicType { options.dynamicTypeSize = dynamicType }
        if let layoutDirection { options.layoutDirection = layoutDirection }
        if let locale { options.locale = locale }
        if let timeZone { options.timeZone = timeZone }
        if let now { options.now = now }
        if let seed { options.seed = seed }
        if let safeArea { options.safeArea = safeArea }
        if let assets { options.assets = try Self.folder(assets, option: "--assets") }
        if let background { options.background = background }
        options.initialValues = initialValues
        options.fontDirectories = try fontDir.map { try Self.folder($0, option: "--font-dir") }
        options.limits = limits.limits
        return options
    }

    private static func folder(_ path: String, option: String) throws -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandFailure(ExitStatus.noInput, "can't read '\(path)' (\(option)): there is no such folder")
        }
        return path
    }
}

/// `320x480`, `_` for an axis left to the root.
struct SizeArgument {
    var width: CGFloat?
    var height: CGFloat?

    init(_ text: String) throws {
        guard let size = OptionText.size(text) else {
            throw ValidationError("it has to be two lengths, as in '320x480' or '320x_'.")
        }
        (width, height) = size
    }
}

/// Reads an option's text, or says what it has to be.
func argument<Value>(_ text: String, _ read: (String) -> Value?, _ expected: String) throws -> Value {
    guard let value = read(text) else { throw ValidationError("it has to be \(expected).") }
    return value
}
