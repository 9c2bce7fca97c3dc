import Linking
import SourceFacts

/// Tests of whether a path has elements.
struct PathGuards {
  let program: LinkedProgram
  let path: Ref
  private let names: Set<String>

  init(program: LinkedProgram, path: Ref) {
    self.program = program
    self.path = path
    var names: Set<String> = [program.name(path)]
    // `var canGoBack: Bool { !path.isEmpty }`
    if let owner = program.enclosingType(path) {
      for member in program.ownMembers(of: owner) where member != path {
        let body =
          program.kind(member) == .variable
          ? program.getter(of: member) : program.kind(member) == .function ? program.child(member, .body) : nil
        guard let body, program.statements(of: body).count == 1, Self.mentions(names, in: body, program) else {
          continue
        }
        names.insert(program.name(member))
      }
    }
    self.names = names
  }

  private static func mentions(_ names: Set<String>, in node: Ref, _ program: LinkedProgram) -> Bool {
    var found = false
    program.forEachNode(in: node) { r in
      if [.name, .member].contains(program.kind(r)), names.contains(program.name(r)) { found = true }
      return !found
    }
    return found
  }

  private func asks(_ node: Ref?) -> Bool { node.map { Self.mentions(names, in: $0, program) } ?? false }

  /// `removeLast(path.count)`, `removeLast(min(n, path.count))`, a local that was computed like this.
  func isBounded(_ call: Ref) -> Bool {
    guard var value = program.arguments(of: call).first.flatMap({ program.child($0, .value) }) else { return false }
    if program.kind(value) == .name, let local = program.variable(of: value), program.kind(local) == .variable,
      let initial = program.child(local, .initializer)
    {
      value = initial
    }
    return asks(value)
  }

  /// The removed screen is replaced at once: `path.removeLast(); path.append(.saved)`.
  func isReplaced(_ call: Ref) -> Bool {
    guard program.arguments(of: call).isEmpty, let block = program.parent(call), program.kind(block) == .block else {
      return false
    }
    let statements = program.children(block)
    guard let index = statements.firstIndex(of: call), index + 1 < statements.count else { return false }
    let next = statements[index + 1]
    return program.kind(next) == .call && program.name(next) == "append" && asks(program.receiver(of: next))
  }

  private func isDisabled(_ call: Ref) -> Bool {
    program.name(call) == "disabled" && program.arguments(of: call).contains(where: asks)
  }

  /// A condition around the place, or a statement before it, reads the path or appends to it.
  func stand(before place: Ref) -> Bool {
    var previous = place
    var current = program.parent(place)
    while let c = current {
      switch program.kind(c) {
      case .ifElse, .loop, .ternary, .switch:
        if program.decider(c) != previous, asks(program.decider(c)) { return true }
      case .forIn: if asks(program.child(c, .sequence)) { return true }
      // `case .path(.element(…)):` an action of a screen on the path.
      case .switchCase: if let patterns = program.child(c, .patterns), comesFromPath(patterns) { return true }
      // `Button("Cancel") { path.removeLast() }.disabled(path.isEmpty)`
      case .call: if program.child(c, .callee) == previous, isDisabled(c) { return true }
      case .binary: if program.child(c, .right) == previous, asks(program.child(c, .left)) { return true }
      case .block: if program.children(c).prefix(while: { $0 != previous }).contains(where: settles) { return true }
      case .function, .type, .extension: return false
      default: break
      }
      previous = c
      current = program.parent(c)
    }
    return false
  }

  private func comesFromPath(_ patterns: Ref) -> Bool {
    program.nodes([.patternCase], in: patterns).contains { program.name($0) == program.name(path) }
  }

  private func settles(_ statement: Ref) -> Bool {
    switch program.kind(statement) {
    case .guard: asks(program.child(statement, .conditions))
    case .ifElse: asks(program.child(statement, .conditions)) && leaves(program.child(statement, .body))
    case .assign: asks(program.child(statement, .target))
    case .call: SDK.additions.contains(program.name(statement)) && asks(program.receiver(of: statement))
    case .variable: asks(program.child(statement, .initializer))
    default: false
    }
  }

  private func leaves(_ block: Ref?) -> Bool {
    guard let last = block.map(program.children)?.last else { return false }
    return [.returned, .thrown].contains(program.kind(last))
      || (program.kind(last) == .name && ["break", "continue"].contains(program.name(last)))
      || (program.kind(last) == .call && Stubs.traps.contains(program.name(last)))
  }

  /// The places where its own type passes the function on: `Button("Save", action: save)`.
  private func handings(of function: Ref) -> [Ref] {
    guard let type = program.enclosingType(function) else { return [] }
    return program.mentions(of: program.name(function)).filter { mention in
      let isOwn = program.kind(mention) == .name || program.child(mention, .base).map(program.name) == "self"
      return program.call(of: mention) == nil && isOwn && program.enclosingType(mention) == type
        && !program.contains(function, mention)
    }
  }

  func standBeforeAllCallers(of call: Ref) -> Bool {
    guard let function = program.enclosingMember(call), program.kind(function) == .function else { return false }
    let callers = program.callers(of: function) + handings(of: function)
    return !callers.isEmpty && callers.allSatisfy(stand(before:))
  }
}
