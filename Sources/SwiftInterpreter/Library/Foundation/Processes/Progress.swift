open class Progress: NSObject {
    private var children: [(progress: Progress, units: Int64)] = []
    private var ownCompleted: Int64 = 0
    public var totalUnitCount: Int64
    public var localizedDescription: String! = ""
    public var localizedAdditionalDescription: String! = ""
    public var isCancellable = true
    public var isPausable = false
    public private(set) var isCancelled = false
    public private(set) var isPaused = false
    public var cancellationHandler: (() -> Void)?
    public var pausingHandler: (() -> Void)?
    public var resumingHandler: (() -> Void)?

    public init(totalUnitCount unitCount: Int64 = 0) { totalUnitCount = unitCount }
    public static func discreteProgress(totalUnitCount unitCount: Int64) -> Progress {
        Progress(totalUnitCount: unitCount)
    }
    public convenience init(totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount: Int64) {
        self.init(totalUnitCount: unitCount)
        parent.addChild(self, withPendingUnitCount: pendingUnitCount)
    }

    public var completedUnitCount: Int64 {
        get {
            ownCompleted + children.filter { $0.progress.isFinished }.map { $0.units }.reduce(0) { $0 + $1 }
        }
        set { ownCompleted = newValue }
    }
    public var isIndeterminate: Bool {
        totalUnitCount < 0 || ownCompleted < 0 || (totalUnitCount == 0 && ownCompleted == 0)
    }
    public var isFinished: Bool { !isIndeterminate && completedUnitCount >= totalUnitCount }
    public var fractionCompleted: Double {
        guard !isIndeterminate, totalUnitCount > 0 else { return isFinished ? 1 : 0 }
        let parts = children.map { $0.progress.fractionCompleted * Double($0.units) }.reduce(0) { $0 + $1 }
        return (Double(ownCompleted) + parts) / Double(totalUnitCount)
    }
    public func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        children.append((child, inUnitCount))
    }
    public func cancel() {
        isCancelled = true
        cancellationHandler?()
        for child in children { child.progress.cancel() }
    }
    public func pause() {
        isPaused = true
        pausingHandler?()
    }
    public func resume() {
        isPaused = false
        resumingHandler?()
    }
}
