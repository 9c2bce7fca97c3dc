import NavigationModel
import Rules

/// What a configuration may name: rules with their options, and policies.
struct KnownRules {
  let options: [String: [OptionDescription]]
  /// Rules that are off by default.
  let optIn: Set<String>
  var policies: Set<String> = []

  init(_ rules: [any Rule]) {
    options = Dictionary(rules.map { ($0.identity.id, $0.optionDescriptions) }) { first, _ in first }
    optIn = Set(rules.map(\.identity).filter(\.isOptIn).map(\.id))
  }

  func isKnown(_ id: String) -> Bool { options[id] != nil || policies.contains(id) }

  /// The advice for an unknown id.
  func mend(_ id: String) -> String {
    let nearest = Spelling.nearest(to: id, in: (Array(options.keys) + policies).sorted())
    return (nearest.map { "Did you mean '\($0)'? " } ?? "") + "'navlint rules' lists all."
  }
}
