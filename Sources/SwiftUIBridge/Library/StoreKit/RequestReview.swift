// Requests for a review: never shown.

/// Nobody is asked.
public struct RequestReviewAction {
    public func callAsFunction() {}
}
extension EnvironmentValues { @Entry public var requestReview: RequestReviewAction = RequestReviewAction() }
