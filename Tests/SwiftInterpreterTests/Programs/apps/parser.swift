enum Token: Equatable { case number(Double), op(Character), open, close }
struct Calculator {
    enum Failure: Error { case unexpected(Character), end }
    static func tokens(_ s: String) throws -> [Token] {
        var out: [Token] = []; var number = ""
        for c in s + " " {
            if c.isNumber || c == "." { number.append(c); continue };
            if !number.isEmpty { out.append(.number(Double(number)!)); number = "" }
            switch c {
            case " ": continue;
            case "+", "-", "*", "/": out.append(.op(c));
            case "(": out.append(.open);
            case ")": out.append(.close);
            default: throw Failure.unexpected(c)
            }
        }
        return out
    }
    private var tokens: [Token]; private var i = 0
    init(_ s: String) throws { tokens = try Self.tokens(s) }
    mutating func expression() throws -> Double {
        var v = try term();
        while i < tokens.count, case .op(let o) = tokens[i], o == "+" || o == "-" {
            i += 1; let r = try term(); v = o == "+" ? v + r : v - r
        }; return v
    }
    mutating func term() throws -> Double {
        var v = try factor();
        while i < tokens.count, case .op(let o) = tokens[i], o == "*" || o == "/" {
            i += 1; let r = try factor(); v = o == "*" ? v * r : v / r
        }; return v
    }
    mutating func factor() throws -> Double {
        guard i < tokens.count else { throw Failure.end }; defer { i += 1 }
        switch tokens[i] {
        case .number(let n): return n;
        case .open: i += 1; let v = try expression(); return v;
        case .op("-"): i += 1; let v = try factor(); i -= 1; return -v;
        default: throw Failure.end
        }
    }
}
func run() {
    for s in ["1 + 2 * 3", "(1 + 2) * 3", "10 / 4 - 1", "2 * -3", "2 +", "a"] {
        do { var c = try Calculator(s); print(s, "=", try c.expression()) } catch Calculator.Failure.unexpected(let c) {
            print("unexpected", c)
        } catch { print("error", error) }
    }
}
