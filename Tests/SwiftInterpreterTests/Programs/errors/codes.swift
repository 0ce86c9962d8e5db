import Foundation

enum Trouble: Error { case timeout, bad(code: Int), other }
enum Numbered: Int, Error { case first = 4, second }
struct Plain: Error {}
struct Custom: CustomNSError {
    static var errorDomain: String { "domain" }
    var errorCode: Int { 7 }
}

func fail() throws { throw NSError(domain: "d", code: 5) }

func run() {
    let errors: [any Error] = [
        Trouble.timeout, Trouble.bad(code: 2), Trouble.other, Numbered.second, Plain(), Custom(),
    ]
    for error in errors { print((error as NSError).code, (error as NSError).domain) }
    do { try fail() } catch {
        let object = error as NSError
        print(object.domain, object.code)
    }
    do { try fail() } catch let error as NSError { print(error.code) } catch {}
}
