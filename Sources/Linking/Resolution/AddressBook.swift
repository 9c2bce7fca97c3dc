import Dialects
import SourceFacts

/// The screens that an app registers for addresses.
struct AddressBook {
  var registrations: [FoundAddress] = []
  /// The scenes with an id, with their contents.
  var scenes: [(id: Ref, content: Ref)] = []
  /// All primitives of the app: those that a handler runs are found among them by place.
  var sinks: [Sink] = []
}

extension SinkResolver {
  /// A sink whose destination is an address: a string, a URL or a list of either. A screen in its place is the
  /// destination itself.
  func askAddress(_ values: [Value], _ result: Dialect.AddressRegistration.Result, _ sink: Sink, _ question: Question)
    -> Answer
  {
    var answer = Answer()
    var queue = values
    var index = 0
    while index < queue.count, index < 64 {
      let v = queue[index]
      index += 1
      switch v {
      case .string(let text):
        answer.isSettled = true
        answer.merge(shown(at: text, result, sink, question))
      case .array([]): answer.isSettled = true
      case .array, .dictionary: queue += evaluator.listed(v) ?? []
      case .null: answer.isSettled = true
      case .instance(.external(let name, _), let call, let env)
      where name == "URL" || semantics.library.boxes[name] != nil:
        let labels = name == "URL" ? ["string", "fileURLWithPath"] : semantics.library.boxes[name]?.content ?? []
        for label in labels {
          if let inner = semantics.argument(labelled: label, of: call) {
            queue += evaluator.evaluate(inner, env)
            break
          }
        }
      case .instance:
        answer.merge(self.answer(screens: [v], sink, question))
      default:
        if let key = v.root { answer.open.append(key) }
        let type = evaluator.type(of: v)
        let screens = finder.byType(type)
        let any = screens.isEmpty ? anyAddress(v, result, sink, question) : Answer()
        if v.root != nil {
          answer.fallback += screens.map { ($0, nil, nil) } + any.targets
        } else {
          answer.merge(any)
        }
      }
    }
    return answer
  }

  /// The registrations that fit an address best.
  private func shown(
    at address: String, _ result: Dialect.AddressRegistration.Result, _ sink: Sink, _ question: Question
  ) -> Answer {
    var best: [FoundAddress] = []
    var score = Int.min
    for r in addressBook.registrations where r.result == result {
      for p in patterns(of: r) {
        guard let fit = AddressPattern(p).fit(address), fit >= score else { continue }
        best = fit > score ? [r] : best + [r]
        score = fit
      }
    }
    var answer = Answer()
    for r in best { answer.merge(made(by: r, sink, question)) }
    return answer
  }

  /// An address that is not known: one from a server is an address of the web, one from the system is the app's own.
  private func anyAddress(_ v: Value, _ result: Dialect.AddressRegistration.Result, _ sink: Sink, _ question: Question)
    -> Answer
  {
    var answer = Answer()
    let isReceived =
      v.root.flatMap { program.enclosingType($0.declaration) }.map { type in
        program.kind(v.root?.declaration ?? sink.place) == .variable
          && semantics.supertypeNames(of: type).contains { ["Decodable", "Codable"].contains($0) }
      } ?? false
    for r in addressBook.registrations where r.result == result {
      let isWeb = patterns(of: r).contains { ["http", "https"].contains(AddressPattern($0).scheme) }
      let hasScheme = patterns(of: r).contains { AddressPattern($0).scheme != nil }
      if hasScheme, isWeb == isReceived {
        for found in made(by: r, sink, question).targets
        where !answer.targets.contains(where: { $0.target == found.target }) { answer.targets.append(found) }
      }
    }
    answer.reason = "the address is not known before the app runs"
    return answer
  }

