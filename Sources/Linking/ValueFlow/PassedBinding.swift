import SourceFacts

/// State that a closure receives as a binding: `Adapter(false) { isShown in Button("Show") { isShown.wrappedValue =
/// true }.sheet(isPresented: isShown) { … } }`.
struct PassedBinding {
  let semantics: Semantics
  private var program: Program { semantics.program }

  /// The places where the closure sets its binding, or a member of it, to show something.
  func settings(_ binding: Ref) -> [Ref] {
    guard let state = path(to: binding),
      let block = program.parent(state.parameter).flatMap(program.parent).flatMap({
        program.kind($0) == .closure ? program.child($0, .body) : nil
      })
    else { return [] }
    var found: [Ref] = []
    program.forEachNode(in: block) { r in
      if let setting = setting(r), let written = path(to: setting.target), written.parameter == state.parameter,
        state.members.starts(with: written.members)
      {
        found.append(setting.place)
      }
      return true
    }
    return found
  }

  /// The target and place of a write that may show something: `isShown.wrappedValue = true`,
  /// `state.wrappedValue.isShown = true`, `isShown.wrappedValue.toggle()`.
  private func setting(_ r: Ref) -> (target: Ref, place: Ref)? {
    switch program.kind(r) {
    case .assign:
      guard let target = program.child(r, .target), let value = program.child(r, .value), isOfWrappedValue(target),
        program.kind(value) != .null, program.name(value) != "false"
      else { return nil }
      return (target, value)
    case .call:
      guard program.name(r) == "toggle", let target = program.child(r, .callee).flatMap({ program.child($0, .base) }),
        isOfWrappedValue(target)
      else { return nil }
      return (target, r)
    default: return nil
    }
  }

  private func isOfWrappedValue(_ e: Ref) -> Bool {
    var node = e
    while program.kind(node) == .member {
      if program.name(node) == "wrappedValue" { return true }
      guard let base = program.child(node, .base) else { return false }
      node = base
    }
    return false
  }

  private struct Path {
    var parameter: Ref
    /// From the parameter on, without members that unwrap a binding or derive another binding.
    var members: [Symbol]
  }

  private func path(to e: Ref) -> Path? {
    var members: [Symbol] = []
    var node = e
    while program.kind(node) != .name {
      guard let inner = program.chained(node) else { return nil }
      // `error.isPresent()` derives a binding from a binding.
      if program.kind(node) == .call {
        guard program.kind(inner) == .member, let base = program.child(inner, .base) else { return nil }
        node = base
        continue
      }
      if program.kind(node) == .member, program.name(node) != "wrappedValue" { members.append(program.symbol(node)) }
      node = inner
    }
    guard case .local(let d)? = semantics.lookup(program.symbol(node), at: node), program.kind(d) == .parameter else {
      return nil
    }
    return Path(parameter: d, members: members.reversed())
  }
}
