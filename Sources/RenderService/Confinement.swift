import CSandbox

/// How tightly workers are shut in.
struct Confinement: Sendable {
    private let bits: Int

    init(_ bits: Int) { self.bits = bits }

    private static let parts: [(name: String, bit: Int, missing: String)] = [
        ("no_new_privs", SANDBOX_NO_NEW_PRIVILEGES, "the kernel has no 'no_new_privs'"),
        ("seccomp", SANDBOX_CALLS, "the kernel has no seccomp filters"),
        ("files", SANDBOX_FILES, "the kernel has no Landlock: files aren't shut off"),
        ("ports", SANDBOX_PORTS, "Landlock is older than version 4: only seccomp keeps ports shut"),
        ("scopes", SANDBOX_SCOPES, "Landlock is older than version 6: only seccomp keeps signals in"),
        ("user", SANDBOX_USER, "the service isn't root: workers run as its own user"),
        ("limits", SANDBOX_LIMITS, "limits of the kernel couldn't be set"),
    ]

    /// What isn't available, in words.
    var missing: [String] { Self.parts.filter { bits & $0.bit == 0 }.map(\.missing) }

    /// Whether files and calls are both shut off.
    var isTight: Bool {
        let needed = SANDBOX_NO_NEW_PRIVILEGES | SANDBOX_CALLS | SANDBOX_FILES
        return bits & needed == needed
    }

    var json: JSONValue {
        .object(Dictionary(Self.parts.map { ($0.name, .bool(bits & $0.bit != 0)) }) { first, _ in first })
    }
}
