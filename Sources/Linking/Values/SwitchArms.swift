import SourceFacts

/// The arms of a `switch`, indexed by case name. A switch over the routes of an app has hundreds of arms and is
/// evaluated for each route, so a known case must find its arm without trying all others.
struct SwitchArms {
  /// One test of the subject: a pattern of an arm, or nil for the `default`.
  struct Entry {
    var arm: Int
    var pattern: Ref?
  }

  let arms: [Ref]
  private var entries: [Entry] = []
  /// The places of the entries that may match only the case of this name.
  private var named: [Symbol: [Int]] = [:]
  /// The places of all other entries.
  private var open: [Int] = []

  init(arms: [Ref], program: Program) {
    self.arms = arms
    for (arm, node) in arms.enumerated() {
      if program.flags(node).contains(.isDefault) {
        open.append(entries.count)
        entries.append(Entry(arm: arm, pattern: nil))
        continue
      }
      for pattern in program.children(node, .patterns) {
        // `.some` matches by what it wraps.
        if program.kind(pattern) == .patternCase, program.name(pattern) != "some" {
          named[program.symbol(pattern), default: []].append(entries.count)
        } else {
          open.append(entries.count)
        }
        entries.append(Entry(arm: arm, pattern: pattern))
      }
    }
  }

  /// The entries to test for a value, in order. An entry that is left out cannot match the value.
  func entries(for value: Value) -> [Entry] {
    guard case .enumCase(_, let name, _, _) = value else { return entries }
    let own = named[name] ?? []
    if open.isEmpty || own.isEmpty { return (own.isEmpty ? open : own).map { entries[$0] } }
    return (own + open).sorted().map { entries[$0] }
  }
}
