import Foundation
import Typesetting
import ViewGraph

/// What runs of one look are painted in, and what else goes with them.
struct TextPaint {
    /// Nil for the environment's foreground.
    var style: AnyShapeStyle?
    /// Where what is painted leads.
    var link: String?
    /// What renderers find at what is painted.
    var attributes: [Text.CustomAttribute] = []
}

/// A text taken apart for the typesetter: runs of one look, what they are painted in, pictures in the line.
struct TextRuns {
    private(set) var runs: [TextRun] = []
    /// What `paintIndex` of a run means; index 0 is the environment's foreground.
    private(set) var paints = Self.foreground
    /// All that most texts are painted in, so that they share it.
    private static let foreground = [TextPaint()]
    private(set) var images: [Image] = []
    /// When the words may change next, where they count time.
    private(set) var nextChange: Date?
    let defaults: TextDefaults
    private let now: Date
    private let environment: EnvironmentValues

    init(_ text: Text, in environment: EnvironmentValues, now: Date) {
        self.environment = environment
        self.now = now
        defaults = environment.derived(TextDefaults.init)
        var look = Look(font: defaults.font, changes: defaults.changes)
        for attribute in defaults.styling { look.apply(attribute) }
        append(text, look: look)
    }

    /// What the attributes round a piece of text add up to.
    private struct Look {
        private(set) var font: Font?
        private(set) var changes: [Font.Change]
        private(set) var style: AnyShapeStyle?
        private(set) var tracking: CGFloat = 0
        private(set) var kerning: CGFloat = 0
        private(set) var baselineOffset: CGFloat = 0
        private(set) var underline: (pattern: Text.LineStyle.Pattern, color: Color?)?
        private(set) var strikethrough: (pattern: Text.LineStyle.Pattern, color: Color?)?
        private(set) var background: Color?
        private(set) var language: String?
        private(set) var link: String?
        private(set) var custom: [Text.CustomAttribute] = []
        /// True for the look of a text that says nothing of its own.
        private(set) var isDefault = true

        init(font: Font?, changes: [Font.Change]) { (self.font, self.changes) = (font, changes) }

        mutating func apply(_ attribute: Text.Attribute) {
            isDefault = false
            switch attribute {
            case .font(let font): self.font = font
            case .change(let change): if let change { changes.append(change) }
            case .style(let style): self.style = style.style
            case .tracking(let tracking): self.tracking = tracking
            case .kerning(let kerning): self.kerning = kerning
            case .baselineOffset(let offset): baselineOffset = offset
            case .underline(let isActive, let pattern, let color): underline = isActive ? (pattern, color) : nil
            case .strikethrough(let isActive, let pattern, let color):
                strikethrough = isActive ? (pattern, color) : nil
            case .background(let color): background = color
            case .language(let language): self.language = language
            case .link(let link): self.link = link
            case .scale(let scale): changes.append(.scale(scale.factor))
            case .custom(let attribute): custom.append(attribute)
            }
        }
    }

    /// Outer attributes are applied before inner ones, so that the innermost wins.
    private mutating func append(_ text: Text, look: Look) {
        guard !text.attributes.isEmpty else { return append(text.content, look: look) }
        var look = look
        for attribute in text.attributes.reversed() { look.apply(attribute) }
        append(text.content, look: look)
    }

    private mutating func append(_ content: Text.Content, look: Look) {
        switch content {
        case .pair(let first, let second):
            append(first, look: look)
            append(second, look: look)
        case .verbatim(let string): add(string, look: look)
        case .image(let image): add(image, look: look)
        case .localized(let key): add(key, look: look)
        case .attributed(let string): add(string, look: look)
        case .formatted(let value):
            if let change = value.content.change(after: now) { nextChange = min(nextChange ?? change, change) }
            add(value.content.text(in: environment, now: now), look: look)
        }
    }

    private func applied(_ attributes: [Text.Attribute], to look: Look) -> Look {
        var result = look
        for attribute in attributes { result.apply(attribute) }
        return result
    }

