import Testing
import ViewGraph

@Suite("Storages that are remembered weakly")
struct WeakStoragesTests {
    private final class Key {}

    @Test func liveOnesStay_andThoseThatAreGoneLeaveRoom() {
        var storages = WeakStorages()
        var kept: [(key: Key, storage: ReadableStorage)] = []
        for _ in 0..<1000 {
            let (key, storage) = (Key(), ReadableStorage())
            storages[ObjectIdentifier(key)] = storage
            kept.append((key, storage))
        }
        #expect(kept.allSatisfy { storages[ObjectIdentifier($0.key)] === $0.storage })
        #expect(storages.count == 1000)
        kept.removeLast(990)
        for _ in 0..<5000 {
            let key = Key()
            storages[ObjectIdentifier(key)] = ReadableStorage()
            #expect(storages[ObjectIdentifier(key)] == nil)
        }
        #expect(kept.allSatisfy { storages[ObjectIdentifier($0.key)] === $0.storage })
        #expect(storages.count <= 2048)
    }
}
