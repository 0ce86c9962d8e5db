// CryptoKit's hashes, as they are published (FIPS 180-4, RFC 1321, RFC 2104). Keys and ciphers aren't here.

public protocol _Digest: Sequence, Hashable, CustomStringConvertible where Element == UInt8 {
    var _bytes: [UInt8] { get }
}
extension _Digest {
    public func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
    public var _hexadecimal: String {
        let digits = Array("0123456789abcdef")
        return String(_bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
}
public protocol HashFunction {
    associatedtype Digest
    static func hash(data: Data) -> Digest
    init()
    mutating func update(data: Data)
    func finalize() -> Digest
    static var _name: String { get }
    static var _blockLength: Int { get }
}

public struct SHA256Digest: _Digest {
    public let _bytes: [UInt8]
    public static var byteCount: Int { 32 }
    public var description: String { "SHA256 digest: " + _hexadecimal }
}
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest
    var message: [UInt8] = []
    public init() {}
    public static var byteCount: Int { 32 }
    public static var _name: String { "SHA256" }
    public static var _blockLength: Int { 64 }
    public static func hash(data: Data) -> SHA256Digest { SHA256Digest(_bytes: _Host.hash("SHA256", Array(data))) }
    public mutating func update(data: Data) { message += Array(data) }
    public func finalize() -> SHA256Digest { SHA256Digest(_bytes: _Host.hash("SHA256", message)) }
}
public struct SHA384Digest: _Digest {
    public let _bytes: [UInt8]
    public static var byteCount: Int { 48 }
    public var description: String { "SHA384 digest: " + _hexadecimal }
}
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest
    var message: [UInt8] = []
    public init() {}
    public static var byteCount: Int { 48 }
    public static var _name: String { "SHA384" }
    public static var _blockLength: Int { 128 }
    public static func hash(data: Data) -> SHA384Digest { SHA384Digest(_bytes: _Host.hash("SHA384", Array(data))) }
    public mutating func update(data: Data) { message += Array(data) }
    public func finalize() -> SHA384Digest { SHA384Digest(_bytes: _Host.hash("SHA384", message)) }
}
public struct SHA512Digest: _Digest {
    public let _bytes: [UInt8]
    public static var byteCount: Int { 64 }
    public var description: String { "SHA512 digest: " + _hexadecimal }
}
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest
    var message: [UInt8] = []
    public init() {}
    public static var byteCount: Int { 64 }
    public static var _name: String { "SHA512" }
    public static var _blockLength: Int { 128 }
    public static func hash(data: Data) -> SHA512Digest { SHA512Digest(_bytes: _Host.hash("SHA512", Array(data))) }
    public mutating func update(data: Data) { message += Array(data) }
    public func finalize() -> SHA512Digest { SHA512Digest(_bytes: _Host.hash("SHA512", message)) }
}
public enum Insecure {
    public struct SHA1Digest: _Digest {
        public let _bytes: [UInt8]
        public static var byteCount: Int { 20 }
        public var description: String { "SHA1 digest: " + _hexadecimal }
    }
    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest
        var message: [UInt8] = []
        public init() {}
        public static var byteCount: Int { 20 }
        public static var _name: String { "SHA1" }
        public static var _blockLength: Int { 64 }
        public static func hash(data: Data) -> SHA1Digest { SHA1Digest(_bytes: _Host.hash("SHA1", Array(data))) }
        public mutating func update(data: Data) { message += Array(data) }
        public func finalize() -> SHA1Digest { SHA1Digest(_bytes: _Host.hash("SHA1", message)) }
    }
    public struct MD5Digest: _Digest {
        public let _bytes: [UInt8]
        public static var byteCount: Int { 16 }
        public var description: String { "MD5 digest: " + _hexadecimal }
    }
    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest
        var message: [UInt8] = []
        public init() {}
        public static var byteCount: Int { 16 }
        public static var _name: String { "MD5" }
        public static var _blockLength: Int { 64 }
        public static func hash(data: Data) -> MD5Digest { MD5Digest(_bytes: _Host.hash("MD5", Array(data))) }
        public mutating func update(data: Data) { message += Array(data) }
        public func finalize() -> MD5Digest { MD5Digest(_bytes: _Host.hash("MD5", message)) }
    }
}

public struct SymmetricKey: Hashable {
    public let _bytes: [UInt8]
    public init(data: Data) { _bytes = Array(data) }
    public var bitCount: Int { _bytes.count * 8 }
}

public struct HMAC<H: HashFunction> {
    public struct MAC: _Digest {
        public let _bytes: [UInt8]
        public var description: String { "HMAC: " + _hexadecimal }
    }
    public static func authenticationCode(for data: Data, using key: SymmetricKey) -> MAC {
        var secret = key._bytes.count > H._blockLength ? _Host.hash(H._name, key._bytes) : key._bytes
        while secret.count < H._blockLength { secret.append(0) }
        let inner = _Host.hash(H._name, secret.map { $0 ^ 0x36 } + Array(data))
        return MAC(_bytes: _Host.hash(H._name, secret.map { $0 ^ 0x5c } + inner))
    }
}
