import SourceFacts

/// The flow of outside values through calls.
extension OutsideValueFinder {
  /// Passes a value on through a call: arguments to the functions that it runs, and the receiver to its closures.
  mutating func hand(_ part: Ref, to call: Ref, _ arrivals: Set<Arrival>, _ key: VariableKey?) {
    if case .external = semantics.callee(of: call) {
      let isReceiver = program.child(call, .callee) == part
      if !isReceiver, let box = box(filledBy: call) { note(box, arrivals, key) }
      if !isReceiver { register(with: call, arrivals, key) }
      for argument in semantics.arguments(of: call) {
        guard let closure = program.child(argument, .value), program.kind(closure) == .closure, argument != part else {
          continue
        }
        for parameter in handlers.parameters(of: closure) { note(parameter, arrivals, key) }
      }
      return
    }
    if program.kind(part) != .argument { return }
    guard case .functions = semantics.callee(of: call), let name = program.symbols.find(program.name(call)) else {
      return
    }
    for function in program.functions[name] where flow.callers(of: function).contains(call) {
      for (argument, parameter) in semantics.matching(call, function) where argument == part {
        note(parameter, arrivals, key)
      }
    }
  }

  /// A library that receives a link runs the handlers registered with it for links of that form: `Routes.open(link)`,
  /// and `Routes.add("/settings") { … }` elsewhere.
  private mutating func register(with call: Ref, _ arrivals: Set<Arrival>, _ key: VariableKey?) {
    guard let root = library(askedBy: call) else { return }
    for mention in program.mentions[program.symbol(root)] where !program.isOutOfScope(mention) {
      for other in calls(on: mention) where semantics.arguments(of: other).contains(where: isForm) {
        for argument in semantics.arguments(of: other) {
          guard let closure = program.child(argument, .value), program.kind(closure) == .closure else { continue }
          values.closures[closure, default: []].formUnion(arrivals)
          for parameter in handlers.parameters(of: closure) { note(parameter, arrivals, key) }
        }
      }
    }
  }

  private func isForm(_ argument: Ref) -> Bool {
    program.child(argument, .value).map { program.kind($0) == .string } ?? false
  }

  /// The library's type at the start of a chain of calls.
  private func library(askedBy call: Ref) -> Ref? {
    var node = call
    var isConstruction = false
    while [.call, .member].contains(program.kind(node)), let base = program.chained(node) {
      isConstruction = program.kind(node) == .call
      node = base
    }
    // `Button(link.title)` makes an object of its own; it stores nothing for others.
    guard !isConstruction, program.kind(node) == .name, program.name(node).first?.isUppercase == true,
      program.typesByName[program.symbol(node)] == nil, flow.declaration(of: node) == nil
    else { return nil }
    return node
  }

  /// The calls in the chain that starts at a name, without the construction.
  private func calls(on mention: Ref) -> [Ref] {
    guard program.parent(mention).map(program.kind) == .member else { return [] }
    var result: [Ref] = []
    var node = mention
    while let parent = program.parent(node), [.member, .call].contains(program.kind(parent)),
      program.kind(parent) == .member || program.child(parent, .callee) == node
    {
      if program.kind(parent) == .call { result.append(parent) }
      node = parent
    }
    return result
  }

  /// The stream or the list to which a call adds something: `links.send(link)`, `pending.append(link)`.
  private func box(filledBy call: Ref) -> Ref? {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base), let d = flow.declaration(of: base), isBox(d)
    else { return nil }
    return d
  }

  private func isBox(_ d: Ref) -> Bool {
    guard isProperty(d) else { return false }
    let type = semantics.declaredType(d)
    return semantics.isStream(type.core) || !type.element.isUnknown
  }

  /// The values that calls add to a stream or a list.
  func puts(into d: Ref) -> [Ref] {
    guard isBox(d) else { return [] }
    return mentions(of: VariableKey(declaration: d)).flatMap { mention -> [Ref] in
      guard let target = program.parent(mention), program.kind(target) == .member,
        let call = program.parent(target), program.kind(call) == .call, program.child(call, .callee) == target,
        case .external = semantics.callee(of: call)
      else { return [] }
      return semantics.arguments(of: call).compactMap { program.child($0, .value) }
        .filter { program.kind($0) != .closure }
    }
  }
}
