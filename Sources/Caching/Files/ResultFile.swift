/// One result in a file of its own: magic number, key, SHA-256 of the payload, payload.
enum ResultFile {
  static let prefix = "result-"
  /// "NAVRSLT1"
  private static let magic: UInt64 = 0x3154_4C53_5256_414E
  private static let headerSize = 8 + 2 * ContentDigest.size

  static func name(_ key: ContentDigest) -> String { prefix + key.hex }

  static func bytes(_ payload: [UInt8], key: ContentDigest) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headerSize + payload.count)
    bytes.append(word: magic)
    bytes += key.bytes
    bytes += ContentDigest(of: payload).bytes
    bytes += payload
    return bytes
  }

  /// Where the payload starts; nil for bytes that are not a result under this key.
  static func payload(of bytes: [UInt8], key: ContentDigest) -> Int? {
    guard bytes.count >= headerSize else { return nil }
    return bytes.withUnsafeBytes { raw in
      func digest(_ place: Int) -> ContentDigest { ContentDigest(raw: UnsafeRawBufferPointer(rebasing: raw[place...])) }
      let payload = UnsafeRawBufferPointer(rebasing: raw[headerSize...])
      guard raw.word(at: 0) == magic, digest(8) == key, digest(8 + ContentDigest.size) == ContentDigest(of: payload)
      else { return nil }
      return headerSize
    }
  }
}
