import Foundation

func run() {
    let words = ["a", "B", "b", "A", "ä", "Z", "z10", "z9", "straße", "STRASSE", "", "é", "e\u{301}"]
    for x in words {
        print(
            x, words.map { x.compare($0).rawValue }, words.map { x.caseInsensitiveCompare($0).rawValue },
            words.map { x.localizedCompare($0).rawValue }, words.map { x.localizedCaseInsensitiveCompare($0).rawValue },
            words.map { x.localizedStandardCompare($0).rawValue }, words.map { x < $0 }, words.map { x == $0 })
    }
    print(words.sorted(), words.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
    print(MemoryLayout<Int>.size, MemoryLayout<Bool>.stride, MemoryLayout<(Int8, Int32)>.size, MemoryLayout<Int?>.size)
    print(MemoryLayout.size(ofValue: 3 as UInt16), MemoryLayout<String>.alignment, MemoryLayout<UInt8?>.stride)
}
