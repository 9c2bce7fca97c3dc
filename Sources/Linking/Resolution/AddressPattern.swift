/// A pattern of addresses, and how well an address fits it: `app://user/<int:id>`, `https://<path:_>`, `home`.
struct AddressPattern {
  let scheme: String?
  private let parts: [Substring]

  init(_ text: String) {
    (scheme, parts) = AddressPattern.split(text)
  }

  /// How well an address fits. Equal parts count most; an interpolated part of the address prefers a placeholder. nil
  /// when the address does not fit.
  func fit(_ address: String) -> Int? {
    let (otherScheme, given) = AddressPattern.split(address)
    guard scheme == otherScheme else { return nil }
    var plain = 0
    for (place, part) in parts.enumerated() {
      if AddressPattern.isPlaceholder(part) {
        guard place < given.count else { return nil }
        if part.hasPrefix("<path:") { return plain }
        continue
      }
      guard place < given.count else { return nil }
      if part == given[place] {
        plain += 2
      } else if given[place].contains("\\(") {
        plain -= 1
      } else {
        return nil
      }
    }
    return parts.count == given.count ? plain : nil
  }

  private static func isPlaceholder(_ part: Substring) -> Bool {
    part.hasPrefix("<") && part.hasSuffix(">") || part.hasPrefix(":")
  }

  /// The scheme, and the parts of host and path without query and fragment.
  private static func split(_ text: String) -> (String?, [Substring]) {
    let address = text.prefix { $0 != "?" && $0 != "#" }
    var parts = address.split(separator: "/")
    guard let first = parts.first, first.hasSuffix(":") else { return (nil, parts) }
    parts.removeFirst()
    return (String(first.dropLast()).lowercased(), parts)
  }
}
