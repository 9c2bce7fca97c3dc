/// Converts file URIs, as the protocol writes them, to paths and back.
enum FileAddress {
  /// The absolute path; nil for something that is not a file of this machine.
  static func path(_ address: String) -> String? {
    guard address.lowercased().hasPrefix("file://") else { return nil }
    let rest = address.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash].lowercased()
    guard host.isEmpty || host == "localhost", let bytes = decoded(rest[slash...].utf8), !bytes.contains(0) else {
      return nil
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func decoded(_ text: some Collection<UInt8>) -> [UInt8]? {
    var (bytes, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(text)[...])
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        // A query or fragment is not part of the path.
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  static func address(_ path: String) -> String {
    var out = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "~"):
        out.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        out += "%" + (digits.count == 1 ? "0" + digits : digits)
      }
    }
    return out
  }
}
