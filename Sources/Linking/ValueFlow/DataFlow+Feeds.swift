import SourceFacts

/// A cause of a stream's event: the call that puts a value in, or the control that the stream observes.
struct Feed: Hashable {
  var place: Ref
  /// The value that is sent, where the code states it.
  var value: Ref?
  /// The property whose publisher sends the assigned values.
  var property: Ref?
  /// The parameter that receives the value, where the code has several.
  var taker: VariableKey?
  /// The type of the object that the stream belongs to, where its generic arguments distinguish it from others.
  var holder: TypeExpression?
  /// The stream of a control's events that the place declares: `button.rx.tap`.
  var control: Ref?
  /// `isShown = false`, `route = nil`: the content for the old value disappears. New content appears only where the
  /// observing code shows it.
  var takesBack = false
}

/// Events in streams (subjects, relays, publishers): from the observing closure back to the code that triggers it.
/// `streamed(to:)` answers which values travel that way.
extension DataFlow {
  /// Methods whose closure gives a value, not a stream.
  private static let plainClosures: Set<String> = SDK.stepsOfStreams

  /// Methods that read their argument's value only when their own stream sends: `taps.withLatestFrom(dates)`.
  private static let lookingUp: Set<String> = ["withLatestFrom", "takeUntil", "skipUntil"]

  /// Methods of streams that pass only the first values.
  private static let firstValue: Set<String> = SDK.firstValues

  /// The causes that run a closure passed to a stream: `viewModel.events.filter { … }.sink { event in … }`.
  func feeds(observedBy closure: Ref) -> [Feed] {
    if let own = ownStream(observedBy: closure) {
      var walk = StreamWalk()
      follow(own, &walk, depth: 0)
      return walk.feeds
    }
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    else { return [] }
    let posts = semantics.library.notified.contains(program.name(call)) ? posts(observedBy: call) : []
    if !posts.isEmpty { return semantics.limited(posts, to: \.feeds).map { Feed(place: $0) } }
    if semantics.library.streamInputs.isEmpty { return [] }
    var walk = StreamWalk()
    follow(base, &walk, depth: 0)
    return walk.feeds
  }

  /// The causes of a stream's values.
  func feeds(of stream: Ref) -> [Feed] {
    var walk = StreamWalk()
    follow(stream, &walk, depth: 0)
    return walk.feeds
  }

  /// The causes that run the body of a loop over a stream: `for await event in viewModel.events { … }`.
  func feeds(iteratedBy loop: Ref) -> [Feed] {
    guard isLoopOverStream(loop), let sequence = program.child(loop, .sequence) else { return [] }
    var walk = StreamWalk()
    follow(sequence, &walk, depth: 0)
    return walk.feeds
  }

  /// A loop that runs for each value of a stream, or for each notification: `for await event in model.events { … }`.
  func isLoopOverStream(_ loop: Ref) -> Bool {
    guard program.kind(loop) == .forIn, let sequence = program.child(loop, .sequence) else { return false }
    if semantics.isStream(sequence) { return true }
    var current: Ref? = sequence
    while let e = current, [.call, .member].contains(program.kind(e)) {
      if program.kind(e) == .call, publishesNotification(e) { return true }
      current = program.chained(e)
    }
    return false
  }

  /// The place runs for each value: `Task { for await event in model.events { … } }`.
  ///
  /// - Parameter code: the node around the place where the search ends.
  func isInLoopOverStream(_ place: Ref, within code: Ref) -> Bool {
    var current = program.parent(place)
    while let c = current, c != code {
      if isLoopOverStream(c) { return true }
      current = program.parent(c)
    }
    return false
  }

  /// A function that waits for the first value of a stream which it makes responds to its caller: a download, a
  /// request.
  func isAnswer(_ stream: Ref, of function: Ref) -> Bool {
    var current = stream
    var isCut = false
    while true {
      if program.kind(current) == .call, Self.firstValue.contains(program.name(current)),
        semantics.arguments(of: current).allSatisfy({ program.name($0).isEmpty })
      {
        isCut = true
      }
      guard [.call, .member].contains(program.kind(current)), let base = program.chained(current) else { break }
      current = base
    }
    guard isCut else { return false }
    if program.kind(current) == .name, case .local(let d)? = semantics.lookup(program.symbol(current), at: current),
      program.kind(d) == .parameter
    {
      return program.enclosingMember(d) != function
    }
    return true
  }

  /// The parameter of a closure that receives the stream's value: the last one, as an owner may come before it.
  func streamParameter(of closure: Ref) -> VariableKey {
    let parameters = program.children(closure, .parameters)
    return parameters.last.map { VariableKey(declaration: $0) } ?? VariableKey(declaration: closure, number: 0)
  }

