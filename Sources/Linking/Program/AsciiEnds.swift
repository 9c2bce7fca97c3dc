/// Names are told by how they end, and nearly all are plain ASCII.
extension StringProtocol {
  /// `hasSuffix`, byte by byte. The one of the standard library goes from character to character and takes ten times as
  /// long.
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
