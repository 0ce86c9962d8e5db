import OpenCombine

extension SlicedPublisher {
    /// Several subscribers to one subscription of this publisher. OpenCombine's own would let them hear what is sent in
    /// another order at every run.
    public func share()
        -> Publishers.Autoconnect<Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>>
    {
        multicast(subject: PassthroughSubject()).autoconnect()
    }
}