  struct StreamWalk {
    var feeds: [Feed] = []
    var seen: Set<Ref> = []
    /// The types of the arguments of the functions on the way.
    var types: [Ref: TypeID] = [:]
    /// The arguments for the parameters of the function at which the walk started.
    var given: [Ref: Ref] = [:]
    /// The call by which the walk left the observing code.
    var entry: Ref?
    /// The objects that own the streams, where a base class or a protocol declares the streams for many types.
    var objects: [TypeID: Set<TypeID>] = [:]
    /// The control's stream in which the walk is.
    var control: Ref?

    mutating func add(_ feed: Feed) {
      if !feeds.contains(feed) { feeds.append(feed) }
    }
  }

  func follow(_ e: Ref, _ walk: inout StreamWalk, depth: Int) {
    guard !walk.seen.contains(e), semantics.allows(\.feedDepth, after: depth),
      semantics.allows(\.feeds, after: walk.feeds.count)
    else { return }
    walk.seen.insert(e)
    switch program.kind(e) {
    case .call: followCall(e, &walk, depth: depth)
    case .array: for child in program.children(e) { follow(child, &walk, depth: depth + 1) }
    case .closure: for r in returned(by: e) { follow(r, &walk, depth: depth + 1) }
    case .name, .member: followName(e, &walk, depth: depth)
    default: break
    }
  }

  /// A call that returns a stream: of an app's function, of one that publishes a notification, or of an operator.
  private func followCall(_ e: Ref, _ walk: inout StreamWalk, depth: Int) {
    if case .functions(let list, guessed: false) = semantics.callee(of: e) {
      return followFunctions(list, calledBy: e, &walk, depth: depth)
    }
    let posts = posts(publishedBy: e)
    if !posts.isEmpty {
      for post in posts { walk.add(Feed(place: post)) }
      return
    }
    let before = walk.feeds.count
    if let target = program.child(e, .callee), program.kind(target) == .member, let base = program.child(target, .base)
    {
      // `table.rx.modelSelected(Item.self)`
      if isOfControl(target) {
        followControl(target, on: base, &walk, depth: depth)
      } else {
        follow(base, &walk, depth: depth + 1)
      }
    }
    if DataFlow.lookingUp.contains(program.name(e)) {
      // An operator may change the value.
      for place in before..<walk.feeds.count { walk.feeds[place].value = nil }
    } else {
      followArguments(of: e, &walk, depth: depth)
    }
  }

  /// Follows the results of the app's own functions.
  private func followFunctions(_ list: [Ref], calledBy e: Ref, _ walk: inout StreamWalk, depth: Int) {
    let receiver = knownReceiver(of: e, walk)
    let entered = walk.entry
    walk.entry = entered ?? e
    defer { walk.entry = entered }
    for f in list {
      if let target = program.child(e, .callee) { note(target, declaredIn: program.enclosingType(f), &walk) }
      for (argument, parameter) in semantics.matching(e, f) {
        if let value = program.child(argument, .value), case .named(let id, _) = semantics.type(of: value).core {
          walk.types[parameter] = id
        }
      }
      for answer in receiver.flatMap({ own(f, of: $0) }).map({ [$0] }) ?? withAnswers(f) {
        for r in returned(by: answer) { follow(r, &walk, depth: depth + 1) }
      }
    }
  }

  /// `a.merge(b)`, `Observable.merge([a, b])`. A closure argument makes further streams, unless it makes the values of
  /// this one.
  private func followArguments(of e: Ref, _ walk: inout StreamWalk, depth: Int) {
    for a in semantics.arguments(of: e) {
      guard let value = program.child(a, .value) else { continue }
      if program.kind(value) != .closure {
        if isStreamLike(value) { follow(value, &walk, depth: depth + 1) }
      } else if !DataFlow.plainClosures.contains(program.name(e)) {
        for r in returned(by: value) { follow(r, &walk, depth: depth + 1) }
      }
    }
  }

  /// A property or variable that holds a stream.
  private func followName(_ e: Ref, _ walk: inout StreamWalk, depth: Int) {
    if program.name(e).hasPrefix("$") { return followProperty(e, &walk) }
    let base = program.kind(e) == .member ? program.child(e, .base) : nil
    if let base, isOfControl(e) {
      followControl(e, on: base, &walk, depth: depth)
    } else if let own = ownVariable(e, walk) {
      if let getter = program.getter(of: own) {
        for r in results(of: getter) { follow(r, &walk, depth: depth + 1) }
      } else {
        followVariable(own, &walk, depth: depth + 1)
      }
    } else if let d = declaration(of: e) {
      note(e, declaredIn: program.kind(d) == .variable ? program.enclosingType(d) : nil, &walk)
      followVariable(d, &walk, depth: depth + 1)
    } else if let base {
      followControl(e, on: base, &walk, depth: depth)
    }
  }

