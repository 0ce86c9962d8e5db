@Converted @Represented(by: SessionTime) struct _SchedulerTime: Hashable, Comparable {
    typealias Stride = _SchedulerStride
    @Native(schedulerTimeInit) init(_ time: DispatchTime)
    @Native(schedulerTimeOfDate) init(_ date: Date)
    @Native(schedulerTimeDate) var date: Date { get }
    @Native(schedulerTimeDispatchTime) var dispatchTime: DispatchTime { get }
    @Native(schedulerTimeAdvanced) func advanced(by n: _SchedulerStride) -> _SchedulerTime
    @Native(schedulerTimeDistance) func distance(to other: _SchedulerTime) -> _SchedulerStride
    @Native(schedulerTimeLess) static func < (a: _SchedulerTime, b: _SchedulerTime) -> Bool
}
