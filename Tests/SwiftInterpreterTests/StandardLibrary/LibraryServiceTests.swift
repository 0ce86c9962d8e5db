import SwiftInterpreter
import Testing

/// What libraries have in Swift, where it differs from a machine with a network and files: each program prints what it
/// would on a device in flight mode that was just set up.
@Suite struct LibraryServiceTests {
    @Test(arguments: [
        // Requests fail in their own time, once.
        (
            """
            URLSession.shared.dataTask(with: URL(string: "https://a.b")!) { data, response, error in
                print(data == nil, response == nil, error?.localizedDescription ?? "none")
            }.resume()
            print("asked")
            do {
                _ = try await URLSession.shared.data(from: URL(string: "https://a.b")!)
            } catch let error as URLError {
                print(error.code == .notConnectedToInternet)
            } catch {}
            try? await Task.sleep(for: .seconds(1))
            """,
            "asked\ntrue\ntrue true The Internet connection appears to be offline.\n"
        ),
        // Apple's formatters: the limit that is set last moves the other one along.
        (
            """
            let price = NumberFormatter()
            price.numberStyle = .currency
            price.locale = Locale(identifier: "en_GB")
            price.maximumFractionDigits = 0
            print(price.string(from: 1234.25) ?? "none")
            price.minimumFractionDigits = 3
            print(price.string(from: 1234.25) ?? "none", price.maximumFractionDigits)
            price.maximumFractionDigits = 1
            print(price.string(from: 1234.25) ?? "none", price.minimumFractionDigits)
            let length = MeasurementFormatter()
            length.unitStyle = .long
            length.unitOptions = .providedUnit
            print(length.string(from: Measurement(value: 5, unit: UnitLength.meters)))
            print(CocoaError(.fileNoSuchFile).localizedDescription, Double(truncating: 2.5 as NSNumber))
            """,
            "£1,234\n£1,234.250 3\n£1,234.2 1\n5 meters\nThe file doesn’t exist. 2.5\n"
        ),
        (
            """
            let ping = Notification.Name("ping")
            let notes = NotificationCenter.default.notifications(named: ping)
            NotificationCenter.default.post(name: ping, object: nil, userInfo: ["n": 1])
            NotificationCenter.default.post(name: ping, object: nil, userInfo: ["n": 2])
            for await note in notes {
                print(note.name.rawValue, note.userInfo?["n"] as? Int ?? 0)
                if note.userInfo?["n"] as? Int == 2 { break }
            }
            """,
            "ping 1\nping 2\n"
        ),
        (
            """
            let isMail = NSPredicate(format: "SELF MATCHES %@", "[a-z.]+@[a-z]+\\\\.[a-z]{2,}")
            print(isMail.evaluate(with: "ann.b@mail.com"), isMail.evaluate(with: "ann@mail"), isMail.evaluate(with: "x ann@mail.com"))
            print(NSPredicate(format: "SELF CONTAINS[c] %@", "AB").evaluate(with: "cabs"))
            """,
            "true false false\ntrue\n"
        ),
        (
            """
            struct Failure: Error {}
            func attempt(_ done: (Result<Int, Error>) -> Void) { done(.failure(Failure())) }
            attempt { result in
                switch result {
                case .success(let number): print(number)
                case .failure(let error as NSError): print("object", error.code)
                }
            }
            let work: () -> Void = {
                do { throw Failure() } catch (let error) { print(error is Failure) }
            }
            work()
            var days = IndexSet([3, 1])
            days.insert(2)
            days.remove(3)
            print(Array(days), days.contains(2), Calendar(identifier: .iso8601).firstWeekday)
            """,
            "object 1\ntrue\n[1, 2] true 2\n"
        ),
        (
            """
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            formatter.maximumFractionDigits = 1
            formatter.roundingMode = .down
            print(formatter.string(from: 1234.58)!, formatter.roundingMode == .down)
            formatter.groupingSeparator = "'"
            formatter.decimalSeparator = "."
            print(formatter.string(from: 1234.5)!)
            print(NumberFormatter().number(from: "12")?.intValue ?? -1, NumberFormatter().number(from: "a") == nil)
            print(NumberFormatter.localizedString(from: 1234, number: .decimal))
            print(DateFormatter().shortWeekdaySymbols[0], DateFormatter().monthSymbols.count)
            """,
            "1,234.5 true\n1'234.5\n12 true\n1,234\nSun 12\n"
        ),
        // A task that was cancelled says nothing.
        (
            """
            let task = URLSession.shared.dataTask(with: URL(string: "https://a.b")!) { _, _, _ in print("never") }
            task.resume()
            task.cancel()
            try? await Task.sleep(for: .seconds(1))
            print(task.state == .canceling)
            """,
            "true\n"
        ),
        (
            """
            let defaults = UserDefaults.standard
            defaults.register(defaults: ["a": 1])
            print(defaults.integer(forKey: "a"), defaults.string(forKey: "b") ?? "none", defaults.bool(forKey: "c"))
            defaults.set(2, forKey: "a")
            defaults.set("3", forKey: "b")
            defaults.set([1, 2], forKey: "d")
            print(defaults.integer(forKey: "a"), defaults.integer(forKey: "b"), defaults.array(forKey: "d")?.count ?? 0)
            defaults.removeObject(forKey: "a")
            print(defaults.double(forKey: "a"), defaults.object(forKey: "b") as? String ?? "?")
            """,
            "1 none false\n2 3 2\n1.0 3\n"
        ),
        (
            """
            print(URL.documentsDirectory.path, NSTemporaryDirectory())
            let url = URL.documentsDirectory.appending(path: "a.json")
            print((try? Data(contentsOf: url)) == nil)
            try? Data([1, 2]).write(to: url, options: [.atomic, .completeFileProtection])
            print((try? Data(contentsOf: url))?.count ?? 0)
            do {
                _ = try String(contentsOf: URL(string: "https://a.b/c.txt")!, encoding: .utf8)
            } catch {
                print(error.localizedDescription)
            }
            """,
            "/Documents /tmp/\ntrue\n2\nThe Internet connection appears to be offline.\n"
        ),
        (
            """
            let group = DispatchGroup()
            for number in 1...2 {
                group.enter()
                DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + Double(number)) {
                    print(number)
                    group.leave()
                }
            }
            group.notify(queue: .main) { print("all") }
            let item = DispatchWorkItem { print("never") }
            DispatchQueue.main.async(execute: item)
            item.cancel()
            try? await Task.sleep(for: .seconds(3))
            """,
            "1\n2\nall\n"
        ),
        (
            """
            let wait: Double = 0.5
            let pause: CGFloat = 1
            DispatchQueue.main.asyncAfter(deadline: .now() + wait) { print("first") }
            DispatchQueue.main.asyncAfter(deadline: .now() + pause) { print("second") }
            try? await Task.sleep(for: .seconds(3))
            """,
            "first\nsecond\n"
        ),
        (
            """
            struct Failure: LocalizedError { var errorDescription: String? { "it failed" } }
            let error = Failure() as NSError
            print(error.localizedDescription, error.code)
            do { throw Failure() } catch let error as NSError { print("object", error.localizedDescription) }
            let name = ("a/b.c" as NSString).lastPathComponent
            print(name, NSString(string: "text") as String, (2.5 as NSNumber).doubleValue)
            """,
            "it failed 1\nobject it failed\nb.c text 2.5\n"
        ),
        (
            """
            let text = "{\\"a\\": [1, {\\"b\\": null}], \\"n\\": 2.5}"
            let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            print((object?["a"] as? [Any])?.count ?? 0, object?["n"] as? Double ?? 0, object?["x"] == nil)
            print(JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject(1))
            """,
            "2 2.5 true\ntrue false\n"
        ),
        (
            """
            let time = DateComponentsFormatter()
            time.allowedUnits = [.hour, .minute, .second]
            time.unitsStyle = .abbreviated
            print(time.string(from: 3725)!)
            time.unitsStyle = .full
            print(time.string(from: 61)!)
            time.unitsStyle = .positional
            print(time.string(from: 61)!, time.string(from: 3661)!)
            let length = LengthFormatter()
            length.unitStyle = .long
            print(length.string(fromValue: 1, unit: .mile), length.string(fromValue: 2.5, unit: .meter))
            """,
            "1h 2m 5s\n1 minute, 1 second\n1:01 1:01:01\n1 mile 2.5 meters\n"
        ),
        (
            """
            struct Day: Codable { var date: Date }
            let formatter = DateFormatter()
            formatter.dateFormat = "yyyy-MM-dd"
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .formatted(formatter)
            let day = try! decoder.decode(Day.self, from: Data("{\\"date\\":\\"2024-03-04\\"}".utf8))
            print(day.date.timeIntervalSince1970)
            decoder.dateDecodingStrategy = .custom { decoder in
                Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self) * 10)
            }
            print(try! decoder.decode(Day.self, from: Data("{\\"date\\":6}".utf8)).date.timeIntervalSince1970)
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .formatted(formatter)
            print(String(decoding: try! encoder.encode(day), as: UTF8.self))
            """,
            "1709510400.0\n60.0\n{\"date\":\"2024-03-04\"}\n"
        ),
    ])
    func prints(_ statements: String, _ expected: String) throws {
        #expect(try output(of: "import Foundation\nfunc run() async {\n\(statements)\n}") == expected)
    }

    /// A program's own types hide a library's of the same name, and the library goes on with its own.
    @Test func ownTypesHideALibrarys() throws {
        let source = """
            struct Notification { var text: String }
            struct URLError { var code = 1 }
            extension UserDefaults {
                static var counter: Int { standard.integer(forKey: "n") }
                func string(forKey key: String) -> String? { "mine" }
            }
            func run() {
                print(Notification(text: "own").text, URLError().code, UserDefaults.counter)
                print(UserDefaults.standard.string(forKey: "x") ?? "theirs")
                NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { print($0.name.rawValue) }
                NotificationCenter.default.post(name: .init("a"), object: nil)
            }
            """
        #expect(try output(of: source) == "own 1 0\nmine\na\n")
    }

    /// What goes wrong inside a library is told where the program called it.
    @Test func failuresAreWhereTheProgramCalls() throws {
        let failure = try failure(of: "func run() {\n    let group = DispatchGroup()\n    group.leave()\n}")
        #expect(failure.diagnostic.message == "Unbalanced call to dispatch_group_leave()")
        #expect(failure.diagnostic.range.file == 0 && failure.diagnostic.range.offset > 40)
    }
}
