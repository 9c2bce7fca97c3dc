import NavigationModel
import SourceFacts

/// Follows each sink back to the places where its destination becomes concrete.
///
/// A question is asked in an environment without bindings. Where the answer depends on a parameter, it is asked again
/// for each call, with all parameters of the function bound to that call's arguments; where it depends on navigation
/// state, for each write. Every call and write is followed once per sink, so the work is bounded by the code that can
/// reach the sink.
final class SinkResolver {
  let flow: DataFlow
  let evaluator: Evaluator
  let finder: ScreenFinder
  let resolvers: RouteResolvers
  /// The screens that are registered for addresses.
  var addressBook = AddressBook()
  var semantics: Semantics { flow.semantics }
  var program: Program { flow.program }

  var transitions: Set<FoundTransition> = []
  /// The steps that are no transitions of their own.
  var asides: [FoundTransition: SetAside] = [:]
  /// The kinds of transitions that a wrapper makes where it cannot push.
  var otherKinds: [FoundTransition: Set<Transition.Kind>] = [:]
  var gaps: Set<FoundGap> = []
  /// Enum cases that code passes to navigation.
  var usedRoutes: Set<RouteValue> = []
  /// Enums whose value cannot be known at some sink: it may be any case.
  var lostRoutes: Set<TypeID> = []
  /// Route values on a stack that has no resolver for their type.
  var unmatched: [(site: Ref, type: TypeExpression)] = []

  /// The places that show navigation controllers which other code fills.
  var hollows: Set<Hollow> = []

  /// The screens that code puts into objects with a stack's content.
  var fills: Set<Fill> = []
  /// The places where these are put: they replace earlier content.
  var replacements: Set<Ref> = []
  /// Writes that present a screen over the current one.
  var presentations: Set<Ref> = []
  /// The places that read a stored destination, by the destination.
  var takings: [Taking: Set<Ref>] = [:]
  /// The navigation controllers, shown by other code, whose root a flow sets.
  var stackRoots: [Taking: Set<Hollow>] = [:]

  /// The first screens of stacks in views that are no roots, with the places that put them there.
  var stackParts: [TypeID: Set<Ref>] = [:]

  let rootViews: RootViews
  let selection: Selection
  /// Views that are a root.
  var roots: Set<TypeID> = []
  /// Choices between tabs that views implement themselves: none of these is a root.
  var ownTabChoices: Set<Ref> = []
  /// The lists of screens that tab bars are filled with.
  var tabLists: [TabList] = []
  /// The places of tabs in their bars, from 1.
  var tabPlaces: [TabPlace: Int] = [:]
  /// Sinks that were followed to their ends, and show nothing.
  var silent: [Sink] = []
  /// Whether an enum subject of a `switch` came as a value of any type.
  var castEnums = Memo<Ref, Bool>()
  /// The types of the objects that the sources assign to properties with a protocol's type; nil where one is not known.
  var heldTypes = Memo<VariableKey, Set<TypeID>?>()

  init(flow: DataFlow, evaluator: Evaluator, finder: ScreenFinder, resolvers: RouteResolvers) {
    self.flow = flow
    self.evaluator = evaluator
    self.finder = finder
    self.resolvers = resolvers
    selection = Selection(flow: flow)
    rootViews = RootViews(flow: flow, evaluator: evaluator, finder: finder)
  }

  /// The question with a source's bindings. The other alternatives are asked elsewhere and are excluded here.
  func narrow(_ question: Question, by source: Source, known: Set<Target>, without alternatives: [VariableKey])
    -> Question
  {
    let root = Environment(parent: nil, bindings: question.root.bindings, receiver: question.root.receiver)
    for key in alternatives { root.bindings[key] = .values([]) }
    // A recursive function: the conditions of one call do not apply to another.
    let isRecursive = source.bindings.keys.contains { question.root.bindings[$0] != nil }
    for (key, expression) in source.bindings { root.bindings[key] = .rootExpression(expression) }
    // A reducer that sends itself another action runs again: the conditions at the sending place do not apply to that
    // run.
    let isOwnCall = source.bindings.keys.contains { isParameter($0, ofCodeAround: source.place) }
    if isOwnCall { bindOwnCall(source, question, root) }
    if !question.receivers.isEmpty { root.receiver = objects(of: question.receivers, root) }
    let overwritten =
      source.isWrite ? question.overwritten.union(source.bindings.keys.map(\.declaration)) : question.overwritten
    let written = question.written ?? (source.isWrite ? source.place : nil)
    return Question(
      root: root, site: question.isPicked ? question.site : source.place, depth: question.depth + 1,
      confidence: isByName(source) ? min(question.confidence, .inferred) : question.confidence, written: written,
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
      shownForModel: question.shownForModel, contentFor: question.contentFor,
      keeper: keeper(ofClosureRunBy: source) ?? question.keeper)
  }

