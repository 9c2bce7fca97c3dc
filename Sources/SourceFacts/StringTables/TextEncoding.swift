/// Text of files that may be UTF-16, as lists and tables of older apps are.
enum TextEncoding {
  /// The same text in UTF-8. UTF-16 is recognised by its mark or, without one, by the zero in its first character.
  static func inUTF8(_ source: [UInt8]) -> [UInt8] {
    guard source.count >= 2 else { return source }
    switch (source[0], source[1]) {
    case (0xFE, 0xFF): return utf8(source.dropFirst(2), isBigEndian: true)
    case (0xFF, 0xFE): return utf8(source.dropFirst(2), isBigEndian: false)
    case (0, 1...): return utf8(source[...], isBigEndian: true)
    case (1..., 0): return utf8(source[...], isBigEndian: false)
    default: return source
    }
  }

  private static func utf8(_ source: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    let units = stride(from: source.startIndex, to: source.endIndex - 1, by: 2).map { place -> UInt16 in
      let (first, second) = (UInt16(source[place]), UInt16(source[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
