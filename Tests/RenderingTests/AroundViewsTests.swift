import Foundation
import Rendering
import Testing

/// What stands around views in an app: UIKit's own drawing, what a device is asked for, defaults, formatters.
@Suite("Around views")
struct AroundViewsTests {
    private func session(_ source: String, _ events: [RenderEvent] = []) throws -> RenderSession {
        var options = RenderOptions()
        options.view = "ContentView"
        options.events = events
        return try RenderSession(
            source: SourceText(name: "view.swiftdsl", text: "import SwiftUI\n" + source), options: options)
    }

    private func png(_ source: String) throws -> [UInt8] { try session(source).picture().encoded(as: .png) }

    @Test func uiKitDrawsWhatACanvasDraws() throws {
        let drawn = try png(
            """
            struct ContentView: View {
                var body: some View {
                    Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
                        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
                        context.fill(CGRect(x: 5, y: 5, width: 20, height: 30))
                        context.cgContext.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
                        context.cgContext.setLineWidth(4)
                        context.cgContext.saveGState()
                        context.cgContext.translateBy(x: 30, y: 0)
                        context.cgContext.strokeEllipse(in: CGRect(x: 5, y: 10, width: 20, height: 20))
                        context.cgContext.restoreGState()
                    })
                }
            }
            """)
        let wanted = try png(
            """
            struct ContentView: View {
                var body: some View {
                    Canvas { context, _ in
                        context.fill(
                            Path(CGRect(x: 5, y: 5, width: 20, height: 30)), with: .color(Color(red: 1, green: 0, blue: 0)))
                        context.stroke(
                            Path(ellipseIn: CGRect(x: 35, y: 10, width: 20, height: 20)),
                            with: .color(Color(red: 0, green: 0, blue: 1)), lineWidth: 4)
                    }
                    .frame(width: 60, height: 40)
                }
            }
            """)
        #expect(drawn == wanted)
    }

    @Test func hostedViewsDrawThemselves() throws {
        let view = "Color.blue.frame(width: 40, height: 20).padding(8).background(.yellow)"
        let drawn = try png(
            """
            extension View {
                func snapshot() -> UIImage {
                    let controller = UIHostingController(rootView: self)
                    let size = controller.view.intrinsicContentSize
                    controller.view.bounds = CGRect(origin: .zero, size: size)
                    controller.view.backgroundColor = .clear
                    return UIGraphicsImageRenderer(size: size).image { _ in
                        controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
                    }
                }
            }
            struct ContentView: View { var body: some View { Image(uiImage: \(view).snapshot()) } }
            """)
        #expect(try drawn == png("struct ContentView: View { var body: some View { \(view) } }"))
    }

    @Test func picturesAreWrittenAndRead() throws {
        let source = """
            struct ContentView: View {
                var body: some View {
                    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { $0.fill(.infinite) }
                    let _ = print(image.pngData()?.prefix(4).map { $0 } ?? [], UIImage(data: image.pngData()!) != nil)
                    Text("a")
                }
            }
            """
        #expect(try session(source).console == ["[137, 80, 78, 71] true"])
    }

    /// Nobody allows, nobody answers: what waits for it goes on.
    @Test func devicesAnswerThatThereIsNobody() throws {
        let source = """
            import UserNotifications
            import LocalAuthentication
            import CoreLocation
            struct ContentView: View {
                var body: some View {
                    Button("Ask") {
                        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { isAllowed, _ in
                            print("notifications", isAllowed)
                        }
                        var error: NSError?
                        print("face", LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
                        let a = CLLocation(latitude: 0, longitude: 0), b = CLLocation(latitude: 0, longitude: 1)
                        print("distance", Int(a.distance(from: b)), CLLocationManager().location == nil)
                    }
                }
            }
            """
        let console = try session(source, [.tap(.label("Ask"))]).console
        #expect(console == ["face false", "distance 111195 true", "notifications false"])
    }

    @Test func readersOfDefaultsRunAgain() throws {
        let source = """
            struct ContentView: View {
                @AppStorage("flag") private var flag = false
                var body: some View {
                    Toggle("Flag", isOn: $flag)
                    let _ = print(UserDefaults.standard.bool(forKey: "flag"))
                }
            }
            """
        #expect(try session(source, [.tap(.label("Flag"))]).console == ["false", "true"])
    }

    @Test func formattersReadWhatIsTyped() throws {
        let source = """
            struct ContentView: View {
                @State private var score = 1.5
                @State private var day = Date(timeIntervalSinceReferenceDate: 0)
                private let dates: DateFormatter = {
                    let formatter = DateFormatter()
                    formatter.dateFormat = "yyyy-MM-dd"
                    return formatter
                }()
                var body: some View {
                    TextField("Score", value: $score, formatter: NumberFormatter())
                    TextField("Day", value: $day, formatter: dates)
                    let _ = print(score, dates.string(from: day))
                }
            }
            """
        let events: [RenderEvent] = [.type("7.25", into: "Score"), .type("2001-01-03", into: "Day")]
        #expect(try session(source, events).console.last == "7.25 2001-01-03")
    }

    /// Threads that sleep or wait let the session's time pass.
    @Test func waitingLetsTimePass() throws {
        let source = """
            struct ContentView: View {
                var body: some View {
                    Button("Start") {
                        let semaphore = DispatchSemaphore(value: 0)
                        DispatchQueue.global().async {
                            Thread.sleep(forTimeInterval: 1)
                            print("slept")
                            semaphore.signal()
                        }
                        DispatchQueue.global().async {
                            semaphore.wait()
                            print("signalled")
                        }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print("meanwhile") }
                    }
                }
            }
            """
        let console = try session(source, [.tap(.label("Start")), .wait(2)]).console
        #expect(console == ["meanwhile", "slept", "signalled"])
    }
}
