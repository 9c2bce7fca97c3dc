import NavigationModel
import SourceFacts

/// Takes each sink back to the places where its destination becomes concrete.
///
/// A question is asked in an environment that binds nothing. Where the answer hangs on a parameter, it is asked again
/// for each call, with all parameters of the function bound to that call's arguments; where it hangs on navigation
/// state, for each write. Every call and write is taken once per sink, so the work is bounded by the code that can
/// reach the sink.
final class SinkResolver {
  let flow: DataFlow
  let evaluator: Evaluator
  let finder: ScreenFinder
  let resolvers: RouteResolvers
  /// What addresses show.
  var addressBook = AddressBook()
  var semantics: Semantics { flow.semantics }
  var program: Program { flow.program }

  var transitions: Set<FoundTransition> = []
  /// The ways that a wrapper takes where it cannot push.
  var otherKinds: [FoundTransition: Set<Transition.Kind>] = [:]
  var gaps: Set<FoundGap> = []
  /// Enum cases that some code hands to navigation.
  var usedRoutes: Set<RouteValue> = []
  /// Enums of which some code shows a case that nobody can know: it may be any of them.
  var lostRoutes: Set<TypeID> = []
  /// Route values that a stack received although nothing shows their type.
  var unmatched: [(site: Ref, type: TypeExpression)] = []

  /// What shows navigation controllers that are filled elsewhere.
  var hollows: Set<Hollow> = []

  /// What code puts into objects that hold the content of a stack.
  var fills: Set<Fill> = []
  /// Where it is put there: these places replace what was there.
  var replacements: Set<Ref> = []
  /// Writes that present something over what is there.
  var presentations: Set<Ref> = []
  /// Where code takes a destination out of what it was given for later, by the destination.
  var takings: [Taking: Set<Ref>] = [:]

  let rootViews: RootViews
  let selection: Selection
  /// Views that stand at the root of something.
  var roots: Set<TypeID> = []
  /// Where views choose between tabs that they draw themselves: none of these is a root.
  var ownTabChoices: Set<Ref> = []
  /// Sinks that were followed to their ends, and show nothing.
  private(set) var silent: [Sink] = []
  /// Whether an enum that a `switch` is over came as any of several types.
  var castEnums: [Ref: Bool] = [:]
  /// The types of what the tree puts into properties of protocols' types; nil where somebody puts in what nobody knows.
  var heldTypes: [VariableKey: Set<TypeID>?] = [:]

  init(flow: DataFlow, evaluator: Evaluator, finder: ScreenFinder, resolvers: RouteResolvers) {
    self.flow = flow
    self.evaluator = evaluator
    self.finder = finder
    self.resolvers = resolvers
    selection = Selection(flow: flow)
    rootViews = RootViews(flow: flow, evaluator: evaluator, finder: finder)
  }

  /// What one site may take, after so many ways to it.
  private func limitMet(after rounds: Int) -> Limit? {
    let budget = semantics.budget
    if rounds > budget.resolverRounds.most { return budget.resolverRounds }
    return evaluator.work > budget.resolverWork.most ? budget.resolverWork : nil
  }

