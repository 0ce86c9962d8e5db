import Drawing
import Foundation
import Testing

@testable import Typesetting

@Suite("Symbols")
struct SymbolTests {
    @Test(
        "Symbols that follow the direction of reading",
        arguments: [
            ("chevron.forward", true), ("arrow.uturn.backward", true), ("list.bullet", true), ("speaker.wave.2", true),
            ("chevron.right", false), ("list.number", false), ("star.fill", false), ("playlist", false),
        ])
    func readingDirection(name: String, follows: Bool) {
        #expect(Symbols.followsReadingDirection(name) == follows)
    }

    @Test("Every name of the table has an outline in every weight, plain, filled, enclosed and struck out")
    func complete() {
        #expect(Symbols.names.count > 800)
        for name in Symbols.names {
            for suffix in ["", ".fill"] {
                for weight in [100, 300, 400, 700] {
                    let symbol = Symbols.symbol(named: name + suffix, fontSize: 20, weight: weight)
                    #expect(symbol?.path.isEmpty == false, "\(name)\(suffix) \(weight)")
                }
            }
        }
    }

    @Test(
        "Grids are of pieces that stand apart",
        arguments: [("square.grid.2x2", 4), ("square.grid.3x2", 6), ("square.grid.3x3", 9), ("rectangle.grid.3x2", 6)])
    func grids(name: String, count: Int) throws {
        let symbol = try #require(Symbols.symbol(named: name + ".fill", fontSize: 20, weight: 400))
        #expect(symbol.path.elements.count { if case .move = $0 { true } else { false } } == count)
    }

