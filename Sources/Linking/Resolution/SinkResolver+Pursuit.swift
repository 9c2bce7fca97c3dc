import NavigationModel
import SourceFacts

extension SinkResolver {
  /// Follows a sink to its destinations, and adds the transitions found.
  func resolve(_ sink: Sink) {
    let first = Question(
      root: environment(of: sink), site: sink.place, depth: 0, confidence: sink.confidence, known: [])
    var pursuit = Pursuit(of: sink, from: first, semantics)
    var rounds = 0
    evaluator.work = 0
    while let question = pursuit.questions.popLast(), !semantics.budget.isStopped {
      rounds += 1
      pursuit.cut = limitMet(after: rounds)
      if pursuit.cut != nil { break }
      pursue(question, &pursuit)
    }
    conclude(pursuit)
  }

  /// The limit that one site has exceeded after this many rounds; nil if none.
  private func limitMet(after rounds: Int) -> Limit? {
    let budget = semantics.budget
    if rounds > budget.resolverRounds.most { return budget.resolverRounds }
    return evaluator.work > budget.resolverWork.most ? budget.resolverWork : nil
  }

  /// Asks one question: it gives destinations, further questions, or a gap.
  private func pursue(_ question: Question, _ pursuit: inout Pursuit) {
    let sink = pursuit.sink
    // `router?.launch()`, where the router is nil.
    if question.root.receiver?.areNothing == true { return }
    if passesToCallsOfLibrary(question, &pursuit) { return }
    finder.shells.objects = []
    var answer = answer(to: question, of: sink)
    if passesToObjects(question, answer, &pursuit) { return }
    note(answer.hollow + finder.shells.objects, question, sink)
    if passesToFirstRoutes(question, answer, &pursuit) { return }
    if let flag = sink.flag, !question.root.bindings.isEmpty, let style = comparedStyle(flag, question.root),
      isOfAnother(style, question.root)
    {
      pursuit.isAnswered = true
      return
    }
    let known = emitTargets(of: answer, question, &pursuit)
    let isFollowed = follow(answer, of: question, known: known, &pursuit)
    if !isFollowed, answer.targets.isEmpty { settle(&answer, of: question, &pursuit) }
  }

  /// The first content of a stack in a view that is no root is a part of that view: nothing shows it.
  private func answer(to question: Question, of sink: Sink) -> Answer {
    var answer = Answer()
    _ = finder.shownCalls.shown { () -> Bool? in
      answer = ask(sink, question)
      guard let screen = part(in: answer, question, sink) else { return true }
      stackParts[screen, default: []].insert(question.site)
      return nil
    }
    return answer
  }

  /// The only screen in an answer, where it is a part of the view around the question's site. A root's own stack shows
  /// a root.
  private func part(in answer: Answer, _ question: Question, _ sink: Sink) -> TypeID? {
    guard sink.isStackContent, sink.isPart || !isRootsOwn(sink.place), answer.targets.count == 1,
      case .declared(let screen) = answer.targets[0].target,
      isPart(answer.targets[0].site ?? question.site, of: sink),
      let view = program.enclosingType(question.site), view != screen, program.types[view].isDeclared,
      finder.givenContent(of: view) == nil, finder.givenContent(of: screen) == nil
    else { return nil }
    return screen
  }

  /// A primitive in code that a dialect declares for a library: the app's calls of it are asked instead.
  private func passesToCallsOfLibrary(_ question: Question, _ pursuit: inout Pursuit) -> Bool {
    guard question.depth == 0 else { return false }
    let calls = callsOfLibrary(around: pursuit.sink.place)
    for (call, function) in calls
    where pursuit.visits.admit(Step(source: flow.source(call: call, function: function)), []) {
      pursuit.questions.append(on(call, of: function, question))
    }
    return !calls.isEmpty
  }

  /// Where the answer depends on the object that runs this code, asks for each such object.
  private func passesToObjects(_ question: Question, _ answer: Answer, _ pursuit: inout Pursuit) -> Bool {
    if !answer.subjects.isEmpty {
      for subject in answer.subjects where runs(pursuit.sink.place, for: subject.type) {
        pursuit.questions.append(asked(question, of: subject))
      }
      pursuit.isAnswered = true
      return true
    }
    if let function = answer.ownObjectOf, semantics.allows(\.followedCalls, after: question.depth) {
      follow(flow.callers(of: function).map { ($0, function) }, question, &pursuit)
      return true
    }
    let uses = usesOfDependency(question, answer)
    guard !uses.isEmpty else { return false }
    follow(uses, question, &pursuit)
    pursuit.isAnswered = true
    return true
  }

  /// Asks the question at each of the calls.
  private func follow(_ calls: [(call: Ref, function: Ref)], _ question: Question, _ pursuit: inout Pursuit) {
    for (call, function) in calls where pursuit.admits(flow.source(call: call, function: function), for: question) {
      pursuit.questions.append(on(call, of: function, question))
    }
  }

