struct SimultaneousGestureValue<First, Second> {
    @Native(simultaneousGestureValueFirst) var first: First? { get }
    @Native(simultaneousGestureValueSecond) var second: Second? { get }
}

@Converted @Represented(by: CombinedGesture) struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    typealias Value = SimultaneousGestureValue<First.Value, Second.Value>
    @Native(simultaneousGesture) init(_ first: First, _ second: Second)
    @Native(firstGesture) var first: First { get }
    @Native(secondGesture) var second: Second { get }
}

@Converted @Represented(by: CombinedGesture) struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    typealias Value = ExclusiveGestureValue<First.Value, Second.Value>
    @Native(exclusiveGesture) init(_ first: First, _ second: Second)
    @Native(firstGesture) var first: First { get }
    @Native(secondGesture) var second: Second { get }
}

@Converted @Represented(by: CombinedGesture) struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    typealias Value = SequenceGestureValue<First.Value, Second.Value>
    @Native(sequenceGesture) init(_ first: First, _ second: Second)
    @Native(firstGesture) var first: First { get }
    @Native(secondGesture) var second: Second { get }
}

@Cases(caseOfEitherGestureValue) enum ExclusiveGestureValue<First, Second> {
    @Native(firstGestureValue) case first(First)
    @Native(secondGestureValue) case second(Second)
}

@Cases(caseOfEitherGestureValue) enum SequenceGestureValue<First, Second> {
    @Native(firstGestureValue) case first(First)
    @Native(secondGestureValue) case second(First, Second?)
}

extension Gesture {
    @Native(simultaneouslyWith) func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other>
    where Other: Gesture
    @Native(exclusivelyBefore) func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other>
    where Other: Gesture
    @Native(sequencedBefore) func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other>
    where Other: Gesture
}
