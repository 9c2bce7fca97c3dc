import Dialects
import NavigationModel
import SourceFacts

/// Calls of methods that a class inherits from a base class whose sources were not read: `push(scene: NamePage.self)`.
/// The method's body is unknown, but its name and arguments say that it navigates.
extension SinkCollector {
  mutating func collectInheritedCalls() {
    let known = Set(sinks.map(\.place))
    let starts = dialects.flatMap(\.conventions).compactMap { convention -> (start: String, kind: Transition.Kind)? in
      if case .inherited(let start, let kind) = convention.form { (start, kind) } else { nil }
    }
    for call in inheritedCalls() where !known.contains(call) {
      if let flow = startedFlow(by: call) {
        add(Sink(kind: .flow, place: call, subject: .screen(flow), confidence: .inferred))
      } else if let kind = starts.first(where: { Self.starts(program.name(call), with: $0.start) })?.kind {
        collect(inherited: call, manner(of: call) ?? kind)
      } else if let order = order(given: call, starts) {
        collect(inherited: order.call, order.kind)
      }
    }
  }

  /// How the screen is shown, where the method's name says it: `showModally(_:)`.
  private func manner(of call: Ref) -> Transition.Kind? {
    let name = program.name(call)
    return dialects.flatMap(\.conventions).lazy.compactMap { convention in
      if case .inheritedManner(let word, let kind) = convention.form, name.contains(word) { kind } else { nil }
    }.first
  }

  /// The command that such a method receives, as a case of a type that was not read: `perform(.push(NamePage()))`.
  private func order(given call: Ref, _ starts: [(start: String, kind: Transition.Kind)]) -> (
    call: Ref, kind: Transition.Kind
  )? {
    for value in semantics.arguments(of: call).compactMap({ program.child($0, .value) }) {
      guard program.kind(value) == .call, let name = program.child(value, .callee), program.kind(name) == .member,
        program.child(name, .base) == nil, semantics.callee(of: value) == .external,
        let kind = starts.first(where: { Self.starts(program.name(value), with: $0.start) })?.kind
      else { continue }
      return (value, kind)
    }
    return nil
  }

  /// Calls on `self` of methods that no class of the sources declares, in classes whose base class was not read.
  private func inheritedCalls() -> [Ref] {
    let heirs = program.types.indices.filter { program.types[$0].kind == .class && !program.types[$0].isOutOfScope }
      .filter(inheritsFromUnread)
    if heirs.isEmpty { return [] }
    let own = Set(heirs)
    var result: [Ref] = []
    for name in program.symbols.names.indices.map(Symbol.init) where program.functions[name].isEmpty {
      result += program.calls[name].filter { call in
        program.enclosingType(call).map(own.contains) ?? false && !program.isOutOfScope(call) && isOnSelf(call)
          && semantics.callee(of: call) == .external
      }
    }
    return result.sorted()
  }

  /// The base class is neither in the sources nor one of the SDK's.
  private func inheritsFromUnread(_ id: TypeID) -> Bool {
    ([id] + semantics.supertypes(of: id)).contains { type in
      guard let first = program.types[type].inheritance.first, case .external(let name, _) = semantics.resolve(first)
      else { return false }
      return !SDK.isClass(name)
    }
  }

  private func isOnSelf(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee) else { return false }
    if program.kind(target) == .name { return semantics.lookup(program.symbol(target), at: target) == nil }
    return program.kind(target) == .member
      && program.child(target, .base).map { program.kind($0) == .name && ["self", "super"].contains(program.name($0)) }
        ?? false
  }

  /// A flow that is made in the call's argument: `begin(flow: LoginFlow(stack))`.
  private func startedFlow(by call: Ref) -> Ref? {
    semantics.arguments(of: call).compactMap { program.child($0, .value) }.first { value in
      guard program.kind(value) == .call, case .initializer(let id, _) = semantics.callee(of: value) else {
        return false
      }
      return isCoordinator(.named(id, []))
    }
  }

  private mutating func collect(inherited call: Ref, _ kind: Transition.Kind) {
    for value in semantics.arguments(of: call).compactMap({ program.child($0, .value) }) {
      if let id = namedType(value) {
        if semantics.isScreenType(id) {
          add(Sink(kind: kind, place: call, subject: .fixed(.declared(id)), confidence: .inferred))
        } else {
          unreadMethods.append((kind, call))
        }
        return
      }
      if case .named(let id, _) = semantics.type(of: value).core, semantics.isScreenType(id) {
        add(Sink(kind: kind, place: call, subject: .screen(value), confidence: .inferred))
        return
      }
    }
  }

  /// `NamePage.self`, of a type of the sources.
  private func namedType(_ value: Ref) -> TypeID? {
    guard program.kind(value) == .member, program.name(value) == "self",
      case .named(let id, _)? = program.child(value, .base).flatMap(semantics.typeReference)?.core,
      program.types[id].isDeclared, program.types[id].kind != .protocol, program.types[id].kind != .enum
    else { return nil }
    return id
  }
}
