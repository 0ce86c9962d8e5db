import Drawing
import Foundation
import SwiftUI

/// A device drawn round its screen: a plain body of our own, no likeness of a product.
struct DeviceFrame {
    let device: Device
    /// The screen's size in points.
    let screen: CGSize
    let isDark: Bool

    /// How wide the body is round the screen.
    private var bezel: CGFloat {
        switch device.kind {
        case .phone: device.sensor == .none ? 16 : 12
        case .pad: 24
        case .mac: 0
        case .watch: 14
        }
    }

    /// Above the screen: a window's title bar, the forehead of a phone that has a home button.
    private var top: CGFloat { device.kind == .mac ? 28 : hasHomeButton && !device.isLandscape ? 96 : bezel }
    private var bottom: CGFloat { hasHomeButton && !device.isLandscape ? 96 : bezel }
    private var sides: CGFloat { hasHomeButton && device.isLandscape ? 96 : bezel }
    private var hasHomeButton: Bool { device.kind == .phone && device.sensor == .none }
    /// What is left free round it.
    private static let margin: CGFloat = 12

    var size: CGSize {
        CGSize(
            width: screen.width + 2 * (sides + Self.margin), height: screen.height + top + bottom + 2 * Self.margin)
    }

    /// - Parameters:
    ///   - contents: what is on the screen.
    ///   - background: what lies below it.
    func drawn(_ contents: DisplayList, background: ResolvedColor?) -> DisplayList {
        let place = CGRect(x: Self.margin + sides, y: Self.margin + top, width: screen.width, height: screen.height)
        let body = CGRect(
            x: Self.margin, y: Self.margin, width: screen.width + 2 * sides, height: screen.height + top + bottom)
        let radius = hasHomeButton ? 48 : device.cornerRadius + bezel
        let outline = Path(roundedRect: body, cornerRadius: radius, style: .continuous)
        var list = DisplayList()
        let isWindow = device.kind == .mac
        let shell = isWindow ? (isDark ? Self.gray(0.22) : Self.gray(0.93)) : Self.gray(0.06)
        let shadow = DisplayList.Group(
            filters: [.shadow(color: Self.gray(0, opacity: 0.3), radius: 5, offset: CGSize(width: 0, height: 2))],
            contents: DisplayList(items: [.fill(outline, FillStyle(), .color(shell))]))
        list.items.append(.group(shadow))
        if isWindow { drawTitleBar(in: body, &list) }
        let screenItems: [DisplayList.Item] = background.map { [.fill(Path(place), FillStyle(), .color($0))] } ?? []
        let inner = DisplayList.Group(
            transform: CGAffineTransform(translationX: place.minX, y: place.minY),
            clip: .init(path: Path(CGRect(origin: .zero, size: screen))), contents: contents)
        let glass =
            isWindow ? outline : Path(roundedRect: place, cornerRadius: device.cornerRadius, style: .continuous)
        list.items.append(
            .group(.init(clip: .init(path: glass), contents: DisplayList(items: screenItems + [.group(inner)]))))
        drawSensor(in: place, glass, &list)
        drawHomeIndicator(in: place, &list)
        if !isWindow {
            list.items.append(
                .stroke(
                    Path(
                        roundedRect: body.insetBy(dx: 1, dy: 1), cornerRadius: radius - 1, style: .continuous),
                    StrokeStyle(lineWidth: 2), .color(Self.gray(0.35))))
        }
        return list
    }

    private func drawTitleBar(in body: CGRect, _ list: inout DisplayList) {
        let colors = [(1.0, 0.37, 0.34), (1.0, 0.74, 0.18), (0.16, 0.78, 0.25)]
        for (index, color) in colors.enumerated() {
            let dot = CGRect(x: body.minX + 10 + CGFloat(index) * 20, y: body.minY + 8, width: 12, height: 12)
            list.items.append(
                .fill(
                    Path(ellipseIn: dot), FillStyle(),
                    .color(ResolvedColor(red: color.0, green: color.1, blue: color.2, opacity: 1))))
        }
    }

    /// - Parameter glass: what of the screen can be seen.
    private func drawSensor(in place: CGRect, _ glass: Path, _ list: inout DisplayList) {
        let black = Paint.color(Self.gray(0))
        switch device.sensor {
        case .none:
            guard hasHomeButton else { return }
            let center =
                device.isLandscape
                ? CGPoint(x: place.maxX + sides / 2, y: place.midY) : CGPoint(x: place.midX, y: place.maxY + bottom / 2)
            let button = CGRect(x: center.x - 27, y: center.y - 27, width: 54, height: 54)
            list.items.append(.stroke(Path(ellipseIn: button), StrokeStyle(lineWidth: 2), .color(Self.gray(0.3))))
        case .island:
            let pill =
                device.isLandscape
                ? CGRect(x: place.minX + 11, y: place.midY - 62.5, width: 37, height: 125)
                : CGRect(x: place.midX - 62.5, y: place.minY + 11, width: 125, height: 37)
            list.items.append(.fill(Path(roundedRect: pill, cornerRadius: 18.5), FillStyle(), black))
        case .notch:
            let bar =
                device.isLandscape
                ? CGRect(x: place.minX - 20, y: place.midY - 81, width: 52, height: 162)
                : CGRect(x: place.midX - 81, y: place.minY - 20, width: 162, height: 52)
            let notch = DisplayList.Item.fill(
                Path(roundedRect: bar, cornerRadius: 20, style: .continuous), FillStyle(), black)
            // Its other half is behind the body.
            list.items.append(.group(.init(clip: .init(path: glass), contents: DisplayList(items: [notch]))))
        }
    }

    /// The bar that phones and iPads without a button have at the lower edge.
    private func drawHomeIndicator(in place: CGRect, _ list: inout DisplayList) {
        guard device.kind == .phone || device.kind == .pad, device.safeArea.bottom > 0 else { return }
        let width = min(place.width * 0.36, 220)
        let bar = CGRect(x: place.midX - width / 2, y: place.maxY - 13, width: width, height: 5)
        list.items.append(
            .fill(Path(roundedRect: bar, cornerRadius: 2.5), FillStyle(), .color(Self.gray(isDark ? 1 : 0))))
    }

    private static func gray(_ value: Double, opacity: Double = 1) -> ResolvedColor {
        ResolvedColor(red: value, green: value, blue: value, opacity: opacity)
    }
}
