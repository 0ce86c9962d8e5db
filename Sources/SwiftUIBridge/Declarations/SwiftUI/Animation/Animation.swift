protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    @Native(animatableDataOfValue, set: setAnimatableDataOfValue) var animatableData: AnimatableData { get set }
}

protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
    var magnitudeSquared: Double { get }
}

@Converted @Represented(by: EmptyAnimatableData) struct EmptyAnimatableData: VectorArithmetic {
    @Native(emptyAnimatableDataInit) init()
    @Native(emptyAnimatableDataMagnitudeSquared) var magnitudeSquared: Double { get }
    @Native(emptyAnimatableDataScale) mutating func scale(by factor: Double)
    @Native(emptyAnimatableDataZero) static var zero: EmptyAnimatableData { get }
}
