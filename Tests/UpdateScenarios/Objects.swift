import Combine
import SwiftUI

@Observable final class Account {
    var name = "Ann"
    var balance = 10
    @ObservationIgnored var visits = 0
}

struct PerProperty: View {
    @State private var account = Account()

    var body: some View {
        VStack {
            Text("Rename").onTapGesture { account.name = "Bea" }
            Text("Again").onTapGesture { account.name = "Bea" }
            Text("Pay").onTapGesture { account.balance -= 1 }
            Text("Visit").onTapGesture { account.visits += 1 }
            NameLabel(account: account)
            BalanceLabel(account: account)
        }
    }

    struct NameLabel: View {
        var account: Account

        var body: some View {
            print("name \(account.name)")
            return Text(account.name)
        }
    }

    struct BalanceLabel: View {
        @Bindable var account: Account

        var body: some View {
            print("balance \(account.balance)")
            return Text("\($account.balance.wrappedValue)")
        }
    }
}

final class Counter: ObservableObject {
    @Published var count = 0
    @Published var title = "Counter"
    var unseen = 0

    init() { print("counter made") }
}

struct PerObject: View {
    @StateObject private var counter = Counter()

    var body: some View {
        VStack {
            Text("Count").onTapGesture { counter.count += 1 }
            Text("Unseen").onTapGesture { counter.unseen += 1 }
            Title(counter: counter)
        }
        .onReceive(counter.$count) { print("received \($0)") }
    }

    struct Title: View {
        @ObservedObject var counter: Counter

        var body: some View {
            print("title \(counter.title)")
            return Text(counter.title)
        }
    }
}

struct RecreatedObject: View {
    @State private var round = 0

    var body: some View {
        VStack {
            Text("Again").onTapGesture { round += 1 }
            Text("round \(round)")
            Kept()
            Recreated(counter: Counter())
        }
    }

    struct Kept: View {
        @StateObject private var counter = Counter()
        var body: some View { Text("Kept \(counter.count)").onTapGesture { counter.count += 1 } }
    }

    struct Recreated: View {
        @ObservedObject var counter: Counter
        var body: some View { Text("Recreated \(counter.count)").onTapGesture { counter.count += 1 } }
    }
}

struct SharedObject: View {
    @StateObject private var counter = Counter()
    @State private var account = Account()

    var body: some View {
        Inside().environmentObject(counter).environment(account)
    }

    struct Inside: View {
        @EnvironmentObject private var counter: Counter
        @Environment(Account.self) private var account
        @Environment(Account.self) private var optional: Account?

        var body: some View {
            print("inside \(counter.count) \(account.balance) \(optional?.name ?? "nobody")")
            return Text("Both").onTapGesture {
                counter.count += 1
                account.balance += 1
            }
        }
    }
}
