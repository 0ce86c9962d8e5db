import BrowserTesting
import Foundation
import Testing

/// Films as the command line writes them, and as other programs read them.
@Suite(.serialized)
struct FilmCommandTests {
    private static let source = """
        struct Mover: View {
            @State private var isOn = false
            var body: some View {
                Circle().fill(.blue).frame(width: 30, height: 30)
                    .offset(x: isOn ? 60 : 0)
                    .frame(width: 110, height: 40, alignment: .leading)
                    .background(.yellow)
                    .contentShape(.rect)
                    .onTapGesture { withAnimation(.linear(duration: 0.5)) { isOn.toggle() } }
            }
        }
        """

    private static let still = ["v.swiftdsl", "-q", "--scale", "1", "--tap", "50,20"]

    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        _ = try scratch.write(Self.source, to: "v.swiftdsl")
        return scratch
    }

    private func draw(_ arguments: [String], in scratch: Scratch) throws {
        let result = try Program.run(Self.still + arguments, in: scratch.url)
        #expect(result.status == 0, "\(arguments): \(result.error)")
    }

    @Test func aNumberInTheNameMakesASeries() throws {
        let scratch = try scratch()
        try draw(["-o", "frames/%03d.png"], in: scratch)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: scratch.url.appendingPathComponent("frames").path
        ).sorted()
        #expect(names.first == "000.png" && names.last == "030.png" && names.count == 31, "\(names)")
        for frame in [0, 7, 30] {
            try draw(["-o", "at.png", "--at", String(Double(frame) / 60)], in: scratch)
            let name = "frames/" + names[frame]
            #expect(try scratch.data("at.png") == scratch.data(name), "frame \(frame) is the picture of its time")
        }
    }

    @Test(arguments: ["apng", "gif", "webp", "svg"])
    func twoRunsAreTheSameBytes(format: String) throws {
        let scratch = try scratch()
        for name in ["a", "b"] { try draw(["-o", "\(name).\(format)", "--film", "@20"], in: scratch) }
        #expect(try scratch.data("a.\(format)") == scratch.data("b.\(format)"))
    }

    @Test(arguments: ["mp4", "webm"])
    func videosHaveTheirLength(format: String) throws {
        let tools = ["/usr/bin/ffmpeg", "/usr/bin/ffprobe"]
        guard tools.allSatisfy({ FileManager.default.isExecutableFile(atPath: $0) }) else { return }
        let scratch = try scratch()
        try draw(["-o", "film.\(format)", "--film", "0...0.5@20", "--hold", "0.5,1"], in: scratch)
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: tools[1])
        probe.arguments = [
            "-v", "error", "-count_frames", "-show_entries", "stream=width,height,nb_read_frames", "-of", "csv=p=0",
            scratch.url.appendingPathComponent("film.\(format)").path,
        ]
        let output = Pipe()
        probe.standardOutput = output
        try probe.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        probe.waitUntilExit()
        // Half a second of frames with the last, half a second before and one after.
        #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == "110,40,41", "\(text)")
    }

    @Test func aFilmThatIsTooLongIsRefused() throws {
        let scratch = try scratch()
        let result = try Program.run(Self.still + ["-o", "a.apng", "--max-frames", "10"], in: scratch.url)
        #expect(result.status != 0 && result.error.contains("more than 10 frames"), "\(result.error)")
        #expect(!FileManager.default.fileExists(atPath: scratch.url.appendingPathComponent("a.apng").path))
    }

    // MARK: - Where a film goes

    /// A folder whose name has the number's place is made for each number only.
    @Test func aNumberInTheFoldersNameMakesAFolderForEach() throws {
        let scratch = try scratch()
        try draw(["-o", "f%02d/a.png", "--film", "0...0.2@10"], in: scratch)
        #expect(try scratch.names() == ["f00", "f01", "f02", "v.swiftdsl"])
    }

    @Test(arguments: ["apng", "gif", "webp", "svg"])
    func aFormatMakesAFilmOfAnyNameAndOnStandardOutput(format: String) throws {
        let scratch = try scratch()
        let film = ["--film", "0...0.3@10"]
        try draw(film + ["-o", "a.\(format)"], in: scratch)
        try draw(film + ["-o", "plain", "--format", format], in: scratch)
        let result = try Program.run(Self.still + film + ["-o", "-", "--format", format], in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        #expect(try result.output == scratch.data("a.\(format)") && result.output == scratch.data("plain"))
    }

    @Test(arguments: [
        (["-o", "all", "--format", "gif", "--all"], "'png', 'svg' or 'pdf'"),
        (["-o", "a", "--format", "mpeg"], "or a film's"), (["-o", "%d.gif"], "have to be .png, .svg or .pdf"),
        (["-o", "a", "--hold", "1,1"], "'--format' says which it is"),
    ])
    func whatIsNoFilmIsRefused(_ arguments: [String], _ message: String) throws {
        let scratch = try scratch()
        let result = try Program.run(Self.still + arguments, in: scratch.url)
        #expect(result.status == 64 && result.error.contains(message), "\(result.error)")
    }

    // MARK: - A root that changes its size

    private static let growing = """
        struct Card: View {
            @State private var isWide = false
            var body: some View {
                Rectangle().fill(.blue).frame(width: isWide ? 60 : 20, height: 20)
                    .onTapGesture { withAnimation(.linear(duration: 0.5)) { isWide.toggle() } }
            }
        }
        """

    private static let twice = [
        "v.swiftdsl", "-q", "--scale", "1", "--tap", "5,5", "--wait", "0.3", "--tap", "5,5", "--film", "0...0.8@10",
    ]

    /// The width and height that a PNG, or an APNG, says it has.
    private static func size(_ data: Data) -> [Int] {
        [16, 20].map { start in data[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test(arguments: ["apng", "gif", "webp", "svg", "mp4"])
    func framesOfSeveralSizesMakeAFilmOfTheLargest(format: String) throws {
        if format == "mp4", !FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg") { return }
        let scratch = try Scratch()
        _ = try scratch.write(Self.growing, to: "v.swiftdsl")
        let result = try Program.run(Self.twice + ["-o", "a.\(format)"], in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        let data = try scratch.data("a.\(format)")
        switch format {
        case "apng": #expect(Self.size(data) == [60, 20])
        case "gif": #expect(Array(data[6..<10]) == [60, 0, 20, 0])
        case "svg": #expect(String(decoding: data, as: UTF8.self).contains("width=\"60\" height=\"20\""))
        default: #expect(data.count > 300)
        }
        #expect(try scratch.names() == ["a.\(format)", "v.swiftdsl"])
    }

    /// A picture a frame is the picture of its time, as large as that.
    @Test func framesOfASeriesHaveTheirOwnSizes() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.growing, to: "v.swiftdsl")
        let result = try Program.run(Self.twice + ["-o", "%d.png"], in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        #expect(try Self.size(scratch.data("0.png")) == [60, 20] && Self.size(scratch.data("8.png")) == [20, 20])
    }

    // MARK: - How long and how often

    @Test func aVideoIsPlayedAsOftenAsIsAskedFor() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg") else { return }
        let scratch = try scratch()
        try draw(["-o", "a.mp4", "--film", "0...0.5@20"], in: scratch)
        try draw(["-o", "b.mp4", "--film", "0...0.5@20", "--loop", "3"], in: scratch)
        #expect(try Self.frames(in: scratch, "a.mp4") == 11)
        #expect(try Self.frames(in: scratch, "b.mp4") == 33)
        let result = try Program.run(
            Self.still + ["-o", "c.mp4", "--film", "0...0.5@20", "--loop", "9", "--max-frames", "50"], in: scratch.url)
        #expect(result.status == 75 && result.error.contains("--loop"), "\(result.error)")
        #expect(try scratch.names() == ["a.mp4", "b.mp4", "v.swiftdsl"])
    }

    @Test func aVideoIsWrittenToStandardOutput() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg") else { return }
        let scratch = try scratch()
        let arguments = ["-o", "-", "--format", "mp4", "--film", "0...0.5@20"]
        let result = try Program.run(Self.still + arguments, in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        _ = try scratch.write(result.output, to: "a.mp4")
        #expect(try Self.frames(in: scratch, "a.mp4") == 11)
    }

    private static func frames(in scratch: Scratch, _ name: String) throws -> Int? {
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: "/usr/bin/ffprobe")
        probe.arguments = [
            "-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames", "-of", "csv=p=0",
            scratch.url.appendingPathComponent(name).path,
        ]
        let output = Pipe()
        probe.standardOutput = output
        try probe.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        probe.waitUntilExit()
        return Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    // MARK: - In browsers

    /// How many frames there are, and the largest mean difference of one from the still of its time.
    private static let decoder = """
        async function difference(picture, still) {
            const [a, b] = [picture, still].map((image) => {
                const canvas = new OffscreenCanvas(still.width, still.height), context = canvas.getContext("2d")
                context.fillStyle = "#fff"; context.fillRect(0, 0, still.width, still.height)
                context.drawImage(image, 0, 0)
                return context.getImageData(0, 0, still.width, still.height).data
            })
            let sum = 0
            for (let i = 0; i < a.length; i++) sum += Math.abs(a[i] - b[i])
            return sum / a.length
        }
        async function run(film, stills, type, rate) {
            const load = async (uri) => createImageBitmap(await (await fetch(uri)).blob())
            const images = await Promise.all(stills.map(load))
            if (!window.ImageDecoder) {
                return "first " + (await difference(await load(film), images[0]) < 3)
            }
            const data = await (await fetch(film)).arrayBuffer()
            const decoder = new ImageDecoder({ data, type })
            await decoder.tracks.ready
            await decoder.completed
            const count = decoder.tracks.selectedTrack.frameCount
            let worst = 0
            for (let i = 0; i < count; i++) {
                const { image } = await decoder.decode({ frameIndex: i })
                const index = Math.round(image.timestamp / 1e6 * rate)
                worst = Math.max(worst, await difference(image, images[index]))
            }
            return count + " " + (worst < 3)
        }
        """

    @Test(.enabled(if: !Browser.Kind.installed.isEmpty), arguments: Browser.Kind.installed)
    func framesInBrowsersLookLikeStills(kind: Browser.Kind) async throws {
        let scratch = try scratch()
        func uri(_ name: String, _ type: String) throws -> String {
            "data:\(type);base64," + (try scratch.data(name)).base64EncodedString()
        }
        let stills = try (0...5).map { index in
            try draw(["-o", "\(index).png", "--at", String(Double(index) / 10)], in: scratch)
            return try uri("\(index).png", "image/png")
        }
        let browser = try await Browser(kind)
        for (format, type) in [("apng", "image/png"), ("gif", "image/gif"), ("webp", "image/webp")] {
            try draw(["-o", "film.\(format)", "--film", "0...0.5@10"], in: scratch)
            let list = stills.map { "'\($0)'" }.joined(separator: ",")
            let script = """
                <script>\(Self.decoder)
                run('\(try uri("film.\(format)", type))', [\(list)], '\(type)', 10)
                    .then((text) => { window.answer = text }, (error) => { window.answer = String(error) })
                </script>
                """
            let page = try scratch.write(script, to: "\(format).html")
            try browser.open(scratch.url.appendingPathComponent(page).absoluteString)
            #expect(try browser.waits(for: "window.answer !== undefined"))
            let answer = try browser.text("window.answer")
            #expect(["6 true", "first true"].contains(answer), "\(kind) \(format): \(answer)")
        }
    }
}
