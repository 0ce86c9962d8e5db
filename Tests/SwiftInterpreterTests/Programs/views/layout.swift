struct Size: Equatable { var w = 0.0, h = 0.0 }
protocol Box { func size(in proposal: Size) -> Size }
struct Fixed: Box { let s: Size; func size(in p: Size) -> Size { s } }
struct Fill: Box { func size(in p: Size) -> Size { p } }
struct HBox: Box {
    var spacing = 2.0; var children: [any Box]
    func size(in p: Size) -> Size {
        let total = spacing * Double(max(0, children.count - 1))
        let each = (p.w - total) / Double(max(1, children.count))
        let sizes = children.map { $0.size(in: Size(w: each, h: p.h)) }
        return Size(w: sizes.map(\.w).reduce(total, +), h: sizes.map(\.h).max() ?? 0)
    }
}
func run() {
    print(HBox(children: [Fixed(s: Size(w: 10, h: 5)), Fill()]).size(in: Size(w: 102, h: 20)))
    print(
        HBox(spacing: 0, children: []).size(in: Size(w: 5, h: 5)) == Size(),
        HBox(children: [Fill(), Fill(), Fill()]).size(in: Size(w: 304, h: 1)).w)
}
