/// A form with files, as browsers and `curl -F` send it.
struct Multipart {
    struct Part: Sendable, Hashable {
        var name: String
        /// Nil for a plain field.
        var fileName: String?
        var bytes: [UInt8]
    }

    private static let partLimit = 1_000
    private static let headLimit = 8_192

    /// The parts; nil where it isn't a form, or one of more parts than anybody sends.
    static func parts(of body: [UInt8], boundary: String) -> [Part]? {
        let mark = Array("--\(boundary)".utf8)
        guard !boundary.isEmpty, boundary.utf8.count <= 200, body.starts(with: mark) else { return nil }
        var parts: [Part] = []
        var place = mark.count
        let separator = [0x0D, 0x0A] + mark
        while true {
            let rest = body[place...]
            if rest.starts(with: [0x2D, 0x2D]) { return parts }
            guard rest.starts(with: [0x0D, 0x0A]), parts.count < partLimit else { return nil }
            place += 2
            let limit = min(body.count, place + headLimit)
            guard let end = find([0x0D, 0x0A, 0x0D, 0x0A], in: body, from: place, to: limit),
                let next = find(separator, in: body, from: end + 2, to: body.count),
                let (name, fileName) = disposition(String(decoding: body[place..<end], as: UTF8.self))
            else { return nil }
            parts.append(Part(name: name, fileName: fileName, bytes: Array(body[min(end + 4, next)..<next])))
            place = next + separator.count
        }
    }

    /// The boundary that a content type names.
    static func boundary(of contentType: String) -> String? {
        for parameter in contentType.split(separator: ";").dropFirst() {
            let pair = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmed }
            if pair.count == 2, pair[0].lowercased() == "boundary" {
                return pair[1].hasPrefix("\"") ? String(pair[1].dropFirst().dropLast()) : pair[1]
            }
        }
        return nil
    }

    private static func disposition(_ head: String) -> (String, String?)? {
        for line in head.split(whereSeparator: \.isNewline) {
            guard line.lowercased().hasPrefix("content-disposition:") else { continue }
            let name = parameter("name", of: line)
            return name.map { ($0, parameter("filename", of: line)) }
        }
        return nil
    }

    private static func parameter(_ name: String, of line: Substring) -> String? {
        guard
            let start = line.firstRange(of: "; \(name)=\"")?.upperBound
                ?? line.firstRange(of: ";\(name)=\"")?.upperBound
        else { return nil }
        var text = ""
        var isEscaped = false
        for character in line[start...] {
            if isEscaped {
                text.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                return text
            } else {
                text.append(character)
            }
        }
        return nil
    }

    private static func find(_ wanted: [UInt8], in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        guard let first = wanted.first, start >= 0, end - start >= wanted.count else { return nil }
        var place = start
        while place <= end - wanted.count {
            if bytes[place] == first, bytes[place..<place + wanted.count].elementsEqual(wanted) { return place }
            place += 1
        }
        return nil
    }
}

extension StringProtocol {
    /// Without white space round it.
    var trimmed: String {
        let start = drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
