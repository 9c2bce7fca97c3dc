import SourceFacts

/// Stored code, and code that observes a stream: where it runs.
extension Attribution {
  /// A closure that is passed to code of the sources runs where that code calls it: `profile.onSettings = {
  /// self.showSettings() }`.
  func closureRuns(around place: Ref, in member: Ref) -> [User] {
    var current = program.parent(place)
    while let c = current, c != member {
      let sent = senders(ofEventsRegisteredWith: c) + senders(ofEventsToldTo: c, around: place)
      if !sent.isEmpty { return sent.map { User(place: $0) } }
      if program.kind(c) == .closure, flow.ownStream(observedBy: c) != nil {
        let feeds = feeds(of: c, around: place, in: member)
        if !feeds.isEmpty {
          return feeds.filter { takes($0, flow.streamParameter(of: c), in: c, around: place) }.map { User($0, to: c) }
        }
      } else if program.kind(c) == .closure, !staysWithMaker(c) {
        let runs = runs(ofKept: c)
        if isGivenToAnyController(c, runs) || isKeptForAnyView(c, runs) { return [] }
        if !runs.isEmpty { return runs.map { User(place: $0.place, keeper: keeper(of: $0), closure: c) } }
        let feeds = feeds(of: c, around: place, in: member)
        if !feeds.isEmpty {
          return feeds.filter { takes($0, flow.streamParameter(of: c), in: c, around: place) }.map { User($0, to: c) }
        }
      } else if program.kind(c) == .closure {
        let feeds = handedFeeds(of: c)
        if !feeds.isEmpty {
          return feeds.filter { takes($0, $0.taker ?? flow.streamParameter(of: c), in: c, around: place) }.map {
            User($0, to: c)
          }
        }
      } else if program.kind(c) == .argument {
        let runs = runs(ofDeferred: c)
        if !runs.isEmpty { return runs }
      } else if program.kind(c) == .forIn {
        let feeds = feeds(of: c)
        if let pattern = program.child(c, .pattern), !feeds.isEmpty {
          return feeds.filter { takes($0, VariableKey(declaration: pattern), in: c, around: place) }.map {
            User($0, to: c)
          }
        }
      }
      current = program.parent(c)
    }
    return []
  }

  /// A function that the app adds to all controllers lays something over its receiver, and shows no other screen
  /// (`page.showToast("Saved", onTap: { … })`): the closure runs for the code that passes it, whoever else shows
  /// toasts.
  private func isGivenToAnyController(_ closure: Ref, _ runs: [DataFlow.Run]) -> Bool {
    guard !runs.isEmpty, let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      case .functions(let helpers, guessed: false) = semantics.callee(of: call), !helpers.isEmpty,
      helpers.allSatisfy(isOfAnyController)
    else { return false }
    return runs.allSatisfy { run in
      guard let type = program.enclosingType(run.place) else { return false }
      return !semantics.isScreenType(type) && keepers.screens(keeping: type).isEmpty
    }
  }

  private func isOfAnyController(_ function: Ref) -> Bool {
    guard let type = program.enclosingType(function), !program.types[type].isDeclared,
      SDK.isController(program.types[type].path), let block = program.child(function, .body)
    else { return false }
    var showsOther = false
    program.forEachNode(in: block) { r in
      guard program.kind(r) == .argument, let e = program.child(r, .value), program.name(e) != "self" else {
        return !showsOther
      }
      switch semantics.type(of: e).core {
      case .named(let id, _) where semantics.isController(id): showsOther = true
      case .external(let name, _) where SDK.isController(name): showsOther = true
      default: break
      }
      return !showsOther
    }
    return !showsOther
  }

  /// The object that runs its own closure, where a base class or a protocol has the code.
  func keeper(of run: DataFlow.Run) -> TypeID? {
    guard let object = run.object, let around = program.enclosingType(run.place), around != object,
      semantics.inherits(object, from: around)
    else { return nil }
    return object
  }

  /// The causes that make an observing closure, or a loop over a stream, run a place in it.
  private func feeds(of code: Ref, around place: Ref, in member: Ref) -> [Feed] {
    let all = allFeeds(of: code)
    let feeds = all.filter { !$0.takesBack }
    return feeds.isEmpty && knownConditions(around: place, in: member).isEmpty ? [] : all
  }

  /// The causes that make an observing closure, or a loop over a stream, run, whatever its conditions.
  func feeds(of code: Ref) -> [Feed] { allFeeds(of: code).filter { !$0.takesBack } }

  private func allFeeds(of code: Ref) -> [Feed] {
    if let known = memory.feedLists[code] { return known }
    memory.feedLists.begin(code)
    let found = (program.kind(code) == .forIn ? flow.feeds(iteratedBy: code) : flow.feeds(observedBy: code)).filter {
      feed in
      // A service's published property may have been changed anywhere, long ago. Only a screen's property, or that of
      // an object which one screen stores, tells from where.
      guard let owner = publishedProperty(feed).flatMap(program.enclosingType) else { return true }
      return semantics.isScreenType(owner) || keepers.home(of: owner) != nil
    }
    return memory.feedLists.keep(found, for: code)
  }

