import NavigationModel
import SourceFacts

extension SinkResolver {
  /// Asks the question again for each source of the variables in the answer: first of those that hold the destination;
  /// where these have no source, of those that decide between destinations.
  ///
  /// - Returns: whether there is any source.
  func follow(_ answer: Answer, of question: Question, known: Set<Target>, _ pursuit: inout Pursuit) -> Bool {
    guard !answer.open.isEmpty || !answer.undecided.isEmpty,
      semantics.allows(\.followedCalls, after: question.depth)
    else { return false }
    var isFollowed = false
    for key in answer.open {
      for source in sources(of: key)
      where isOf(question.subject, source, key) && isOf(keeper: question.keeper, source, key)
        && !isFirstValue(source, ofVariableObservedAt: pursuit.sink.place, key)
      {
        isFollowed = true
        if let next = next(after: question, answer, by: source, of: key, known: known, &pursuit) {
          pursuit.questions.append(next)
        }
      }
    }
    for key in answer.undecided where !isFollowed {
      for source in sources(of: key) where isOf(question.subject, source, key) {
        isFollowed = true
        guard pursuit.admits(source, for: question) else { continue }
        var next = narrow(question, by: source, known: known, without: [])
        if !question.isPicked, isUnnamed(key, source, question, isData: true) || isLookedUp(key) {
          next.isPicked = isLookedUp(key)
          next.site = question.site
        }
        // The variable that decides between a stack's contents shows none of them.
        if pursuit.sink.isStackContent, question.isFollowed { next.site = question.site }
        pursuit.questions.append(next)
      }
    }
    return isFollowed
  }

  /// The question with the value that a source gives to a variable; nil where the source shows nothing, or was followed
  /// before.
  private func next(
    after question: Question, _ answer: Answer, by source: Source, of key: VariableKey, known: Set<Target>,
    _ pursuit: inout Pursuit
  ) -> Question? {
    let sink = pursuit.sink
    if isUnobserved(source, by: sink, key) { return nil }
    // An object that is nil shows nothing.
    if sink.isHeldContent || sink.isContainer, let value = source.bindings[key], program.kind(value) == .null {
      return nil
    }
    let isContent = holdsClosure(key)
    let site = isContent ? question.contentFor ?? question.site : question.isPicked ? question.site : nil
    guard pursuit.admits(source, for: question, site: site) else { return nil }
    var next = narrow(question, by: source, known: known, without: answer.open.filter { $0 != key })
    receiverCondition(of: source, for: key).map { next.conditions.append($0) }
    next = withObject(next, of: source, for: key, sink)
    if isContent { next.contentFor = site }
    next.subject?.isGiven = true
    if case .route = sink.subject, !answer.fallback.isEmpty, isModel(key, by: source, answer) {
      next.shownForModel = answer.fallback.map(\.target)
    }
    if next.taken == nil, isTaken(key, source, question, sink) { next.taken = question.site }
    guard !question.isPicked else { return next }
    if let written = writtenDefault(of: key, source) { next.site = written }
    if isPicked(key, source, question, answer) {
      next.isPicked = true
      next.site = question.site
    }
    return next
  }

  /// The variable holds a model, or a case with one. The code says which case it is, though not with which payload:
  /// `open(.article(url.lastPathComponent))`.
  private func isModel(_ key: VariableKey, by source: Source, _ answer: Answer) -> Bool {
    if isModelParameter(key) { return true }
    guard answer.carriers.contains(key), let value = source.bindings[key] else { return false }
    evaluator.begin()
    let values = evaluator.evaluate(value, Environment(parent: nil))
    return values.contains { if case .enumCase = $0 { true } else { false } }
  }

  /// The destination is one of several that are made elsewhere: the code that picks it names it.
  private func isPicked(_ key: VariableKey, _ source: Source, _ question: Question, _ answer: Answer) -> Bool {
    answer.lists.contains(key) || answer.objects.contains(key) || isMadeOnceForAll(key)
      || isUnnamed(key, source, question) || isLookedUp(key)
  }