  private func patterns(of r: FoundAddress) -> [String] {
    let root = Environment(parent: nil)
    evaluator.begin()
    var values =
      r.owner.map { evaluator.variable(r.pattern, receiver: [.selfValue($0)], root) }
      ?? evaluator.evaluate(r.pattern, root)
    // Each builder is made with its own pattern: `HomeBuilder(path: "home")`.
    values = values.flatMap { v -> [Value] in
      guard r.owner != nil, case .property(let key) = v else { return [v] }
      return flow.sources(of: key).flatMap { source in source.bindings[key].map { evaluator.evaluate($0, root) } ?? [] }
    }
    return values.flatMap { v -> [String] in
      if case .string(let text) = v { return [text] }
      if case .array(let list) = v { return list.compactMap { if case .string(let text) = $0 { text } else { nil } } }
      return []
    }
  }

  /// The screens that a registration's factory makes, or its handler shows.
  private func made(by r: FoundAddress, _ sink: Sink, _ question: Question) -> Answer {
    let root = Environment(parent: nil)
    evaluator.begin()
    var factories: [Value]
    if let owner = r.owner {
      factories =
        program.kind(r.factory) == .function
        ? [.function(r.factory, receiver: [.selfValue(owner)])]
        : evaluator.variable(r.factory, receiver: [.selfValue(owner)], root)
    } else {
      factories = evaluator.evaluate(r.factory, root)
    }
    var answer = Answer()
    for f in factories {
      if r.result == .handler {
        answer.merge(run(by: f, sink, question))
        continue
      }
      var results = evaluator.result(of: f, arguments: [], root: root)
      // A function may return the factory.
      results = results.flatMap { v -> [Value] in
        if case .closure = v { evaluator.result(of: v, arguments: [], root: root) } else { [v] }
      }
      answer.merge(
        self.answer(
          screens: results.filter { $0 != .null }, sink,
          Question(root: root, site: question.site, depth: question.depth, confidence: question.confidence, known: [])))
    }
    answer.open = []
    answer.undecided = []
    return answer
  }

  /// The screens that a handler shows itself.
  private func run(by handler: Value, _ sink: Sink, _ question: Question) -> Answer {
    let body: Ref
    switch handler {
    case .closure(let r, _), .function(let r, _): body = r
    default: return Answer()
    }
    var answer = Answer()
    for inner in addressBook.sinks where inner.place != sink.place && program.contains(body, inner.place) {
      if case .address(_, .handler) = inner.subject { continue }
      let found = ask(
        inner,
        Question(
          root: Environment(parent: nil), site: question.site, depth: question.depth, confidence: question.confidence,
          known: []))
      answer.add(found.targets.map { ($0.target, $0.route, nil) }, kinds: [inner.kind])
    }
    return answer
  }

  /// A library's value around a screen: `AnyDestination(segue: .sheet) { _ in … }`, or a list of them.
  func askBox(_ values: [Value], _ sink: Sink, _ question: Question) -> Answer {
    var answer = Answer()
    var queue = values
    var index = 0
    while index < queue.count, index < 64 {
      let v = queue[index]
      index += 1
      switch v {
      case .array, .dictionary: queue += evaluator.listed(v) ?? []
      case .instance(.external(let name, _), let call, let env) where semantics.library.boxes[name] != nil:
        guard let box = semantics.library.boxes[name],
          let content = box.content.compactMap({ semantics.argument(labelled: $0, of: call) }).first
            ?? semantics.trailingClosure(of: call)
        else { continue }
        var inner = sink
        inner.choice = box.choice.map { rule in
          Sink.Choice(
            rule: rule, argument: rule.argument.compactMap { semantics.argument(labelled: $0, of: call) }.first)
        }
        evaluator.begin()
        let shown = evaluator.evaluate(content, env).flatMap { c in
          evaluator.apply(c, arguments: [], root: question.root)
        }
        let found = self.answer(screens: shown, inner, question)
        answer.add(found.targets, kinds: kinds(of: inner, env))
        answer.open += found.open
      case .closure, .function, .maker:
        answer.merge(self.answer(screens: evaluator.result(of: v, arguments: [], root: question.root), sink, question))
      default: if let key = v.root { answer.open.append(key) }
      }
    }
    return answer
  }
}