    @Test(
        "Names people use",
        arguments: [
            "star", "star.fill", "star.circle", "star.circle.fill", "star.slash", "heart", "heart.fill",
            "heart.circle.fill",
            "gear", "gearshape", "gearshape.fill", "person", "person.fill", "person.circle", "person.crop.circle",
            "person.crop.circle.fill", "person.crop.circle.badge.plus", "person.2.fill", "person.3", "house",
            "house.fill",
            "magnifyingglass", "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.up.chevron.down",
            "arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.up.right", "arrow.clockwise",
            "arrow.counterclockwise", "arrow.triangle.2.circlepath", "arrow.up.arrow.down", "arrow.right.circle.fill",
            "checkmark", "checkmark.circle", "checkmark.circle.fill", "checkmark.seal.fill", "checkmark.square.fill",
            "xmark", "xmark.circle", "xmark.circle.fill", "xmark.octagon.fill", "plus", "plus.circle",
            "plus.circle.fill",
            "plus.square", "plus.app", "minus", "minus.circle.fill", "multiply", "bell", "bell.fill", "bell.badge",
            "bell.badge.fill", "bell.slash", "bell.slash.fill", "trash", "trash.fill", "trash.circle", "pencil",
            "pencil.circle.fill", "square.and.pencil", "square.and.arrow.up", "square.and.arrow.down", "wifi",
            "wifi.slash", "battery.100", "battery.25", "sun.max", "sun.max.fill", "sun.min", "moon", "moon.fill",
            "moon.stars.fill", "cloud", "cloud.fill", "cloud.rain.fill", "cloud.sun.fill", "cloud.bolt.rain.fill",
            "snowflake", "wind", "play", "play.fill", "play.circle", "play.circle.fill", "pause", "pause.fill",
            "pause.circle.fill", "stop.fill", "forward.fill", "backward.fill", "forward.end.fill", "backward.end.fill",
            "globe", "envelope", "envelope.fill", "envelope.badge", "phone", "phone.fill", "camera", "camera.fill",
            "photo", "photo.fill", "photo.on.rectangle", "bookmark", "bookmark.fill", "flag", "flag.fill", "tag",
            "tag.fill", "cart", "cart.fill", "cart.badge.plus", "creditcard", "creditcard.fill", "lock", "lock.fill",
            "lock.open", "eye", "eye.slash", "eye.slash.fill", "ellipsis", "ellipsis.circle", "info", "info.circle",
            "info.circle.fill", "questionmark", "questionmark.circle", "exclamationmark", "exclamationmark.triangle",
            "exclamationmark.triangle.fill", "exclamationmark.circle.fill", "link", "paperclip", "paperplane",
            "paperplane.fill", "folder", "folder.fill", "folder.badge.plus", "doc", "doc.fill", "doc.text",
            "doc.on.doc", "doc.on.clipboard", "tray", "archivebox", "calendar", "calendar.badge.plus", "clock",
            "clock.fill", "alarm", "timer", "stopwatch", "hourglass", "map", "map.fill", "mappin", "mappin.circle.fill",
            "mappin.and.ellipse", "location", "location.fill", "car", "car.fill", "airplane", "bicycle", "tram", "bus",
            "bolt", "bolt.fill", "bolt.circle", "bolt.slash", "flame", "flame.fill", "drop", "drop.fill", "leaf",
            "leaf.fill", "sparkles", "wand.and.stars", "mic", "mic.fill", "mic.slash", "speaker", "speaker.wave.2",
            "speaker.wave.3.fill", "speaker.slash.fill", "music.note", "headphones", "gift", "gift.fill", "bag",
            "bag.fill", "chart.bar", "chart.bar.fill", "chart.pie", "chart.line.uptrend.xyaxis", "list.bullet",
            "list.dash", "list.number", "line.3.horizontal", "line.3.horizontal.decrease.circle", "slider.horizontal.3",
            "square.grid.2x2", "square.grid.2x2.fill", "square.grid.3x3", "rectangle", "rectangle.fill", "circle",
            "circle.fill", "square", "square.fill", "triangle", "triangle.fill", "hexagon", "capsule", "capsule.fill",
            "rectangle.stack", "square.stack", "sidebar.left", "textformat", "bold", "italic", "underline",
            "keyboard", "desktopcomputer", "laptopcomputer", "iphone", "ipad", "applewatch", "tv", "printer",
            "terminal",
            "cpu", "memorychip", "externaldrive", "network", "antenna.radiowaves.left.and.right", "qrcode", "barcode",
            "hammer", "wrench", "screwdriver", "paintbrush", "paintbrush.fill", "paintpalette", "eyedropper",
            "scissors",
            "book", "book.fill", "books.vertical", "graduationcap", "newspaper", "hand.thumbsup", "hand.thumbsup.fill",
            "hand.thumbsdown", "hand.raised", "hand.tap", "face.smiling", "crown", "crown.fill", "trophy",
            "trophy.fill",
            "rosette", "medal", "gamecontroller", "gamecontroller.fill", "dice", "puzzlepiece", "cube", "shippingbox",
            "lightbulb", "lightbulb.fill", "key", "key.fill", "shield", "shield.fill", "checkmark.shield", "faceid",
            "touchid", "power", "message", "message.fill", "bubble.left", "bubble.right.fill",
            "bubble.left.and.bubble.right", "video", "video.fill", "film", "cross", "cross.fill", "pills",
            "stethoscope",
            "heart.text.square", "waveform", "waveform.path.ecg", "figure.walk", "figure.run", "pawprint",
            "pawprint.fill",
            "tortoise", "hare", "ant", "ladybug", "tree", "fork.knife", "cup.and.saucer", "cup.and.saucer.fill",
            "birthday.cake", "wineglass", "building.2", "building.columns", "storefront", "swift", "curlybraces",
            "chevron.left.forwardslash.chevron.right", "number", "at", "percent", "dollarsign.circle", "eurosign",
            "1.circle", "1.circle.fill", "12.square.fill", "a.circle", "a.square.fill", "app.badge", "square.dashed",
            "arrow.up.left.and.arrow.down.right", "arrow.down.circle", "icloud", "icloud.and.arrow.down", "umbrella",
            "thermometer", "thermometer.medium", "eyeglasses", "suitcase", "suitcase.fill", "briefcase", "bed.double",
        ])
    func common(_ name: String) {
        #expect(Symbols.exists(name), "nearest: \(Symbols.nearestNames(to: name))")
    }

    @Test(
        "Unknown names are unknown, and the nearest are proposed",
        arguments: [
            ("hart.fill", "heart"), ("chevron.rigth", "chevron.right"), ("magnifying.glass", "magnifyingglass"),
            ("person.cirle", "person.circle"), ("hart.fil", "heart.fill"),
        ])
    func unknown(_ name: String, _ meant: String) {
        #expect(!Symbols.exists(name))
        #expect(Symbols.symbol(named: name, fontSize: 17) == nil)
        #expect(Symbols.nearestNames(to: name).contains { $0.hasPrefix(meant) }, "\(Symbols.nearestNames(to: name))")
    }

