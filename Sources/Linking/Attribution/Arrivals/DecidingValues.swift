import SourceFacts

/// What decides that a place in a function runs, as far as the code around it says.
struct DecidingValues {
  let semantics: Semantics
  let exits: ExitsOfBlocks
  private var program: Program { semantics.program }
  private var handlers: ArrivalHandlers { ArrivalHandlers(semantics: semantics) }

  struct Found {
    /// Expressions of which something must be there, or be of a kind.
    var expressions: [Ref] = []
    /// Chains of calls by which what they start at runs the place.
    var chains: [Ref] = []
    /// The closures around the place.
    var closures: [Ref] = []
    /// The place lies in code that an object keeps for later.
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

  /// What an arm of a `switch` is chosen by. What is left for `default` hangs on nothing that is there.
  private func subject(ofArm arm: Ref) -> [Ref] {
    guard let choice = program.parent(arm), program.kind(choice) == .switch,
      let subject = program.child(choice, .subject),
      let patterns = program.child(arm, .patterns), !program.children(patterns).isEmpty
    else { return [] }
    return [subject]
  }

  /// What a closure is run for: `.onChange(of: link) { open(link) }`.
  private func arguments(beside argument: Ref, in call: Ref) -> [Ref] {
    guard runs(argument, in: call) else { return [] }
    return semantics.arguments(of: call).compactMap { program.child($0, .value) }.filter {
      program.kind($0) != .closure
    }
  }

  /// What a closure is run on: `link.map { open($0) }`.
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
