import NavigationModel

/// Where one file names which rule, to find contradictions.
/// Only within one file: a file may well override what a file that it extends says.
struct RuleMentions {
  typealias Places = [String: LocatedValue.Place]

  var levels: [String: (level: RuleLevel, place: LocatedValue.Place)] = [:]
  /// Rules with options.
  var tuned: Places = [:]
  /// nil if the file does not say which rules run.
  var only: Places?
  var optedIn: Places = [:]
  var disabled: Places = [:]
  /// `opt_in_rules` names all.
  var isAllOptedIn = false

  /// The contradictions, each with the position of the second of the two entries.
  func contradictions(policies: Set<String>) -> [(message: String, place: LocatedValue.Place)] {
    var found: [(message: String, place: LocatedValue.Place)] = []
    func contradiction(_ id: String, _ a: (String, LocatedValue.Place), _ b: (String, LocatedValue.Place)) {
      let (first, second) = a.1 < b.1 ? (a, b) : (b, a)
      found.append(
        (
          "\(second.0) here, but \(first.0) in line \(first.1.line). Delete '\(id)' in one of the two places.",
          second.1
        ))
    }
    for (id, place) in off {
      for (list, places) in [("only_rules", only ?? [:]), ("opt_in_rules", optedIn)] {
        if let other = places[id] {
          contradiction(id, ("'\(id)' is switched off", place), ("'\(list)' names '\(id)'", other))
        }
      }
    }
    for (id, place) in disabled {
      if let other = levels[id], other.level != .off {
        contradiction(
          id, ("'disabled_rules' names '\(id)'", place),
          ("'rules' gives it the severity \(other.level.rawValue)", other.place))
      }
    }
    guard let only else { return found }
    let asked = levels.filter { $0.value.level != .off }.mapValues(\.place).merging(tuned) { $1 }.merging(optedIn) {
      $1
    }
    for (id, place) in asked where only[id] == nil && disabled[id] == nil && !policies.contains(id) {
      found.append(
        ("'\(id)' does not run, as 'only_rules' does not name it. Add it there, or delete it here.", place))
    }
    return found
  }

  /// Rules that a list puts where they are by default anyway. Not a mistake: the default may change from version to
  /// version.
  func idle(_ known: KnownRules) -> [(message: String, place: LocatedValue.Place)] {
    let lists: [(key: ConfigurationKey, state: String, idle: Places)] = [
      (
        .optInRules, "is on by default",
        optedIn.filter { known.options[$0.key] != nil && !known.optIn.contains($0.key) }
      ),
      (.disabledRules, "is off by default", isAllOptedIn ? [:] : disabled.filter { known.optIn.contains($0.key) }),
    ]
    return lists.flatMap { list in
      list.idle.map { id, place in
        ("'\(id)' \(list.state), so '\(list.key.rawValue)' changes nothing. Delete it here.", place)
      }
    }.sorted { $0.place < $1.place }
  }

  private var off: Places { levels.filter { $0.value.level == .off }.mapValues(\.place).merging(disabled) { $1 } }
}