  /// A call on an object of unknown type, which is taken for a call of the function whose parameters it binds.
  private func isByName(_ source: Source) -> Bool {
    guard !source.isWrite, program.kind(source.place) == .call,
      case .functions(_, guessed: true) = semantics.callee(of: source.place)
    else { return false }
    return true
  }

  /// The receiver of a call, or the object that an assignment changes; nil for `self`.
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

  /// The variables are parameters of functions that nothing in the sources calls or passes on.
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

  /// A property of a view that nothing in the sources makes.
  private func isOfUnusedView(_ d: Ref) -> Bool {
    guard let type = program.enclosingType(d), semantics.isView(type) else { return false }
    if program.kind(d) == .parameter, program.enclosingMember(d).map({ program.name($0) }) != "init" { return false }
    return flow.constructions(of: type).isEmpty
  }

  // MARK: emitting

  func emit(
    _ sink: Sink, _ question: Question, _ found: (target: Target, route: RouteValue?, site: Ref?),
    kinds: [Transition.Kind]? = nil, confidence: Confidence? = nil
  ) -> Bool {
    guard holds(sink, question) else { return true }
    if isPart(found.site ?? question.site, of: sink) { return true }
    // An object's initial content is the first content of the stack that shows it.
    let isFirst = sink.isHeldContent && (!question.wrote || (sink.isByItem && isInitialValue(question.site)))
    if isFirst, !sink.isByItem || !isRootsOwn(sink.place) { return true }
    if let route = found.route { usedRoutes.insert(route) }
    let site = isFirst ? sink.place : namingSite(of: found.site, question)
    guard !program.isOutOfScope(site) else { return true }
    for said in kinds ?? self.kinds(of: sink, question.root) {
      let kind = kind(of: found.target, shownAs: said)
      if kind == .root, case .inline = found.target { continue }
      noteWrites(of: found.target, as: kind, at: site, sink, question, isFirst: isFirst)
      transitions.insert(
        FoundTransition(
          kind: kind, back: nil, site: site, target: found.target, route: found.route,
          confidence: confidence ?? question.confidence, primitive: sink.place,
          origins: isFirstChoice(sink, question) ? holder(of: sink) : []))
    }
    return true
  }

  /// The place that names the destination.
  private func namingSite(of found: Ref?, _ question: Question) -> Ref {
    if let named = question.isPicked ? question.site : siteOfApp(found, question) { return named }
    if let subject = question.subject, !subject.isGiven { return subject.member }
    return question.site
  }

  private func kind(of target: Target, shownAs said: Transition.Kind) -> Transition.Kind {
    switch target {
    case .alert: .alert
    case .dialog: .dialog
    default: said
    }
  }

  /// Records the effects of the writes on the way: the content that they replaced, filled or presented, and the places
  /// that read it.
  private func noteWrites(
    of target: Target, as kind: Transition.Kind, at site: Ref, _ sink: Sink, _ question: Question, isFirst: Bool
  ) {
    if let taken = question.taken {
      takings[Taking(site: site, primitive: sink.place, target: target), default: []].insert(taken)
    }
    guard let written = question.written else { return }
    if sink.isHeldContent, !isFirst {
      replacements.insert(written)
      if let object = question.filled { fills.insert(Fill(object: object, target: target)) }
    } else if kind == .root, case .choice = sink.subject {
      replacements.insert(written)
    }
    if [.sheet, .cover, .popover].contains(kind) { presentations.insert(written) }
  }

  /// The initial value of a state that chooses between screens: its screen is there from the start, without a
  /// transition.
  private func isFirstChoice(_ sink: Sink, _ question: Question) -> Bool {
    if case .choice = sink.subject { isInitialValue(question.site) } else { false }
  }

  /// The scene or view that chooses.
  private func holder(of sink: Sink) -> [Target] {
    program.enclosingType(sink.place).map { [.declared($0)] } ?? []
  }

  /// A blank default is a placeholder for content that callers pass (`var detail: () -> AnyView = {
  /// AnyView(EmptyView()) }`): it is no destination where a caller passes one.
  func setStandInsAside() {
    for found in Dictionary(grouping: transitions, by: \.primitive).values where found.count > 1 {
      let standIns = found.filter { t in
        guard t.kind != .back, case .inline(let shown)? = t.target else { return false }
        return finder.isBlank(shown) && isInitialValue(t.site)
      }
      if standIns.count == found.count { continue }
      let given = found.filter { !standIns.contains($0) }.min()?.site
      for standIn in standIns { setAside(standIn, .standIn, instead: given) }
    }
  }
}
