/// The system's text on one of its bar buttons, or its name for one with a sign: `cancel`, `fastForward`.
public enum SystemItem {
  /// - Parameter name: as Interface Builder and `UIBarButtonItem.SystemItem` spell it.
  public static func title(_ name: String) -> String {
    if let said = signs[name] { return said }
    let words = name.reduce(into: "") { words, letter in
      if letter.isUppercase { words.append(" ") }
      words.append(letter)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Signs with another name than their identifier.
  private static let signs = ["action": "Share", "trash": "Delete"]
}
