// Dictionaries as those of wider keys and values.
func show(_ info: [AnyHashable: Any]?) { print(info?["type"] as? String ?? "none", info?.count ?? 0) }
func run() {
    let info = ["type": "x", "other": "y"]
    show(info)
    show(nil)
    let wide: [String: Any] = info
    print(wide.count)
}
