protocol Observer: AnyObject { func changed(_ v: Int) }
final class Subject {
    private var observers: [() -> Observer?] = [];
    var value = 0 { didSet { guard value != oldValue else { return }; observers.forEach { $0()?.changed(value) } } }
    func add(_ o: Observer) { observers.append { [weak o] in o } }
}
final class Log: Observer {
    let name: String; init(_ n: String) { name = n }; func changed(_ v: Int) { print(name, v) };
    deinit { print("end", name) }
}
func run() {
    let s = Subject(); let a = Log("a"); var b: Log? = Log("b"); s.add(a); s.add(b!); s.value = 1; s.value = 1; b = nil;
    s.value = 2; print(b == nil)
}
