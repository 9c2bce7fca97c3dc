import SourceFacts

/// Values that pass down a tree of views: from `.environment(\.push, …)` to `@Environment(\.push) var push`. The tree's
/// structure is not examined: every variable that reads the key may receive the value.
extension DataFlow {
  /// The variables that read the environment value which an argument of a call sets.
  func environmentReaders(of argument: Ref, in call: Ref) -> [Ref] {
    guard let wrapper = semantics.library.environmentModifiers[program.name(call)],
      let (key, value) = environmentEntry(call), value == argument
    else { return [] }
    return environmentReaders(of: key, wrapper)
  }

  /// The values that code sets in the environment for a variable that reads it.
  func environmentValues(readBy d: Ref) -> [Ref] {
    guard let (wrapper, key) = environmentKey(of: d) else { return [] }
    return semantics.library.environmentModifiers.filter { $0.value == wrapper }.keys.sorted().flatMap { name in
      program.callsNamed(name).compactMap { call in
        guard !program.isOutOfScope(call), let entry = environmentEntry(call), entry.key == key else { return nil }
        return program.child(entry.argument, .value)
      }
    }
  }

  /// The property wrapper and the key of a variable that reads the environment: `@Environment(\.push) var push`.
  func environmentKey(of d: Ref) -> (wrapper: String, key: String)? {
    guard program.kind(d) == .variable, let attributes = program.child(d, .attributes) else { return nil }
    for attribute in program.children(attributes)
    where semantics.library.environmentWrappers[program.name(attribute)] != nil {
      if let path = program.children(attribute, .arguments).first.flatMap({ program.child($0, .value) }),
        program.kind(path) == .keyPath
      {
        return (program.name(attribute), program.name(path))
      }
    }
    return nil
  }

  /// The key and the value argument of `environment(\.push, action)`.
  private func environmentEntry(_ call: Ref) -> (key: String, argument: Ref)? {
    let arguments = semantics.arguments(of: call)
    guard arguments.count == 2, let path = program.child(arguments[0], .value), program.kind(path) == .keyPath else {
      return nil
    }
    return (program.name(path), arguments[1])
  }

  private func environmentReaders(of key: String, _ wrapper: String) -> [Ref] {
    let readers = memory.environmentReaderLists.answer ?? memory.environmentReaderLists.keep(findEnvironmentReaders())
    return readers[EnvironmentKey(wrapper: wrapper, key: key)] ?? []
  }

  private func findEnvironmentReaders() -> [EnvironmentKey: [Ref]] {
    var result: [EnvironmentKey: [Ref]] = [:]
    for wrapper in Set(semantics.library.environmentModifiers.values).sorted() {
      for attribute in program.symbols.find(wrapper).map({ Array(program.attributes[$0]) }) ?? []
      where !program.isOutOfScope(attribute) {
        guard let variable = program.parent(attribute).flatMap(program.parent), let found = environmentKey(of: variable)
        else { continue }
        result[EnvironmentKey(wrapper: found.wrapper, key: found.key), default: []].append(variable)
      }
    }
    return result
  }
}

/// The key that a property wrapper reads.
struct EnvironmentKey: Hashable {
  var wrapper: String
  var key: String
}
