import NavigationModel

extension NavDifference {
  /// The id of the findings that tell a difference.
  public static let rule = "lock"

  /// A line on one side only, or one that replaced another.
  private struct Change {
    var removed: String?
    var added: String?
  }

  /// The differences as findings, each at the source line that caused it: additions at their place, removals at their
  /// owner's declaration.
  ///
  /// - Parameters:
  ///   - graph: the graph of the current sources.
  ///   - lock: the lock file's name for people.
  public func findings(in graph: NavigationGraph, lock: String) -> [Finding] {
    let places = LockPlaces(graph)
    return sections.flatMap(Self.changes).compactMap { change in
      guard let place = places.place(ofAdded: change.added) ?? places.place(ofRemoved: change.removed) else {
        return nil
      }
      return Finding(
        rule: Self.rule, severity: .error,
        message: Self.message(change, lock)
          + " If that is intended, write the file again with 'navlint graph -o \(lock)'.",
        location: place, subject: change.added ?? change.removed ?? "")
    }
  }

  private static func message(_ change: Change, _ lock: String) -> String {
    switch (change.removed, change.added) {
    case (let old?, let new?): "The navigation differs from '\(lock)': '\(old)' became '\(new)'."
    case (let old?, nil): "The navigation differs from '\(lock)': '\(old)' is gone."
    case (nil, let new): "The navigation differs from '\(lock)': '\(new ?? "")' is new."
    }
  }

  /// A changed line is one difference, not two.
  private static func changes(_ lines: Lines) -> [Change] {
    var removed = Dictionary(grouping: lines.removed, by: subject)
    let changes = lines.added.map { line -> Change in
      let key = subject(line)
      guard var rest = removed[key], !rest.isEmpty else { return Change(added: line) }
      let old = rest.removeFirst()
      removed[key] = rest
      return Change(removed: old, added: line)
    }
    return changes + removed.values.joined().sorted().map { Change(removed: $0) }
  }

  /// The subject of a line: `screen CartView`, `CartView -> CouponView`.
  private static func subject(_ line: String) -> String {
    let words = line.split(separator: " ")
    guard let arrow = words.firstIndex(of: "->"), words.first != "route" else {
      return words.prefix(2).joined(separator: " ")
    }
    return words.prefix(arrow + 2).joined(separator: " ")
  }
}

/// The source places of lines of the `nav` form.
private struct LockPlaces {
  private let lines: [String: SourceLocation]
  /// The declarations of types, or else their first transitions.
  private let owners: [String: SourceLocation]
  private let start: SourceLocation?

  init(_ graph: NavigationGraph) {
    lines = graph.navPlaces()
    let declared = graph.screens.compactMap { screen in screen.location.map { (screen.id, $0) } }
    let acting = graph.transitions.map { ($0.owner, $0.location) } + graph.embeddings.map { ($0.parent, $0.location) }
    owners = Dictionary(declared) { min($0, $1) }.merging(Dictionary(acting) { min($0, $1) }) { declared, _ in declared
    }
    start = graph.entries.compactMap(\.location).min() ?? declared.map(\.1).min()
  }

  func place(ofAdded line: String?) -> SourceLocation? { line.flatMap { lines[$0] } }

  /// The owner's place; else that of another name in the line, else the app's start.
  func place(ofRemoved line: String?) -> SourceLocation? {
    guard let line else { return nil }
    let words = line.split(whereSeparator: { $0 == " " || $0 == "," })
    let owner = words.first { $0.hasPrefix("owner=") }.map { String($0.dropFirst("owner=".count)) }
    let names = [owner].compactMap(\.self) + words.map(String.init)
    return names.lazy.compactMap { owners[$0] }.first ?? start
  }
}
