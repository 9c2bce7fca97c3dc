/// Names are classified by their endings, and nearly all are plain ASCII.
extension StringProtocol {
  /// `hasSuffix`, byte by byte. The standard library's goes by characters and takes ten times as long.
  func ends(in suffix: String) -> Bool {
    let (own, asked) = (utf8.count, suffix.utf8.count)
    return own >= asked && utf8.suffix(asked).elementsEqual(suffix.utf8)
  }
}

extension StringProtocol {
  /// The text with a capital letter in front: `button` → `Button`.
  var startingUppercase: String {
    first.map { $0.uppercased() + dropFirst() } ?? ""
  }
}
