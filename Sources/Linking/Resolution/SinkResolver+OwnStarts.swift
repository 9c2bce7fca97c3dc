import NavigationModel
import SourceFacts

/// Coordinators without a `start()`: code that makes one starts it by the first method that shows a screen. One that
/// exists already, as the object of a path or in the environment, has started.
extension SinkResolver {
  func addStarts(isCoordinator: (TypeID) -> Bool) {
    let started = Set(transitions.compactMap { t in if case .coordinator(let id)? = t.target { id } else { nil } })
    let showing = functionsThatShow()
    for id in program.types.indices
    where program.types[id].kind == .class && !program.types[id].isOutOfScope && !started.contains(id)
      && isCoordinator(id) && !started.contains(where: { semantics.inherits(id, from: $0) })
    {
      let makers = Set(flow.constructions(of: id).compactMap(program.enclosingMember))
      for function in showing where program.enclosingType(function) == id && program.name(function) != "init" {
        for call in flow.callers(of: function) where isStart(call, of: id, by: makers) {
          transitions.insert(
            FoundTransition(
              kind: .flow, back: nil, site: call, target: .coordinator(id), route: nil, confidence: .exact,
              primitive: call))
        }
      }
    }
  }

  /// All flows of an app may start by one requirement, whatever its name: `protocol Flow { func run() }`. A call of it
  /// on a flow that was just made, or received as a parameter, starts the flow.
  func addStartsByRequirement(isLeader: (TypeID) -> Bool) {
    var known = Set(transitions.map(\.primitive))
    while true {
      // A flow that only starts another shows something once the other's destination is known.
      let calls = functionsThatShow().flatMap { startsByRequirement(of: $0, isLeader) }.filter { !known.contains($0) }
      if calls.isEmpty { return }
      for call in Set(calls).sorted() {
        known.insert(call)
        guard let flow = receiver(of: call) else { continue }
        resolve(Sink(kind: .flow, place: call, subject: .screen(flow)))
      }
    }
  }

  private func receiver(of call: Ref) -> Ref? { program.child(call, .callee).flatMap { program.child($0, .base) } }

  /// The calls that start a flow by a method that shows something and takes no argument.
  private func startsByRequirement(of function: Ref, _ isLeader: (TypeID) -> Bool) -> [Ref] {
    guard program.name(function) != "init", semantics.parameters(of: function).isEmpty,
      let owner = program.enclosingType(function), isLeader(owner), !semantics.isScreenType(owner)
    else { return [] }
    return flow.callers(of: function).filter { call in
      guard !program.isOutOfScope(call), let base = receiver(of: call),
        !["self", "super"].contains(program.name(base)),
        case .named(let type, _) = semantics.type(of: base).core, isLeader(type), !semantics.isScreenType(type),
        // A flow that owns this one has started before it.
        let kept = flow.declaration(of: base), !program.flags(kept).contains(.isWeak)
      else { return false }
      return type == owner ? isJustMade(kept, of: owner) : semantics.inherits(owner, from: type)
    }
  }

  /// `let login = factory.makeLogin()`: a local name for a function's result.
  private func isJustMade(_ variable: Ref, of type: TypeID) -> Bool {
    guard program.kind(variable) == .variable, program.parent(variable).map(program.isDeclarationScope) == false,
      let made = program.child(variable, .initializer),
      case .functions(let list, guessed: false) = semantics.callee(of: made)
    else { return false }
    let makers = Set(flow.constructions(of: type).compactMap(program.enclosingMember))
    return list.allSatisfy(makers.contains)
  }

  /// A call on the object, in the member that makes it.
  private func isStart(_ call: Ref, of id: TypeID, by makers: Set<Ref>) -> Bool {
    guard !program.isOutOfScope(call), let maker = program.enclosingMember(call), makers.contains(maker),
      program.kind(maker) != .variable, program.enclosingType(maker) != id,
      let base = program.child(call, .callee).flatMap({ program.child($0, .base) }),
      case .named(let type, _) = semantics.type(of: base).core
    else { return false }
    return type == id
  }

  /// Methods that show something, directly or through other methods of their type.
  private func functionsThatShow() -> [Ref] {
    var found = Set(
      transitions.filter { $0.kind != .back && $0.kind != .url }.compactMap { program.enclosingMember($0.site) })
    var queue = found.sorted()
    while let function = queue.popLast() {
      guard program.kind(function) == .function, let type = program.enclosingType(function) else { continue }
      for call in flow.callers(of: function) {
        guard let caller = program.enclosingMember(call), program.enclosingType(caller) == type,
          found.insert(caller).inserted
        else { continue }
        queue.append(caller)
      }
    }
    return found.filter { program.kind($0) == .function }.sorted()
  }
}