  func resolve(_ sink: Sink) {
    var queue = [
      Question(root: environment(of: sink), site: sink.place, depth: 0, confidence: sink.confidence, known: [])
    ]
    var visited = Visits(semantics: semantics)
    var rounds = 0
    evaluator.work = 0
    var emitted = false
    var gapReason: String?
    var cut: Limit?
    while let question = queue.popLast() {
      rounds += 1
      cut = limitMet(after: rounds)
      if cut != nil { break }
      // `router?.launch()`, where there is no router.
      if question.root.receiver?.areNothing == true { continue }
      let calls = question.depth == 0 ? callsOfLibrary(around: sink.place) : []
      if !calls.isEmpty {
        for (call, function) in calls where visited.admit(Step(source: flow.source(call: call, function: function)), [])
        { queue.append(on(call, of: function, question)) }
        continue
      }
      finder.shells.objects = []
      var answer = ask(sink, question)
      if !answer.subjects.isEmpty {
        for subject in answer.subjects where runs(sink.place, for: subject.type) {
          queue.append(asked(question, of: subject))
        }
        emitted = true
        continue
      }
      if let function = answer.ownObjectOf, semantics.allows(\.followedCalls, after: question.depth) {
        for call in flow.callers(of: function)
        where visited.admit(
          Step(source: flow.source(call: call, function: function), subject: question.subject), question.conditions)
        {
          queue.append(on(call, of: function, question))
        }
        continue
      }
      let uses = usesOfDependency(question, answer)
      if !uses.isEmpty {
        for (call, function) in uses
        where visited.admit(
          Step(source: flow.source(call: call, function: function), subject: question.subject), question.conditions)
        { queue.append(on(call, of: function, question)) }
        emitted = true
        continue
      }
      for made in answer.hollow + finder.shells.objects
      where (!sink.isHeldContent || question.wrote) && holds(sink, question) {
        hollows.insert(Hollow(kind: sink.kind, site: question.site, primitive: sink.place, controller: made))
      }
      var known = question.known
      // Content that chooses between several views is the stack's own screen in several states.
      if sink.isStackContent, answer.targets.count > 1 {
        let first = firstRoutes(of: question).filter {
          visited.admit(Step(source: $0.source, subject: question.subject), question.conditions)
        }
        for f in first {
          var next = narrow(question, by: f.source, known: known, without: [])
          next.site = question.site
          queue.append(next)
        }
        continue
      }
      if let flag = sink.flag, !question.root.bindings.isEmpty, let style = comparedStyle(flag, question.root),
        isOfAnother(style, question.root)
      {
        emitted = true
        continue
      }
      for (place, found) in answer.targets.enumerated()
      where !question.known.contains(found.target) || found.route != nil {
        if emit(sink, question, found, kinds: answer.kinds[place], confidence: answer.isByCast ? .inferred : nil) {
          emitted = true
        }
        known.insert(found.target)
      }
      var advanced = false
      if !answer.open.isEmpty || !answer.undecided.isEmpty, semantics.allows(\.followedCalls, after: question.depth) {
        for key in answer.open {
          for source in sources(of: key)
          where isOf(question.subject, source, key) && !isFirstValue(source, ofVariableObservedAt: sink.place, key) {
            advanced = true
            if isUnobserved(source, by: sink, key) { continue }
            // An object that holds nothing shows nothing.
            if sink.isHeldContent || sink.isContainer, let value = source.bindings[key], program.kind(value) == .null {
              continue
            }
            guard
              visited.admit(
                Step(
                  source: source, subject: question.subject,
                  site: holdsClosure(key) || question.isPicked ? question.site : nil), question.conditions)
            else { continue }
            var next = narrow(question, by: source, known: known, without: answer.open.filter { $0 != key })
            receiverCondition(of: source, for: key).map { next.conditions.append($0) }
            next = withObject(next, of: source, for: key, sink)
            next.subject?.isGiven = true
            if case .route = sink.subject, !answer.fallback.isEmpty, isModelParameter(key) {
              next.shownForModel = answer.fallback.map(\.target)
            }
            // What a presenter takes out of an object is on no screen yet.
            if next.taken == nil, question.site != sink.place, isKept(key, source) { next.taken = question.site }
            if !question.isPicked, let written = writtenDefault(of: key, source) { next.site = written }
            if answer.lists.contains(key) || answer.objects.contains(key) || isMadeOnceForAll(key)
              || isUnnamed(key, source, question), !question.isPicked
            {
              next.isPicked = true
              next.site = question.site
            }
            queue.append(next)
          }
        }
        for key in answer.undecided where !advanced {
          for source in sources(of: key) where isOf(question.subject, source, key) {
            advanced = true
            guard visited.admit(Step(source: source, subject: question.subject), question.conditions) else { continue }
            var next = narrow(question, by: source, known: known, without: [])
            if !question.isPicked, isUnnamed(key, source, question, isData: true) { next.site = question.site }
            // What decides between the contents of a stack puts none of them there.
            if sink.isStackContent, question.isFollowed { next.site = question.site }
            queue.append(next)
          }
        }
      }
      if !advanced, answer.targets.isEmpty {
        // Any of several, in a function that nobody calls: that is no destination.
        if answer.fallback.count > 1 || program.isOfLibrary(question.site) || program.isOfDependency(question.site)
          || areRoutes(question.overwritten),
          isNeverCalled(answer.open + answer.undecided)
        {
          continue
        }
        if answer.fallback.isEmpty, !answer.isSettled {
          answer.fallback = question.shownForModel.map { ($0, nil, nil) }
        }
        for found in answer.fallback { if emit(sink, question, found, confidence: .inferred) { emitted = true } }
        if answer.fallback.isEmpty, !answer.isSettled, !isNeverCalled(answer.open + answer.undecided),
          holds(sink, question)
        {
          noteLost(answer)
          if answer.lost.isEmpty {
            gapReason = gapReason ?? answer.reason
          } else {
            gaps.insert(FoundGap(kind: sink.kind, site: question.site, reason: answer.reason))
          }
        }
      }
    }
    if let cut {
      gaps.insert(
        FoundGap(
          kind: sink.kind, site: sink.place, reason: "more ways lead here than navlint follows: \(cut.reason)",
          isCut: true))
    } else if let gapReason, !emitted, !isUnusedExtension(sink.place) {
      gaps.insert(FoundGap(kind: sink.kind, site: sink.place, reason: gapReason))
    } else if gapReason == nil, !emitted {
      silent.append(sink)
    }
  }

