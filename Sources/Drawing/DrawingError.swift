/// Why a picture could not be made.
public enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// libgvc could not be started, or does not support the format.
  case unavailable(format: PictureFormat, detail: String)
  /// The text is not a graph in Graphviz's language.
  case malformed(detail: String)
  /// The text names a file that Graphviz would read.
  case namesFile(attribute: String)
  /// Graphviz could not arrange or draw the graph.
  case failed(format: PictureFormat, detail: String)

  public var description: String {
    switch self {
    case .unavailable(let format, let detail):
      "Graphviz cannot write \(format.rawValue) here\(Self.tail(detail)) Install Graphviz with its pango plugin, or "
        + "use --format dot or mermaid."
    case .malformed(let detail):
      "the map's text is not a Graphviz graph\(Self.tail(detail))"
    case .namesFile(let attribute):
      "the map's text names a file to read (\(attribute)); navlint does not draw such files. Remove the attribute."
    case .failed(let format, let detail):
      "Graphviz could not draw the map as \(format.rawValue)\(Self.tail(detail)) Use --format dot or mermaid, or draw fewer screens."
    }
  }

  private static func tail(_ detail: String) -> String {
    detail.isEmpty ? "." : ": \(detail.last == "." ? detail : detail + ".")"
  }
}
