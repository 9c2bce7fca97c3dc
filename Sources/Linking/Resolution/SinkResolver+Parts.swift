import SourceFacts

extension SinkResolver {
  /// The enum state and its case, where a presenter shows one case of it: `$model.destination.edit`.
  func casePart(of item: Ref, _ sink: Sink) -> (whole: Ref, part: Symbol)? {
    if let part = sink.part { return (item, part) }
    guard program.kind(item) == .member, let base = program.child(item, .base), semantics.typeReference(base) == nil,
      case .named(let id, _) = semantics.type(of: base).core
    else { return nil }
    let name = program.symbol(item)
    guard program.types[id].kind == .enum, program.types[id].cases[name] != nil,
      semantics.members(named: name, of: id).isEmpty
    else { return nil }
    return (base, name)
  }

  /// The content for one case of an enum state: the sites are the assignments of that case.
  func askPart(_ whole: Ref, _ part: Symbol, _ callees: [Value], _ sink: Sink, _ question: Question) -> Answer {
    var answer = Answer()
    answer.isSettled = true
    for v in evaluator.values(of: whole, in: question.root) {
      if let key = v.root {
        answer.open.append(key)
        continue
      }
      guard case .enumCase(let id, let name, let expression, _) = v, name == part else { continue }
      let targets: [Target]
      switch sink.kind {
      case .alert: targets = [.alert]
      case .dialog: targets = [.dialog]
      default:
        evaluator.begin()
        targets = show(callees, evaluator.payload(of: v, name, 0, label: "").first ?? v, question.root)
      }
      answer.add(
        targets.map { ($0, RouteValue(type: id, name: name), site(of: expression, in: id, question)) },
        kinds: kinds(of: sink, question.root, route: v))
    }
    return answer
  }

  /// A value that describes a whole alert: the code that makes it names the alert.
  func isPresentationValue(_ type: TypeExpression) -> Bool {
    if case .external(let name, _) = type.core { return semantics.library.presentationValues.contains(name) }
    return false
  }
}
