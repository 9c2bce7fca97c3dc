import SourceFacts

/// The screens with which functions always replace all others.
///
/// A flow shows its splash screen and sends a request. The code for the response runs on the splash screen, not where
/// the flow was started.
struct ReplacementScreens {
  private var byFunction: [Ref: Set<TypeID>] = [:]
  private var flow: DataFlow
  private var semantics: Semantics { flow.semantics }
  private var program: Program { flow.program }

  init(_ found: [FoundTransition], _ flow: DataFlow) {
    self.flow = flow
    var queue: [(function: Ref, screen: TypeID)] = []
    for t in found where t.kind == .root {
      guard case .declared(let screen)? = t.target, let function = functionAlwaysRunning(t.site) else { continue }
      queue.append((function, screen))
    }
    while let (function, screen) = queue.popLast() {
      guard byFunction[function, default: []].insert(screen).inserted else { continue }
      for call in flow.callers(of: function) where isOnSelf(call) {
        guard let caller = functionAlwaysRunning(call),
          program.enclosingType(caller) == program.enclosingType(function)
        else { continue }
        queue.append((caller, screen))
      }
    }
  }

  /// A copy for another thread, with that thread's own data flow.
  func fork(_ flow: DataFlow) -> Self {
    var other = self
    other.flow = flow
    return other
  }

  /// The screens that are shown when the closure around the place is called back later.
  func screens(before place: Ref, in member: Ref) -> Set<TypeID> {
    // A closure that is called repeatedly runs on whatever screen is shown by then.
    guard let screens = byFunction[member], let call = laterCall(around: place, in: member),
      !semantics.library.observes(program.name(call)), !flow.isInLoopOverStream(place, within: call)
    else { return [] }
    return screens
  }

  /// The library's call that receives the closure around a place, to run it later: `api.fetch { … }`, `Task { … }`.
  func laterCall(around place: Ref, in member: Ref) -> Ref? {
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .closure, let argument = program.parent(c), program.kind(argument) == .argument,
        let call = program.parent(argument), program.kind(call) == .call,
        !SDK.runningAtOnce.contains(program.name(call))
      {
        switch semantics.callee(of: call) {
        case .external, .externalType: return call
        default: break
        }
      }
      current = program.parent(c)
    }
    return nil
  }

  /// The function, outside of screens, that always reaches a place; nil where a condition decides.
  private func functionAlwaysRunning(_ place: Ref) -> Ref? {
    var current = program.parent(place)
    while let c = current {
      switch program.kind(c) {
      case .closure, .ifElse, .switchCase, .guard, .ternary, .loop, .forIn, .variable, .type, .extension: return nil
      case .function:
        guard let type = program.enclosingType(c), !semantics.isScreenType(type) else { return nil }
        return program.parent(c).map(program.isDeclarationScope) ?? false ? c : nil
      default: current = program.parent(c)
      }
    }
    return nil
  }

  /// `showSplash()`, `self.showSplash()`
  private func isOnSelf(_ call: Ref) -> Bool {
    guard program.kind(call) == .call, let target = program.child(call, .callee) else { return false }
    switch program.kind(target) {
    case .name: return true
    case .member: return program.child(target, .base).map { program.name($0) == "self" } ?? false
    default: return false
    }
  }
}
