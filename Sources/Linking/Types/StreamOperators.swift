import SourceFacts

/// Stream operators: those that pair each value with an object (`taps.withUnretained(self).subscribe(onNext: { owner,
/// tap in … })`), and those that an app adds.
extension Semantics {
  /// The object that a closure receives before each value: also `taps.subscribe(with: self) { owner, tap in … }`.
  func streamOwner(of call: Ref, _ closure: Ref, _ base: Ref) -> Ref? {
    guard program.children(closure, .parameters).count > 1 else { return nil }
    if library.streamObservers.contains(program.name(call)), let given = argument(labelled: "with", of: call) {
      return given
    }
    if ownerOperators.isEmpty { return nil }
    var node = base
    for _ in turns(\.nameChain) {
      guard program.kind(node) == .call else { return nil }
      if pairsWithOwner(node) { return arguments(of: node).first.flatMap { program.child($0, .value) } }
      guard library.streamPassing.contains(program.name(node)) || program.name(node) == "filter",
        let target = program.child(node, .callee), program.kind(target) == .member,
        let inner = program.child(target, .base)
      else { return nil }
      node = inner
    }
    return nil
  }

  /// The call's result pairs each value with the call's argument.
  func pairsWithOwner(_ call: Ref) -> Bool { ownerOperators.contains(program.symbol(call)) }

  /// The operators of libraries, and those that the app adds to a library's streams: `extension Publisher { func
  /// withOwner<T: AnyObject>(_ owner: T) -> AnyPublisher<(T, Output), Failure> }`.
  func findOwnerOperators() -> Set<Symbol> {
    Set(library.streamOwners.compactMap(program.symbols.find)).union(addedOperators(isOwnerOperator))
  }

  /// The operators that the app adds to streams and that pass values on unchanged: `func shareReplay(_ size: Int) ->
  /// AnyPublisher<Output, Failure>`.
  func findPassingOperators() -> Set<Symbol> { addedOperators(isPassingOperator) }

  /// Names of functions that the app adds to a library's type, or to a protocol.
  private func addedOperators(_ isOperator: (Ref) -> Bool) -> Set<Symbol> {
    if library.streamTypes.isEmpty { return [] }
    var result: Set<Symbol> = []
    for type in program.types where !type.isDeclared || type.kind == .protocol {
      for f in type.members.values.joined() where program.kind(f) == .function && isOperator(f) {
        result.insert(program.symbol(f))
      }
    }
    return result
  }

  /// A function that returns a stream of its receiver's values.
  private func isPassingOperator(_ f: Ref) -> Bool {
    guard let result = program.child(f, .result), case .external(let name, let arguments) = resolve(result).core,
      library.streamTypes.contains(name), case .external(let element, _)? = arguments.first?.core
    else { return false }
    // The names of a stream's associated type for its values.
    return ["Output", "Element", "E", "Self.Output", "Self.Element"].contains(element)
  }

  /// A function that takes an object of any class and returns a stream of pairs that begin with it.
  private func isOwnerOperator(_ f: Ref) -> Bool {
    guard let parameter = parameters(of: f).first, let result = program.child(f, .result),
      case .generic(let own)? = program.child(parameter, .type).map({ resolve($0).core })
    else { return false }
    func hasPair(_ type: TypeExpression) -> Bool {
      switch type {
      case .tuple(let parts, _): parts.count == 2 && parts[0] == .generic(own)
      case .external(_, let parts), .named(_, let parts), .opaque(let parts): parts.contains(where: hasPair)
      default: false
      }
    }
    switch resolve(result).core {
    case .external(_, let parts), .named(_, let parts), .opaque(let parts): return parts.contains(where: hasPair)
    default: return false
    }
  }
}
