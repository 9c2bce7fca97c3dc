import NavigationModel

/// Finds the changed lines that caused a new finding.
///
/// The author of a deletion must see its consequences at the deletion: a review shows changed lines, not the unchanged
/// file of a screen that lost its only way.
public struct Blame: Sendable {
  /// A change that caused a finding.
  public struct Cause: Hashable, Sendable {
    /// The place in the new state; nil when the changed file no longer exists.
    public var location: SourceLocation?
    /// The place in the old state, where lines were removed.
    public var oldLocation: SourceLocation?
    /// The effect of the change, as a sentence without an end.
    public var note: String
  }

  private let before: NavigationGraph
  private let after: NavigationGraph
  private let difference: GraphDifference
  private let changes: SourceChanges
  private let lost: Set<Screen.ID>
  private let isKnown: Set<Screen.ID>

  public init(before: NavigationGraph, after: NavigationGraph, difference: GraphDifference, changes: SourceChanges) {
    self.before = before
    self.after = after
    self.difference = difference
    self.changes = changes
    lost = Set(difference.lostScreens.map(\.before.id) + difference.removedScreens.filter(\.isReachable).map(\.id))
    isKnown = Set(before.screens.map(\.id))
  }

  /// The finding, moved to its cause; its original place becomes the first related location. A finding without a known
  /// cause, or with its own line as the cause, stays as it is.
  public func told(_ finding: Finding) -> Finding {
    guard let cause = cause(of: finding) else { return finding }
    var finding = finding
    let victim = finding.location
    guard let place = cause.location else {
      // A deleted file has no line to point at.
      if let old = cause.oldLocation {
        finding.related.insert(.init(location: old, message: cause.note + "; the file is deleted"), at: 0)
      }
      return finding
    }
    guard place != victim else { return finding }
    finding.location = place
    finding.message += " " + cause.note.prefix(1).uppercased() + cause.note.dropFirst() + "."
    finding.related.insert(.init(location: victim, message: "this is what the finding is about"), at: 0)
    return finding
  }

  public func cause(of finding: Finding) -> Cause? {
    // A finding about a file stays there.
    if changes.files.isEmpty || finding.subject == finding.location.file { return nil }
    let removal = removedTransition(for: finding) ?? removedWords(for: finding)
    // A change broke what existed before; something new was wrong from the start.
    if isOld(finding), let removal { return removal }
    if changes.changes(finding.location) { return Cause(location: finding.location, note: "this line changed") }
    if let added = addedEvidence(of: finding) ?? addedWords(for: finding) { return added }
    return removal ?? onlyChange
  }

  private func isOld(_ finding: Finding) -> Bool {
    isKnown.contains(finding.subject) || before.routes.contains { $0.id == finding.subject }
      || before.transitions.contains { "\($0.owner) → \($0.to ?? "")" == finding.subject }
  }

  // MARK: removed transitions

  /// A removed transition that the finding's subject needed.
  private func removedTransition(for finding: Finding) -> Cause? {
    for group in gone(for: finding.subject) {
      for transition in group {
        for place in [transition.location] + transition.evidence.map(\.location) {
          if let cause = cause(removing: place, note: note(removed: transition)) { return cause }
        }
      }
    }
    return nil
  }

  private func note(removed transition: Transition) -> String {
    let from =
      transition.from.isEmpty ? "" : " from \(transition.from.prefix(3).map(PlainText.line).joined(separator: ", "))"
    guard transition.kind != .back else { return "this change removed the way back\(from)" }
    return
      "this change removed the \(transition.kind.rawValue)\(from) to \(PlainText.line(transition.to ?? "a screen"))"
  }

