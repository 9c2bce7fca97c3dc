import Dialects
import NavigationModel
import SourceFacts

extension Accounting {
  /// A call that may navigate if its name belongs to an unread module.
  struct SuspectedCall {
    var cause: SuspectedSite.Cause
    var place: Ref
    /// The type that has the method, or the function or modifier itself.
    var name: Symbol
  }

  /// Calls with names like navigation, of types and functions that the sources do not declare.
  func suspectedCalls() -> [SuspectedCall] {
    let starts = dialects.flatMap(\.conventions).compactMap { convention in
      if case .suspected(let start) = convention.form { start } else { nil }
    }
    var found: [SuspectedCall] = []
    for (symbol, name) in program.symbols.names.enumerated()
    where starts.contains(where: { SinkCollector.starts(name, with: $0) }) {
      for call in program.calls[Symbol(symbol)] where isUnexplained(call) {
        if let owner = foreignOwner(of: call) {
          found.append(SuspectedCall(cause: .foreignCall, place: call, name: owner))
        }
      }
    }
    return found
  }

  /// Modifiers of views with arguments like a presenter's.
  func suspectedModifiers() -> [SuspectedCall] {
    let labels = Set(
      dialects.flatMap(\.conventions).compactMap { convention -> String? in
        if case .suspectedModifier(let label) = convention.form { label } else { nil }
      })
    var found: [SuspectedCall] = []
    for symbol in program.symbols.names.indices.map(Symbol.init) {
      for call in program.calls[symbol] {
        let state = program.children(call, .arguments).first { labels.contains(program.name($0)) }
        guard let state else { break }
        guard isUnexplained(call), program.child(call, .callee).map(program.kind) == .member,
          program.child(state, .value).map(isBinding) ?? false
        else { continue }
        found.append(SuspectedCall(cause: .foreignModifier, place: call, name: symbol))
      }
    }
    return found
  }

  /// `$isShown`, `$model.page`, or a value of such a type.
  private func isBinding(_ value: Ref) -> Bool {
    var root = value
    while let inner = program.chained(root) { root = inner }
    if program.kind(root) == .name, program.name(root).hasPrefix("$") { return true }
    if case .external("Binding", _) = semantics.type(of: value) { return true }
    return false
  }

  /// Undeclared base classes of types that may be screens or lead to some, with the number of subclasses.
  func foreignBases() -> [(name: Symbol, heirs: Int)] {
    var heirs: [Symbol: Int] = [:]
    for id in program.types.indices {
      guard program.types[id].isDeclared, !program.types[id].isOutOfScope, !program.isOfDependency(type: id),
        let base = foreignBase(of: id),
        isNavigating(id)
      else { continue }
      heirs[base, default: 0] += 1
    }
    return heirs.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
  }

  /// The type is a screen, leads a flow, or calls methods of controllers.
  private func isNavigating(_ id: TypeID) -> Bool {
    semantics.isController(id) || names.collector.isCoordinator(.named(id, []))
      || SDK.controllerLife.contains { name in
        program.symbols.find(name).map { program.types[id].members[$0] != nil } ?? false
      }
  }

  /// The base class of a class, where the sources do not declare it.
  private func foreignBase(of id: TypeID) -> Symbol? {
    guard program.types[id].kind == .class,
      let first = program.types[id].declaration.flatMap({ program.children($0, .inheritance).first })
    else { return nil }
    return undeclaredName(of: semantics.resolve(first))
  }

  private func isUnexplained(_ call: Ref) -> Bool {
    guard !program.isOutOfScope(call), !program.isOfLibrary(call), !program.isOfDependency(call),
      !explained.contains(call)
    else { return false }
    switch semantics.callee(of: call) {
    case .external, .closure: return true
    default: return false
    }
  }

  /// The type or function that a call uses, if the sources do not declare it.
  private func foreignOwner(of call: Ref) -> Symbol? {
    guard let callee = program.child(call, .callee) else { return nil }
    guard program.kind(callee) == .member, let base = program.child(callee, .base) else {
      return program.kind(callee) == .name ? foreignAncestor(around: call) : nil
    }
    if program.kind(base) == .name, ["self", "super"].contains(program.name(base)) {
      return foreignAncestor(around: call)
    }
    return foreignName(of: semantics.type(of: base)) ?? foreignRoot(of: base)
  }

  /// The undeclared base class of the type around a call of an inherited method.
  private func foreignAncestor(around call: Ref) -> Symbol? {
    guard let type = program.enclosingType(call) else { return nil }
    return ([type] + semantics.supertypes(of: type)).lazy.compactMap(foreignBase).first
  }

  /// A type that the sources do not declare, or the undeclared base of one.
  private func foreignName(of type: TypeExpression) -> Symbol? {
    if case .named(let id, _) = type.core, program.types[id].isDeclared {
      return ([id] + semantics.supertypes(of: id)).lazy.compactMap(foreignBase).first
    }
    return undeclaredName(of: type)
  }

  private func undeclaredName(of type: TypeExpression) -> Symbol? {
    switch type.core {
    case .external(let name, _): program.symbols.find(DottedName.last(of: name))
    case .named(let id, _) where !program.types[id].isDeclared: program.types[id].name
    default: nil
    }
  }

  /// `Banner.shared.show()`: the type at the start of the chain.
  private func foreignRoot(of base: Ref) -> Symbol? {
    var node = base
    while let inner = program.chained(node) { node = inner }
    guard program.kind(node) == .name, program.name(node).first?.isUppercase ?? false,
      program.typesByName[program.symbol(node)] == nil
    else { return nil }
    return program.symbol(node)
  }
}
