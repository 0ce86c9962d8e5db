import Files
import Foundation
import SwiftUI

/// The tables of texts in a folder: `en.lproj/Localizable.strings` and `Localizable.xcstrings`.
struct StringTables {
    /// By language, as folders and catalogs name them.
    private var texts: [String: [String: TranslatedText]] = [:]
    /// What is no table, or only the beginning of one.
    private(set) var problems: [String] = []

    /// As folders and catalogs name them.
    var languages: [String] { texts.keys.sorted() }
    var isEmpty: Bool { texts.isEmpty }

    /// - Parameter depth: how many folders inside each other are looked into.
    init(files: FolderFiles, depth: Int) {
        var budget = 2000
        read("", of: files, depth, &budget)
    }

    init() {}

    /// The text in the reader's language, else in the one that is there for all.
    func text(forKey key: String, in locale: Locale) -> TranslatedText? {
        let name = locale.identifier.replacingOccurrences(of: "_", with: "-")
        let language = locale.language.languageCode?.identifier ?? name
        for candidate in [name, language, "Base", "en"] {
            if let found = texts[candidate]?[key] { return found }
        }
        return nil
    }

    private mutating func read(_ folder: String, of files: FolderFiles, _ depth: Int, _ budget: inout Int) {
        for name in files.names(in: folder) where budget > 0 {
            budget -= 1
            let path = folder.isEmpty ? name : folder + "/" + name
            if name.hasSuffix(".lproj") {
                readTable(path + "/Localizable.strings", of: files, language: String(name.dropLast(6)))
            } else if name.hasSuffix(".xcstrings") {
                readCatalog(path, of: files)
            } else if depth > 0, !name.hasPrefix("."), !name.hasSuffix(".xcassets"), files.kind(of: path) == .folder {
                read(path, of: files, depth - 1, &budget)
            }
        }
    }

    private mutating func reportUnreadable(_ path: String) {
        problems.append("'\(path)' can't be read as a table of texts; its texts aren't translated")
    }

    private static func contents(_ path: String, of files: FolderFiles) -> Data? {
        (try? files.read(path, limit: 8 << 20)).map { Data($0) }
    }

    // MARK: - Tables

    private mutating func readTable(_ path: String, of files: FolderFiles, language: String) {
        guard files.kind(of: path) == .file else { return }
        guard let data = Self.contents(path, of: files) else { return reportUnreadable(path) }
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return reportUnreadable(path) }
        var words = StringTableWords(text)
        while let key = words.next() {
            guard words.skip("="), let value = words.next() else {
                return problems.append("'\(path)' is read up to the key '\(key)', which no value follows")
            }
            _ = words.skip(";")
            texts[language, default: [:]][key] = TranslatedText(format: value)
        }
    }

    // MARK: - Catalogs

    private struct Catalog: Decodable {
        struct Unit: Decodable { var value: String? }
        struct Variation: Decodable { var stringUnit: Unit? }
        struct Variations: Decodable {
            var plural: [String: Variation]?
            var device: [String: Variation]?
        }
        struct Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
        }
        struct Entry: Decodable { var localizations: [String: Localization]? }
        var sourceLanguage: String?
        var strings: [String: Entry]
    }

    private mutating func readCatalog(_ path: String, of files: FolderFiles) {
        guard files.kind(of: path) == .file else { return }
        guard let data = Self.contents(path, of: files),
            let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
        else { return reportUnreadable(path) }
        for (key, entry) in catalog.strings {
            for (language, localization) in entry.localizations ?? [:] {
                let plural = (localization.variations?.plural ?? [:]).compactMapValues { $0.stringUnit?.value }
                let device = localization.variations?.device.flatMap { $0["iphone"] ?? $0["other"] }?.stringUnit?.value
                guard let format = localization.stringUnit?.value ?? plural["other"] ?? device else { continue }
                texts[language, default: [:]][key] = TranslatedText(format: format, categories: plural)
                if language == catalog.sourceLanguage, language != "en" {
                    texts["Base", default: [:]][key] = TranslatedText(format: format, categories: plural)
                }
            }
        }
    }
}

/// The words of a table: quoted or plain, between comments.
private struct StringTableWords {
    private let text: [Unicode.Scalar]
    private var place = 0

    init(_ text: String) { self.text = Array(text.unicodeScalars) }

    private func at(_ index: Int) -> Unicode.Scalar? { text.indices.contains(index) ? text[index] : nil }

    private mutating func skipBlanks() {
        while let scalar = at(place) {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                place += 1
            } else if scalar == "/", at(place + 1) == "/" {
                while let scalar = at(place), scalar != "\n" { _ = scalar; place += 1 }
            } else if scalar == "/", at(place + 1) == "*" {
                place += 2
                while at(place) != nil, !(at(place) == "*" && at(place + 1) == "/") { place += 1 }
                place += 2
            } else {
                return
            }
        }
    }

    mutating func skip(_ sign: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard at(place) == sign else { return false }
        place += 1
        return true
    }

    mutating func next() -> String? {
        skipBlanks()
        var word = String.UnicodeScalarView()
        guard skip("\"") else {
            while let scalar = at(place),
                scalar.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains(scalar)
            {
                word.append(scalar)
                place += 1
            }
            return word.isEmpty ? nil : String(word)
        }
        while let scalar = at(place), scalar != "\"" {
            place += 1
            guard scalar == "\\", let escaped = at(place) else {
                word.append(scalar)
                continue
            }
            place += 1
            switch escaped {
            case "n": word.append("\n")
            case "t": word.append("\t")
            case "r": word.append("\r")
            case "U", "u":
                let digits = (0..<4).compactMap { at(place + $0) }.map(String.init).joined()
                if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
                    word.append(scalar)
                    place += 4
                }
            default: word.append(escaped)
            }
        }
        place += 1
        return String(word)
    }
}
