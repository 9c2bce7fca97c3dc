import Dialects
import NavigationModel
import SourceFacts

extension SinkResolver.Answer {
  mutating func add(_ found: [(target: Target, route: RouteValue?, site: Ref?)], kinds: [Transition.Kind]) {
    for f in found {
      self.kinds[targets.count] = kinds
      targets.append(f)
    }
  }

  mutating func merge(_ other: SinkResolver.Answer) {
    for (place, kinds) in other.kinds { self.kinds[targets.count + place] = kinds }
    targets += other.targets
    hollow += other.hollow
    open += other.open
    fallback += other.fallback
    isSettled = isSettled || other.isSettled
  }
}

extension SinkResolver {
  /// The kinds of a sink: by its deciding argument, else by the route, else its own.
  func kinds(of sink: Sink, _ root: Environment, route: Value? = nil) -> [Transition.Kind] {
    if !sink.styleConditions.isEmpty, !root.bindings.isEmpty, !sink.styleConditions.allSatisfy({ holds($0, root) }) {
      return [.sheet]
    }
    guard let choice = sink.choice else { return [sink.kind] }
    var names: [String] = []
    if let argument = choice.argument {
      names = caseNames(evaluator.values(of: argument, in: root))
    } else if let route, !choice.rule.property.isEmpty, let property = program.symbols.find(choice.rule.property) {
      evaluator.begin()
      names = caseNames(evaluator.read(property, of: route, declared: nil, root, at: sink.place))
    }
    var result: [Transition.Kind] = []
    for name in names { if let kind = choice.rule.kinds[name], !result.contains(kind) { result.append(kind) } }
    return result.isEmpty ? [sink.kind] : result
  }

  /// The names of cases, also of types that the sources do not declare: `.sheet`, `.sheet(withNavigation: true)`.
  private func caseNames(_ values: [Value]) -> [String] {
    values.compactMap { v in
      switch v {
      case .enumCase(_, let name, _, _): program.text(name)
      case .instance(_, let call, _): program.name(call)
      case .unknown(let r): [.call, .member].contains(program.kind(r)) ? program.name(r) : nil
      default: nil
      }
    }
  }

  /// A route in a library's wrapper (`Route.sheet(screen)`): the wrapper's case decides the kind.
  func askWrapped(_ call: Ref, _ env: Environment, _ type: TypeExpression, _ sink: Sink, _ question: Question) -> Answer
  {
    guard case .external(let name, _) = type, let rule = semantics.library.constructors[name] else { return Answer() }
    var inner = sink
    // A stack that is replaced as a whole is a root, whatever lies on it.
    if sink.kind != .root, let kind = rule.kinds[program.name(call)] { inner.kind = kind }
    inner.choice = nil
    guard let argument = semantics.argument(labelled: rule.argument, of: call) else { return Answer() }
    evaluator.begin()
    var answer = askRoute(evaluator.evaluate(argument, env), inner, question)
    for place in answer.targets.indices { answer.kinds[place] = [inner.kind] }
    return answer
  }
}
