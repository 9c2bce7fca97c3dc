import SourceFacts

/// Pushes of a screen from itself with the screen's own inputs: a copy of what the user sees.
struct SelfPushes {
  let flow: DataFlow
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  /// The arguments at a site are all of the screen's own inputs, passed on unchanged.
  func repeats(at site: Ref, screen: TypeID) -> Bool {
    guard program.enclosingType(site) == screen, let made = construction(site, screen) else { return false }
    let values = semantics.arguments(of: made).compactMap { program.child($0, .value) }
    let given = values.compactMap { input($0, of: screen) }
    guard !given.isEmpty else { return false }
    // Every screen passes on bindings and objects; only the values count.
    let plain = values.filter { !isBinding($0) }
    guard given.count == plain.count else { return false }
    let types = Set(given.map(semantics.declaredType))
    return inputs(of: screen).allSatisfy { given.contains($0) || !types.contains(semantics.declaredType($0)) }
  }

  /// The construction of the route or the screen, at the site or in the local variable that the site names.
  private func construction(_ site: Ref, _ screen: TypeID) -> Ref? {
    var calls: [Ref] = []
    program.forEachNode(in: site) { r in
      if program.kind(r) == .call { calls.append(r) }
      if program.kind(r) == .name, case .local(let d)? = semantics.lookup(program.symbol(r), at: r),
        program.kind(d) == .variable,
        let initial = program.child(d, .initializer), program.kind(initial) == .call
      {
        calls.append(initial)
      }
      return program.kind(r) != .closure
    }
    return calls.first { call in
      switch semantics.callee(of: call) {
      case .enumCase: true
      case .initializer(let id, _): id == screen
      default: false
      }
    }
  }

  /// A stored `let` of the screen that a bare name or `self.name` stands for.
  private func input(_ value: Ref, of screen: TypeID) -> Ref? {
    guard
      program.kind(value) == .name
        || (program.kind(value) == .member && program.child(value, .base).map(program.name) == "self"),
      let d = flow.declaration(of: value), inputs(of: screen).contains(d)
    else { return nil }
    return d
  }

  private func isBinding(_ value: Ref) -> Bool { program.kind(value) == .name && program.name(value).hasPrefix("$") }

  private func inputs(of screen: TypeID) -> [Ref] {
    semantics.memberwise(screen).filter { program.flags($0).contains(.isLet) && program.child($0, .initializer) == nil }
  }
}