  /// The property whose values a stream sends: through its publisher, or through accessors that put them into a stream,
  /// `var site: Site? { didSet { sites.send(site) } }`.
  func publishedProperty(_ feed: Feed) -> Ref? {
    if let property = feed.property { return property }
    guard let member = program.enclosingMember(feed.place), program.kind(member) == .variable,
      program.enclosingType(member) != nil
    else { return nil }
    var current = program.parent(feed.place)
    while let c = current, c != member {
      if program.kind(c) == .closure { return nil }
      if program.kind(c) == .accessor {
        return program.name(c) == "set" || Self.observers.contains(program.name(c)) ? member : nil
      }
      current = program.parent(c)
    }
    return nil
  }

  /// The causes of the stream that code observes, as far as they select the arms around a place.
  func users(ofFedCode code: Ref, around place: Ref, in member: Ref) -> [User] {
    let own = feeds(of: code, around: place, in: member)
    if !own.isEmpty {
      return own.filter { takes($0, flow.streamParameter(of: code), in: code, around: place) }.map {
        User($0, to: code)
      }
    }
    return users(ofHandedCode: code, around: place)
  }

  /// The causes of the stream for which a function of the app runs the code.
  func users(ofHandedCode code: Ref, around place: Ref) -> [User] {
    handedFeeds(of: code).filter {
      takes($0, $0.taker ?? flow.streamParameter(of: code), in: code, around: place)
    }
    .map { User($0, to: code) }
  }

  /// The causes of the stream that a function observes: `model.events.sink(receiveValue: handle)`, or for which the app
  /// runs it: `listen(to: model, handle)`.
  func users(of function: Ref, observingBy mention: Ref) -> [User] {
    let parameters = semantics.parameters(of: function)
    let taker = parameters.count == 1 ? VariableKey(declaration: parameters[0]) : nil
    let own = flow.isObserver(ofStream: mention) ? allFeeds(of: mention) : []
    return (own.isEmpty ? handedFeeds(of: mention) : own).map { feed in
      var feed = feed
      feed.taker = taker
      if taker == nil { feed.value = nil }
      return User(feed, to: mention)
    }
  }

  /// The causes for a closure that is passed to a function which runs it for a stream.
  private func handedFeeds(of closure: Ref) -> [Feed] {
    if let known = memory.handedFeedLists[closure] { return known }
    memory.handedFeedLists.begin(closure)
    let found = flow.feeds(handedOn: closure) { (object: Ref, calls: [Passage]) -> [TypeID] in
      evaluator.begin()
      let env = environment(after: calls)
      let types = types(of: evaluator.values(of: object, in: env))
      return (types.isEmpty ? self.types(of: given(to: object, env)) : types).sorted()
    }
    return memory.handedFeedLists.keep(found, for: closure)
  }

  private func types(of values: [Value]) -> Set<TypeID> {
    Set(
      values.compactMap { value in
        switch value {
        case .instance(.named(let id, _), _, _), .selfValue(let id): id
        default: nil
        }
      })
  }

  /// The argument by which the maker of an object set the property that is read: for `let model = page.model`, where
  /// `let page = Page(model: cart)` was made through an alias or a generic name.
  private func given(to object: Ref, _ env: Environment) -> [Value] {
    var read = object
    if program.kind(read) == .name, case .local(let d)? = semantics.lookup(program.symbol(read), at: read),
      program.kind(d) == .variable, let initial = program.child(d, .initializer)
    {
      read = initial
    }
    guard program.kind(read) == .member, let base = program.child(read, .base), program.kind(base) != .none else {
      return []
    }
    return evaluator.values(of: base, in: env).flatMap { value -> [Value] in
      guard case .instance(_, let call, let made) = value,
        let argument = semantics.argument(labelled: program.name(read), of: call)
      else { return [] }
      return evaluator.values(of: argument, in: made)
    }
  }

  /// Whether the value that is sent can select the arms around a place in the closure or loop that receives it in a
  /// variable.
  private func takes(_ feed: Feed, _ variable: VariableKey, in code: Ref, around place: Ref) -> Bool {
    guard let value = feed.value else { return true }
    var arms: [Ref] = []
    var current = program.parent(place)
    while let c = current, c != code {
      if program.kind(c) == .switchCase { arms.append(c) }
      current = program.parent(c)
    }
    if arms.isEmpty { return true }
    let root = Environment(parent: nil)
    root.bindings[variable] = .rootExpression(value)
    evaluator.begin()
    return arms.allSatisfy { evaluator.canTake(arm: $0, root) }
  }
}
