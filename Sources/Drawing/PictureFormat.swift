/// A file format of the flow map.
public enum PictureFormat: String, Sendable, CaseIterable {
  case svg, png, pdf
  /// The text that the other formats are made from.
  case dot

  /// libgvc's `format:renderer`; nil if nothing is rendered. Cairo draws text with the system's fallback fonts, which
  /// Korean, Japanese and Chinese names need.
  var device: String? {
    switch self {
    case .svg: "svg:svg"
    case .png: "png:cairo"
    case .pdf: "pdf:cairo"
    case .dot: nil
    }
  }
}
