import SwiftUI
import Testing
import ViewGraph

struct EffectFacts {
    @Test func effectsAreNamedAfterTheirModifiers() {
        let rows: [(any View, String)] = [
            (Color.red.background(.yellow), ".background(Color, Color)"),
            (Color.red.background(Color.yellow), ".background(Color, Color)"),
            (Color.red.background(.yellow, in: Capsule()), ".background(Color, Capsule)"),
            (
                Color.red.background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)),
                ".background(Color, LinearGradient)"
            ),
            (Color.red.background { Circle() }, ".background(Color, Circle)"),
            (Color.red.overlay(.blue), ".overlay(Color, Color)"),
            (Color.red.overlay(Circle().stroke(.black)), ".overlay(Color, Circle)"),
            (Color.red.border(.black), ".border(Color)"), (Color.red.clipShape(Circle()), ".clipShape(Color)"),
            (Color.red.clipped(), ".clipped(Color)"), (Color.red.cornerRadius(4), ".cornerRadius(Color)"),
            (Color.red.opacity(0.5).shadow(radius: 4), ".shadow(Color)"), (Circle().opacity(0.5), ".opacity(Circle)"),
            (Circle().fill(.red).rotationEffect(.degrees(4)), ".rotationEffect(Circle)"),
            (Color.red.offset(x: 4), ".offset(Color)"), (Color.red.mask { Circle() }, ".mask(Color, Circle)"),
            (Color.red.hidden(), ".hidden(Color)"), (Color.red.foregroundStyle(.red), "Color"),
            (Color.red.blur(radius: 2), ".blur(Color)"), (Color.red.zIndex(2), ".zIndex(Color)"),
        ]
        for (view, expected) in rows {
            func outline<V: View>(_ view: V) -> String? { PaintProbe(view).report?.outline }
            #expect(outline(view) == expected)
        }
    }

    /// Facts 16.49.
    @Test func effectsLeaveLayoutAlone() {
        let effects: [any View] = [
            Color.red.rotationEffect(.degrees(45)), Color.red.scaleEffect(3), Color.red.offset(y: 30),
            Color.red.blur(radius: 9), Color.red.shadow(radius: 9), Color.red.clipShape(Circle()),
            Color.red.transformEffect(CGAffineTransform(translationX: 50, y: 0)), Color.red.border(.black, width: 9),
        ]
        for effect in effects {
            func second<V: View>(_ view: V) -> CGRect? {
                PaintProbe(
                    HStack(spacing: 0) {
                        view.frame(width: 40, height: 20)
                        Color.blue.frame(width: 40, height: 20)
                    }, width: nil, height: nil
                ).report?.children.last?.frame
            }
            #expect(second(effect) == CGRect(x: 40, y: 0, width: 40, height: 20))
        }
    }

    /// Facts 16.50, with 40×20.
    @Test func scaling() {
        func box(_ view: some View) -> CGRect? {
            guard let group = PaintProbe(view, width: 40, height: 20).group,
                case .fill(let path, _, _) = group.contents.items[0]
            else { return nil }
            return path.applying(group.transform).boundingRect
        }
        #expect(box(Color.red.scaleEffect(2))?.isClose(-20, -10, 80, 40) == true)
        #expect(box(Color.red.scaleEffect(2, anchor: .topLeading))?.isClose(0, 0, 80, 40) == true)
        #expect(box(Color.red.scaleEffect(x: 2, y: 0.5))?.isClose(-20, 5, 80, 10) == true)
        #expect(box(Color.red.scaleEffect(x: -1))?.isClose(0, 0, 40, 20) == true)
        #expect(PaintProbe(Color.red.scaleEffect(0)).items.isEmpty)
    }

    /// Facts 16.51: a bar of 100×20.
    @Test func theOrderOfTransformsMatters() {
        func box(_ view: some View) -> CGRect {
            let items = PaintProbe(view, width: 100, height: 20).items
            func boxes(_ items: [DisplayList.Item], _ transform: CGAffineTransform) -> [CGRect] {
                items.flatMap { item -> [CGRect] in
                    switch item {
                    case .group(let group): boxes(group.contents.items, group.transform.concatenating(transform))
                    case .fill(let path, _, _): [path.applying(transform).boundingRect]
                    default: []
                    }
                }
            }
            return boxes(items, .identity).first ?? .null
        }
        let turnedFirst = box(Color.red.rotationEffect(.degrees(45)).offset(x: 30))
        #expect(turnedFirst.minX.rounded(.down) == 37 && turnedFirst.minY.rounded(.down) == -33)
        let movedFirst = box(Color.red.offset(x: 30).rotationEffect(.degrees(45)))
        #expect(movedFirst.minX.rounded(.down) == 28 && movedFirst.minY.rounded(.down) == -12)
    }

    /// Facts 16.13.
    @Test func aShadowActsOnEachLeaf() {
        let probe = PaintProbe(
            ZStack {
                Color.red
                Circle().fill(.blue).stroke(.black)
            }
            .shadow(radius: 3))
        #expect(probe.items.count == 2)
        for item in probe.items {
            guard case .group(let group) = item else {
                Issue.record("a leaf without a shadow")
                continue
            }
            #expect(group.filters.count == 1)
        }
        #expect(probe.colors.count == 3)
    }

    @Test func aCompositingGroupHasOneShadow() {
        let probe = PaintProbe(
            ZStack {
                Color.red
                Circle()
            }
            .compositingGroup().shadow(radius: 3))
        #expect(probe.group?.filters.count == 1)
        #expect(probe.group?.contents.items.count == 2)
    }

    /// Facts 16.13: a second shadow shadows the first, a clip inside shapes the shadow.
    @Test func shadowsFollowEachOther() {
        #expect(PaintProbe(Color.red.shadow(radius: 3).shadow(radius: 5)).group?.filters.count == 2)
        let clipped = PaintProbe(Color.red.clipShape(Circle()).shadow(radius: 5))
        #expect(clipped.group?.clip != nil && clipped.group?.filters.count == 1)
        let outside = PaintProbe(Color.red.shadow(radius: 5).clipShape(Circle()))
        #expect(outside.group?.clip != nil && outside.group?.filters.isEmpty == true)
    }

    @Test func theDefaultShadowIsAThirdOfBlack() {
        let probe = PaintProbe(Color.red.shadow(radius: 0))
        #expect(probe.group?.filters == [.shadow(color: .black.multiplyingOpacity(by: 0.33), radius: 0, offset: .zero)])
    }

    @Test func opacity() {
        #expect(PaintProbe(Circle().opacity(0.5)).group?.opacity == 0.5)
        #expect(PaintProbe(Circle().opacity(0)).items.isEmpty)
        #expect(PaintProbe(Circle().opacity(1)).group == nil)
        #expect(PaintProbe(Color.red.opacity(0.5)).colors == [hex(0xFF383C, 0.5)])
    }

    @Test func hiddenViews_drawNothingAndKeepTheirPlace() {
        let probe = PaintProbe(Color.red.frame(width: 30, height: 20).hidden(), width: nil, height: nil)
        #expect(probe.items.isEmpty)
        #expect(probe.report?.frame.size == CGSize(width: 30, height: 20))
    }

    @Test func aStyleBehind_spreadsIntoTheUnsafeEdgesItTouches() {
        let safeArea = SafeArea(insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        safeArea.rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        func box(_ view: some View) -> CGRect? {
            guard case .fill(let path, _, _) = PaintProbe(view, environment: { $0.safeArea = safeArea }).items.first
            else { return nil }
            return path.boundingRect
        }
        let content = Color.clear
        #expect(box(content.background(.yellow)) == CGRect(x: 0, y: -47, width: 100, height: 141))
        #expect(box(content.frame(height: 20).background(.yellow)) == CGRect(x: 0, y: 20, width: 100, height: 20))
        #expect(
            box(content.background(.yellow, ignoresSafeAreaEdges: .bottom))
                == CGRect(x: 0, y: 0, width: 100, height: 94))
        #expect(box(content.background { Color.yellow }) == CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test func mirroringFollowsTheLayoutDirection() {
        let view = Color.red.flipsForRightToLeftLayoutDirection(true)
        #expect(PaintProbe(view).group == nil)
        #expect(PaintProbe(view, environment: { $0.layoutDirection = .rightToLeft }).group?.transform.a == -1)
    }

    /// Facts 16.14.
    @Test func aBorderLiesInside() {
        let probe = PaintProbe(Color.red.border(.black, width: 4))
        guard case .stroke(let path, let style, .color(let color)) = probe.items[1] else {
            Issue.record("no border")
            return
        }
        #expect(path == Path(CGRect(x: 2, y: 2, width: 96, height: 56)))
        #expect(style.lineWidth == 4 && color == .black)
    }

    @Test func aMaskIsAlignedLikeAnOverlay() {
        let probe = PaintProbe(
            Color.red.mask(alignment: .bottomTrailing) { Rectangle().frame(width: 30, height: 20) })
        guard case .fill(let path, _, _) = probe.group?.mask?.items.first else {
            Issue.record("no mask")
            return
        }
        #expect(path.boundingRect == CGRect(x: 70, y: 40, width: 30, height: 20))
        #expect(PaintProbe(Color.red.mask { EmptyView() }).items.isEmpty)
    }

    @Test func aGeometryEffect_movesThePictureByItsSize() {
        let probe = PaintProbe(Color.red.modifier(HalfWidthShift()))
        #expect(probe.report?.outline == "HalfWidthShift(Color)")
        #expect(probe.report?.frame.minX == 0)
        #expect(probe.group?.transform == CGAffineTransform(translationX: 50, y: 0))
    }

    /// Apple: `ignoredByLayout()` is for effects that geometry readers shall not see.
    @Test func anEffectIgnoredByLayout_isSeenAndNotMeasured() {
        func measured(_ modifier: some ViewModifier) -> (probe: PaintProbe, x: CGFloat?) {
            var x: CGFloat?
            let probe = PaintProbe(
                GeometryReader { geometry in
                    let _ = x = geometry.frame(in: .global).minX
                    Color.red
                }
                .modifier(modifier))
            return (probe, x)
        }
        let (moved, ignored) = (measured(HalfWidthShift()), measured(HalfWidthShift().ignoredByLayout()))
        #expect(moved.x == 50)
        #expect(ignored.x == 0)
        #expect(ignored.probe.group?.transform == CGAffineTransform(translationX: 50, y: 0))
        #expect(ignored.probe.report?.outline == moved.probe.report?.outline)
    }

    @Test func higherViewsAreDrawnLater() {
        let probe = PaintProbe(
            ZStack {
                Color.red.zIndex(1)
                Color.blue
            })
        #expect(probe.colors == [hex(0x0088FF), hex(0xFF383C)])
    }

    @Test func uselessNumbers_dontTrap() {
        for value: CGFloat in [.nan, .infinity, -.infinity, -5, 1e300] {
            _ = PaintProbe(Color.red.scaleEffect(value).rotationEffect(.degrees(value)).offset(x: value))
            _ = PaintProbe(Circle().blur(radius: value).shadow(radius: value, x: value).opacity(value))
            _ = PaintProbe(Circle().border(.red, width: value).brightness(value).cornerRadius(value))
        }
    }
}

private struct HalfWidthShift: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
    }
}
