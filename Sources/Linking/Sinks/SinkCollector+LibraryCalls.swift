import SourceFacts

/// Tells which calls run a library's function, though the app may have added functions with the same names.
extension SinkCollector {
  /// Calls of a name, in the app's own code, that run no function of the sources.
  func external(_ name: String, receivers: [String] = []) -> [Ref] {
    let delegating =
      semantics.extended(name).map { id in program.callsNamed("init").filter { program.enclosingType($0) == id } } ?? []
    return (program.callsNamed(name) + delegating).filter { call in
      guard !program.isOutOfScope(call) else { return false }
      switch semantics.callee(of: call) {
      case .external: return program.name(call) != "init"
      // An initialiser that the app adds to the type is followed like any function.
      case .externalType(let type): return semantics.addedInitialisers(of: type, fitting: call).isEmpty
      case .functions(let list, let guessed):
        return guessed || list.allSatisfy { leaves(call, toLibrary: $0, receivers) }
      case .closure:
        // `openURL(url)`, `dismiss()`: actions of the environment.
        guard let target = program.child(call, .callee) else { return false }
        if case .external = semantics.type(of: target).core { return true }
        return false
      default: return false
      }
    }
  }

  /// The call does not run the app's function of that name, or that function passes the call on.
  private func leaves(_ call: Ref, toLibrary function: Ref, _ receivers: [String]) -> Bool {
    extendsLibrary(function, receivers) || isAnswered(function, by: receivers, call)
      || standsIn(function, for: receivers, call) || passesOn(function, depth: 0) || isOverload(function, around: call)
  }

  /// The app's overload of a library's function calls the library's, not itself: `extension View { func alert(_ key:
  /// Phrase, isOn: Binding<Bool>) -> some View { alert(key.text, isOn: isOn) } }`.
  private func isOverload(_ function: Ref, around call: Ref) -> Bool {
    program.enclosingMember(call) == function
      && program.enclosingType(function).map { !program.types[$0].isDeclared } ?? false
  }

  /// A function that the app adds to the library's type under the name of an operation replaces the operation.
  func extendsLibrary(_ function: Ref, _ receivers: [String]) -> Bool {
    guard let type = program.enclosingType(function), !program.types[type].isDeclared else { return false }
    return receivers.contains(program.types[type].path) && !SDK.isController(program.types[type].path)
  }

  /// An override of a library's method that calls it: `override func dismiss(…) { hide { super.dismiss(…) } }`.
  func passesOn(_ function: Ref, depth: Int) -> Bool {
    guard program.flags(function).contains(.isOverride), let block = program.child(function, .body),
      semantics.allows(\.overrideCalls, after: depth)
    else {
      return false
    }
    var found = false
    program.forEachNode(in: block) { r in
      guard !found, program.kind(r) == .call, program.name(r) == program.name(function),
        let target = program.child(r, .callee), program.kind(target) == .member,
        program.child(target, .base).map(program.name) == "super"
      else { return !found }
      switch semantics.callee(of: r) {
      case .external: found = true
      case .functions(let list, _): found = list.contains { $0 != function && passesOn($0, depth: depth + 1) }
      default: break
      }
      return !found
    }
    return found
  }
}
