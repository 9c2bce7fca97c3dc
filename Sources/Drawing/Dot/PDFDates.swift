/// Cairo writes the time of the rendering into a PDF. Equal maps must be equal files, so its digits are replaced by
/// fixed ones.
enum PDFDates {
  static func normalise(_ bytes: inout [UInt8]) {
    for key in ["/CreationDate (D:", "/ModDate (D:"] {
      let key = Array(key.utf8)
      var start = 0
      while let found = firstIndex(of: key, in: bytes, from: start) {
        start = found + key.count
        for (offset, digit) in "20000101000000".utf8.enumerated() {
          let place = start + offset
          // A PDF contains offsets into itself: digits are overwritten, nothing is moved.
          guard place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) else { break }
          bytes[place] = digit
        }
      }
    }
  }

  private static func firstIndex(of key: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= key.count + start else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      (start...(buffer.count - key.count)).first { at in
        buffer[at] == key[0] && key.indices.allSatisfy { buffer[at + $0] == key[$0] }
      }
    }
  }
}
