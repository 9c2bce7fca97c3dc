import SourceFacts

/// The top-level types of the app, and those that code reaches by names.
///
/// A name counts whatever it means at its place. Names that the facts omit are not seen. So every reached type is
/// really reached, and more may be.
package struct TopLevelReach {
  /// The names of types that have only one top-level declaration.
  package let declared: Set<String>
  private let program: Program
  /// The names in the code of each type and its extensions.
  private var naming: [Symbol: Set<Symbol>] = [:]
  /// The names in code that belongs to no such type, or to several of one name.
  private var free: Set<Symbol> = []

  init(_ program: Program, files: [Ref]) {
    self.program = program
    let items = files.filter { !program.isOutOfScope($0) }.flatMap(program.children).filter {
      !program.isOutOfScope($0)
    }
    var counts: [Symbol: Int] = [:]
    for item in items where program.kind(item) == .type { counts[program.symbol(item), default: 0] += 1 }
    declared = Set(counts.keys.map(program.text))
    for item in items {
      let names = Self.names(in: item, of: counts, program)
      if let owner = Self.owner(of: item, program), counts[owner] == 1 {
        naming[owner, default: []].formUnion(names)
      } else {
        free.formUnion(names)
      }
    }
  }

  /// The types that code reaches from some names, and from all code outside of types.
  ///
  /// - Parameter closed: types whose code does not count, and which are never reached.
  package func reached(from names: some Sequence<String>, past closed: Set<String>) -> Set<String> {
    let closed = Set(closed.compactMap(program.symbols.find))
    var found = free.union(names.compactMap(program.symbols.find)).subtracting(closed)
    var queue = Array(found)
    while let name = queue.popLast() {
      for next in naming[name] ?? [] where !closed.contains(next) && found.insert(next).inserted { queue.append(next) }
    }
    return Set(found.map(program.text))
  }

  private static func owner(of item: Ref, _ program: Program) -> Symbol? {
    switch program.kind(item) {
    case .type: return program.symbol(item)
    case .extension:
      // An extension of a nested type belongs to the outer type.
      return program.name(item).split(separator: ".").first.flatMap { program.symbols.find(String($0)) }
    default: return nil
    }
  }

  private static func names(in item: Ref, of counts: [Symbol: Int], _ program: Program) -> Set<Symbol> {
    var names: Set<Symbol> = []
    program.forEachNode(in: item) { node in
      switch program.kind(node) {
      case .name, .member, .call, .typeName, .typeMember:
        let name = program.symbol(node)
        if program.isTypeOrGlobal(name), counts[name] != nil { names.insert(name) }
      default: break
      }
      return true
    }
    return names
  }
}

extension LinkedProgram {
  /// Goes over all nodes.
  package var topLevelReach: TopLevelReach { TopLevelReach(program, files: files) }
}
