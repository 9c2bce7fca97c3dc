/// Text inside of XML or HTML.
public enum MarkupText {
  /// The text with entities for the five characters that markup reads as its own; right in content and in quoted
  /// attributes. Everything else stays: what a format cannot hold, or a reader must not meet, is for the caller to take
  /// out first.
  public static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let entity = entity(for: scalar) {
        result.append(contentsOf: entity.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// nil for a character that stands for itself.
  public static func entity(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}
