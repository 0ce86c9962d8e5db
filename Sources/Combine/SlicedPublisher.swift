import Foundation
import OpenCombine

/// A publisher whose first values can be taken; all of this module's and OpenCombine's are.
///
/// OpenCombine finishes such a part only when the value after the last comes. What is declared of a more special
/// protocol is preferred to what it declares of `Publisher`.
public protocol SlicedPublisher: Publisher {}

extension AnyPublisher: SlicedPublisher {}
extension CurrentValueSubject: SlicedPublisher {}
extension Deferred: SlicedPublisher {}
extension Empty: SlicedPublisher {}
extension Fail: SlicedPublisher {}
extension Future: SlicedPublisher {}
extension Just: SlicedPublisher {}
extension ObservableObjectPublisher: SlicedPublisher {}
extension PassthroughSubject: SlicedPublisher {}
extension Published.Publisher: SlicedPublisher {}
extension Record: SlicedPublisher {}
extension Timer.TimerPublisher: SlicedPublisher {}
extension Optional.OCombine.Publisher: SlicedPublisher {}
extension Result.OCombine.Publisher: SlicedPublisher {}

extension Publishers.AllSatisfy: SlicedPublisher {}
extension Publishers.AssertNoFailure: SlicedPublisher {}
extension Publishers.Autoconnect: SlicedPublisher {}
extension Publishers.Breakpoint: SlicedPublisher {}
extension Publishers.Buffer: SlicedPublisher {}
extension Publishers.Catch: SlicedPublisher {}
extension Publishers.Collect: SlicedPublisher {}
extension Publishers.CollectByCount: SlicedPublisher {}
extension Publishers.CombineLatest: SlicedPublisher {}
extension Publishers.CombineLatest3: SlicedPublisher {}
extension Publishers.CombineLatest4: SlicedPublisher {}
extension Publishers.CompactMap: SlicedPublisher {}
extension Publishers.Comparison: SlicedPublisher {}
extension Publishers.Concatenate: SlicedPublisher {}
extension Publishers.Contains: SlicedPublisher {}
extension Publishers.ContainsWhere: SlicedPublisher {}
extension Publishers.Count: SlicedPublisher {}
extension Publishers.Debounce: SlicedPublisher {}
extension Publishers.Decode: SlicedPublisher {}
extension Publishers.Delay: SlicedPublisher {}
extension Publishers.Drop: SlicedPublisher {}
extension Publishers.DropUntilOutput: SlicedPublisher {}
extension Publishers.DropWhile: SlicedPublisher {}
extension Publishers.Encode: SlicedPublisher {}
extension Publishers.Filter: SlicedPublisher {}
extension Publishers.First: SlicedPublisher {}
extension Publishers.FirstWhere: SlicedPublisher {}
extension Publishers.FlatMap: SlicedPublisher {}
extension Publishers.HandleEvents: SlicedPublisher {}
extension Publishers.IgnoreOutput: SlicedPublisher {}
extension Publishers.Last: SlicedPublisher {}
extension Publishers.LastWhere: SlicedPublisher {}
extension Publishers.MakeConnectable: SlicedPublisher {}
extension Publishers.Map: SlicedPublisher {}
extension Publishers.MapError: SlicedPublisher {}
extension Publishers.MapKeyPath: SlicedPublisher {}
extension Publishers.MapKeyPath2: SlicedPublisher {}
extension Publishers.MapKeyPath3: SlicedPublisher {}
extension Publishers.MeasureInterval: SlicedPublisher {}
extension Publishers.Merge: SlicedPublisher {}
extension Publishers.MergeMany: SlicedPublisher {}
extension Publishers.Multicast: SlicedPublisher {}
extension Publishers.Output: SlicedPublisher {}
extension Publishers.PrefixUntilOutput: SlicedPublisher {}
extension Publishers.PrefixWhile: SlicedPublisher {}
extension Publishers.Print: SlicedPublisher {}
extension Publishers.ReceiveOn: SlicedPublisher {}
extension Publishers.Reduce: SlicedPublisher {}
extension Publishers.RemoveDuplicates: SlicedPublisher {}
extension Publishers.ReplaceEmpty: SlicedPublisher {}
extension Publishers.ReplaceError: SlicedPublisher {}
extension Publishers.Retry: SlicedPublisher {}
extension Publishers.Scan: SlicedPublisher {}
extension Publishers.SetFailureType: SlicedPublisher {}
extension Publishers.Share: SlicedPublisher {}
extension Publishers.Slice: SlicedPublisher {}
extension Publishers.SubscribeOn: SlicedPublisher {}
extension Publishers.SwitchToLatest: SlicedPublisher {}
extension Publishers.Throttle: SlicedPublisher {}
extension Publishers.Timeout: SlicedPublisher {}
extension Publishers.TryAllSatisfy: SlicedPublisher {}
extension Publishers.TryCatch: SlicedPublisher {}
extension Publishers.TryCompactMap: SlicedPublisher {}
extension Publishers.TryComparison: SlicedPublisher {}
extension Publishers.TryContainsWhere: SlicedPublisher {}
extension Publishers.TryDropWhile: SlicedPublisher {}
extension Publishers.TryFilter: SlicedPublisher {}
extension Publishers.TryFirstWhere: SlicedPublisher {}
extension Publishers.TryLastWhere: SlicedPublisher {}
extension Publishers.TryMap: SlicedPublisher {}
extension Publishers.TryPrefixWhile: SlicedPublisher {}
extension Publishers.TryReduce: SlicedPublisher {}
extension Publishers.TryRemoveDuplicates: SlicedPublisher {}
extension Publishers.TryScan: SlicedPublisher {}
extension Publishers.Zip: SlicedPublisher {}
extension Publishers.Zip3: SlicedPublisher {}
extension Publishers.Zip4: SlicedPublisher {}
