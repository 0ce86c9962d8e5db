extension String {
    /// With what a terminal would obey rather than show spelt out: a program's texts stand in messages, and could set
    /// the clipboard, hide lines, write others, or turn round how a line reads.
    package var withVisibleControls: String {
        guard unicodeScalars.contains(where: \.isObeyed) else { return self }
        var result = String.UnicodeScalarView()
        var scalars = unicodeScalars.makeIterator()
        var next = scalars.next()
        while let scalar = next {
            next = scalars.next()
            // The ends of lines in sources from elsewhere.
            if scalar.isObeyed, scalar != "\r" || next != "\n" {
                result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// The same for what has one line: a name, a title.
    package var onOneLine: String {
        replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").withVisibleControls
    }

    /// As a name of a file: what a terminal would obey, or a file system takes for a path, is a `-`.
    package var asFileName: String {
        func isKept(_ character: Character) -> Bool {
            character != "/" && !character.isNewline && !character.unicodeScalars.contains(where: \.isObeyed)
        }
        return String(map { isKept($0) ? $0 : "-" })
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character other than a tab or a new line, or turns the direction of what follows.
    fileprivate var isObeyed: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