  /// A stream of a control's events: a library's, or one that the app adds to a library's control.
  private func isOfControl(_ member: Ref) -> Bool {
    guard semantics.library.controls.streams[program.name(member)] != nil else { return false }
    return declaration(of: member).flatMap(program.enclosingType).map { !program.types[$0].isDeclared } ?? true
  }

  /// `button.rx.tap`: the user acts on the screen that shows the control.
  private func followControl(_ member: Ref, on base: Ref, _ walk: inout StreamWalk, depth: Int) {
    let outer = walk.control
    defer { walk.control = outer }
    if isOfControl(member) { walk.control = member }
    if let d = declaration(of: base), let type = program.enclosingType(d),
      semantics.isScreenType(type) || walk.control != nil && semantics.isComponent(type),
      program.isDeclarationScope(program.parent(d) ?? d)
    {
      walk.add(Feed(place: d, control: walk.control))
    }
    follow(base, &walk, depth: depth + 1)
  }

  /// `model.$route`: an assignment to the property makes its publisher send.
  private func followProperty(_ projection: Ref, _ walk: inout StreamWalk) {
    guard let d = published(projection), walk.seen.insert(d).inserted else { return }
    note(projection, declaredIn: program.enclosingType(d), &walk)
    for value in writes(to: d)
    where !isInInitialiser(value) && value != program.child(d, .initializer) {
      walk.add(Feed(place: value, value: value, property: d, takesBack: takesBack(value)))
    }
  }

  func takesBack(_ value: Ref) -> Bool {
    program.kind(value) == .null || program.kind(value) == .boolean && program.name(value) == "false"
  }

  func followVariable(_ d: Ref, _ walk: inout StreamWalk, depth: Int) {
    guard !walk.seen.contains(d), semantics.allows(\.feedDepth, after: depth) else { return }
    walk.seen.insert(d)
    if let value = walk.given[d] { return follow(value, &walk, depth: depth + 1) }
    for variable in withAnswers(d) {
      if variable != d, !walk.seen.insert(variable).inserted { continue }
      for call in mutations(of: variable) where semantics.library.streamInputs.contains(program.name(call)) {
        if let target = program.child(call, .callee), let stream = program.child(target, .base),
          !isOfObject(stream, variable, walk)
        {
          continue
        }
        walk.add(
          Feed(
            place: asking(walk.entry, for: variable, fedBy: call) ?? call,
            value: semantics.arguments(of: call).first.flatMap { program.child($0, .value) }))
      }
      for input in ownInputs[variable] ?? [] where isOfObject(input.stream, variable, walk) {
        walk.add(Feed(place: asking(walk.entry, for: variable, fedBy: input.place) ?? input.place, value: input.value))
      }
      // Values that are put in through another object: `continuation.yield(event)`.
      for call in streamInputs[variable] ?? [] where isOfContinuation(call) || isOnOtherEnd(call, of: variable) {
        walk.add(Feed(place: call, value: semantics.arguments(of: call).first.flatMap { program.child($0, .value) }))
      }
      for (_, call, base) in bindings(to: variable).filter({ isOfObject($0.mention, variable, walk) })
        + (otherEnds[variable] ?? []).flatMap(bindings)
      {
        // A controller's streams fire on that controller. Their controls and components may stand on other screens,
        // too.
        if let type = program.enclosingType(call), semantics.isController(type) {
          walk.add(Feed(place: call))
          continue
        }
        let before = walk.feeds.count
        follow(base, &walk, depth: depth + 1)
        // A mapping may change the other stream's value.
        for place in before..<walk.feeds.count { walk.feeds[place].value = nil }
        if walk.feeds.count == before { walk.add(Feed(place: call)) }
      }
      if let getter = program.getter(of: variable) {
        for r in results(of: getter) { follow(r, &walk, depth: depth + 1) }
        continue
      }
      if isOfClosure(variable) { continue }
      for source in sources(of: VariableKey(declaration: variable)) {
        if let value = source.bindings[VariableKey(declaration: variable)], program.kind(value) != .closure {
          follow(value, &walk, depth: depth + 1)
        }
      }
    }
  }

  /// A function that makes a stream for its result responds to its caller only: `let answer = PassthroughSubject<User,
  /// Never>(); load { answer.send($0) }; return answer.eraseToAnyPublisher()`.
  private func asking(_ entry: Ref?, for variable: Ref, fedBy call: Ref) -> Ref? {
    guard let entry, program.kind(variable) == .variable, let function = program.enclosingMember(variable),
      program.kind(function) == .function, function != variable,
      program.enclosingMember(entry) != function,
      !(program.enclosingType(function).map(semantics.isScreenType) ?? false)
    else { return nil }
    // A closure that is passed to another screen runs there: `Sheet(onChoice: { answer.send($0) })`.
    var closure = program.enclosingClosure(call)
    while let c = closure, program.enclosingMember(c) == function {
      guard let argument = program.parent(c), handedTo(c, argument).isEmpty else { return nil }
      closure = program.enclosingClosure(c)
    }
    return entry
  }

