import NavigationModel
import SourceFacts

/// Bindings that code computes from a stored variable: `var current: Binding<Path> { Binding(get: { self.path }, set: {
/// self.path = $0 }) }`.
extension DataFlow {
  /// The computed variables and functions that return a binding which reads a variable, or return another such binding.
  func computedBindings(to d: Ref) -> [Ref] {
    var result: [Ref] = []
    for symbol in [program.name(d), "$" + program.name(d)].compactMap(program.symbols.find) {
      let mentions = program.kind(d) == .function ? calls(of: d, inBindings: symbol) : reads(of: d, inBindings: symbol)
      for member in mentions.compactMap(program.enclosingMember) where member != d && !result.contains(member) {
        result.append(member)
      }
    }
    return result
  }

  private func reads(of d: Ref, inBindings name: Symbol) -> [Ref] {
    uses(.inBinding, of: d, named: name).filter { isRead($0, ofBinding: d) }
  }

  private func calls(of function: Ref, inBindings name: Symbol) -> [Ref] {
    program.mentions[name].filter { mention in
      guard !program.isOutOfScope(mention), let call = program.parent(mention), isCall(call, of: mention, to: function)
      else { return false }
      return isAnswer(call) && program.enclosingMember(mention).map(givesBinding) ?? false
    }
  }

  /// A call of a function, by a mention of its name.
  func isCall(_ call: Ref, of mention: Ref, to function: Ref) -> Bool {
    guard program.kind(call) == .call, program.child(call, .callee) == mention,
      case .functions(let list, _) = semantics.callee(of: call)
    else { return false }
    return list.contains(function)
  }

  func givesBinding(_ member: Ref) -> Bool {
    switch program.kind(member) {
    case .variable:
      guard program.child(member, .accessors) != nil, let node = program.child(member, .type),
        case .external("Binding", _) = semantics.resolve(node)
      else { return false }
      return true
    case .function:
      guard let node = program.child(member, .result), case .external("Binding", _) = semantics.resolve(node) else {
        return false
      }
      return true
    default: return false
    }
  }

  /// The mention is the result of a binding's getter, or is the binding that is returned.
  private func isRead(_ mention: Ref, ofBinding d: Ref) -> Bool {
    guard let block = answered(mention) else { return false }
    if let closure = program.parent(block), program.kind(closure) == .closure, let argument = program.parent(closure),
      program.kind(argument) == .argument, program.name(argument) == "get",
      let call = program.parent(argument), SDK.bindingMakers.contains(program.name(call))
    {
      return true
    }
    return startsProjected(mention) || isBindingVariable(d) || givesBinding(d)
  }

  /// The expression is a statement of its own, or a returned value.
  private func isAnswer(_ e: Ref) -> Bool { answered(e) != nil }

  /// The block whose result an expression is.
  private func answered(_ e: Ref) -> Ref? {
    guard let parent = program.parent(e) else { return nil }
    if program.kind(parent) == .returned { return program.parent(parent) }
    return program.kind(parent) == .block ? parent : nil
  }

  /// The variable that a binding expression reads: `Binding(get: { store.state.path }, set: …)`, and by a key path
  /// `viewStore.binding(get: \.path, send: …)`.
  func variableRead(byBinding e: Ref) -> Ref? {
    guard isComputedBinding(e), let get = semantics.argument(labelled: "get", of: e) else { return nil }
    if program.kind(get) == .keyPath { return variable(at: get, of: e) }
    guard program.kind(get) == .closure, let block = program.child(get, .body), program.children(block).count == 1,
      let only = program.children(block).first
    else { return nil }
    var made = program.kind(only) == .returned ? program.child(only, .value) ?? only : only
    while program.kind(made) == .binary, program.name(made) == "??", let first = program.child(made, .left) {
      made = first
    }
    return declaration(of: made)
  }

