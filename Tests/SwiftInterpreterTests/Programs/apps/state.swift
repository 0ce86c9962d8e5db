enum Phase {
    case idle, loading(attempt: Int), loaded([String]), failed(message: String)
    enum Event { case start, success([String]), failure(String), retry }
    mutating func handle(_ e: Event) {
        switch (self, e) {
        case (.idle, .start): self = .loading(attempt: 1);
        case (.loading, .success(let items)): self = .loaded(items);
        case (.loading(let n), .failure(let m)) where n >= 2: self = .failed(message: "\(m) after \(n)");
        case (.loading(let n), .failure): self = .loading(attempt: n + 1);
        case (.failed, .retry), (.loaded, .retry): self = .idle;
        default: break
        }
    }
    var title: String {
        switch self {
        case .idle: "Idle";
        case .loading(let n): "Loading #\(n)";
        case .loaded(let i) where i.isEmpty: "Empty";
        case .loaded(let i): "\(i.count) items";
        case let .failed(message): message
        }
    }
}
func run() {
    var p = Phase.idle;
    for e: Phase.Event in [.start, .failure("x"), .failure("y"), .success([]), .retry, .start, .success(["a", "b"])] {
        p.handle(e); print(p.title)
    }
}
