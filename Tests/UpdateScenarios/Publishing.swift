import Combine
import SwiftUI

/// One value after the other.
struct Operators: View {
    final class Pipelines: ObservableObject {
        let numbers = PassthroughSubject<Int, Never>()
        private var subscriptions = Set<AnyCancellable>()

        init() {
            numbers.map { $0 * 2 }.filter { $0 > 2 }.sink { print("doubled \($0)") }.store(in: &subscriptions)
            numbers.removeDuplicates().scan(0) { $0 + $1 }.sink { print("sum \($0)") }.store(in: &subscriptions)
            numbers.compactMap { $0 > 2 ? "big \($0)" : nil }.dropFirst().sink { print($0) }
                .store(in: &subscriptions)
            numbers.collect(2).sink { print("two \($0)") }.store(in: &subscriptions)
        }
    }

    @StateObject private var pipelines = Pipelines()

    var body: some View {
        Button("Send") { for number in [1, 1, 3, 4] { pipelines.numbers.send(number) } }
    }
}

/// Several publishers together.
struct Combining: View {
    final class Form: ObservableObject {
        @Published var name = ""
        @Published var age = 0
        let typed = PassthroughSubject<String, Never>()
        private var subscriptions = Set<AnyCancellable>()

        init() {
            $name.combineLatest($age).map { "\($0) is \($1)" }.sink { print($0) }.store(in: &subscriptions)
            Publishers.CombineLatest($name, $age).map { !$0.isEmpty && $1 > 17 }.removeDuplicates()
                .sink { print("valid \($0)") }.store(in: &subscriptions)
            typed.merge(with: ["first"].publisher).sink { print("merged \($0)") }.store(in: &subscriptions)
            typed.zip($age).sink { print("zipped \($0) \($1)") }.store(in: &subscriptions)
            typed.flatMap { Just($0 + "!") }.sink { print("flat \($0)") }.store(in: &subscriptions)
        }
    }

    @StateObject private var form = Form()

    var body: some View {
        Button("Name") { form.name = "Ann" }
        Button("Age") { form.age = 40 }
        Button("Type") { form.typed.send("a") }
    }
}

/// Values that arrive later, and in properties.
struct Searching: View {
    final class Search: ObservableObject {
        @Published var query = ""
        @Published private(set) var results: [String] = []
        private(set) var length = 0
        private var subscriptions = Set<AnyCancellable>()

        init() {
            $query.debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
                .map { query in query.isEmpty ? [] : ["\(query) 1", "\(query) 2"] }
                .assign(to: &$results)
            $query.map { $0.count }.assign(to: \.length, on: self).store(in: &subscriptions)
        }
    }

    @StateObject private var search = Search()

    var body: some View {
        let _ = print("results \(search.results) \(search.length)")
        Button("Search") { search.query = "swift" }
    }
}

/// How publishers end.
struct Completing: View {
    enum Problem: Error { case tooLarge }

    final class Pipelines: ObservableObject {
        let numbers = PassthroughSubject<Int, Never>()
        private var subscriptions = Set<AnyCancellable>()

        init() {
            numbers.sink { completion in
                if case .finished = completion { print("finished") }
            } receiveValue: {
                print("value \($0)")
            }.store(in: &subscriptions)
            numbers.tryMap { number -> Int in
                if number > 1 { throw Problem.tooLarge }
                return number
            }.sink { completion in
                switch completion {
                case .finished: print("never")
                case .failure(let error): print("failed: \(error)")
                }
            } receiveValue: {
                print("small \($0)")
            }.store(in: &subscriptions)
            numbers.tryMap { number -> Int in
                if number > 1 { throw Problem.tooLarge }
                return number
            }.catch { _ in Just(-1) }.sink { print("caught \($0)") }.store(in: &subscriptions)
            Fail<Int, Problem>(error: .tooLarge).replaceError(with: 7).sink { print("replaced \($0)") }
                .store(in: &subscriptions)
        }
    }

    @StateObject private var pipelines = Pipelines()

    var body: some View {
        Button("One") { pipelines.numbers.send(1) }
        Button("Two") { pipelines.numbers.send(2) }
        Button("End") { pipelines.numbers.send(completion: .finished) }
    }
}

/// A part of what is sent: the last value ends it at once.
struct Slicing: View {
    final class Pipelines: ObservableObject {
        let numbers = PassthroughSubject<Int, Never>()
        private var subscriptions = Set<AnyCancellable>()

        init() {
            numbers.prefix(2).sink { _ in
                print("prefix ended")
            } receiveValue: {
                print("prefix \($0)")
            }.store(in: &subscriptions)
            numbers.output(at: 1).sink { _ in
                print("output ended")
            } receiveValue: {
                print("output \($0)")
            }.store(in: &subscriptions)
            numbers.first().sink { _ in
                print("first ended")
            } receiveValue: {
                print("first \($0)")
            }.store(in: &subscriptions)
            numbers.output(in: 1...).sink { print("from 1 \($0)") }.store(in: &subscriptions)
        }
    }

    @StateObject private var pipelines = Pipelines()

    var body: some View {
        Button("Send") { for number in [5, 6, 7] { pipelines.numbers.send(number) } }
    }
}

/// An object announces before each change, whoever asks for its publisher; each object has one.
struct Announcing: View {
    class Base: ObservableObject {
        @Published var inherited = 0
        var plain = 0
    }

    final class Model: Base {
        @Published var own = 0
        private var subscriptions = Set<AnyCancellable>()

        override init() {
            super.init()
            objectWillChange.sink { [unowned self] in print("will \(own) \(inherited) \(plain)") }
                .store(in: &subscriptions)
            objectWillChange.sink { print("second") }.store(in: &subscriptions)
            $own.sink { print("own \($0)") }.store(in: &subscriptions)
            $own.sink { print("again \($0)") }.store(in: &subscriptions)
            $own.map { $0 * 2 }.assign(to: &$inherited)
        }
    }

    @StateObject private var model = Model()

    var body: some View {
        Button("Own") { model.own += 1 }
        Button("Plain") {
            model.plain += 1
            model.objectWillChange.send()
        }
    }
}