  /// `model.select.onNext(page)`, where the model exposes the input of a subject: `select = subject.asObserver()`.
  private func isOnOtherEnd(_ call: Ref, of variable: Ref) -> Bool {
    guard let ends = otherEnds[variable], !ends.isEmpty else { return false }
    let stream = program.child(call, .callee).flatMap { program.child($0, .base) }
    return stream.flatMap(declaration).map(ends.contains) ?? false
  }

  private func isOfContinuation(_ call: Ref) -> Bool {
    guard let base = program.child(call, .callee).flatMap({ program.child($0, .base) }), let d = declaration(of: base),
      case .external(let name, _) = semantics.declaredType(d).core
    else { return false }
    return name.hasSuffix("Continuation")
  }

  /// `child.start()`, where `child` is a parameter whose argument is known.
  private func knownReceiver(of call: Ref, _ walk: StreamWalk) -> TypeID? {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base),
      program.kind(base) == .name,
      case .local(let d)? = semantics.lookup(program.symbol(base), at: base)
    else { return nil }
    return walk.types[d]
  }

  /// `viewModel.events`, where `viewModel` is a parameter whose argument is known.
  private func ownVariable(_ e: Ref, _ walk: StreamWalk) -> Ref? {
    guard program.kind(e) == .member, let base = program.child(e, .base), program.kind(base) == .name,
      case .local(let d)? = semantics.lookup(program.symbol(base), at: base),
      let type = walk.types[d], program.types[type].kind != .protocol
    else { return nil }
    return semantics.members(named: program.symbol(e), of: type).first {
      program.kind($0) == .variable && program.enclosingType($0).map { program.types[$0].kind != .protocol } ?? false
    }
  }

  private func own(_ f: Ref, of type: TypeID) -> Ref? {
    semantics.members(named: program.symbol(f), of: type).first {
      program.kind($0) == .function && program.child($0, .body) != nil
    }
  }

  /// A requirement and the functions or variables of the sources that implement it.
  func withAnswers(_ member: Ref) -> [Ref] {
    guard let type = program.enclosingType(member), program.isDeclarationScope(program.parent(member) ?? member) else {
      return [member]
    }
    let name = program.symbol(member)
    let up = program.kind(member) == .variable ? equivalents(of: member) : [member]
    let isOpen =
      program.types[type].kind == .protocol || program.kind(member) == .function && program.types[type].kind == .class
    let labels = program.kind(member) == .function ? semantics.labels(of: member) : []
    let down =
      isOpen
      ? semantics.limited(semantics.withSubtypes(type), to: \.answersOfMember).flatMap {
        (program.types[$0].members[name] ?? []).filter {
          program.kind($0) == program.kind(member)
            && (program.kind($0) != .function || semantics.labels(of: $0) == labels)
        }
      } : []
    return up + down.filter { !up.contains($0) }
  }

  /// Streams that are connected to a variable's stream: `taps.map { … }.bind(to: events)`, `taps.subscribe(events)`.
  private func bindings(to d: Ref) -> [(mention: Ref, call: Ref, base: Ref)] {
    handed(ofVariable: d).compactMap { mention in
      guard let argument = program.parent(mention), program.kind(argument) == .argument, !program.isOutOfScope(mention),
        let call = program.parent(argument),
        program.kind(call) == .call, semantics.library.streamObservers.contains(program.name(call)),
        let target = program.child(call, .callee), program.kind(target) == .member,
        let base = program.child(target, .base)
      else { return nil }
      return (mention, call, base)
    }
  }

  private func isOfClosure(_ d: Ref) -> Bool {
    program.kind(d) == .parameter
      && program.parent(d).flatMap(program.parent).map { program.kind($0) == .closure } == true
  }

  private func isStreamLike(_ e: Ref) -> Bool { [.name, .member, .call, .array].contains(program.kind(e)) }

  func returned(by code: Ref) -> [Ref] {
    program.child(code, .body).map(results) ?? []
  }

  /// The results of a block: the expressions of its `return` statements, or its only expression.
  private func results(of block: Ref) -> [Ref] {
    let statements = program.children(block)
    var found: [Ref] = []
    program.forEachNode(in: block) { r in
      if program.kind(r) == .closure { return false }
      guard program.kind(r) == .returned, let value = program.child(r, .value) else { return true }
      guard semantics.allows(\.resultsOfBlock, after: found.count) else { return false }
      found.append(value)
      return true
    }
    return found.isEmpty && statements.count == 1 ? statements : found
  }
}
