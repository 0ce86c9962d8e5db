func run() async {
    let task = Task { () -> Int in
        print("in task")
        return 7
    }
    print("before")
    print(await task.value)
    let failing = Task<Int, Error> { throw CancellationError() }
    do { print(try await failing.value) } catch { print("caught", error is CancellationError) }
    let result = await failing.result
    switch result {
    case .success(let value): print(value)
    case .failure: print("failure")
    }
}