  /// One of a dictionary's models by key (`folders[id]`): the code that reads it picks it, and the code that stored it
  /// shows nothing.
  private func isLookedUp(_ key: VariableKey) -> Bool {
    guard key.number < 0, program.kind(key.declaration) == .variable,
      case .dictionary(_, let held) = semantics.declaredType(key.declaration).core, case .named(let id, _) = held.core,
      program.types[id].kind == .struct, !semantics.isScreenType(id)
    else { return false }
    // Values that hold closures name their destinations themselves.
    return !program.types[id].members.values.joined().contains {
      guard program.kind($0) == .variable, case .function = semantics.declaredType($0).core else { return false }
      return true
    }
  }

  /// A function reads the destination from its parameter, while its caller waits: `func post(_ note: Note) {
  /// send(note.payload) }`. Its code runs on the caller's screen.
  private func takesFromParameter(_ place: Ref) -> Bool {
    guard let function = program.enclosingMember(place), program.kind(function) == .function,
      program.name(function) != "init"
    else { return false }
    let values =
      program.kind(place) == .call ? semantics.arguments(of: place).map { program.child($0, .value) } : [place]
    return values.compactMap(\.self).contains { isOfParameter($0, []) }
  }

  /// An expression that begins with a parameter, also through a local constant.
  private func isOfParameter(_ e: Ref, _ seen: Set<Ref>) -> Bool {
    if let inner = program.chained(e) { return isOfParameter(inner, seen) }
    guard program.kind(e) == .name, let d = flow.declaration(of: e), !seen.contains(d) else { return false }
    if program.kind(d) == .parameter { return program.parent(d).flatMap(program.parent).map(program.kind) == .function }
    guard program.kind(d) == .variable, program.enclosingMember(e) != d, let value = program.child(d, .initializer),
      program.parent(d).map(program.isDeclarationScope) == false
    else { return false }
    return isOfParameter(value, seen.union([d]))
  }

  /// A destination in an object's property is not on screen before the presenter reads it, nor what a closure in one
  /// makes before the presenter calls it.
  private func isTaken(_ key: VariableKey, _ source: Source, _ question: Question, _ sink: Sink) -> Bool {
    isKept(key, source) && (question.site != sink.place || isMaker(key)) && !takesFromParameter(question.site)
  }

  private func isMaker(_ key: VariableKey) -> Bool {
    if case .function = semantics.declaredType(key.declaration).core { true } else { false }
  }

  /// An argument that an object stores until its code needs it: `Confirmation(next: .push(.start))`.
  private func isKept(_ key: VariableKey, _ source: Source) -> Bool {
    guard key.number < 0, program.kind(key.declaration) == .variable, !source.isWrite,
      program.kind(source.place) == .call || flow.isInInitialiser(source.place)
    else { return false }
    return program.enclosingType(key.declaration) != nil && !holdsClosure(key)
  }

  /// A closure property that makes views, of a type whose values are all static constants (`static let live =
  /// PageFactory(make: { AnyView(Page()) })`): the code that calls it shows the view. The same holds for routes in a
  /// table: `let features = [Feature(.dining, name: "Dining"), …]`.
  private func isMadeOnceForAll(_ key: VariableKey) -> Bool {
    guard key.number < 0, program.kind(key.declaration) == .variable,
      holdsClosure(key) || program.flags(key.declaration).contains(.isLet),
      let type = program.enclosingType(key.declaration), program.types[type].kind == .struct,
      !semantics.isScreenType(type), !semantics.isViewModifier(type)
    else { return false }
    let made = flow.constructions(of: type)
    return !made.isEmpty
      && made.allSatisfy { call in
        guard let variable = program.enclosingMember(call), program.kind(variable) == .variable else { return false }
        return program.flags(variable).contains(.isStatic) || program.enclosingType(variable) == nil
      }
  }

