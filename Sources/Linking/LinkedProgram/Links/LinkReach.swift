import NavigationModel

/// Which of the screens that code shows for a pattern the pattern leads to.
struct LinkReach {
  private let all: [(key: LinkLedger.Opening, value: LinkRow.Opened)]

  init(_ openings: [LinkLedger.Opening: LinkRow.Opened]) {
    all = openings.sorted { ($0.value.depth, $0.key) < ($1.value.depth, $1.key) }
  }

  /// With the alerts that no way to a screen has.
  func reached(
    beside alerts: [LinkLedger.Opening: LinkRow.Opened]
  ) -> [(key: LinkLedger.Opening, value: LinkRow.Opened)] {
    let screens = reached
    if screens.isEmpty { return [] }
    let known = Set(screens.map(\.key))
    return screens
      + alerts.filter { key, alert in
        !known.contains(key) && screens.allSatisfy { $0.value.path.excludes(alert.path) }
      }.map { ($0.key, $0.value) }
  }

  /// The nearest screens, those nearest on a way that excludes them, what the code then shows on one of them, and what it
  /// shows them on.
  var reached: [(key: LinkLedger.Opening, value: LinkRow.Opened)] {
    var (main, fallbacks) = (all.filter { !$0.value.isFallback }, all.filter(\.value.isFallback))
    // What the link got to counts more than what code far behind it shows.
    if let near = fallbacks.first(where: \.value.isNear)?.value.depth,
      main.allSatisfy({ $0.value.isFar && $0.value.depth > near })
    {
      (main, fallbacks) = (fallbacks, [])
    }
    var kept: [(key: LinkLedger.Opening, value: LinkRow.Opened)] = []
    for one in main.isEmpty ? fallbacks : main where isReached(one.key, one.value, beside: kept) { kept.append(one) }
    guard !main.isEmpty, let most = kept.last?.value.depth else { return kept }
    // Where many screens may lie below, none of them is told.
    let origins = Set(kept.map(\.value.below).filter { $0.count == 1 }.joined())
    let known = Set(kept.map(\.key))
    let under = main.filter { one in
      origins.contains(one.key.screen) && !known.contains(one.key)
        && !kept.contains { $0.value.path.excludes(one.value.path) }
    }
    return kept + under + fallbacks.filter { $0.value.depth <= most }
  }

  /// A flow has no screen of its own.
  private func isReached(
    _ key: LinkLedger.Opening, _ opened: LinkRow.Opened, beside kept: [(key: LinkLedger.Opening, value: LinkRow.Opened)]
  ) -> Bool {
    guard let least = kept.first?.value.depth, opened.depth > least else { return true }
    if opened.isFar || key.kind == .flow { return false }
    if kept.allSatisfy({ $0.value.depth == opened.depth || $0.value.path.excludes(opened.path) }) { return true }
    // What a screen shows of its own kind, it shows for its own reasons.
    return !kept.contains { $0.key.screen == key.screen }
      && kept.contains { opened.origins.contains($0.key.screen) && !$0.value.path.excludes(opened.path) }
  }
}
