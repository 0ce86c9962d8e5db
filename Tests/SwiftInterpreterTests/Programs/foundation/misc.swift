import Foundation
func run() {
    let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!;
    print(id, id.uuidString.count, UUID() != UUID(), UUID(uuidString: "x") as Any)
    let url = URL(string: "https://example.com/a/b.html?q=1#top")!;
    print(
        url.host!, url.path, url.lastPathComponent, url.pathExtension, url.scheme!, url.query!, url.absoluteString,
        url.fragment!, url.deletingLastPathComponent().path, url.appendingPathComponent("c").lastPathComponent)
    let data = Data("hello".utf8);
    print(
        data.count, data.first!, String(data: data, encoding: .utf8)!, data.base64EncodedString(),
        Data([1, 2, 3]).map { $0 * 2 }, String(decoding: data, as: UTF8.self), data == Data("hello".utf8),
        Data(base64Encoded: "aGk=")!.count)
    let nf = NumberFormatter(); nf.numberStyle = .decimal; nf.maximumFractionDigits = 1;
    print(nf.string(from: 1234.56)!, nf.string(from: NSNumber(value: 3))!)
    print(
        CGPoint(x: 1, y: 2).y, CGSize(width: 3, height: 4).height, CGRect(x: 0, y: 0, width: 10, height: 5).midX,
        CGRect(x: 1, y: 1, width: 2, height: 2).contains(CGPoint(x: 2, y: 2)),
        CGRect(origin: .zero, size: CGSize(width: 2, height: 2)).insetBy(dx: 0.5, dy: 0.5).minX,
        CGRect(x: 0, y: 0, width: 4, height: 4).intersection(CGRect(x: 2, y: 2, width: 4, height: 4)).width)
    print(
        IndexSet([1, 3, 5]).count, "a%20b".removingPercentEncoding!,
        "a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!)
}
