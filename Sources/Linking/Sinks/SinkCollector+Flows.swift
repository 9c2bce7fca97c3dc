import NavigationModel
import SourceFacts

/// Types that lead flows, and the places where one starts another.
extension SinkCollector {
  /// `child.start()`: a type that leads a flow starts another.
  mutating func collectStarts() {
    for name in Set(dialects.flatMap(\.flowStarts)).sorted() {
      for call in program.callsNamed(name) where !program.isOutOfScope(call) {
        guard let target = program.child(call, .callee), program.kind(target) == .member,
          let base = program.child(target, .base)
        else { continue }
        if program.kind(base) == .name, ["super", "self"].contains(program.name(base)) { continue }
        let type = semantics.type(of: base).core
        guard isCoordinator(type) else { continue }
        add(Sink(kind: .flow, place: call, subject: .screen(base)))
      }
    }
    if !flowEndings.isEmpty {
      collectNamedStarts()
      collectHandedStarts()
    }
  }

  /// `scan = ScanCoordinator(); scan?.startScan(from: page)`: a type that leads a flow starts another that it makes, by
  /// a method whose name begins with a dialect's name for such a method.
  private mutating func collectNamedStarts() {
    let starts = Set(dialects.flatMap(\.flowStarts))
    for id in program.types.indices where program.types[id].kind == .class && !program.types[id].isOutOfScope {
      let names = program.types[id].members.keys.filter { name in
        let text = program.text(name)
        return starts.contains { text.hasPrefix($0) && text.dropFirst($0.count).first?.isUppercase ?? false }
      }
      guard !names.isEmpty, isCoordinator(.named(id, [])) else { continue }
      let makers = Set(flow.constructions(of: id).compactMap(program.enclosingType))
      for call in names.flatMap({ program.calls[$0] }).sorted() where !program.isOutOfScope(call) {
        guard let maker = program.enclosingType(call), maker != id, makers.contains(maker),
          isCoordinator(.named(maker, [])), let target = program.child(call, .callee), program.kind(target) == .member,
          let base = program.child(target, .base), case .named(id, _) = semantics.type(of: base).core
        else { continue }
        add(Sink(kind: .flow, place: call, subject: .screen(base)))
      }
    }
  }

  /// `func open(_ child: Coordinator) { children.append(child); show(child.make()) }`: a type that leads a flow stores
  /// another, which it receives as a parameter, and shows its controller.
  private mutating func collectHandedStarts() {
    for id in program.types.indices where !program.types[id].isOutOfScope && isCoordinator(.named(id, [])) {
      for f in program.types[id].members.values.joined().sorted() where program.kind(f) == .function {
        guard let block = program.child(f, .body) else { continue }
        for p in semantics.parameters(of: f) where isCoordinator(semantics.declaredType(p).core) {
          guard let (call, child) = askedForController(p, in: block) else { continue }
          add(Sink(kind: .flow, place: call, subject: .screen(child)))
        }
      }
    }
  }

  /// The call that reads a parameter's controller, in a body that stores the parameter.
  private func askedForController(_ parameter: Ref, in block: Ref) -> (call: Ref, child: Ref)? {
    var isKept = false
    var asked: (call: Ref, child: Ref)?
    program.forEachNode(in: block) { r in
      guard program.kind(r) == .call else { return program.kind(r) != .closure }
      isKept =
        isKept
        || semantics.arguments(of: r).contains {
          program.child($0, .value).map { program.kind($0) == .name && program.symbol($0) == program.symbol(parameter) }
            ?? false
        }
      if asked == nil, let target = program.child(r, .callee), program.kind(target) == .member,
        let base = program.child(target, .base), program.kind(base) == .name,
        program.symbol(base) == program.symbol(parameter), makesController(r)
      {
        asked = (r, base)
      }
      return true
    }
    return isKept ? asked : nil
  }

  private func makesController(_ call: Ref) -> Bool {
    guard case .functions(let list, _) = semantics.callee(of: call), let f = list.first,
      let result = program.child(f, .result)
    else { return false }
    switch semantics.resolve(result).core {
    case .external(let name, _): return SDK.isController(name)
    case .named(let id, _): return semantics.isController(id)
    default: return false
    }
  }

  func isCoordinator(_ type: TypeExpression) -> Bool {
    switch type {
    case .named(let id, _):
      return (isLeader(id) || isAnsweredByLeaders(id)) && !semantics.isScreenType(id)
    case .opaque(let parts): return parts.contains(where: isCoordinator)
    case .external(let name, _): return leadsFlow(name)
    case .generic(let p): return semantics.boundTypes(p).contains { isCoordinator(.named($0, [])) }
    default: return false
    }
  }

  /// A protocol, whatever its name, to which only types that lead flows conform.
  private func isAnsweredByLeaders(_ id: TypeID) -> Bool {
    guard program.types[id].kind == .protocol else { return false }
    let answers = semantics.withSubtypes(id).filter {
      program.types[$0].kind != .protocol && !program.types[$0].isOutOfScope
    }
    return !answers.isEmpty && answers.allSatisfy { !semantics.isScreenType($0) && isLeader($0) }
  }

  /// By its own name or a supertype's.
  func isLeader(_ id: TypeID) -> Bool {
    leadsFlow(program.types[id].path) || semantics.supertypeNames(of: id).contains(where: leadsFlow)
  }

  private func leadsFlow(_ name: String) -> Bool { flowEndings.contains(where: name.ends) }
}