  /// What something was made with, and keeps until its code wants it: `Confirmation(next: .push(.start))`.
  private func isKept(_ key: VariableKey, _ source: Source) -> Bool {
    guard key.number < 0, program.kind(key.declaration) == .variable, !source.isWrite,
      program.kind(source.place) == .call || flow.isInInitialiser(source.place)
    else { return false }
    return program.enclosingType(key.declaration) != nil && !holdsClosure(key)
  }

  /// A closure by which a value of the app's makes views, where all such values are put together once and for all
  /// (`static let live = PageFactory(make: { AnyView(Page()) })`): who asks it for a view is the one who shows it. So
  /// it is with the routes of a table: `let features = [Feature(.dining, name: "Dining"), …]`.
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

  /// A case that a number or a text stands for (`Page(rawValue: indexPath.row)`), or one that came out of data
  /// (`next(answers[index].decision)`): nobody names it, so what it leads to is named where the case is looked at.
  ///
  /// - Parameter isData: what comes out of data counts: where a `switch` looks at it, and not where it is only passed
  ///   on.
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

  /// A property of a model that no code of the tree makes or writes: it comes out of data.
  private func isOnlyDecoded(_ variable: Ref) -> Bool {
    guard program.kind(variable) == .variable, let owner = program.enclosingType(variable),
      program.types[owner].kind == .struct, program.child(variable, .initializer) == nil
    else { return false }
    return flow.writes(to: variable).isEmpty && flow.constructions(of: owner).isEmpty
  }

  /// What an initialiser's parameter is where a construction leaves it out: whoever wrote that named it.
  private func writtenDefault(of key: VariableKey, _ source: Source) -> Ref? {
    guard key.number < 0, program.kind(key.declaration) == .parameter, let value = source.bindings[key],
      value == program.child(key.declaration, .initializer),
      let function = program.parent(key.declaration).flatMap(program.parent), program.kind(function) == .function,
      program.name(function) == "init"
    else { return nil }
    return value
  }

  /// A variable's own `didSet` does not run for its first value.
  private func isFirstValue(_ source: Source, ofVariableObservedAt place: Ref, _ key: VariableKey) -> Bool {
    program.kind(key.declaration) == .variable && source.place == program.child(key.declaration, .initializer)
      && source.place != place
      && program.contains(key.declaration, place) && !program.contains(source.place, place)
  }

  func sources(of key: VariableKey) -> [Source] {
    var result = flow.sources(of: key)
    // Writes through bindings that were handed out count as writes to the state.
    if program.kind(key.declaration) == .variable, key.number < 0 {
      for alias in flow.aliases(of: key.declaration) {
        // What an initialiser puts into a binding is the binding itself: `_item = item`.
        for value in flow.writes(to: alias) where !(flow.isBindingVariable(alias) && flow.isInInitialiser(value)) {
          result.append(Source(place: value, bindings: [key: value], isWrite: true))
        }
      }
    }
    let called = result.filter { !isPassedOnByNobody($0, key) }
    return called.isEmpty ? result : called
  }

