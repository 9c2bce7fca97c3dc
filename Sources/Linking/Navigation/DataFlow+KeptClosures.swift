import SourceFacts

/// Closures that objects keep.
///
/// `coordinator.onFinish = { … }` runs when that coordinator finishes. Others inherit the property from the same base class, or
/// answer the same requirement: what they call is a closure of their own.
extension DataFlow {
  /// A place where a closure runs, with the type of the object that keeps it, where the code at the place is the object's own.
  struct Run: Hashable {
    var place: Ref
    var object: TypeID?
    /// The property that holds the object which was given the closure: `model.selected` for `model.selected.observe { … }`.
    var holder: Ref?
  }

  /// Where a closure runs that is handed to code of the tree.
  ///
  /// - Parameter stays: whether what a mention hands on runs for whoever hands it on, wherever the code is that calls it in the end.
  func runs(ofClosure closure: Ref, where stays: (Ref) -> Bool = { _ in false }) -> [Run] {
    guard let parent = program.parent(closure) else { return [] }
    var result: [Run] = []
    var seen: Set<Kept> = []
    var queue = keeps(closure, parent, of: nil, given: nil)
    while let kept = queue.popLast() {
      if !seen.insert(kept).inserted || seen.count > 60 { continue }
      for call in calls(ofVariable: kept.variable) {
        guard let target = program.child(call, 0), isOf(kept, target) else { continue }
        result.append(Run(place: call, object: isOwn(target) ? kept.object : nil, holder: kept.holder))
      }
      for mention in handed(ofVariable: kept.variable) where isOf(kept, mention) {
        guard let p = program.parent(mention) else { continue }
        let next = keeps(mention, p, of: isOwn(mention) ? kept : nil, given: kept.call)
        // `button.onTap = onCreate`: whatever screens have such buttons, this one is tapped where it gets the closure.
        if isGivenToPart(mention, next) || !next.isEmpty && stays(mention) {
          result.append(Run(place: mention, object: isOwn(mention) ? kept.object : nil))
          continue
        }
        queue += next
        if next.isEmpty, program.kind(p) == .argument, !program.isOutOfScope(mention) { result.append(Run(place: mention, object: isOwn(mention) ? kept.object : nil)) }
      }
    }
    // What an observable keeps runs when it changes; that it may also run at once, with the first value, tells no more.
    let later = result.filter { $0.holder == nil || !isGivenThere($0) }
    var known: Set<Run> = []
    return (later.isEmpty ? result : later).filter { known.insert($0).inserted }
  }

  /// The function at a place calls a closure that it is given itself.
  private func isGivenThere(_ run: Run) -> Bool {
    guard let target = program.child(run.place, 0), let d = declaration(of: target), program.kind(d) == .parameter, let function = program.enclosingMember(run.place) else { return false }
    return program.parent(d).flatMap(program.parent) == function
  }

  /// A screen gives the closure to views and controls of UIKit's kind.
  private func isGivenToPart(_ mention: Ref, _ next: [Kept]) -> Bool {
    guard !next.isEmpty, let screen = program.enclosingType(mention), semantics.isController(screen) else { return false }
    return next.allSatisfy { program.enclosingType($0.variable).map(semantics.isComponent) ?? false }
  }

  /// A variable that holds a closure, and what is known of whose variable it is.
  private struct Kept: Hashable {
    var variable: Ref
    /// The type of the object that keeps the closure.
    var object: TypeID?
    /// The call that gave the closure to the function whose parameter the variable is.
    var call: Ref?
    /// The property that holds the object which keeps the closure.
    var holder: Ref?
  }

  /// The variables that an expression is handed to.
  private func keeps(_ e: Ref, _ parent: Ref, of kept: Kept?, given: Ref?) -> [Kept] {
    let variables = handedTo(e, parent)
    if variables.isEmpty { return [] }
    switch program.kind(parent) {
    case .assign:
      guard var target = program.child(parent, 0) else { return [] }
      // `observers[id] = handler`
      while program.kind(target) == .subscript, let list = program.child(target, 0) { target = list }
      let keeper = keeper(of: target, kept?.object, given)
      let holder = isOwn(target) ? kept?.holder : nil
      return variables.flatMap { d in (keeper == nil ? [d] : equivalents(of: d)).map { Kept(variable: $0, object: keeper, holder: holder) } }
    case .argument:
      guard let call = program.parent(parent) else { return [] }
      var made: TypeID?
      if case .initializer(let id, _) = semantics.callee(of: call) { made = id }
      let holder = program.child(call, 0).flatMap { isOwn($0) || listTaking(call) != nil ? kept?.holder : self.holder(ofTarget: $0) }
      return variables.map { Kept(variable: $0, object: made, call: call, holder: holder) }
    default: return variables.map { Kept(variable: $0) }
    }
  }

  /// The property that holds the object on which a method of the app's is called.
  private func holder(ofTarget target: Ref) -> Ref? {
    guard program.kind(target) == .member, let base = program.child(target, 0), let d = declaration(of: base), program.kind(d) == .variable, program.enclosingType(d) != nil,
      case .named(let type, _) = semantics.type(of: base).core, program.types[type].kind == .class, !semantics.isScreenType(type)
    else { return nil }
    return d
  }

  /// The type of the object whose property an assignment sets.
  private func keeper(of target: Ref, _ object: TypeID?, _ given: Ref?) -> TypeID? {
    if isOwn(target) { return object ?? program.enclosingType(target) }
    guard let base = program.child(target, 0) else { return nil }
    // `func run<C: Flow>(_ child: C, onEnd: …) { child.onEnd = onEnd }`: the caller says which child.
    if let given, case .functions(let list, _) = semantics.callee(of: given), program.kind(base) == .name,
      case .local(let d)? = semantics.lookup(program.symbol(base), at: base), let f = list.first(where: { semantics.parameters(of: $0).contains(d) }),
      let argument = semantics.argument(for: d, in: given, of: f), case .named(let id, _) = semantics.type(of: argument).core
    { return id }
    guard case .named(let id, _) = semantics.type(of: base).core else { return nil }
    return id
  }

  /// Whether what names the variable can mean the object that keeps the closure.
  private func isOf(_ kept: Kept, _ e: Ref) -> Bool {
    guard let object = kept.object, let owner = program.enclosingType(kept.variable), program.kind(kept.variable) == .variable, semantics.inherits(object, from: owner) else { return true }
    let named: TypeID?
    if isOwn(e) {
      named = program.enclosingType(e)
    } else if let base = program.child(e, 0), case .named(let id, _) = semantics.type(of: base).core {
      named = id
    } else {
      named = nil
    }
    guard let named else { return true }
    return canBeOne(object, named) || canBeOne(named, object)
  }

  /// An object of the one type can be of the other.
  private func canBeOne(_ type: TypeID, _ other: TypeID) -> Bool {
    semantics.inherits(type, from: other) || program.types[other].kind == .protocol && semantics.withSubtypes(type).contains { semantics.inherits($0, from: other) }
  }

  /// `onFinish`, `self.onFinish`
  private func isOwn(_ e: Ref) -> Bool {
    guard program.kind(e) == .member else { return program.kind(e) == .name }
    return program.child(e, 0).map { program.kind($0) == .name && ["self", "super"].contains(program.name($0)) } ?? false
  }
}
