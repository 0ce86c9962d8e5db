import CairoBackend
import Drawing
import Foundation

/// Small files of every kind that a source may lie beside, each sound.
enum SampleFiles {
    static let pictures: [(name: String, bytes: [UInt8])] =
        [("a.svg", Array(svg.utf8)), ("a.pdf", Array(pdf.utf8)), ("a.jpg", jpeg)] + pngs.map { ("a.png", $0) }

    static let tables: [(name: String, bytes: [UInt8])] = [
        ("Localizable.xcstrings", Array(catalog.utf8)), ("Contents.json", Array(contents.utf8)),
    ]

    /// The smallest of the shipped fonts; none where they aren't found.
    static let fonts: [[UInt8]] = ["NotoSansHebrew-Regular", "NotoSansThai-Regular"].compactMap { name in
        FileManager.default.contents(atPath: "Fonts/NotoScripts/\(name).ttf").map { Array($0) }
    }

    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30" \
        viewBox="0 0 80 60"><style>.a{fill:red;stroke-width:2px}</style><defs><linearGradient id="g"><stop offset="0" \
        stop-color="#f00"/><stop offset="1" stop-color="blue" stop-opacity="0.5"/></linearGradient><filter id="f" \
        x="-10%"><feGaussianBlur stdDeviation="2"/><feOffset dx="3"/><feTurbulence numOctaves="2"/></filter><pattern \
        id="p" width="4" height="4" patternUnits="userSpaceOnUse"><circle r="2"/></pattern><clipPath id="c"><rect \
        width="9" height="9"/></clipPath><mask id="m"><rect width="50" height="50" fill="white"/></mask><symbol \
        id="s" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></symbol></defs><rect class="a" width="10" height="10" \
        rx="3" filter="url(#f)"/><path d="M1 1C2 9 9 2 9 9s3 4 5 6q1 1 2 3A5 6 30 1 0 20 20z" fill="url(#g)" \
        stroke="url(#p)" stroke-dasharray="1 2" clip-path="url(#c)" transform="rotate(30) scale(2)"/><use \
        xlink:href="#s" x="5" width="10"/><text x="3" y="9" font-size="8">Ab</text><image mask="url(#m)" width="9" \
        height="9" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E"/></svg>
        """

    private static let pdf: String = {
        let content =
            "q 1 0 0 rg 1 0 0 1 2 2 cm 0 0 20 10 re f Q 0 0 1 RG 2 w [3 1] 0 d 1 1 m 5 9 8 2 30 25 c S /G sh "
            + "BT /F 8 Tf 3 12 Td (Ab) Tj ET"
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 40 30]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>"
                + "/Shading<</G 6 0 R>>>>>>",
            "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
            "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
            "<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 40 0]/Function 7 0 R>>",
            "<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 1 0]/N 1>>",
        ]
        var text = "%PDF-1.4\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = offsets.map { String(format: "%010d 00000 n \n", $0) }.joined()
        return text + "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n\(table)trailer<</Size "
            + "\(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(text.utf8.count)\n%%EOF\n"
    }()

    private static let pngs: [[UInt8]] = [(9, 7), (300, 2)].compactMap { (width: Int, height: Int) in
        let pixels = (0..<width * height * 4).map { $0 % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0 * 7) }
        guard let bitmap = Bitmap(width: width, height: height, scale: 1, pixels: pixels) else { return nil }
        return try? CairoRenderer().png(bitmap)
    }

    /// Eight pixels square, progressive.
    private static let jpeg: [UInt8] = {
        let text =
            "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j"
            + "q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk"
            + "pKSkpKSkpKT/wgARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAVAQEBAAAAAAAAAAAAAAAAAAACBP/a"
            + "AAwDAQACEAMQAAABkJl//8QAFhAAAwAAAAAAAAAAAAAAAAAAAAID/9oACAEBAAEFAlmf/8QAGBEAAgMAAAAAAAAAAAAAAAAAAAEC"
            + "AxH/2gAIAQMBAT8Brm8P/8QAFhEAAwAAAAAAAAAAAAAAAAAAAAES/9oACAECAQE/AaZ//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/a"
            + "AAgBAQAGPwJ//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPyEf/9oADAMBAAIAAwAAABAD/8QAFREBAQAAAAAAAAAAAAAA"
            + "AAAAAEH/2gAIAQMBAT8Qpv/EABYRAAMAAAAAAAAAAAAAAAAAAAABEf/aAAgBAgEBPxB0P//EABYQAAMAAAAAAAAAAAAAAAAAAAAh"
            + "Mf/aAAgBAQABPxCSP//Z"
        return Data(base64Encoded: text).map { Array($0) } ?? []
    }()

    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations": {"en": {"stringUnit": \
        {"state": "translated", "value": "Hi %@ %lld"}}, "de": {"variations": {"plural": {"one": {"stringUnit": \
        {"value": "Eins %lld"}}, "other": {"stringUnit": {"value": "%2$@ %1$lld"}}}}}}}, "Bye": {}}}
        """

    private static let contents = """
        {"images": [{"filename": "a.png", "scale": "2x", "idiom": "universal", "appearances": [{"appearance": \
        "luminosity", "value": "dark"}], "resizing": {"cap-insets": {"top": 1, "left": 2}, "center": {"mode": \
        "tile"}}}], "colors": [{"color": {"color-space": "srgb", "components": {"red": "0xFF", "alpha": "0.5"}}}], \
        "properties": {"template-rendering-intent": "template", "provides-namespace": true}}
        """
}
