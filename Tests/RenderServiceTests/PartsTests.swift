import Foundation
import Testing

@testable import RenderService

/// Parts of the service by themselves.
struct PartsTests {
    @Test("a burst may fill the queue; what is asked for beyond that finds a short line until it ends")
    func standingQueue() {
        let start = ContinuousClock.now
        func at(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }
        var queue = StandingQueue()
        for second in 0..<9 { queue.somebodyIsTaken(after: .milliseconds(400), at: at(Double(second))) }
        #expect(!queue.isStanding(at: at(9)), "who always waits a little isn't late")
        queue.somebodyIsTaken(after: .seconds(1), at: at(10))
        queue.somebodyIsRefused(at: at(11))
        #expect(!queue.isStanding(at: at(11.5)), "a full queue is a burst still")
        queue.somebodyIsTaken(after: .seconds(1), at: at(12))
        #expect(queue.isStanding(at: at(12.1)))
        queue.somebodyIsRefused(at: at(12.2))
        queue.somebodyIsTaken(after: .milliseconds(20), at: at(12.3))
        queue.nobodyWaits()
        #expect(queue.isStanding(at: at(12.4)), "a short line is quick, and empty now and then")
        queue.somebodyIsRefused(at: at(14))
        #expect(queue.isStanding(at: at(15.9)))
        #expect(!queue.isStanding(at: at(16.1)), "nobody was refused for a while")
        queue.somebodyIsTaken(after: .seconds(9), at: at(17))
        queue.firstWorkerIsThere()
        #expect(!queue.isStanding(at: at(30)), "what came before there was a worker is a burst")
    }

    @Test("clients take turns, however much one of them sends, and the greediest loses its place")
    func fairness() {
        var queue = FairQueue<String>(limit: 4)
        for name in ["a1", "a2", "a3"] { #expect(queue.add(name, of: "a") == nil) }
        #expect(queue.add("b1", of: "b") == nil)
        #expect(queue.add("c1", of: "c") == "a3")
        #expect(queue.count == 4)
        #expect(queue.removeFirsts { $0 == "b1" } == ["b1"])
        #expect(queue.count == 3)
        var order: [String] = []
        while let next = queue.next() { order.append(next) }
        #expect(order == ["a1", "c1", "a2"])
        #expect(queue.count == 0)
    }

    @Test("bytes that unpack to more than the limit are refused without being unpacked")
    func bomb() throws {
        // Ten thousand zeros, packed by zlib in Python.
        let packed = try #require(Deflated.bytes(base64: "eNrtwQENAAAAwqD3T20ON6AAAAAAAAAAAADg3wAnEAAB"))
        #expect(try Deflated.unpacked(packed, limit: 10_000).count == 10_000)
        #expect(throws: Deflated.Failure.tooLarge) { try Deflated.unpacked(packed, limit: 9_999) }
        #expect(throws: Deflated.Failure.malformed) { try Deflated.unpacked([1, 2, 3], limit: 1_000) }
    }

    @Test(
        "a name that leads out of its folder is none",
        arguments: ["", "/a", "../a", "a/../b", "a//b", ".", "a\\b", "a\nb"])
    func badName(_ name: String) {
        #expect(throws: AssetFolder.Failure.self) { try AssetFolder.checked(name) }
    }

    @Test("tokens have names, and may have rates")
    func tokens() throws {
        let file = try TokenFile("# ours\n\nsecret ann\n  slow\tbob  1.5\r\n", name: "tokens")
        #expect(
            file.entries == [
                TokenFile.Entry(token: "secret", name: "ann"), TokenFile.Entry(token: "slow", name: "bob", rate: 1.5),
            ])
    }

    @Test(
        "a line that is no token is refused by file and line, and its token isn't shown",
        arguments: [
            ("secret ann\nsecret2\n", "tokens:2: error: a line has to be 'TOKEN NAME [REQUESTS-A-MINUTE]'\n"),
            ("secret ann 2 x\n", "tokens:1: error: a line has to be 'TOKEN NAME [REQUESTS-A-MINUTE]'\n"),
            (
                "\nsecret ann 2x\n",
                "tokens:2: error: '2x' is no number of requests a minute: it has to be from 1 to 1000000\n"
            ),
            (
                "secret ann nan\n",
                "tokens:1: error: 'nan' is no number of requests a minute: it has to be from 1 to 1000000\n"
            ),
            (
                "secret ann 0.5\n",
                "tokens:1: error: '0.5' is no number of requests a minute: it has to be from 1 to 1000000\n"
            ),
            ("secret ann\n#\nsecret bob\n", "tokens:3: error: the token of line 1 stands here again\n"),
        ])
    func badTokens(_ text: String, _ message: String) {
        let failure = #expect(throws: StartFailure.self) { try TokenFile(text, name: "tokens") }
        #expect(failure?.text == message)
    }

    @Test("a list below a note belongs to it")
    func listsInNotes() {
        let text = """
            a.swift:2:1: error: no
            Text("a")
            ^~~~
            note: there are:
              0: Text “a: error: b” at 1,2
              1: Text at 3,4
            error: also no
              1
            note: did you mean 'b'?

            """
        let list = SourceDiagnostic.list(text)
        #expect(list.map(\.message) == ["no", "also no"])
        #expect(
            list.map(\.notes) == [
                ["there are:\n  0: Text “a: error: b” at 1,2\n  1: Text at 3,4"], ["did you mean 'b'?"],
            ])
    }

    @Test("content hashes are SHA-256")
    func hash() {
        #expect(
            ContentHash.hex(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            ContentHash.hex([UInt8](repeating: 97, count: 1_000))
                == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
    }

    @Test("the query's options keep their order, and damaged ones are refused")
    func query() {
        let options = QueryText.options("tap=Add&type=Name%3DAnn+B&tap=Save")?.map { "\($0.name):\($0.text)" }
        #expect(options == ["tap:Add", "type:Name=Ann B", "tap:Save"])
        #expect(QueryText.options("a=%2") == nil)
        #expect(QueryText.options("a=%FF") == nil)
    }
}