  /// Notes the navigation controllers that are shown here and filled by other code.
  private func note(_ hollows: [Ref], _ question: Question, _ sink: Sink) {
    for made in hollows
    where (!sink.isHeldContent || question.wrote) && holds(sink, question) {
      let own = takesOwnStyle(sink) ? PresentationStyles(flow: flow).kind(ofMade: made) : nil
      self.hollows.insert(Hollow(kind: own ?? sink.kind, site: question.site, primitive: sink.place, controller: made))
    }
  }

  /// Content that chooses between several views is the stack's own screen in several states.
  private func passesToFirstRoutes(_ question: Question, _ answer: Answer, _ pursuit: inout Pursuit) -> Bool {
    let sink = pursuit.sink
    guard sink.isStackContent, answer.targets.count > 1 || sink.isPart && answer.targets.isEmpty else { return false }
    for first in firstRoutes(of: question, among: answer.deciding, sink)
    where pursuit.admits(first.source, for: question) {
      var next = narrow(question, by: first.source, known: question.known, without: [])
      next.site = question.site
      pursuit.questions.append(next)
    }
    return true
  }

  /// Adds the targets of the answer. Targets that were known before only count with a route.
  ///
  /// - Returns: all targets that are known now.
  private func emitTargets(of answer: Answer, _ question: Question, _ pursuit: inout Pursuit) -> Set<Target> {
    var known = question.known
    for (place, found) in answer.targets.enumerated()
    where !question.known.contains(found.target) || found.route != nil {
      if emit(
        pursuit.sink, question, found, kinds: answer.kinds[place], confidence: answer.isByCast ? .inferred : nil)
      {
        pursuit.isAnswered = true
      }
      known.insert(found.target)
    }
    return known
  }

  /// Settles a question without further sources: adds the targets for any value, or a gap.
  private func settle(_ answer: inout Answer, of question: Question, _ pursuit: inout Pursuit) {
    let hangsOn = answer.open + answer.undecided
    // The answer may be any of several, in a function that nothing calls: that is no destination.
    if isVague(answer, question), isNeverCalled(hangsOn) { return }
    if answer.fallback.isEmpty, !answer.isSettled { answer.fallback = question.shownForModel.map { ($0, nil, nil) } }
    for found in answer.fallback where emit(pursuit.sink, question, found, confidence: .inferred) {
      pursuit.isAnswered = true
    }
    note(answer.hollowFallback, question, pursuit.sink)
    guard answer.fallback.isEmpty, !answer.isSettled, !isNeverCalled(hangsOn), holds(pursuit.sink, question) else {
      return
    }
    if question.isFollowed, let lost = decodedRoute(answer) ?? unknownRoute(answer, question) { lose(lost, &answer) }
    noteLost(answer)
    if answer.lost.isEmpty {
      pursuit.gapReason = pursuit.gapReason ?? answer.reason
    } else {
      gaps.insert(FoundGap(kind: pursuit.sink.kind, site: question.site, reason: answer.reason))
    }
  }

  /// The answer may be any of several, or depends on a value from outside of the app.
  private func isVague(_ answer: Answer, _ question: Question) -> Bool {
    answer.fallback.count > 1 || program.isOfLibrary(question.site) || program.isOfDependency(question.site)
      || areRoutes(question.overwritten)
  }

  /// Lists the gaps.
  private func conclude(_ pursuit: Pursuit) {
    let sink = pursuit.sink
    if let cut = pursuit.cut {
      gaps.insert(
        FoundGap(
          kind: sink.kind, site: sink.place, reason: "more ways lead here than navlint follows: \(cut.reason)",
          isCut: true))
      return
    }
    // The column beside a list that selects shows what a link in it selects.
    guard !pursuit.isAnswered, !(sink.isLink && selection.isInSelectableList(sink.place)) else { return }
    if let reason = pursuit.gapReason {
      if !isUnusedExtension(sink.place) { gaps.insert(FoundGap(kind: sink.kind, site: sink.place, reason: reason)) }
    } else {
      silent.append(sink)
    }
  }

  /// The state has an enum of the sources as its type: a case that is never made shows nothing.
  private func areRoutes(_ state: Set<Ref>) -> Bool {
    !state.isEmpty
      && state.allSatisfy { d in
        guard case .named(let id, _) = semantics.declaredType(d).core else { return false }
        return program.types[id].kind == .enum
      }
  }

  /// The app's calls of code that a dialect declares for a library and that shows `self`: `router.launch(from:
  /// window)`.
  private func callsOfLibrary(around place: Ref) -> [(call: Ref, function: Ref)] {
    guard program.isOfLibrary(place), let function = program.enclosingMember(place),
      program.kind(function) == .function, !program.flags(function).contains(.isStatic),
      program.name(function) != "init"
    else { return [] }
    return flow.callers(of: function).map { ($0, function) }
  }

  /// A place in an app's extension of an SDK type that nothing calls; the SDK does not call it either.
  private func isUnusedExtension(_ place: Ref) -> Bool {
    guard let function = program.enclosingMember(place), program.kind(function) == .function,
      let type = program.enclosingType(function), !program.types[type].isDeclared,
      !program.flags(function).contains(.isOverride)
    else { return false }
    return flow.callers(of: function).isEmpty && !flow.isHandedOn(function)
  }
}