    @Test(
        "Strange names are refused",
        arguments: [
            "", ".", "..", "fill", ".fill", "circle.circle.circle", "star..fill", "slash", "badge",
            "star.fill.fill.fill.fill",
            String(repeating: "star.", count: 1000), "\u{0}", "heart\n",
        ])
    func strange(_ name: String) {
        let known: Set<String> = ["circle.circle.circle"]
        if !known.contains(name) { #expect(!Symbols.exists(name)) }
        _ = Symbols.symbol(named: name, fontSize: 17)
    }

    @Test("17.32: small is a fifth smaller than medium, large three tenths larger")
    func scales() throws {
        let height = { (scale: Symbol.Scale) -> CGFloat in
            Symbols.symbol(named: "circle", fontSize: 100, scale: scale)?.size.height ?? 0
        }
        #expect(abs(height(.small) / height(.medium) - 0.8) < 0.03)
        #expect(abs(height(.large) / height(.medium) - 1.3) < 0.03)
    }

    @Test("A symbol's middle stands at the middle of the capitals beside it")
    func baseline() throws {
        let symbol = try #require(Symbols.symbol(named: "circle", fontSize: 100))
        let middle = symbol.path.boundingRect.midY
        #expect(abs(symbol.baseline - middle - 70.46 / 2) < 0.5)
        #expect(abs(symbol.path.boundingRect.width - 100) < 0.5)
    }

    @Test(
        "The ink is as large as Apple's (measured: facts 21.4 and the pictures it was read from), in ems",
        arguments: [
            ("info.circle", 1.0, 1.0), ("checkmark.circle.fill", 1, 1), ("globe", 1, 1),
            ("hourglass.circle.fill", 1, 1),
            ("exclamationmark.triangle", 1.02, 0.92), ("heart", 0.968, 0.905), ("xmark", 0.784, 0.784),
            ("checkmark", 0.856, 0.87), ("chevron.down", 0.856, 0.48), ("speaker.2.fill", 1.286, 1),
        ])
    func inkSizes(_ name: String, _ width: CGFloat, _ height: CGFloat) throws {
        let ink = try #require(Symbols.symbol(named: name, fontSize: 100)).path.boundingRect
        #expect(abs(ink.width / 100 - width) < 0.04 && abs(ink.height / 100 - height) < 0.06, "\(ink.size)")
    }

    @Test("A resizable symbol has no margin round its ink")
    func tight() throws {
        let symbol = try #require(Symbols.symbol(named: "plus", fontSize: 100, isTight: true))
        let ink = symbol.path.boundingRect
        #expect(abs(symbol.size.width - ink.width) < 1 && abs(symbol.size.height - ink.height) < 1)
    }

    @Test(
        "Each name says whether it is drawn true, near or not at all",
        arguments: [
            ("star.fill", Symbols.Likeness.drawn), ("chevron.forward", .drawn), ("speaker.2", .drawn),
            ("visionpro", .near), ("text.badge.plus", .near), ("no.such.symbol", .missing),
        ])
    func likeness(_ name: String, _ expected: Symbols.Likeness) {
        #expect(Symbols.likeness(of: name) == expected)
    }

    @Test("The arrow of location points up and to the right, the aeroplane to the right")
    func directions() throws {
        let arrow = try #require(Symbols.symbol(named: "location.fill", fontSize: 100)).path
        let box = arrow.boundingRect
        #expect(arrow.contains(CGPoint(x: box.maxX - 8, y: box.minY + 8)))
        #expect(!arrow.contains(CGPoint(x: box.minX + 8, y: box.minY + 8)))
        let plane = try #require(Symbols.symbol(named: "airplane", fontSize: 100)).path
        #expect(plane.contains(CGPoint(x: plane.boundingRect.maxX - 5, y: plane.boundingRect.midY)))
    }

    @Test("A filled enclosure has its symbol as a hole")
    func hole() throws {
        let symbol = try #require(Symbols.symbol(named: "plus.circle.fill", fontSize: 100))
        let composed = try #require(Symbols.symbol(named: "plus.square.fill", fontSize: 100))
        for symbol in [symbol, composed] {
            let centre = CGPoint(x: symbol.path.boundingRect.midX, y: symbol.path.boundingRect.midY)
            #expect(!symbol.path.contains(centre))
            #expect(symbol.path.contains(CGPoint(x: centre.x - 18, y: centre.y - 30)))
        }
    }

    @Test("A slash has a gap on both sides, in a filled symbol too", arguments: ["square.slash", "square.slash.fill"])
    func slash(_ name: String) throws {
        let path = try #require(Symbols.symbol(named: name, fontSize: 100)).path
        let centre = CGPoint(x: path.boundingRect.midX, y: path.boundingRect.midY)
        #expect(path.contains(centre))
        for side in [CGFloat(-1), 1] {
            // 0.082 em wide, with 0.0615 em left free beside it.
            #expect(!path.contains(CGPoint(x: centre.x + side * 6, y: centre.y - side * 6)))
            #expect(path.contains(CGPoint(x: centre.x + side * 2, y: centre.y - side * 2)))
            let far = CGPoint(x: centre.x + side * 13, y: centre.y - side * 13)
            #expect(path.contains(far) == name.hasSuffix("fill"))
        }
    }

    @Test(
        "Names are taken apart: what stands inside, round or beside what",
        arguments: [
            ("questionmark.folder.fill", "folder.fill"), ("link.icloud", "icloud"), ("checkmark.message", "message"),
            ("qrcode.viewfinder", "viewfinder"), ("location.fill.viewfinder", "location.viewfinder"),
            ("play.square.stack", "play.rectangle.stack"),
            ("person.2.crop.square.stack.fill", "person.2.square.stack.fill"),
            ("photo.fill.on.rectangle.fill", "photo.on.rectangle.fill"),
            ("rectangle.fill.on.rectangle.fill", "rectangle.on.rectangle.fill"),
            ("message.badge.filled.fill", "message.badge.fill"), ("building.2.crop.circle", "building.2.circle"),
        ])
    func composed(_ name: String, _ like: String) throws {
        let symbol = try #require(Symbols.symbol(named: name, fontSize: 100))
        let other = try #require(Symbols.symbol(named: like, fontSize: 100))
        #expect(abs(symbol.size.height - other.size.height) < 12, "\(symbol.size) \(other.size)")
    }

    @Test(
        "Some symbols are solid inside another shape, as SF Symbols has them",
        arguments: [
            ("play.circle", true), ("star.circle", true), ("heart.circle", true), ("bell.square", true),
            ("trash.circle", false), ("magnifyingglass.circle", false),
        ])
    func solidInside(_ name: String, _ isSolid: Bool) throws {
        let path = try #require(Symbols.symbol(named: name, fontSize: 100)).path
        #expect(path.contains(CGPoint(x: path.boundingRect.midX, y: path.boundingRect.midY)) == isSolid)
    }

    @Test("A badge stands clear of what it marks", arguments: ["square.fill.badge.plus", "square.badge.plus.fill"])
    func badge(_ name: String) throws {
        let path = try #require(Symbols.symbol(named: name, fontSize: 100)).path
        let plain = try #require(Symbols.symbol(named: "square.fill", fontSize: 100)).path.boundingRect
        // The disc has a radius of 0.259 em, and 0.065 em round it are free.
        let centre = CGPoint(x: plain.maxX - 5.2, y: plain.maxY - 15.5)
        #expect(path.contains(CGPoint(x: centre.x + 22, y: centre.y)))
        #expect(!path.contains(CGPoint(x: centre.x - 29, y: centre.y)))
        #expect(path.contains(CGPoint(x: centre.x - 35.5, y: centre.y)))
    }

    @Test(
        "A letter that is a hole shows none of the strokes it is made of",
        arguments: ["4.circle.fill", "a.square.fill"])
    func letterHoles(_ name: String) throws {
        let path = try #require(Symbols.symbol(named: name, fontSize: 100)).path
        var contours = 0
        path.forEach { if case .move = $0 { contours += 1 } }
        // The enclosure, the letter, and the letter's own counter.
        #expect(contours == 3)
    }
}
