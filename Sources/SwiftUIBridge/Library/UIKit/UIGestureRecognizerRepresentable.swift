// UIKit's gesture recognizers among SwiftUI's gestures: they never begin.

public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    public var localLocation: CGPoint { .zero }
    public var localTranslation: CGPoint? { nil }
    public var localVelocity: CGPoint? { nil }
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
}

public protocol UIGestureRecognizerRepresentable: Gesture {
    associatedtype UIGestureRecognizerType
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    func makeUIGestureRecognizer(
        context: UIGestureRecognizerRepresentableContext<Self>
    ) -> UIGestureRecognizerType
    func updateUIGestureRecognizer(
        _ recognizer: UIGestureRecognizerType, context: UIGestureRecognizerRepresentableContext<Self>)
    func handleUIGestureRecognizerAction(
        _ recognizer: UIGestureRecognizerType, context: UIGestureRecognizerRepresentableContext<Self>)
    func makeCoordinator(
        converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
    ) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(
        _ recognizer: UIGestureRecognizerType, context: UIGestureRecognizerRepresentableContext<Self>
    ) {}
    public func handleUIGestureRecognizerAction(
        _ recognizer: UIGestureRecognizerType, context: UIGestureRecognizerRepresentableContext<Self>
    ) {}
    public var body: some Gesture { LongPressGesture(minimumDuration: .infinity) }
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(
        converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
    ) -> Coordinator { () }
}
