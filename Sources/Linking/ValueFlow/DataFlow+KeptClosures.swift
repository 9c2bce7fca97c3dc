import SourceFacts

/// Closures that objects store.
///
/// `coordinator.onFinish = { … }` runs when that coordinator finishes. Other types inherit the property from the same
/// base class, or implement the same requirement: they call closures of their own.
extension DataFlow {
  /// A place where a closure runs, with the type of the object that stores it, where that object's own code holds the
  /// place.
  struct Run: Hashable {
    var place: Ref
    var object: TypeID?
  }

  /// The places where a closure runs that is passed to code of the sources.
  ///
  /// - Parameter stays: whether a closure that a mention passes on runs on behalf of the code that passes it, wherever
  ///   the final call is.
  func runs(ofClosure closure: Ref, where stays: (Ref) -> Bool = { _ in false }) -> [Run] {
    guard let parent = program.parent(closure) else { return [] }
    var result: [Run] = []
    var seen: Set<Kept> = []
    let given = uses(giving: closure, parent)
    var queue = given.isEmpty ? keeps(closure, parent, of: nil, given: nil) : []
    for use in given {
      guard let p = program.parent(use) else { continue }
      if stays(use) {
        result.append(Run(place: use, object: nil))
      } else if program.kind(p) == .call, program.child(p, .callee) == use {
        result.append(Run(place: p, object: nil))
      } else {
        queue += keeps(use, p, of: nil, given: nil)
      }
    }
    while let kept = queue.popLast() {
      if seen.contains(kept) || !semantics.allows(\.keptClosures, after: seen.count) { continue }
      seen.insert(kept)
      for call in calls(ofVariable: kept.variable) {
        guard let target = program.child(call, .callee), isOf(kept, target) else { continue }
        result.append(Run(place: call, object: semantics.namesOwn(target) ? kept.object : nil))
      }
      for mention in handed(ofVariable: kept.variable) where isOf(kept, mention) {
        guard let p = program.parent(mention) else { continue }
        let next = keeps(mention, p, of: semantics.namesOwn(mention) ? kept.object : nil, given: kept.call)
        // `button.onTap = onCreate`: other screens may have such buttons, but this one is tapped on the screen that
        // sets its closure.
        if isGivenToPart(mention, next) || !next.isEmpty && stays(mention) {
          result.append(Run(place: mention, object: semantics.namesOwn(mention) ? kept.object : nil))
          continue
        }
        queue += next
        if next.isEmpty, program.kind(p) == .argument, !program.isOutOfScope(mention) {
          result.append(Run(place: mention, object: semantics.namesOwn(mention) ? kept.object : nil))
        }
      }
    }
    var known: Set<Run> = []
    return result.filter { known.insert($0).inserted }
  }

  /// The expressions whose value is a closure that a function or a getter returns: `Page(onOpen: opening(on: stack))`,
  /// with `func opening(_ stack: UINavigationController) -> () -> Void { return { stack.pushViewController(Detail(),
  /// animated: true) } }`; `Page(onOpen: opening)`, with `var opening: () -> Void { { … } }`.
  private func uses(giving closure: Ref, _ parent: Ref) -> [Ref] {
    guard program.kind(closure) == .closure,
      program.kind(parent) == .returned || program.kind(parent) == .block && program.children(parent) == [closure],
      let member = program.enclosingMember(closure)
    else { return [] }
    var outer = program.parent(closure)
    while let c = outer, c != member {
      if program.kind(c) == .closure || program.kind(c) == .function { return [] }
      outer = program.parent(c)
    }
    switch program.kind(member) {
    case .function:
      guard case .function? = program.child(member, .result).map({ semantics.resolve($0).core }) else { return [] }
      return callers(of: member)
    case .variable:
      guard !program.children(member, .accessors).isEmpty, case .function = semantics.declaredType(member).core else {
        return []
      }
      return handed(ofVariable: member) + calls(ofVariable: member).compactMap { program.child($0, .callee) }
    default: return []
    }
  }

