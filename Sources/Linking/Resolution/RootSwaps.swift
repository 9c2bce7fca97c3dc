import SourceFacts

/// A window's root that shows one of several controllers as its child, one in place of another: `func show(_ next:
/// UIViewController) { current?.removeFromParent(); addChild(next); current = next }`. What it shows is switched as a
/// window's root is switched.
///
/// Children that it keeps, each under its own type, are its parts: the lists between which a segmented control chooses.
struct RootSwaps {
  let flow: DataFlow
  let evaluator: Evaluator
  let finder: ScreenFinder
  let resolvers: RouteResolvers
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }

  /// The operations by which such containers take a child in.
  ///
  /// - Parameter roots: the screens at the root of windows.
  func sinks(in roots: Set<TypeID>) -> [Sink] {
    let all = takings(in: roots)
    if all.isEmpty { return [] }
    // A resolver of its own: which of these are transitions is not known before.
    let resolver = SinkResolver(
      flow: flow, evaluator: evaluator, finder: finder.fork(evaluator), resolvers: resolvers)
    for sink in all { resolver.resolve(sink) }
    var children: [TypeID: Set<TypeID>] = [:]
    for t in resolver.transitions.sorted() {
      guard let container = program.enclosingType(t.primitive), case .declared(let id)? = t.target,
        semantics.isController(id), !isKept(id, by: container)
      else { continue }
      children[container, default: []].insert(id)
    }
    return all.filter { sink in
      program.enclosingType(sink.place).map { (children[$0] ?? []).count > 1 } ?? false
    }
  }

  private func takings(in roots: Set<TypeID>) -> [Sink] {
    SDK.addingChildren.sorted().flatMap { program.callsNamed($0) }.compactMap { call in
      guard !program.isOutOfScope(call), let container = program.enclosingType(call), roots.contains(container),
        semantics.isController(container), !semantics.isStack(container), case .external = semantics.callee(of: call),
        let child = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) }),
        replaces(call, in: container)
      else { return nil }
      return Sink(kind: .root, place: call, subject: .screen(child), confidence: .inferred)
    }
  }

  /// The code that takes a child in also takes another out, or calls code that does.
  private func replaces(_ call: Ref, in container: TypeID) -> Bool {
    guard let member = program.enclosingMember(call) else { return false }
    let releasing = Set(
      SDK.removingChildren.flatMap { program.callsNamed($0) }.filter { program.enclosingType($0) == container }
        .compactMap(program.enclosingMember))
    return releasing.contains(member)
      || releasing.contains { helper in
        program.kind(helper) == .function && flow.callers(of: helper).contains { program.enclosingMember($0) == member }
      }
  }

  private func isKept(_ child: TypeID, by container: TypeID) -> Bool {
    program.types[container].members.values.joined().contains { member in
      guard program.kind(member) == .variable, case .named(child, _) = semantics.declaredType(member).core else {
        return false
      }
      return true
    }
  }
}