    /// Markdown goes through the whole literal, so that a value may stand between its marks; what the value says isn't
    /// Markdown.
    private mutating func add(_ key: LocalizedStringKey, look: Look) {
        let key = defaults.texts.map { key.translated(by: $0, in: environment.locale) } ?? key
        guard key.parts.contains(where: \.hasMarks) else { return addUnmarked(key.parts, look: look) }
        var text = ""
        var values: [LocalizedStringKey.Part] = []
        for part in key.parts {
            if case .literal(let literal) = part {
                text += literal
            } else if let place = Self.placeholder(values.count) {
                values.append(part)
                text.unicodeScalars.append(place)
            }
        }
        for span in InlineMarkdown.spans(of: text) { add(span, values: values, look: look) }
    }

    /// The same for parts without a mark of Markdown, as most are.
    private mutating func addUnmarked(_ parts: [LocalizedStringKey.Part], look: Look) {
        var plain = ""
        for part in parts {
            guard case .text(let text) = part else {
                plain += written(part)
                continue
            }
            if !plain.isEmpty { add(plain, look: look) }
            plain = ""
            append(text, look: look)
        }
        add(plain, look: look)
    }

    /// What stands for a value while Markdown is read: a private character of plane 15, distinguished by its number.
    private static func placeholder(_ index: Int) -> Unicode.Scalar? {
        index < 0xFFFD ? Unicode.Scalar(0xF_0000 + UInt32(index)) : nil
    }

    private mutating func add(_ span: MarkdownSpan, values: [LocalizedStringKey.Part], look: Look) {
        let look = styled(look, span)
        var span = span
        if span.isInflected { span.text = inflected(span.text, values: values) }
        guard !values.isEmpty else { return add(span.text, look: look) }
        var plain = String.UnicodeScalarView()
        for scalar in span.text.unicodeScalars {
            let index = Int(scalar.value) - 0xF_0000
            guard values.indices.contains(index) else {
                plain.append(scalar)
                continue
            }
            if !plain.isEmpty { add(String(plain), look: look) }
            plain.removeAll()
            if case .text(let text) = values[index] {
                append(text, look: look)
            } else {
                add(written(values[index]), look: look)
            }
        }
        if !plain.isEmpty || span.text.isEmpty { add(String(plain), look: look) }
    }

    /// A part of a localized literal that is no text of its own.
    private func written(_ part: LocalizedStringKey.Part) -> String {
        switch part {
        case .literal(let text), .value(let text): return text
        case .text: return ""
        case .integer(let number): return written(number)
        case .unsigned(let number): return written(number)
        case .decimal(let number):
            let style = FloatingPointFormatStyle<Double>(locale: environment.locale)
            return style.precision(.fractionLength(6)).format(number)
        }
    }

    private func written<Number: BinaryInteger>(_ number: Number) -> String {
        // Most numbers are small, and written alike in most languages.
        if number.magnitude < 1000, defaults.writesLatinDigits(in: environment) { return number.description }
        if number >= 0, let grouping = defaults.grouping(in: environment) {
            return grouping.written(number.description)
        }
        return IntegerFormatStyle<Number>(locale: environment.locale).format(number)
    }

    /// `^[3 item](inflect: true)` is three items: what is counted agrees with the number before it.
    private func inflected(_ text: String, values: [LocalizedStringKey.Part]) -> String {
        guard environment.locale.language.languageCode == .english else { return text }
        let counts = text.unicodeScalars.lazy.compactMap { scalar -> Bool? in
            guard case .integer(let number)? = values.element(at: Int(scalar.value) - 0xF_0000) else { return nil }
            return number != 1
        }
        let isPlural = counts.first ?? text.split(separator: " ").lazy.compactMap { Int($0) }.first.map { $0 != 1 }
        return isPlural == true ? EnglishPlural.ofLastWord(in: text) : text
    }

    private func styled(_ look: Look, _ span: MarkdownSpan) -> Look {
        var look = look
        if span.isStrong { look.apply(.change(.bold)) }
        if span.isEmphasized { look.apply(.change(.italic(true))) }
        if span.isCode { look.apply(.change(.monospaced)) }
        if span.isStruckThrough { look.apply(.strikethrough(true, .solid, nil)) }
        if let link = span.link {
            look.apply(.link(link))
            // Whatever the words round it are in.
            look.apply(.style(Text.ComparableStyle(style: AnyShapeStyle(.tint))))
        }
        return look
    }