  /// A call that passes on what its own function is given, where nobody calls that one: nothing comes in there.
  private func isPassedOnByNobody(_ source: Source, _ key: VariableKey) -> Bool {
    guard let value = source.bindings[key], program.kind(value) == .name, let given = flow.declaration(of: value),
      program.kind(given) == .parameter
    else { return false }
    return isNeverCalled([VariableKey(declaration: given)])
  }

  /// The question with a source's bindings; the alternatives to it are asked elsewhere, and are nothing here.
  func narrow(_ question: Question, by source: Source, known: Set<Target>, without alternatives: [VariableKey])
    -> Question
  {
    let root = Environment(parent: nil, bindings: question.root.bindings, receiver: question.root.receiver)
    for key in alternatives { root.bindings[key] = .values([]) }
    // A function that calls itself: what holds for one call says nothing of the other.
    let isRecursive = source.bindings.keys.contains { question.root.bindings[$0] != nil }
    for (key, expression) in source.bindings { root.bindings[key] = .rootExpression(expression) }
    // A reducer that sends itself another action is run again: what holds where it sends says nothing of that run.
    let isOwnCall = source.bindings.keys.contains { isParameter($0, ofCodeAround: source.place) }
    if isOwnCall { bindOwnCall(source, question, root) }
    if !question.receivers.isEmpty { root.receiver = objects(of: question.receivers, root) }
    let overwritten =
      source.isWrite ? question.overwritten.union(source.bindings.keys.map(\.declaration)) : question.overwritten
    let written = question.written ?? (source.isWrite ? source.place : nil)
    return Question(
      root: root, site: question.isPicked ? question.site : source.place, depth: question.depth + 1,
      confidence: question.confidence, written: written,
      filled: question.filled ?? (written == nil ? nil : object(of: source.place)), known: known,
      overwritten: overwritten,
      conditions: isRecursive
        ? []
        : question.conditions
          + (isOwnCall
            ? []
            : flow.conditions(around: source.place).map { c in
              guard flow.isTelling(c) else { return SinkResolver.byArgument(c) }
              return reads(overwritten, c) ? SinkResolver.byArgument(c, overwriting: overwritten) : c
            }),
      subject: question.subject, receivers: question.receivers, isPicked: question.isPicked, taken: question.taken,
      shownForModel: question.shownForModel)
  }

  /// The object that a call is made on, or that an assignment changes; nil for the code's own.
  func object(of place: Ref) -> Ref? {
    let target =
      program.kind(place) == .call
      ? program.child(place, .callee)
      : program.parent(place).flatMap { program.kind($0) == .assign ? program.child($0, .target) : nil }
    guard let target, program.kind(target) == .member, let base = program.child(target, .base),
      !["self", "super"].contains(program.name(base))
    else { return nil }
    return base
  }

  /// What a variable starts with runs none of its observers: `var step = .first { didSet { path.append(step) } }`.
  private func isUnobserved(_ source: Source, by sink: Sink, _ key: VariableKey) -> Bool {
    guard program.kind(key.declaration) == .variable, key.number < 0,
      program.enclosingMember(sink.place) == key.declaration
    else { return false }
    return source.place == program.child(key.declaration, .initializer) || flow.isInInitialiser(source.place)
  }

  /// State of enums of the tree: a case that nobody makes shows nothing.
  private func areRoutes(_ state: Set<Ref>) -> Bool {
    !state.isEmpty
      && state.allSatisfy { d in
        guard case .named(let id, _) = semantics.declaredType(d).core else { return false }
        return program.types[id].kind == .enum
      }
  }

  /// The variables are parameters of functions that nothing in the tree calls or hands on.
  func isNeverCalled(_ keys: [VariableKey]) -> Bool {
    !keys.isEmpty
      && keys.allSatisfy { key in
        if flow.isWrittenBack(key) || isOfUnusedView(key.declaration) { return true }
        guard key.number < 0, program.kind(key.declaration) == .parameter, let list = program.parent(key.declaration),
          let function = program.parent(list),
          program.kind(function) == .function, program.name(function) != "init"
        else { return false }
        return flow.callers(of: function).isEmpty && !flow.isHandedOn(function)
      }
  }

