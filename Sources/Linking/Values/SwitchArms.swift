import SourceFacts

/// The arms of a `switch`, so that a known case finds the arm that names it without asking all others: a switch over
/// the routes of an app has hundreds, and is asked for each route.
struct SwitchArms {
  /// One question to the subject: a pattern of an arm, or nil for the arm that takes what is left.
  struct Entry {
    var arm: Int
    var pattern: Ref?
  }

  let arms: [Ref]
  private var entries: [Entry] = []
  /// The places of the entries that may match only the case of this name.
  private var named: [Symbol: [Int]] = [:]
  /// The places of all others.
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
        // `.some` looks into what it wraps.
        if program.kind(pattern) == .patternCase, program.name(pattern) != "some" {
          named[program.symbol(pattern), default: []].append(entries.count)
        } else {
          open.append(entries.count)
        }
        entries.append(Entry(arm: arm, pattern: pattern))
      }
    }
  }

  /// What is to be asked for a value, in order. What is left out cannot match it.
  func entries(for value: Value) -> [Entry] {
    guard case .enumCase(_, let name, _, _) = value else { return entries }
    let own = named[name] ?? []
    if open.isEmpty || own.isEmpty { return (own.isEmpty ? open : own).map { entries[$0] } }
    return (own + open).sorted().map { entries[$0] }
  }
}
