import Foundation
import SwiftUI

/// A screen that a view is drawn for: its size, and what views can ask of it.
///
/// Sizes in points, pixels per point, the safe area of a screen without bars, and size classes are those that Apple
/// publishes for it (a watch's safe area depends on the app, and is left at 0).
public struct Device: Sendable, Hashable {
    public enum Kind: String, Sendable { case phone, pad, mac, watch }

    /// As `--device` takes it.
    public let name: String
    public let title: String
    public let kind: Kind
    public var width: CGFloat
    public var height: CGFloat
    public let scale: CGFloat
    public var safeArea: EdgeInsets
    /// Of the screen, in points.
    public let cornerRadius: CGFloat
    /// What the screen has at its upper edge.
    let sensor: Sensor
    public private(set) var isLandscape = false

    enum Sensor: Sendable, Hashable { case none, island, notch }

    public var platform: Platform { kind == .mac ? .macOS : .iOS }

    public var horizontalSizeClass: UserInterfaceSizeClass {
        guard kind == .phone else { return kind == .watch ? .compact : .regular }
        // Phones of 414 points and more are regular when they lie on their side.
        return isLandscape && min(width, height) >= 414 ? .regular : .compact
    }

    public var verticalSizeClass: UserInterfaceSizeClass { kind == .phone && isLandscape ? .compact : .regular }

    private init(
        _ name: String, _ title: String, _ kind: Kind, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
        top: CGFloat = 0, bottom: CGFloat = 0, cornerRadius: CGFloat = 0, sensor: Sensor = .none
    ) {
        (self.name, self.title, self.kind, self.width, self.height) = (name, title, kind, width, height)
        (self.scale, self.cornerRadius, self.sensor) = (scale, cornerRadius, sensor)
        safeArea = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }

    /// A device by its name, with `-landscape` at its end for one that lies on its side; nil for none.
    public init?(named name: String) {
        let isLandscape = name.hasSuffix(Self.landscape)
        let plain = isLandscape ? String(name.dropLast(Self.landscape.count)) : name
        guard var device = Self.all.first(where: { $0.name == plain }) else { return nil }
        if isLandscape {
            guard device.kind == .phone || device.kind == .pad else { return nil }
            device.turn()
        }
        self = device
    }

    private static let landscape = "-landscape"

    private mutating func turn() {
        isLandscape = true
        (width, height) = (height, width)
        guard kind == .phone else { return }
        // What is above on a phone that stands is at both sides of one that lies.
        let side = sensor == .none ? 0 : safeArea.top
        safeArea = EdgeInsets(top: 0, leading: side, bottom: safeArea.bottom > 0 ? 21 : 0, trailing: side)
    }

    public static let all: [Device] = [
        Device(
            "iphone-17", "iPhone 17", .phone, 402, 874, scale: 3, top: 62, bottom: 34, cornerRadius: 62, sensor: .island
        ),
        Device(
            "iphone-17-pro", "iPhone 17 Pro", .phone, 402, 874, scale: 3, top: 62, bottom: 34, cornerRadius: 62,
            sensor: .island),
        Device(
            "iphone-17-pro-max", "iPhone 17 Pro Max", .phone, 440, 956, scale: 3, top: 62, bottom: 34, cornerRadius: 62,
            sensor: .island),
        Device(
            "iphone-16", "iPhone 16", .phone, 393, 852, scale: 3, top: 59, bottom: 34, cornerRadius: 55, sensor: .island
        ),
        Device(
            "iphone-16-plus", "iPhone 16 Plus", .phone, 430, 932, scale: 3, top: 59, bottom: 34, cornerRadius: 55,
            sensor: .island),
        Device(
            "iphone-16-pro", "iPhone 16 Pro", .phone, 402, 874, scale: 3, top: 62, bottom: 34, cornerRadius: 62,
            sensor: .island),
        Device(
            "iphone-16-pro-max", "iPhone 16 Pro Max", .phone, 440, 956, scale: 3, top: 62, bottom: 34, cornerRadius: 62,
            sensor: .island),
        Device(
            "iphone-16e", "iPhone 16e", .phone, 390, 844, scale: 3, top: 47, bottom: 34, cornerRadius: 47.33,
            sensor: .notch),
        Device(
            "iphone-15", "iPhone 15", .phone, 393, 852, scale: 3, top: 59, bottom: 34, cornerRadius: 55, sensor: .island
        ),
        Device(
            "iphone-14", "iPhone 14", .phone, 390, 844, scale: 3, top: 47, bottom: 34, cornerRadius: 47.33,
            sensor: .notch),
        Device("iphone-se", "iPhone SE", .phone, 375, 667, scale: 2, top: 20),
        Device("ipad-mini", "iPad mini", .pad, 744, 1133, scale: 2, top: 24, bottom: 20, cornerRadius: 21.5),
        Device("ipad-11", "iPad Pro 11-inch", .pad, 834, 1210, scale: 2, top: 24, bottom: 20, cornerRadius: 30),
        Device("ipad-13", "iPad Pro 13-inch", .pad, 1032, 1376, scale: 2, top: 24, bottom: 20, cornerRadius: 30),
        Device("mac", "a window on a Mac", .mac, 900, 450, scale: 2, cornerRadius: 10),
        Device("watch-42", "Apple Watch 42 mm", .watch, 187, 223, scale: 2, cornerRadius: 50),
        Device("watch-46", "Apple Watch 46 mm", .watch, 208, 248, scale: 2, cornerRadius: 56),
        Device("watch-ultra", "Apple Watch Ultra", .watch, 205, 251, scale: 2, cornerRadius: 55),
    ]

    /// All of them as lines of text.
    public static var listing: String {
        let rows =
            [["name", "points", "scale", "safe area", "size classes", ""]]
            + all.map { device in
                let insets = device.safeArea
                return [
                    device.name, "\(Int(device.width))x\(Int(device.height))", "\(Int(device.scale))",
                    "\(Int(insets.top)),\(Int(insets.leading)),\(Int(insets.bottom)),\(Int(insets.trailing))",
                    "\(device.horizontalSizeClass) \(device.verticalSizeClass)", device.title,
                ]
            }
        let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n") + "\nPhones and iPads lie on their side with '-landscape' after the name."
    }
}

extension Device {
    /// What isn't drawn as it is there, as a line of text.
    var warning: String? {
        kind == .watch
            ? "warning: text and controls look as on iOS; watchOS's own looks aren't drawn (--device)\n" : nil
    }
}

extension RenderOptions {
    /// Takes over what a device has, but for what was said of it otherwise.
    public mutating func take(_ device: Device) {
        self.device = device
        if !hasSize { (width, height) = (device.width, device.height) }
        if !given.contains("scale") { scale = device.scale }
        if !given.contains("safe-area") { safeArea = device.safeArea }
        if !given.contains("platform") { platform = device.platform }
        if !given.contains("appearance"), device.kind == .watch { appearance = .dark }
    }
}