    private mutating func add(_ string: AttributedString, look: Look) {
        for run in string.runs {
            add(String(string[run.range].characters), look: applied(run.textAttributes, to: look))
        }
    }

    private mutating func add(_ string: String, look: Look) {
        guard !string.isEmpty || runs.isEmpty else { return }
        var run = TextRun(cased(string), font: descriptor(look))
        if !look.isDefault {
            run.paintIndex = paintIndex(look)
            dress(&run, look)
        }
        // Neighbours of one look are one run, so that kerning and ligatures don't stop where a value was put in.
        if let last = runs.last, last.attachment == nil, last.hasLook(of: run) {
            runs[runs.count - 1].text += run.text
        } else {
            runs.append(run)
        }
    }

    private mutating func add(_ image: Image, look: Look) {
        let font = descriptor(look)
        guard let attachment = image.attachment(id: images.count, font: font, in: environment) else { return }
        images.append(image)
        var run = TextRun(attachment: attachment, font: font, paintIndex: paintIndex(look))
        dress(&run, look)
        runs.append(run)
    }

    private mutating func dress(_ run: inout TextRun, _ look: Look) {
        run.tracking = look.tracking
        run.kerning = look.kerning
        run.language = look.language
        run.backgroundIndex = look.background.map { paintIndex(AnyShapeStyle($0)) }
        run.baselineOffset = look.baselineOffset
        run.underline = look.underline.map { decoration($0.pattern, $0.color) }
        run.strikethrough = look.strikethrough.map { decoration($0.pattern, $0.color) }
    }

    private mutating func decoration(_ pattern: Text.LineStyle.Pattern, _ color: Color?) -> LineDecoration {
        LineDecoration(
            pattern: pattern.typesetting, paintIndex: color.map { paintIndex(AnyShapeStyle($0)) })
    }

    private func descriptor(_ look: Look) -> FontDescriptor {
        if look.isDefault || look.font == defaults.font && look.changes == defaults.changes {
            return defaults.descriptor
        }
        var descriptor = (look.font ?? environment.defaultFont).descriptor(in: environment)
        for change in look.changes { change.apply(to: &descriptor, platform: environment.platform.textPlatform) }
        descriptor.size *= environment.textScale.factor
        return descriptor
    }

    private mutating func paintIndex(_ look: Look) -> Int {
        paintIndex(look.style, link: look.link, attributes: look.custom)
    }

    private mutating func paintIndex(
        _ style: AnyShapeStyle?, link: String? = nil, attributes: [Text.CustomAttribute] = []
    ) -> Int {
        guard style != nil || link != nil || !attributes.isEmpty else { return 0 }
        if paints.count > 1, let last = paints.last, last.link == link, last.attributes == attributes {
            switch (last.style, style) {
            case (nil, nil): return paints.count - 1
            case (let last?, let style?): if last.isSame(as: style) { return paints.count - 1 }
            default: break
            }
        }
        paints.append(TextPaint(style: style, link: link, attributes: attributes))
        return paints.count - 1
    }

    private func cased(_ string: String) -> String {
        switch defaults.textCase {
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        case nil: string
        }
    }
}

extension LocalizedStringKey.Part {
    fileprivate var hasMarks: Bool {
        if case .literal(let text) = self { return InlineMarkdown.hasSigns(in: text) }
        return false
    }
}

extension Array {
    fileprivate func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension TextRun {
    /// Whether the two differ in nothing but their text.
    fileprivate func hasLook(of other: TextRun) -> Bool {
        var copy = other
        copy.text = text
        return copy == self
    }
}

extension Text.LineStyle.Pattern {
    fileprivate var typesetting: LineDecoration.Pattern {
        switch self {
        case .solid: .solid
        case .dot: .dot
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        }
    }
}

nonisolated extension Text {
    /// The characters without their looks.
    package func plainText(in environment: EnvironmentValues) -> String {
        TextRuns(self, in: environment, now: .distantPast).runs.map(\.text).joined()
    }
}
