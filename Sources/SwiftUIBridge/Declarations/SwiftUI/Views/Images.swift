@Converted @Represented(by: UIColor) struct UIColor: Hashable, Sendable {
    @Native(uiColorGetRed) @discardableResult func getRed(
        _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
    ) -> Bool
    @Native(uiColorGetHue) @discardableResult func getHue(
        _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
    ) -> Bool
}

@Converted @Represented(by: AssetError) struct AssetError: Error {
    @Native(assetErrorLocalizedDescription) var localizedDescription: String { get }
}

struct AsyncImage<Content> {
    @Native(asyncImageInit) init(url: URL?, scale: CGFloat = _) where Content == Image
    @Native(asyncImageWithPlaceholder) init<I, P>(
        url: URL?, scale: CGFloat = _, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P) where Content == I, I: View, P: View
    @Native(asyncImageOfPhase) init(
        url: URL?, scale: CGFloat = _, transaction: Transaction = _,
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) where Content: View
}

extension AsyncImage: View where Content: View {}
