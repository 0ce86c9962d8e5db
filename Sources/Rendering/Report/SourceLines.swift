import SwiftInterpreter
import ViewGraph

/// Lines and columns of offsets in a program's files; the beginnings of a file's lines are looked for once.
struct SourceLines {
    private let files: [SourceFile]
    /// UTF-8 offsets of where each line begins, by file.
    private let beginnings: [[Int]]

    init(_ files: [SourceFile]) {
        self.files = files
        beginnings = files.map { file in
            var offsets = [0]
            for (offset, byte) in file.text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
                offsets.append(offset + 1)
            }
            return offsets
        }
    }

    func place(of origin: ViewOrigin) -> SourcePlace? {
        let file = Int(origin.file)
        guard beginnings.indices.contains(file) else { return nil }
        let start = position(nameStart(in: origin, of: files[file]), beginnings[file])
        let end = position(Int(origin.offset) + Int(origin.length), beginnings[file])
        return SourcePlace(
            file: files[file].name, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    }

    /// Where the name of what was called begins: a modifier's origin starts with the dot, often on the line before.
    private func nameStart(in origin: ViewOrigin, of file: SourceFile) -> Int {
        let (start, length) = (Int(origin.offset), Int(origin.length))
        let skipped = file.text.utf8.dropFirst(start).prefix(length).prefix {
            [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ".")].contains(
                $0)
        }
        return start + skipped.count
    }

    private func position(_ offset: Int, _ beginnings: [Int]) -> (line: Int, column: Int) {
        var (low, high) = (0, beginnings.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if beginnings[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - beginnings[low] + 1)
    }
}

extension LayoutReport {
    mutating func nameSources(in lines: SourceLines) {
        source = origin.flatMap(lines.place)
        for index in children.indices { children[index].nameSources(in: lines) }
    }
}
