import SourceFacts

/// The values that decide whether a place in a function runs, as far as the surrounding code tells.
struct DecidingValues {
  let semantics: Semantics
  let exits: ExitsOfBlocks
  private var program: Program { semantics.program }
  private var handlers: ArrivalHandlers { ArrivalHandlers(semantics: semantics) }

  struct Found {
    /// Expressions that must have a value, or a value of some kind.
    var expressions: [Ref] = []
    /// Chains of calls whose first object runs the place.
    var chains: [Ref] = []
    /// The closures around the place.
    var closures: [Ref] = []
    /// The place stands in code that an object stores for later.
    var isKept = false
  }

  func around(_ place: Ref) -> Found {
    var result = Found()
    var previous = place
    var current = program.parent(place)
    while let c = current {
      if program.kind(c) == .closure { result.closures.append(c) }
      if handlers.isKept(c) {
        result.isKept = true
        break
      }
      if handlers.isBoundary(c) { break }
      result.expressions += deciding(previous, in: c)
      if program.kind(c) == .call, let chain = receiver(of: c, running: previous) { result.chains.append(chain) }
      previous = c
      current = program.parent(c)
    }
    return result
  }

  private func deciding(_ part: Ref, in node: Ref) -> [Ref] {
    switch program.kind(node) {
    case .ifElse:
      if program.child(node, .body) == part { return conditions(of: node, asksForNothing: false) }
      return program.child(node, .otherwise) == part ? conditions(of: node, asksForNothing: true) : []
    case .loop where program.child(node, .body) == part: return conditions(of: node, asksForNothing: false)
    case .block: return guards(before: part, in: node)
    case .switchCase: return subject(ofArm: node)
    case .ternary where program.child(node, .then) == part: return [program.child(node, .condition)].compactMap { $0 }
    case .forIn where program.child(node, .body) == part: return [program.child(node, .sequence)].compactMap { $0 }
    case .call: return arguments(beside: part, in: node)
    default: return []
    }
  }

  private func conditions(of node: Ref, asksForNothing: Bool) -> [Ref] {
    guard let list = program.child(node, .conditions) else { return [] }
    return program.children(list).filter { isAboutNothing($0) == asksForNothing }
  }

  /// `link == nil`
  private func isAboutNothing(_ condition: Ref) -> Bool {
    program.kind(condition) == .binary && program.name(condition) == "=="
      && program.children(condition).contains { program.kind($0) == .null }
  }

  private func guards(before statement: Ref, in block: Ref) -> [Ref] {
    exits.exits(of: block, before: statement).flatMap {
      conditions(of: $0, asksForNothing: program.kind($0) == .ifElse)
    }
  }

  /// The subject that chooses an arm of a `switch`. A `default` depends on no value.
  private func subject(ofArm arm: Ref) -> [Ref] {
    guard let choice = program.parent(arm), program.kind(choice) == .switch,
      let subject = program.child(choice, .subject),
      let patterns = program.child(arm, .patterns), !program.children(patterns).isEmpty
    else { return [] }
    return [subject]
  }

  /// The arguments beside a closure for which the call runs it: `.onChange(of: link) { open(link) }`.
  private func arguments(beside argument: Ref, in call: Ref) -> [Ref] {
    guard runs(argument, in: call) else { return [] }
    return semantics.arguments(of: call).compactMap { program.child($0, .value) }.filter {
      program.kind($0) != .closure
    }
  }

  /// The receiver on whose value a closure runs: `link.map { open($0) }`.
  private func receiver(of call: Ref, running argument: Ref) -> Ref? {
    runs(argument, in: call) ? program.child(call, .callee).flatMap { program.child($0, .base) } : nil
  }

  private func runs(_ argument: Ref, in call: Ref) -> Bool {
    guard program.kind(argument) == .argument, let closure = program.child(argument, .value),
      program.kind(closure) == .closure, case .external = semantics.callee(of: call)
    else { return false }
    return true
  }
}