  /// Where code keeps or hands on the bindings that it makes of a variable: `let path = Binding(get: { self.path }, set: {
  /// self.path = $0 })`, `MenuModel(path: Binding(get: …, set: …))`.
  func findKeptBindings() -> [Ref: [Ref]] {
    var result: [Ref: [Ref]] = [:]
    for name in SDK.bindings.subtracting(["init"]).sorted() {
      for call in program.callsNamed(name) where !program.isOutOfScope(call) {
        guard let parent = program.parent(call), let read = variableRead(byBinding: call), writesBack(call, to: read)
        else { continue }
        switch program.kind(parent) {
        case .variable: result[read, default: []].append(parent)
        case .argument: program.parent(parent).map { result[read, default: []] += receivers(of: parent, in: $0) }
        default: break
        }
      }
    }
    return result
  }

  /// The binding's setter assigns its argument to the variable.
  private func writesBack(_ binding: Ref, to variable: Ref) -> Bool {
    guard let set = semantics.argument(labelled: "set", of: binding), program.kind(set) == .closure else {
      return false
    }
    return program.children(set, .body).contains { assign in
      program.kind(assign) == .assign && isWrittenBack(assign)
        && program.child(assign, .target).flatMap(declaration) == variable
    }
  }

  /// A constant that holds a binding which the code makes in place.
  func holdsMadeBinding(_ d: Ref) -> Bool {
    program.kind(d) == .variable && program.child(d, .initializer).map(isComputedBinding) ?? false
  }

  private func isComputedBinding(_ e: Ref) -> Bool {
    program.kind(e) == .call && SDK.bindings.contains(program.name(e))
      && semantics.argument(labelled: "get", of: e) != nil
  }

  /// The binding whose getter or setter a closure is.
  func computedBinding(around closure: Ref) -> Ref? {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), isComputedBinding(call)
    else { return nil }
    return call
  }

  /// The variable at the end of a key path into a call's receiver.
  private func variable(at path: Ref, of call: Ref) -> Ref? {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    else { return nil }
    var type = semantics.type(of: base).core
    var found: Ref?
    for part in DottedName.parts(of: program.name(path)) {
      guard case .named(let id, _) = type, let name = program.symbols.find(String(part)),
        let variable = semantics.members(named: name, of: id).first(where: { program.kind($0) == .variable })
      else { return nil }
      found = variable
      type = semantics.declaredType(variable).core
    }
    return found
  }

  /// The key is the parameter of a binding's setter: the value that SwiftUI writes back.
  func isWrittenBack(_ key: VariableKey) -> Bool {
    let closure = key.number >= 0 ? key.declaration : program.parent(key.declaration).flatMap(program.parent)
    return closure.map(isSetterOfBinding) ?? false
  }

  /// The closure is the setter of a binding: `Binding(get: { … }, set: { … })`.
  private func isSetterOfBinding(_ closure: Ref) -> Bool {
    guard program.kind(closure) == .closure, let argument = program.parent(closure),
      program.kind(argument) == .argument, program.name(argument) == "set", let call = program.parent(argument)
    else { return false }
    return SDK.bindingMakers.contains(program.name(call))
  }

  /// `set: { if $0 == nil { self.page = nil } }`: the system has dismissed the content already, and the setter updates
  /// the state.
  func isInSetterOfBinding(_ place: Ref) -> Bool {
    var current = program.parent(place)
    while let c = current, ![.function, .variable, .type, .extension].contains(program.kind(c)) {
      if isSetterOfBinding(c) { return true }
      current = program.parent(c)
    }
    return false
  }

  /// `set: { self.path = $0 }`: the setter assigns its argument, so a write to the binding navigates.
  func isWrittenBack(_ assign: Ref) -> Bool {
    guard let value = program.child(assign, .value), program.kind(value) == .name, let block = program.parent(assign),
      program.kind(block) == .block
    else { return false }
    // A subscript's setter: `set { paths[tab] = newValue }`.
    if program.name(value) == "newValue", let function = program.enclosingMember(assign),
      program.kind(function) == .function, program.name(function) == "subscript"
    {
      return true
    }
    guard let closure = program.parent(block), isSetterOfBinding(closure) else { return false }
    switch semantics.lookup(program.symbol(value), at: value) {
    case .shorthand(let of, _): return of == closure
    case .local(let d): return program.kind(d) == .parameter && program.parent(d).flatMap(program.parent) == closure
    default: return false
    }
  }
}
