import NavigationModel

/// The differences of two graphs in the `nav` form, line by line: the check of a lock file.
public struct NavDifference: Hashable, Sendable {
  public enum Section: String, CaseIterable, Sendable {
    case entries, screens, routes, transitions, unresolved

    init(line: some StringProtocol) {
      // A transition's line starts with a screen, so only other lines can be recognised by their first word.
      let isTransition = line.contains(" owner=") && line.contains(" -> ") && !line.hasPrefix("route ")
      self =
        isTransition
        ? .transitions
        : line.hasPrefix("entry ")
          ? .entries
          : line.hasPrefix("screen ")
            ? .screens
            : line.hasPrefix("route ")
              ? .routes
              : line.hasPrefix("unresolved ") ? .unresolved : .transitions
    }
  }

  /// Lines of one section, in byte order.
  public struct Lines: Hashable, Sendable {
    public var section: Section
    public var removed: [String]
    public var added: [String]
  }

  /// Sections that differ.
  public var sections: [Lines]

  public var isEmpty: Bool { sections.isEmpty }

  /// - Parameters:
  ///   - locked: the committed text.
  ///   - current: the text of the current sources.
  public init(from locked: String, to current: String) {
    let (old, new) = (Self.lines(locked), Self.lines(current))
    let removed = Dictionary(grouping: old.subtracting(new), by: Section.init(line:))
    let added = Dictionary(grouping: new.subtracting(old), by: Section.init(line:))
    sections = Section.allCases.compactMap { section in
      let lines = Lines(
        section: section, removed: (removed[section] ?? []).sorted(by: Self.precedes),
        added: (added[section] ?? []).sorted(by: Self.precedes))
      return lines.removed.isEmpty && lines.added.isEmpty ? nil : lines
    }
  }

  /// Comments (`#`), empty lines and line endings do not matter. A file of an earlier version has the same content in
  /// longer lines.
  private static func lines(_ text: String) -> Set<String> {
    Set(numbered(text).flatMap { NavLine.current($0.line) })
  }

  private static func numbered(_ text: String) -> [(number: Int, line: String)] {
    NavLine.joined(text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)).filter {
      !$0.line.hasPrefix("#") && !$0.line.allSatisfy(\.isWhitespace)
    }
  }

  /// Why a text is not in the `nav` form, as the end of a sentence; nil where it is.
  public static func mistake(in text: String) -> String? {
    let lines = numbered(text)
    if let other = lines.first(where: { !isNav($0.line) }) {
      return "line \(other.number) names no screen, route or transition"
    }
    return lines.isEmpty ? "it is empty" : nil
  }

  private static func isNav(_ line: String) -> Bool {
    switch Section(line: line) {
    case .entries: line.split(separator: " ").count > 2
    case .screens: line.contains(" reachable") || line.contains(" unreachable")
    case .routes: line.contains(" -> ")
    case .unresolved: line.contains(" owner=")
    case .transitions: line.contains(" -> ") && line.contains(" owner=")
    }
  }

  private static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }

  /// `- line` and `+ line` under the sections' names.
  public var text: String {
    sections.map { lines in
      "\(lines.section.rawValue)\n" + lines.removed.map { "  - \($0)\n" }.joined()
        + lines.added.map { "  + \($0)\n" }.joined()
    }.joined()
  }
}
