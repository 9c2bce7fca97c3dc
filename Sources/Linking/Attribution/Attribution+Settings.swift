import SourceFacts

/// Flags that code sets just before it calls a function of its own object: `hasOnboarded = true; start()`.
extension Attribution {
  /// A flag that is tested or set, by the names that lead to it, with its value.
  private struct Flag: Hashable {
    var path: [String]
    var isOn: Bool
  }

  /// Whether a call can lead to a place in the function that it calls: a branch for a flag does not run where the flag
  /// was just set to the other value.
  func agrees(_ call: Ref, with place: Ref, in function: Ref) -> Bool {
    guard program.kind(call) == .call, program.kind(function) == .function, isOnSelf(call),
      program.enclosingType(call) == program.enclosingType(function)
    else { return true }
    let asked = flags(around: place, in: function)
    if asked.isEmpty { return true }
    let set = settings(before: call)
    return asked.allSatisfy { set[$0.path] ?? $0.isOn == $0.isOn }
  }

  /// The place is a branch, or stands after a `guard`, whose condition tests flags.
  func asksForFlags(_ statement: Ref, in parent: Ref) -> Bool { !flags(of: statement, in: parent).isEmpty }

  private func flags(around place: Ref, in function: Ref) -> [Flag] {
    var result: [Flag] = []
    var previous = place
    var current = program.parent(place)
    while let c = current, c != function {
      // Code that runs later may find other values.
      if program.kind(c) == .closure { return [] }
      result += flags(of: previous, in: c)
      previous = c
      current = program.parent(c)
    }
    return result
  }

  private func flags(of statement: Ref, in parent: Ref) -> [Flag] {
    switch program.kind(parent) {
    case .ifElse:
      let conditions = program.children(parent, .conditions)
      if program.child(parent, .body) == statement { return conditions.compactMap(flag) }
      guard program.child(parent, .otherwise) == statement, conditions.count == 1,
        let only = conditions.first.flatMap(flag)
      else { return [] }
      return [Flag(path: only.path, isOn: !only.isOn)]
    case .block:
      return exits.exits(of: parent, before: statement).filter { program.kind($0) == .guard }.flatMap {
        program.children($0, .conditions).compactMap(flag)
      }
    default: return []
    }
  }

  /// `isKnown`, `!isKnown`, `settings.isKnown ?? false`, `isKnown == true`, `defaults.bool(forKey: "known")`
  private func flag(_ condition: Ref) -> Flag? {
    switch program.kind(condition) {
    case .name, .member: return path(of: condition).map { Flag(path: $0, isOn: true) }
    case .unary where program.name(condition) == "!":
      return program.child(condition, .operand).flatMap(flag).map { Flag(path: $0.path, isOn: !$0.isOn) }
    case .binary where ["??", "==", "!="].contains(program.name(condition)):
      guard let value = program.child(condition, .right), program.kind(value) == .boolean,
        let asked = program.child(condition, .left).flatMap(flag)
      else { return nil }
      if program.name(condition) == "??" { return asked }
      return (program.name(value) == "true") == (program.name(condition) == "==")
        ? asked : Flag(path: asked.path, isOn: !asked.isOn)
    case .call where program.name(condition) == "bool":
      return key(of: condition).map { Flag(path: $0, isOn: true) }
    default: return nil
    }
  }

  /// The flags that the statements before a call set, with the last value of each.
  private func settings(before call: Ref) -> [[String]: Bool] {
    var result: [[String]: Bool] = [:]
    var statement = call
    var current = program.parent(call)
    while let c = current, ![.function, .closure, .type, .extension].contains(program.kind(c)) {
      if program.kind(c) == .block {
        for s in program.children(c).prefix(while: { $0 != statement }).reversed() {
          if let set = setting(s), result[set.path] == nil { result[set.path] = set.isOn }
        }
      }
      statement = c
      current = program.parent(c)
    }
    return result
  }

  /// `isKnown = true`, `defaults.set(true, forKey: "known")`
  private func setting(_ statement: Ref) -> Flag? {
    switch program.kind(statement) {
    case .assign where program.name(statement) == "=":
      guard let value = program.child(statement, .value), program.kind(value) == .boolean,
        let path = program.child(statement, .target).flatMap(path)
      else { return nil }
      return Flag(path: path, isOn: program.name(value) == "true")
    case .call where ["set", "setValue"].contains(program.name(statement)):
      guard let value = semantics.arguments(of: statement).first.flatMap({ program.child($0, .value) }),
        program.kind(value) == .boolean, let key = key(of: statement)
      else { return nil }
      return Flag(path: key, isOn: program.name(value) == "true")
    default: return nil
    }
  }

  /// The names from a member of `self` to a flag.
  private func path(of e: Ref) -> [String]? {
    switch program.kind(e) {
    case .name:
      if case .local? = semantics.lookup(program.symbol(e), at: e) { return nil }
      return program.name(e) == "self" ? [] : [program.name(e)]
    case .member:
      guard let base = program.child(e, .base), let before = path(of: base) else { return nil }
      return before + [program.name(e)]
    default: return nil
    }
  }

  /// The key that a call names, with its receiver: `UserDefaults.standard.bool(forKey: "known")`.
  private func key(of call: Ref) -> [String]? {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let store = program.child(target, .base).flatMap(path),
      let key = semantics.argument(labelled: "forKey", of: call)
    else { return nil }
    return program.kind(key) == .string
      ? store + ["forKey", "\"" + program.name(key)] : path(of: key).map { store + ["forKey"] + $0 }
  }
}
