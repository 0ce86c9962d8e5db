import Rendering

/// The codes the program ends with.
enum ExitStatus {
    static let success: Int32 = 0
    /// The source has an error, or evaluating it failed.
    static let source: Int32 = 1
    static let usage: Int32 = 64
    /// An input can't be read.
    static let noInput: Int32 = 66
    /// What is needed isn't to be had: a program, an address to listen at.
    static let unavailable: Int32 = 69
    /// A defect of ours.
    static let defect: Int32 = 70
    /// An output can't be written.
    static let cantCreate: Int32 = 73
    /// A limit was reached.
    static let limit: Int32 = 75
}

/// A command that ends without having done what it was asked for.
struct CommandFailure: Error {
    let status: Int32
    let text: String

    init(_ status: Int32, _ message: String) {
        (self.status, text) = (status, message.isEmpty ? "" : "error: \(message)\n")
    }

    /// - Parameter text: the whole message.
    init(_ status: Int32, text: String) { (self.status, self.text) = (status, text) }

    /// Everything was said already.
    static func silent(_ status: Int32) -> CommandFailure { CommandFailure(status, "") }
}

extension RenderFailure {
    var exitStatus: Int32 {
        switch cause {
        case .source: ExitStatus.source
        case .limit: ExitStatus.limit
        case .unreadable: ExitStatus.noInput
        case .defect: ExitStatus.defect
        case .request: ExitStatus.usage
        }
    }
}
