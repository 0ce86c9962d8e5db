import ViewGraph

/// A gesture with an action for its end.
public nonisolated struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value
    let content: Content
    let action: (Value) -> Void

    package func steps(_ touch: Touch) -> _GestureSteps<Value>? {
        guard var result = Content._recognize(content, touch) else { return nil }
        result.addEnd(action)
        return result
    }
}

/// A gesture with an action for each change of its value.
public nonisolated struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    let content: Content
    let action: (Value) -> Void

    package func steps(_ touch: Touch) -> _GestureSteps<Value>? {
        guard var result = Content._recognize(content, touch) else { return nil }
        result.addChanges(isSame: ==, action)
        return result
    }
}

/// A gesture whose values are made into others.
public nonisolated struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value

    // Said here, since otherwise the value would be taken for that of the body.
    public static func _recognize(_ gesture: Self, _ touch: Touch) -> _GestureSteps<Value>? { gesture.steps(touch) }

    package func steps(_ touch: Touch) -> _GestureSteps<Value>? { Content._recognize(content, touch)?.map(transform) }
}

nonisolated extension Gesture {
    /// Calls `action` when the gesture is complete.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Either gesture or both.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture first, then the other.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// The other only where this one isn't recognised.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

nonisolated extension Gesture where Value: Equatable {
    /// Calls `action` whenever the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
