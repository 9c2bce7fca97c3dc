import SourceFacts

/// Code that waits until a screen answers: `let photo = await camera.photo()`, where the screen keeps the continuation
/// that it is given, and resumes it when the user has chosen. What comes after runs where the screen resumes it.
extension Attribution {
  /// A statement that waits.
  struct Wait {
    var statement: Ref
    /// The call in the statement that returns late.
    var call: Ref
    /// The calls that resume it.
    var resumptions: [Ref]
  }

  /// - Returns: whether that is all there is to it.
  func follow(_ step: Step, toResumptionsIn member: Ref, _ way: inout Way) -> Bool {
    let resumptions = resumptions(before: step.place, in: member)
    for next in resumptions { add(Step(place: next), to: &way) }
    return !resumptions.isEmpty
  }

  /// The calls that resume the last wait before a place in the same code.
  private func resumptions(before place: Ref, in member: Ref) -> [Ref] {
    if waits.isEmpty { return [] }
    var current = place
    while current != member, let parent = program.parent(current), !runsLater(current) {
      if let last = waits[parent]?.last(where: { isOver($0, at: place, in: current) }) { return last.resumptions }
      current = parent
    }
    return []
  }

  /// A closure runs later than the code around it, unless it only receives a continuation: `await
  /// withCheckedContinuation { done in camera.dismiss(animated: true) { done.resume() } }`.
  private func runsLater(_ node: Ref) -> Bool {
    guard program.kind(node) == .closure else { return false }
    let call = program.parent(node).flatMap(program.parent)
    return call.map { !semantics.library.suspending.contains(program.name($0)) } ?? true
  }

  /// Some statement before another of the same block waits, or the statement itself does.
  func comesAfterWait(_ statement: Ref, in block: Ref) -> Bool {
    waits[block]?.contains { $0.statement.node <= statement.node } ?? false
  }

  private func isOver(_ wait: Wait, at place: Ref, in statement: Ref) -> Bool {
    if wait.statement.node < statement.node { return true }
    // `if await camera.isReady() { … }`
    return wait.statement == statement && wait.call.node < place.node && !program.contains(wait.call, place)
  }

  /// The statements that wait, in order, by their blocks.
  func findWaits() -> [Ref: [Wait]] {
    var late = answeringFunctions()
    var queue = late.keys.sorted()
    var found: [Ref: [Wait]] = [:]
    while let function = queue.popLast() {
      for call in flow.callers(of: function) where !program.isOutOfScope(call) {
        guard let (block, statement) = statement(around: call), let resumptions = late[function] else { continue }
        found[block, default: []].append(Wait(statement: statement, call: call, resumptions: resumptions))
        // A flow that waits for its screen answers late, too.
        if let outer = program.parent(block), program.kind(outer) == .function, late[outer] == nil {
          late[outer] = resumptions
          queue.append(outer)
        }
      }
    }
    for (block, wait) in waitsForScreens() { found[block, default: []].append(wait) }
    return found.mapValues { $0.sorted { $0.call < $1.call } }
  }

  /// Code that itself hands its continuation to a screen, in a closure: `await withCheckedContinuation { done in
  /// page.onResult = { done.resume(returning: $0) } }`. The screen resumes it where it runs the closure.
  private func waitsForScreens() -> [(block: Ref, wait: Wait)] {
    var result: [(block: Ref, wait: Wait)] = []
    for call in semantics.library.suspending.sorted().flatMap({ program.callsNamed($0) }) {
      guard !program.isOutOfScope(call), let closure = semantics.trailingClosure(of: call),
        program.kind(closure) == .closure, let (block, statement) = statement(around: call)
      else { continue }
      let resumptions = resumptions(handedOverIn: closure)
      if resumptions.isEmpty { continue }
      result.append((block: block, wait: Wait(statement: statement, call: call, resumptions: resumptions)))
    }
    return result
  }

  /// The calls that resume a closure's continuation in code that it hands to a screen.
  private func resumptions(handedOverIn closure: Ref) -> [Ref] {
    var result: [Ref] = []
    program.forEachNode(in: closure) { node in
      if program.kind(node) == .name, isParameter(node, of: closure), let resumption = resumption(node),
        let handed = program.enclosingClosure(resumption), handed != closure, !screens(madeWith: handed).isEmpty
      {
        result.append(resumption)
      }
      return true
    }
    return result
  }

  /// The functions of screens that keep a continuation in a property, with the calls that resume it.
  private func answeringFunctions() -> [Ref: [Ref]] {
    var result: [Ref: [Ref]] = [:]
    for call in semantics.library.suspending.sorted().flatMap({ program.callsNamed($0) }) {
      guard !program.isOutOfScope(call), let function = program.enclosingMember(call),
        program.kind(function) == .function, let screen = program.enclosingType(function), shown.contains(screen),
        let property = property(keepingContinuationOf: call, in: screen)
      else { continue }
      let resumptions = program.mentions[program.symbol(property)].filter {
        program.enclosingType($0) == screen && flow.declaration(of: $0) == property
      }
      .compactMap(resumption)
      if !resumptions.isEmpty { result[function] = resumptions }
    }
    return result
  }

  /// `withCheckedContinuation { continuation = $0 }`
  private func property(keepingContinuationOf call: Ref, in screen: TypeID) -> Ref? {
    guard let closure = semantics.trailingClosure(of: call), program.kind(closure) == .closure,
      let body = program.child(closure, .body)
    else { return nil }
    for statement in program.children(body) where program.kind(statement) == .assign {
      guard let value = program.child(statement, .value), program.kind(value) == .name, isParameter(value, of: closure),
        let property = program.child(statement, .target).flatMap(flow.declaration), program.kind(property) == .variable,
        program.enclosingType(property) == screen
      else { continue }
      return property
    }
    return nil
  }

  private func isParameter(_ name: Ref, of closure: Ref) -> Bool {
    switch semantics.lookup(program.symbol(name), at: name) {
    case .shorthand(let around, 0): around == closure
    case .local(let d): program.kind(d) == .parameter && program.parent(d).flatMap(program.parent) == closure
    default: false
    }
  }

  /// `continuation?.resume(returning: photo)`
  private func resumption(_ mention: Ref) -> Ref? {
    guard let member = program.parent(mention), program.kind(member) == .member, program.name(member) == "resume",
      let call = program.parent(member), program.kind(call) == .call, program.child(call, .callee) == member
    else { return nil }
    return call
  }

  /// The statement with a call, in the block that runs it: not in a closure that the block passes on.
  private func statement(around call: Ref) -> (block: Ref, statement: Ref)? {
    var current = call
    while let parent = program.parent(current), ![.closure, .function, .type].contains(program.kind(current)) {
      if program.kind(parent) == .block { return (parent, current) }
      current = parent
    }
    return nil
  }
}
