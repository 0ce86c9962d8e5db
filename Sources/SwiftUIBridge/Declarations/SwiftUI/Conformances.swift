extension Double: Animatable {}
extension CGFloat: Animatable {}
extension Float: Animatable {}
extension Angle: Animatable {}
extension CGPoint: Animatable {}
extension CGSize: Animatable {}
extension CGRect: Animatable {}
extension UnitPoint: Animatable {}
extension EdgeInsets: Animatable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}

extension AnyLayout {
    struct Cache {}
}

extension HStackLayout {
    struct Cache {}
}

extension VStackLayout {
    struct Cache {}
}
