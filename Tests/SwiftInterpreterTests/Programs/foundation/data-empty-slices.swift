import Foundation

/// Empty slices that get nothing; where their bytes are shared Foundation itself stops at some of these (6.3).
func run() {
    var x = Data([0xFF, 1, 2])[3...]
    x.append(contentsOf: [])
    x.append(Data())
    x.insert(contentsOf: [], at: x.startIndex)
    x.removeSubrange(x.startIndex..<x.endIndex)
    x.replaceSubrange(x.startIndex..<x.endIndex, with: [])
    print(x.count, x.startIndex)
    x.append(contentsOf: [7, 8])
    x.insert(contentsOf: [9], at: x.startIndex)
    x.insert(6, at: x.endIndex)
    print(Array(x), x.startIndex)
}
