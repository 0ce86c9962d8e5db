// The program that the compiler starts to expand `@Entry`, `@Animatable` and `#Preview`.
//
// It answers the compiler's messages itself rather than through swift-syntax, which every package that uses the SwiftUI
// module would have to build a second time for that.
let conversation = Conversation()
while let message = conversation.next() { conversation.answer(message.reply) }
