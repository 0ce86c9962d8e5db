import Foundation

func run() {
    let text = "Hello, Wörld 👋 12 and 345"
    let whole = NSRange(text.startIndex..., in: text)
    let numbers = try! NSRegularExpression(pattern: "([0-9])([0-9]*)")
    for match in numbers.matches(in: text, range: whole) {
        print(match.range, match.numberOfRanges, text[Range(match.range(at: 2), in: text)!])
    }
    print(numbers.firstMatch(in: text, options: [], range: whole)!.range.location)
    print(numbers.numberOfMatches(in: text, range: NSRange(location: 0, length: 20)))
    print(numbers.stringByReplacingMatches(in: text, options: [], range: whole, withTemplate: "<$1>"))
    let letters = try! NSRegularExpression(pattern: "h|w", options: [.caseInsensitive])
    print(letters.matches(in: text, range: whole).map { $0.range.location })
    print(NSRegularExpression.escapedPattern(for: "a+b"), numbers.numberOfCaptureGroups)
    do {
        _ = try NSRegularExpression(pattern: "(")
    } catch {
        print("no expression")
    }
    print(text.range(of: "[0-9]+", options: .regularExpression).map { text[$0] } ?? "none")
    print(text.range(of: "^Hello$", options: .regularExpression) == nil)
    print(text.replacingOccurrences(of: "[^0-9 ]", with: "", options: .regularExpression))
    print("a@b.de".range(of: "^[a-z]+@[a-z]+\\.[a-z]{2,}$", options: [.regularExpression, .caseInsensitive]) != nil)
    print(NSRange(location: 3, length: 4).intersection(NSRange(location: 5, length: 9))!, NSMaxRange(whole))
    print(NSUnionRange(NSRange(location: 3, length: 4), NSRange(location: 5, length: 9)))

    print("ab".appending("cd"), "Straße".folding(options: .diacriticInsensitive, locale: nil))
    print(text.rangeOfCharacter(from: .decimalDigits).map { text[$0] } ?? "none")
    print("one two".replacingCharacters(in: "one two".startIndex..<"one two".firstIndex(of: " ")!, with: "1"))
    print("flower".commonPrefix(with: "flow"), "Wörld".lengthOfBytes(using: .utf8))
    "a\nb\nc".enumerateLines { line, stop in
        print(line)
        if line == "b" { stop = true }
    }
    var set = CharacterSet.alphanumerics
    set.insert(charactersIn: "-_")
    set.remove(charactersIn: "x")
    print("a-b_cx!".unicodeScalars.filter { set.contains($0) }.map { String($0) }.joined())
    print(set.isSuperset(of: .decimalDigits), CharacterSet.letters.isDisjoint(with: .decimalDigits))
    print(CharacterSet.alphanumerics.subtracting(.letters).contains("1"))

    var indices = IndexSet(integersIn: 0..<3)
    indices.insert(integersIn: 5...6)
    print(indices.map { $0 }, indices.union([9]).count, indices.intersection([2, 5]).map { $0 })
    print(indices.rangeView.map { "\($0)" }, indices.integerGreaterThan(2) ?? -1)

    let scanner = Scanner(string: "name: 12.5 kg")
    print(scanner.scanUpToCharacters(from: .punctuationCharacters) ?? "", scanner.scanString(":") ?? "")
    print(scanner.scanDouble() ?? 0, scanner.scanCharacters(from: .letters) ?? "", scanner.isAtEnd)
    let url = URL(string: "https://me:pw@example.com:80/a/b.txt?x=1#end")!
    print(url.user ?? "", url.host() ?? "", url.query() ?? "", url.relativePath, url.hasDirectoryPath)
    var changed = url
    changed.deleteLastPathComponent()
    changed.appendPathExtension("d")
    print(changed.path, NSLocalizedString("key", comment: ""), CGRect(x: 1, y: 2, width: 3, height: 4).midX)
    let queue = OperationQueue()
    print(queue.operationCount)
}