  /// Groups of removed transitions, the likeliest cause first: the ways to the subject, then the ways to their sources;
  /// the uses of the route; the ways out of the screen.
  private func gone(for subject: String) -> [[Transition]] {
    let removed =
      difference.removedTransitions
      + difference.changedTransitions.filter { $0.isRetargeted || !$0.lostSources.isEmpty }.map(\.before)
    var groups: [[Transition]] = []
    var targets: Set<Screen.ID> = [subject]
    var seen = targets
    while !targets.isEmpty {
      groups.append(removed.filter { $0.to.map(targets.contains) ?? false && $0.kind != .back })
      let parents = before.transitions.filter { $0.to.map(targets.contains) ?? false }.flatMap(\.from)
      targets = Set(parents).intersection(lost).subtracting(seen)
      seen.formUnion(targets)
    }
    groups.append(removed.filter { $0.route == subject })
    groups.append(removed.filter { $0.from.contains(subject) })
    return groups
  }

  private func cause(removing place: SourceLocation, note: String) -> Cause? {
    guard let file = changes.file(before: place.file),
      let hunk = file.hunks.first(where: { $0.old.contains(place.line) })
    else { return nil }
    return Cause(location: file.place(of: hunk), oldLocation: place, note: note)
  }

  // MARK: words

  /// The change whose removed lines name the subject: a call of the code that leads there, a case, an arm.
  private func removedWords(for finding: Finding) -> Cause? {
    let words = words(for: finding.subject, in: before)
    return best(words) { $0.removedLines($1) }.map { file, hunk, word in
      Cause(
        location: file.place(of: hunk),
        oldLocation: file.oldPath.map { SourceLocation(file: $0, line: hunk.old.lowerBound) },
        note: "this change removed code that mentions \(PlainText.line(word))")
    }
  }

  private func addedWords(for finding: Finding) -> Cause? {
    best(words(for: finding.subject, in: after)) { $0.addedLines($1) }.flatMap { file, hunk, word in
      file.place(of: hunk).map {
        Cause(location: $0, note: "this change added code that mentions \(PlainText.line(word))")
      }
    }
  }

  /// Names of a subject in code, the most specific first.
  private func words(for subject: String, in graph: NavigationGraph) -> [String] {
    let words = names(for: subject, in: graph).flatMap { name -> [String] in
      let parts = name.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
      // The case of a route, the last part of a nested type.
      return parts.reversed().map(String.init)
    }
    var seen: Set<String> = []
    return words.filter { $0.count > 2 && seen.insert($0).inserted }
  }

  private func names(for subject: String, in graph: NavigationGraph) -> [String] {
    let routes = graph.routes.filter { $0.id == subject || $0.destinations.contains(subject) }
    let transitions = graph.transitions.filter { $0.to == subject || $0.route == subject || $0.id == subject }
    return [subject] + routes.map(\.case) + transitions.map(\.owner)
  }

  private func best(
    _ words: [String], _ lines: (SourceChanges.File, Hunk) -> ArraySlice<ArraySlice<UInt8>>
  ) -> (SourceChanges.File, Hunk, String)? {
    for word in words {
      let bytes = Array(word.utf8)
      for file in changes.files {
        if let hunk = file.hunks.first(where: { lines(file, $0).contains { $0.holds(word: bytes) } }) {
          return (file, hunk, word)
        }
      }
    }
    return nil
  }

  // MARK: added lines

  /// Evidence of the finding is on a changed line.
  private func addedEvidence(of finding: Finding) -> Cause? {
    for related in finding.related + finding.witness where changes.changes(related.location) {
      return Cause(location: related.location, note: "this line changed: \(related.message)")
    }
    return nil
  }

  private var onlyChange: Cause? {
    let hunks = changes.files.flatMap { file in file.hunks.map { (file, $0) } }
    guard hunks.count == 1, let place = hunks[0].0.place(of: hunks[0].1) else { return nil }
    return Cause(location: place, note: "nothing else changed")
  }
}

extension ArraySlice<UInt8> {
  /// Whether a word occurs in the line, not as a part of a longer word.
  fileprivate func holds(word: [UInt8]) -> Bool {
    guard !word.isEmpty, count >= word.count else { return false }
    for start in startIndex...(endIndex - word.count) where self[start] == word[0] {
      let end = start + word.count
      guard self[start..<end].elementsEqual(word) else { continue }
      let isStart = start == startIndex || !Self.isPartOfWord(self[start - 1])
      let isEnd = end == endIndex || !Self.isPartOfWord(self[end])
      if isStart, isEnd { return true }
    }
    return false
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
