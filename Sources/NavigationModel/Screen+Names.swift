extension Screen {
  /// The id for people: alerts and inline bodies have no name of their own.
  public static func readableName(_ id: Screen.ID) -> String {
    for (prefix, words) in [("inline:", "a view in"), ("alert:", "an alert of"), ("dialog:", "a dialog of")]
    where id.hasPrefix(prefix) {
      return "\(words) \(id.dropFirst(prefix.count).prefix { $0 != ":" })"
    }
    return id
  }
}