  /// What a view is given that nothing in the tree makes.
  private func isOfUnusedView(_ d: Ref) -> Bool {
    guard let type = program.enclosingType(d), semantics.isView(type) else { return false }
    if program.kind(d) == .parameter, program.enclosingMember(d).map({ program.name($0) }) != "init" { return false }
    return flow.constructions(of: type).isEmpty
  }

  /// Who calls what a dialect declares in a library's stead, where it shows something of its own object:
  /// `router.launch(from: window)`.
  private func callsOfLibrary(around place: Ref) -> [(call: Ref, function: Ref)] {
    guard program.isOfLibrary(place), let function = program.enclosingMember(place),
      program.kind(function) == .function, !program.flags(function).contains(.isStatic),
      program.name(function) != "init"
    else { return [] }
    return flow.callers(of: function).map { ($0, function) }
  }

  /// A place in a function that the app adds to an SDK type and that nothing calls: nobody else would.
  private func isUnusedExtension(_ place: Ref) -> Bool {
    guard let function = program.enclosingMember(place), program.kind(function) == .function,
      let type = program.enclosingType(function), !program.types[type].isDeclared,
      !program.flags(function).contains(.isOverride)
    else { return false }
    return flow.callers(of: function).isEmpty && !flow.isHandedOn(function)
  }

  // MARK: emitting

  func emit(
    _ sink: Sink, _ question: Question, _ found: (target: Target, route: RouteValue?, site: Ref?),
    kinds: [Transition.Kind]? = nil, confidence: Confidence? = nil
  ) -> Bool {
    guard holds(sink, question) else { return true }
    if sink.isStackContent, !isRootsOwn(found.site ?? question.site) { return true }
    // What an object holds from the first is the first content of the stack that shows it.
    let isFirst = sink.isHeldContent && (!question.wrote || (sink.isByItem && isInitialValue(question.site)))
    if isFirst, !sink.isByItem || !isRootsOwn(sink.place) { return true }
    if let route = found.route { usedRoutes.insert(route) }
    let site =
      isFirst
      ? sink.place
      : (question.isPicked ? question.site : siteOfApp(found.site, question)) ?? question.subject.flatMap {
        $0.isGiven ? nil : $0.member
      }
        ?? question.site
    guard !program.isOutOfScope(site) else { return true }
    for said in kinds ?? self.kinds(of: sink, question.root) {
      var kind = said
      if case .alert = found.target { kind = .alert }
      if case .dialog = found.target { kind = .dialog }
      if kind == .root, case .inline = found.target { continue }
      if sink.isHeldContent, !isFirst, let written = question.written {
        replacements.insert(written)
        if let object = question.filled { fills.insert(Fill(object: object, target: found.target)) }
      } else if kind == .root, case .choice = sink.subject, let written = question.written {
        replacements.insert(written)
      }
      if [.sheet, .cover, .popover].contains(kind), let written = question.written { presentations.insert(written) }
      if let taken = question.taken {
        takings[Taking(site: site, primitive: sink.place, target: found.target), default: []].insert(taken)
      }
      transitions.insert(
        FoundTransition(
          kind: kind, back: nil, site: site, target: found.target, route: found.route,
          confidence: confidence ?? question.confidence, primitive: sink.place,
          origins: isFirstChoice(sink, question) ? holder(of: sink) : []))
    }
    return true
  }

  /// What a state starts with that chooses between screens: nobody goes there, it is there with what chooses.
  private func isFirstChoice(_ sink: Sink, _ question: Question) -> Bool {
    if case .choice = sink.subject { isInitialValue(question.site) } else { false }
  }

  /// The scene or view that chooses.
  private func holder(of sink: Sink) -> [Target] {
    program.enclosingType(sink.place).map { [.declared($0)] } ?? []
  }

  /// A blank default stands in until somebody gives a content (`var detail: () -> AnyView = { AnyView(EmptyView()) }`):
  /// nobody goes there where somebody does.
  func removeStandIns() {
    for found in Dictionary(grouping: transitions, by: \.primitive).values where found.count > 1 {
      let standIns = found.filter { t in
        guard t.kind != .back, case .inline(let shown)? = t.target else { return false }
        return finder.isBlank(shown) && isInitialValue(t.site)
      }
      if standIns.count < found.count { standIns.forEach(remove) }
    }
  }
}
