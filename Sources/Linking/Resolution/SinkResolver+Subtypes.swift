import SourceFacts

/// Code of a base class (or of a protocol's extension) that shows what its subtypes make: `show(makeController())`,
/// where each subclass has its own `makeController()`.
///
/// Each subtype is asked separately, with the calls and writes that can be its own. The member that makes the
/// destination is the site.
extension SinkResolver {
  /// The subtypes to ask, where the answer depends on the type of `self`.
  func subjects(among openSelves: [EvaluationTrace.OpenSelf], _ question: Question) -> [Question.Subject] {
    guard question.subject == nil else { return [] }
    for open in openSelves {
      var result: [Question.Subject] = []
      for id in semantics.withSubtypes(open.type)
      where program.types[id].isDeclared && program.types[id].kind != .protocol && !program.types[id].isOutOfScope {
        guard let member = evaluator.answer(to: open.member, in: id), !program.isOutOfScope(member),
          makesSomething(member)
        else { continue }
        // A type that inherits its implementation is asked with the declaring type.
        let own = program.enclosingType(member) ?? id
        let subject = Question.Subject(type: program.types[own].kind == .protocol ? id : own, member: member)
        if !result.contains(subject) { result.append(subject) }
      }
      if result.count > 1 || result.first.map({ $0.type != open.type }) ?? false,
        semantics.allows(\.subtypesAsked, after: result.count - 1)
      {
        return result
      }
    }
    return []
  }

  func asked(_ question: Question, of subject: Question.Subject) -> Question {
    var next = question
    next.root = Environment(parent: nil, bindings: question.root.bindings, receiver: [.selfValue(subject.type)])
    next.subject = subject
    return next
  }

  /// `fatalError("to be overridden")` makes nothing.
  private func makesSomething(_ member: Ref) -> Bool {
    guard program.kind(member) == .function else { return true }
    guard let block = program.child(member, .body) else { return false }
    guard program.children(block).count == 1, var only = program.children(block).first else { return true }
    if program.kind(only) == .returned { only = program.child(only, .value) ?? only }
    guard program.kind(only) == .call else { return true }
    // A bare controller is a placeholder until a subclass makes one.
    if program.name(only) == "UIViewController", semantics.arguments(of: only).isEmpty { return false }
    return !Stubs.traps.union(["notImplemented"]).contains(program.name(only))
  }

  /// Parameters that decide whether the primitive runs: the callers decide, and so the subtype that calls.
  func decidingParameters(_ sink: Sink, _ question: Question) -> [VariableKey] {
    guard question.subject != nil, let function = program.enclosingMember(sink.place),
      program.kind(function) == .function
    else { return [] }
    var result: [VariableKey] = []
    for c in sink.conditions {
      let subject =
        program.kind(c.node) == .switchCase
        ? program.parent(c.node).flatMap { program.child($0, .subject) } : program.child(c.node, .conditions)
      guard let subject else { continue }
      program.forEachNode(in: subject) { r in
        if program.kind(r) == .name, case .local(let d)? = semantics.lookup(program.symbol(r), at: r),
          program.kind(d) == .parameter, program.enclosingMember(d) == function
        {
          let key = VariableKey(declaration: d)
          if question.root.binding(key) == nil, !result.contains(key), !flow.callers(of: function).isEmpty {
            result.append(key)
          }
        }
        return program.kind(r) != .closure
      }
    }
    return result
  }

  /// Whether a call or write can be one of the subtype's: with it as the receiver, or constructing it.
  func isOf(_ subject: Question.Subject?, _ source: Source, _ key: VariableKey) -> Bool {
    guard let subject, let owner = program.enclosingType(key.declaration), isFamily(owner, subject.type) else {
      return true
    }
    var place = source.place
    if program.kind(place) == .call {
      if case .initializer(let id, _) = semantics.callee(of: place) { return isFamily(id, subject.type) }
      if let target = program.child(place, .callee) { place = target }
    } else if let assign = program.parent(place), program.kind(assign) == .assign,
      let target = program.child(assign, .target)
    {
      place = target
    }
    var type = program.enclosingType(place)
    if program.kind(place) == .member, let base = program.child(place, .base),
      program.kind(base) != .name || !["self", "super"].contains(program.name(base))
    {
      guard case .named(let id, _) = semantics.type(of: base).core else { return true }
      type = id
    }
    return type.map { isFamily($0, subject.type) } ?? true
  }

  private func isFamily(_ a: TypeID, _ b: TypeID) -> Bool {
    a == b || semantics.inherits(a, from: b) || semantics.inherits(b, from: a)
  }
}
