import NavigationModel

/// How messages write names from the scanned sources.
package enum Wording {
  /// A name on one line, without characters that move the cursor or hide text, and of limited length. A long name keeps
  /// its end, as the end of a path names the file.
  package static func name(_ raw: String) -> String {
    let scalars = raw.unicodeScalars
    guard scalars.index(scalars.startIndex, offsetBy: longest + 1, limitedBy: scalars.endIndex) != nil else {
      return plain(scalars[...])
    }
    return plain(scalars.prefix(longest / 2)) + "…" + plain(scalars.suffix(longest / 2))
  }

  /// The number of characters of a name that a message shows.
  private static let longest = 100

  private static func plain(_ scalars: Substring.UnicodeScalarView) -> String {
    var text = ""
    for scalar in scalars { text.unicodeScalars.append(isPlain(scalar) ? scalar : "\u{FFFD}") }
    return text
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }

  /// `A`, `A and B`, `A, B and C`; past the limit `A, B and 7 more`.
  package static func list(_ names: [String], limit: Int = 4) -> String {
    let shown = names.prefix(names.count > limit ? max(limit - 1, 1) : limit).map(name)
    let rest = names.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
  }

  /// `shows HomeView as a sheet`: what a transition does to its target.
  package static func act(_ kind: Transition.Kind, _ target: String) -> String {
    let target = name(target)
    return switch kind {
    case .push: "pushes \(target)"
    case .sheet: "shows \(target) as a sheet"
    case .cover: "covers the screen with \(target)"
    case .popover: "shows \(target) in a popover"
    case .alert: "shows the alert \(target)"
    case .dialog: "shows the dialog \(target)"
    case .tab: "has \(target) as a tab"
    case .root: "makes \(target) the root"
    case .flow: "starts \(target)"
    case .back: "goes back to \(target)"
    case .url: "opens \(target)"
    }
  }
}
