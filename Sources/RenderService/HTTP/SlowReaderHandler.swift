import NIOCore

/// Cuts off a client that doesn't read what it asked for: its answers would lie in our memory as long as it likes.
final class SlowReaderHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    /// How long more may wait to be sent than there is room for, before some of it is read.
    private let patience: TimeAmount
    private var deadline: Scheduled<Void>?

    init(seconds: Int64) { patience = .seconds(seconds) }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        deadline?.cancel()
        deadline = nil
        if !context.channel.isWritable {
            let channel = context.channel
            deadline = context.eventLoop.scheduleTask(in: patience) { channel.close(mode: .all, promise: nil) }
        }
        context.fireChannelWritabilityChanged()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }
}
