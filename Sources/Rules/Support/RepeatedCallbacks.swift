import Linking
import SourceFacts

/// Closures that a function calls in a branch, and, as the branch does not leave, once more behind it.
struct RepeatedCallbacks {
  struct Repeated {
    /// The property or parameter that holds the closure.
    var closure: Ref
    var first: Ref
    var second: Ref
    /// The push that the closure makes for the first call.
    var opened: Ref
  }

  let program: LinkedProgram
  /// The pushes that code certainly makes.
  let pushes: (Ref) -> Set<Ref>

  var all: [Repeated] {
    program.declaredTypes.flatMap { program.ownMembers(of: $0) }.filter { program.kind($0) == .function }
      .flatMap { program.nodesRunning([.ifElse], in: $0) }.compactMap(repeated)
  }

  /// `if text == nil { onDone() }; onDone()`: the branch does not leave, and the second call follows, also when a
  /// request has ended: `send { onDone($0) }`.
  private func repeated(_ choice: Ref) -> Repeated? {
    guard !program.isOutOfUsersReach(codeAt: choice), let body = program.child(choice, .body),
      let first = program.children(body).first(where: isClosureCall),
      program.rest(behind: first).allSatisfy({ ![.returned, .thrown].contains(program.kind($0)) }),
      let closure = program.child(first, .callee).flatMap(program.variable(of:))
    else { return nil }
    let codes = program.code(givenTo: closure)
    guard let opened = codes.compactMap({ opening(of: $0, for: first) }).min(),
      let second = calls(of: closure, behind: choice).first(where: { second in
        codes.contains { opening(of: $0, for: second) != nil }
      })
    else { return nil }
    return Repeated(closure: closure, first: first, second: second, opened: opened)
  }

  private func isClosureCall(_ statement: Ref) -> Bool {
    guard program.kind(statement) == .call, case .closure = program.callee(of: statement) else { return false }
    return true
  }

  private func isCall(of closure: Ref, _ call: Ref) -> Bool {
    isClosureCall(call) && program.child(call, .callee).flatMap(program.variable(of:)) == closure
  }

  // MARK: the second call

  private func calls(of closure: Ref, behind choice: Ref) -> [Ref] {
    var found: [Ref] = []
    for next in program.rest(behind: choice) {
      if isCall(of: closure, next) { found.append(next) }
      found += program.nodes([.call], in: next).filter { isCall(of: closure, $0) && isLater($0, in: next) }
      // What follows may only run where the branch did not.
      if mayLeave(next) { break }
    }
    return found
  }

  /// The call stands in a closure that the statement hands on, without a condition around that.
  private func isLater(_ call: Ref, in statement: Ref) -> Bool {
    let around = program.ancestors(call).prefix { $0 != statement } + [statement]
    guard let outermost = around.last(where: { program.kind($0) == .closure }) else { return false }
    return !program.ancestors(outermost).prefix { $0 != program.parent(statement) }.contains {
      [.ifElse, .guard, .switch, .ternary, .loop, .forIn].contains(program.kind($0))
    }
  }

  private func mayLeave(_ statement: Ref) -> Bool {
    guard [.guard, .ifElse, .switch].contains(program.kind(statement)) else { return false }
    return !isUnwrapping(statement) && !program.nodesRunning([.returned, .thrown], in: statement).isEmpty
  }

  private func isUnwrapping(_ choice: Ref) -> Bool {
    guard let conditions = program.child(choice, .conditions) else { return false }
    return program.children(conditions).allSatisfy { program.kind($0) == .optionalBinding }
  }

  // MARK: what the closure opens

  /// A push that the closure's code makes for a call: certainly, or in the arm for the case that the call passes.
  private func opening(of code: Ref, for call: Ref) -> Ref? {
    if let certain = pushes(code).min() { return certain }
    let statements =
      program.kind(code) == .function
      ? program.child(code, .body).map(program.children) ?? [] : program.statements(of: code)
    for statement in statements {
      switch program.kind(statement) {
      case .guard where isUnwrapping(statement), .variable, .call: continue
      case .switch: return openingInArm(of: statement, in: code, for: call)
      default: return nil
      }
    }
    return nil
  }

  private func openingInArm(of choice: Ref, in code: Ref, for call: Ref) -> Ref? {
    let parameters = program.kind(code) == .closure ? program.children(code, .parameters) : program.parameters(of: code)
    guard let asked = program.decider(choice).flatMap(program.variable(of:)), parameters.contains(asked) else {
      return nil
    }
    return program.children(choice, .arms).lazy.compactMap { arm -> Ref? in
      let statements = program.child(arm, .body).map(program.children) ?? []
      // What the arm records may be what it asks the next time.
      guard let start = statements.first, !program.isInOtherArm(start, of: code, than: call),
        program.nodes([.assign, .ifElse, .guard, .switch, .loop], in: arm).isEmpty
      else { return nil }
      return statements.lazy.compactMap(push).first
    }.first
  }

  private func push(runBy statement: Ref) -> Ref? {
    program.nodesRunning([.call], in: statement).lazy.compactMap { call -> Ref? in
      if program.navigation(at: call).contains(where: { $0.kind == .push && $0.confidence == .exact }) { return call }
      return program.function(runBy: call).flatMap { pushes($0).min() }
    }.first
  }
}