  /// A screen passes the closure to UIKit views and controls.
  private func isGivenToPart(_ mention: Ref, _ next: [Kept]) -> Bool {
    guard !next.isEmpty, let screen = program.enclosingType(mention), semantics.isController(screen) else {
      return false
    }
    return next.allSatisfy { program.enclosingType($0.variable).map(semantics.isComponent) ?? false }
  }

  /// A variable that holds a closure, and what is known of the object that has the variable.
  private struct Kept: Hashable {
    var variable: Ref
    /// The type of the object that stores the closure.
    var object: TypeID?
    /// The call that passed the closure for the parameter that the variable is.
    var call: Ref?
    /// The properties that hold the object, each of another object: `first` in `Question(first: Answer(run: { … }))`.
    var holders: Set<Ref> = []
  }

  /// The variables that receive an expression.
  private func keeps(_ e: Ref, _ parent: Ref, of object: TypeID?, given: Ref?) -> [Kept] {
    let variables = handedTo(e, parent)
    if variables.isEmpty { return [] }
    switch program.kind(parent) {
    case .assign:
      guard let target = program.child(parent, .target) else { return [] }
      let keeper = keeper(of: target, object, given)
      return variables.flatMap { d in
        (keeper == nil ? [d] : equivalents(of: d)).map { Kept(variable: $0, object: keeper) }
      }
    case .argument:
      guard let call = program.parent(parent) else { return [] }
      var made: TypeID?
      if case .initializer(let id, _) = semantics.callee(of: call) { made = id }
      let holders = made == nil ? [] : HolderProperties(flow: self).holding(call)
      return variables.map { Kept(variable: $0, object: made, call: call, holders: holders) }
    // `if let action = onRetry { action() }`: another name for the same object's closure.
    case .optionalBinding: return variables.map { Kept(variable: $0, object: object) }
    default: return variables.map { Kept(variable: $0) }
    }
  }

  /// The type of the object whose property an assignment sets.
  private func keeper(of target: Ref, _ object: TypeID?, _ given: Ref?) -> TypeID? {
    if semantics.namesOwn(target) { return object ?? program.enclosingType(target) }
    guard let base = program.child(target, .base) else { return nil }
    // `func run<C: Flow>(_ child: C, onEnd: …) { child.onEnd = onEnd }`: the argument decides which child it is.
    if let given, case .functions(let list, _) = semantics.callee(of: given), program.kind(base) == .name,
      case .local(let d)? = semantics.lookup(program.symbol(base), at: base),
      let f = list.first(where: { semantics.parameters(of: $0).contains(d) }),
      let argument = semantics.argument(for: d, in: given, of: f),
      case .named(let id, _) = semantics.type(of: argument).core
    {
      return id
    }
    guard case .named(let id, _) = semantics.type(of: base).core else { return nil }
    return id
  }

  /// Whether an expression that names the variable can mean the object that stores the closure.
  private func isOf(_ kept: Kept, _ e: Ref) -> Bool {
    if HolderProperties(flow: self).isOfOther(e, than: kept.holders) { return false }
    guard let object = kept.object, let owner = program.enclosingType(kept.variable),
      program.kind(kept.variable) == .variable, semantics.inherits(object, from: owner)
    else { return true }
    let named: TypeID?
    if semantics.namesOwn(e) {
      named = program.enclosingType(e)
    } else if let base = program.child(e, .base), case .named(let id, _) = semantics.type(of: base).core {
      named = id
    } else {
      named = nil
    }
    guard let named else { return true }
    return canBeOne(object, named) || canBeOne(named, object)
  }

  /// An object of one type can also have the other type.
  private func canBeOne(_ type: TypeID, _ other: TypeID) -> Bool {
    semantics.inherits(type, from: other)
      || program.types[other].kind == .protocol
        && semantics.withSubtypes(type).contains { semantics.inherits($0, from: other) }
  }
}
