import Foundation

/// Sources beside files that aren't what they seem, and texts of options.
enum FileInputs {
    static func picture(_ random: inout FuzzRandom) -> [UInt8] {
        guard let file = random.pick(SampleFiles.pictures) else { return [] }
        let isText = file.name.hasSuffix("svg") || file.name.hasSuffix("pdf")
        var bytes = FileMutator.mutated(file.bytes, isText: isText, &random)
        if file.name.hasSuffix("png"), !random.oneIn(4) { bytes = FileMutator.withPNGSums(bytes) }
        let views = [
            "Image(\"a\")", "Image(\"a\").resizable().frame(width: 90, height: 40)",
            "Image(\"a\").renderingMode(.template).foregroundStyle(.red)",
            "AsyncImage(url: URL(string: \"\(file.name)\"))",
            "Rectangle().fill(ImagePaint(image: Image(\"a\"), scale: 0.3)).frame(width: 50, height: 50)",
        ]
        return input(file.name, bytes, source: random.pick(views) ?? "")
    }

    static func font(_ random: inout FuzzRandom) -> [UInt8] {
        guard let font = random.pick(SampleFiles.fonts) else { return [] }
        let bytes = FileMutator.mutated(font, isText: false, &random)
        let source = "Text(\"\u{5D0}\u{5D1}\u{5B8} a \u{E01}\u{E33} 12\").font(.custom(\"Noto Sans Hebrew\", size: 20))"
        return input("a.ttf", bytes, source: source + ".bold().kerning(1)")
    }

    static func table(_ random: inout FuzzRandom) -> [UInt8] {
        guard let file = random.pick(SampleFiles.tables) else { return [] }
        let bytes = FileMutator.mutated(file.bytes, isText: true, &random)
        return input(file.name, bytes, source: "Text(\"Hello\"); Text(\"Hello \\(3)\"); Image(\"a\"); Color(\"a\")")
    }

    /// Options as a service takes them from whoever asks.
    static func options(_ random: inout FuzzRandom) -> [UInt8] {
        var lines = ""
        for _ in 0...random.below(4) {
            lines += "//- \(random.pick(optionNames) ?? "size") \(random.pick(optionValues) ?? "1")\n"
        }
        return Array(
            (lines + "//- capture a\nstruct V: View { @State var n = 0; var body: some View { Button(\"A \\(n)\") "
                + "{ n += 1 }; Text(Date.now, style: .date) } }\n").utf8)
    }

    private static let optionNames = [
        "size", "scale", "platform", "appearance", "dynamic-type", "layout-direction", "locale", "time-zone", "now",
        "seed", "safe-area", "background", "view", "set", "at", "tap", "type", "wait", "max-time", "max-steps",
        "max-pixels", "max-memory", "drag", "scroll", "press",
    ]

    private static let optionValues = [
        "1", "0", "-1", "1e9", "nan", "inf", "1x1", "_x_", "1e5x1e5", "0x0", "a", "\u{1F600}", "ar_EG@numbers=arab",
        "en-u-ca-islamic", "../../etc", "#fff", "#12345678", "1,2,3,4", "9999-12-31T23:59:59Z", "n=1", "n=[]",
        "n=n", "n={ n }", "n=Array(repeating: 0, count: 1 << 40)", "%00", "V", "0,0", "A=b", "UTC", "dark", "3",
    ]

    private static func input(_ name: String, _ bytes: [UInt8], source: String) -> [UInt8] {
        Array("//- file \(name) \(Data(bytes).base64EncodedString())\n\(source)\n".utf8)
    }
}
