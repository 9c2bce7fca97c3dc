import Crypto

/// The SHA-256 of some bytes: it identifies them wherever they are compared or looked up.
public struct ContentDigest: Hashable, Sendable, Comparable {
  /// Big-endian, so that comparing words compares bytes.
  private var words: (UInt64, UInt64, UInt64, UInt64)

  static let size = 32

  public init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Self(of: $0) }
  }

  init(of bytes: UnsafeRawBufferPointer) {
    var hash = SHA256()
    hash.update(bufferPointer: bytes)
    self.init(hash.finalize())
  }

  fileprivate init(_ digest: SHA256.Digest) {
    self = digest.withUnsafeBytes { Self(raw: $0) }
  }

  /// - Parameter raw: at least 32 bytes.
  init(raw: UnsafeRawBufferPointer) {
    precondition(raw.count >= Self.size)
    func word(_ index: Int) -> UInt64 {
      UInt64(bigEndian: raw.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
    words = (word(0), word(1), word(2), word(3))
  }

  /// The reverse of ``hex``.
  init?(hex: String) {
    let digits = Array(hex.utf8)
    guard digits.count == 2 * Self.size else { return nil }
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let byte = UInt8(String(decoding: digits[place..<place + 2], as: UTF8.self), radix: 16) else { return nil }
      bytes.append(byte)
    }
    self = bytes.withUnsafeBytes { Self(raw: $0) }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.size)
    for word in [words.0, words.1, words.2, words.3] { withUnsafeBytes(of: word.bigEndian) { bytes += $0 } }
    return bytes
  }

  /// 64 lower-case digits.
  public var hex: String {
    bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  public static func == (a: Self, b: Self) -> Bool { a.words == b.words }
  public static func < (a: Self, b: Self) -> Bool { a.words < b.words }
  public func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}

/// A digest of several values. Each is preceded by its length, so that different lists of values give different bytes.
public struct DigestBuilder {
  private var hash = SHA256()

  public init() {}

  public mutating func add(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { hash.update(bufferPointer: $0) }
  }

  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      add(bytes.count)
      hash.update(bufferPointer: UnsafeRawBufferPointer(bytes))
    }
  }

  public mutating func add(_ digest: ContentDigest) {
    digest.bytes.withUnsafeBytes { hash.update(bufferPointer: $0) }
  }

  /// A value that may be missing.
  public mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  public mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  public func digest() -> ContentDigest { ContentDigest(hash.finalize()) }
}
