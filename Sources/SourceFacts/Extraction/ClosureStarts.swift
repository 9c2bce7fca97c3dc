/// Closures whose code begins with an expression in parentheses:
///     list.each {
///       ($0 as? Row)?.close()
///       for cell in cells { cell.close() }
///     }
///
/// The parser takes everything up to the first `in` as the closure's parameters, and the rest as broken code. A
/// semicolon in place of the space before the parenthesis tells it that statements begin there.
enum ClosureStarts {
  /// The source with the semicolons; nil where no closure begins like this. Only called for source that does not parse.
  ///
  /// Linear in the number of bytes. Strings are not recognised: the parser rejects a change inside of one.
  static func told(_ source: [UInt8]) -> [UInt8]? {
    var result = source
    var isChanged = false
    // The open parentheses, with the space before those that begin a closure's code.
    var open: [Int?] = []
    for (place, byte) in source.enumerated() {
      switch byte {
      case UInt8(ascii: "("): open.append(space(before: place, in: source))
      case UInt8(ascii: ")"):
        guard let space = open.popLast() ?? nil, !beginsSignature(source[(place + 1)...]) else { continue }
        result[space] = UInt8(ascii: ";")
        isChanged = true
      default: break
      }
    }
    return isChanged ? result : nil
  }

  /// The space right before a parenthesis that follows a `{` and white space.
  private static func space(before place: Int, in source: [UInt8]) -> Int? {
    guard place > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(source[place - 1]),
      source[..<place].last(where: { !isWhite($0) }) == UInt8(ascii: "{")
    else { return nil }
    return place - 1
  }

  /// `(a, b) in`, `(a: A) -> B in`, `(a) async throws in`
  private static func beginsSignature(_ rest: ArraySlice<UInt8>) -> Bool {
    let next = rest.drop(while: isWhite)
    return ["in", "->", "async", "throws", "rethrows"].contains { word in
      next.starts(with: word.utf8) && !(next.dropFirst(word.utf8.count).first?.isOfName ?? false)
    }
  }

  private static func isWhite(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
