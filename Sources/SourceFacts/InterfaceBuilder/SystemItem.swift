/// What the system writes on a bar button of its own, or says of it where it shows a sign: `cancel`, `fastForward`.
public enum SystemItem {
  /// - Parameter name: as Interface Builder and `UIBarButtonItem.SystemItem` have it.
  public static func title(_ name: String) -> String {
    if let said = signs[name] { return said }
    let words = name.reduce(into: "") { words, letter in
      if letter.isUppercase { words.append(" ") }
      words.append(letter)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Signs that are called by another word than their name.
  private static let signs = ["action": "Share", "trash": "Delete"]
}