  /// A case from a number or a string (`Page(rawValue: indexPath.row)`), or from decoded data
  /// (`next(answers[index].decision)`): no code names it, so its destination is named where the case is read.
  ///
  /// - Parameter isData: decoded data counts: where a `switch` reads it, not where it is only passed on.
  private func isUnnamed(_ key: VariableKey, _ source: Source, _ question: Question, isData: Bool = false) -> Bool {
    guard let value = source.bindings[key], case .named(let id, _) = evaluator.type(of: .parameter(key)).core,
      program.types[id].kind == .enum
    else { return false }
    evaluator.begin()
    let values = evaluator.evaluate(value, Environment(parent: nil))
    return !values.isEmpty
      && values.allSatisfy { v in
        switch v {
        case .instance(.named(id, _), let made, _): semantics.argument(labelled: "rawValue", of: made) != nil
        case .property(let key): isData && isOnlyDecoded(key.declaration)
        case .unknown: isData
        default: false
        }
      }
  }

  /// A property of a model that no code of the sources makes or assigns: it is decoded from data.
  func isOnlyDecoded(_ variable: Ref) -> Bool {
    guard program.kind(variable) == .variable, let owner = program.enclosingType(variable),
      program.types[owner].kind == .struct || isDecoded(owner), !semantics.isScreenType(owner),
      !semantics.isViewModifier(owner), program.child(variable, .initializer) == nil
    else { return false }
    return flow.writes(to: variable).isEmpty && flow.constructions(of: owner).isEmpty
  }

  private func isDecoded(_ type: TypeID) -> Bool {
    !semantics.supertypeNames(of: type).isDisjoint(with: ["Decodable", "Codable"])
  }

  /// The default of an initialiser's parameter that a construction omits: the code of the default named it.
  private func writtenDefault(of key: VariableKey, _ source: Source) -> Ref? {
    guard key.number < 0, program.kind(key.declaration) == .parameter, let value = source.bindings[key],
      value == program.child(key.declaration, .initializer),
      let function = program.parent(key.declaration).flatMap(program.parent), program.kind(function) == .function,
      program.name(function) == "init"
    else { return nil }
    return value
  }

  /// A variable's own `didSet` does not run for its initial value.
  private func isFirstValue(_ source: Source, ofVariableObservedAt place: Ref, _ key: VariableKey) -> Bool {
    program.kind(key.declaration) == .variable && source.place == program.child(key.declaration, .initializer)
      && source.place != place
      && program.contains(key.declaration, place) && !program.contains(source.place, place)
  }

  func sources(of key: VariableKey) -> [Source] {
    var result = flow.sources(of: key)
    // Writes through bindings that were passed on count as writes to the state.
    if program.kind(key.declaration) == .variable, key.number < 0 {
      for alias in flow.aliases(of: key.declaration) {
        // A binding that an initialiser stores is the binding itself: `_item = item`.
        for value in flow.writes(to: alias) where !(flow.isBindingVariable(alias) && flow.isInInitialiser(value)) {
          result.append(Source(place: value, bindings: [key: value], isWrite: true))
        }
      }
    }
    let called = result.filter { !isPassedOnByNobody($0, key) }
    return called.isEmpty ? result : called
  }

  /// A call that passes on its own function's argument, where nothing calls that function: it brings no value.
  private func isPassedOnByNobody(_ source: Source, _ key: VariableKey) -> Bool {
    guard let value = source.bindings[key], program.kind(value) == .name, let given = flow.declaration(of: value),
      program.kind(given) == .parameter
    else { return false }
    return isNeverCalled([VariableKey(declaration: given)])
  }

  /// A variable's initial value runs none of its observers: `var step = .first { didSet { path.append(step) } }`.
  private func isUnobserved(_ source: Source, by sink: Sink, _ key: VariableKey) -> Bool {
    guard program.kind(key.declaration) == .variable, key.number < 0,
      program.enclosingMember(sink.place) == key.declaration || flow.isInWatcher(of: key.declaration, sink.place)
    else { return false }
    return source.place == program.child(key.declaration, .initializer) || flow.isInInitialiser(source.place)
  }
}
