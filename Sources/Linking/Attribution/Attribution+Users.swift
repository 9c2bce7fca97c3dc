import SourceFacts

/// The places that run a piece of code.
extension Attribution {
  /// A place that runs code, with the object that stores the closure it runs, where the place is the object's own code.
  struct User {
    var place: Ref
    var keeper: TypeID?
    /// The closure in the member that runs there, with arguments of its own: they do not bind the member's parameters.
    var closure: Ref?
    /// The closure or member's name that was passed on to run there.
    var handed: Ref?
    /// The closure or loop that receives a value from a stream, and the value.
    var streamed: Streamed?
    /// The type of the object with that stream, where its generic arguments distinguish it from others.
    var holder: TypeExpression?
    /// The stream of a control that the place declares.
    var control: Ref?
    /// The function inside the member that is called there.
    var function: Ref?
    /// The guesses by which it is a user, where no known code runs the place.
    var guesses: OriginGuesses = []

    struct Streamed {
      var code: Ref
      var value: Ref
      /// The parameter that receives it, where that is not the last one.
      var taker: VariableKey?
      /// It runs the code only where a condition there tests for the nil.
      var takesBack = false
    }

    init(place: Ref, keeper: TypeID? = nil, closure: Ref? = nil, handed: Ref? = nil) {
      self.place = place
      self.keeper = keeper
      self.closure = closure
      self.handed = closure ?? handed
    }

    init(_ feed: Feed, to code: Ref) {
      place = feed.place
      streamed = feed.value.map { Streamed(code: code, value: $0, taker: feed.taker, takesBack: feed.takesBack) }
      holder = feed.holder
      control = feed.control
    }
  }

  /// The code whose users are wanted: many walks pass the same places.
  struct Asked: Hashable {
    var place: Ref
    var followsClosures: Bool
    var home: TypeID?
    /// The class of the object that runs the code, where it inherits the code.
    var heir: TypeID?
    /// The code runs some time after the place.
    var isLater = false
  }

  /// The places that run the code at a place, or that use its type.
  func users(of asked: Asked, in member: Ref) -> [User] {
    if let known = memory.userLists[asked] { return known }
    var found = findUsers(of: asked, in: member)
    if !found.isEmpty, isToldByUnknown(asked.place, in: member) {
      for i in found.indices { found[i].guesses.insert(.tellers) }
    }
    return memory.userLists.keep(found, for: asked)
  }

  private func findUsers(of asked: Asked, in member: Ref) -> [User] {
    let place = asked.place
    if asked.followsClosures, let type = type(of: member), !semantics.isScreenType(type) {
      let runs = closureRuns(around: place, in: member)
      if !runs.isEmpty { return runs }
      let screens = screensWithControl(runningCodeAround: place, in: member)
      if !screens.isEmpty { return screens.map { User(place: $0) } }
    }
    return usersOutside(of: asked, in: member)
  }

  private func usersOutside(of asked: Asked, in member: Ref) -> [User] {
    let place = asked.place
    guard let type = type(of: member) else {
      // A global function or variable.
      guard program.kind(member) == .function else { return [] }
      let handed = users(handed: mentions(of: member), of: member)
      let result = flow.callers(of: member).map { User(place: $0) } + handed.running
      return result.isEmpty ? handed.unused : result
    }
    if semantics.isScreenType(type) {
      let runs = semantics.isStack(type) ? ownRuns(of: member, type) : []
      return (runs.isEmpty ? typeUsers(type) : runs).map { User(place: $0) }
    }
    var result: [User] = []
    switch program.kind(member) {
    case .function where program.name(member) != "init" && program.name(member) != "body":
      result = flow.callers(of: member).map { User(place: $0) }
      // Passed as a value: `Actions(open: open)` runs where `actions.open()` is called, `action: viewModel.open` where
      // it stands.
      let handed = users(handed: answered(by: member, of: type).flatMap(mentions), of: member)
      result += handed.running
      if result.isEmpty { result = handed.unused }
    // What an object in a view's property does later, it does where the view stands, whatever code uses the property.
    case .variable where asked.isLater && makesKeptObject(place, in: member):
      return makers(ofPart: type).map { User(place: $0) }
    // A closure in a property runs where the property is read, also through the requirement that it implements.
    case .variable:
      result =
        (keepers.isKept(place, in: member) ? flow.equivalents(of: member).flatMap(mentions) : mentions(of: member)).map
      { User(place: $0) }
    default: break
    }
    if result.isEmpty, isDead(member) || isUncalled(member, of: type) || isToldFromOutside(member, of: type) {
      return []
    }
    let others = result.filter { unit(of: $0.place) != member }
    if others.isEmpty {
      // The system calls a base class's code by the SDK's name, on the object that the app made.
      let heir = program.flags(member).contains(.isOverride) ? asked.heir : nil
      let inherited = heir.map { usersOfUncalled(place, in: member, of: $0, asked.home) } ?? []
      return inherited.isEmpty ? usersOfUncalled(place, in: member, of: type, asked.home) : inherited
    }
    // One arm of a function may call the function for another.
    let own = innermost(place, in: member)
    return others
      + result.filter {
        program.kind($0.place) == .call && unit(of: $0.place) == member && innermost($0.place, in: member) != own
      }
  }

  /// The places that run a function which is passed on, and the places that pass it on without a known run.
  func users(handed mentions: [Ref], of function: Ref) -> (running: [User], unused: [User]) {
    var result: [User] = []
    var unused: [User] = []
    for mention in mentions {
      guard let p = program.parent(mention), program.kind(p) == .argument || program.kind(p) == .assign,
        !isOfVariable(mention)
      else { continue }
      // Code that observes a notification runs where the notification is posted.
      let posts =
        observation(by: mention).map(flow.posts(observedBy:)) ?? flow.ownStream(observedBy: mention).map { _ in
          feeds(of: mention).map(\.place)
        } ?? []
      let fed = posts.isEmpty ? users(of: function, observingBy: mention) : []
      if !fed.isEmpty {
        result += fed
        continue
      }
      let performs = posts.isEmpty ? performs(ofSelectorAround: mention) : []
      if !performs.isEmpty {
        result += performs
        continue
      }
      let kept = posts.isEmpty && !staysWithMaker(mention) ? runs(ofKept: mention) : []
      let runs = posts.isEmpty ? isKeptForAnyView(mention, kept) ? [] : kept.map(\.place) : posts
      if runs.isEmpty, flow.isNeverRun(handed: mention) {
        unused.append(User(place: mention))
      } else {
        result += runs.isEmpty ? [User(place: mention)] : runs.map { User(place: $0, handed: mention) }
      }
    }
    return (result, unused)
  }

  /// The users of code that nothing calls by name.
  private func usersOfUncalled(_ place: Ref, in member: Ref, of type: TypeID, _ home: TypeID?) -> [User] {
    if let known = runnersOfUncalled(place, in: member, of: type, home) { return known.map { User(place: $0) } }
    let users = isPlainView(type) ? makers(ofPart: type) : typeUsers(type)
    // Where only one type uses it, the object belongs to that type.
    let isOne = Set(users.compactMap(program.enclosingType)).count == 1
    return users.map { place in
      var user = User(place: place)
      user.guesses = isOne ? [] : .usersOfType
      return user
    }
  }

  /// nil where only the users of the type are known.
  private func runnersOfUncalled(_ place: Ref, in member: Ref, of type: TypeID, _ home: TypeID?) -> [Ref]? {
    if let bar = bar(telling: member, of: type) { return [bar] }
    let picked = requests(toldBy: member, of: type)
    if !picked.isEmpty { return picked }
    // A library that calls an object which one screen stores does so for that screen. An object that several screens
    // store is a service, or like a table's data source one for each: then the screen whose own object runs counts. A
    // view acts where it stands.
    let kept =
      program.kind(member) == .function && (program.name(member) != "init" || isPlainView(type)) && !isSystemMade(type)
      ? keepers.screens(keeping: type) : []
    if isPartOfOthers(type, than: kept) { return kept + makers(ofPart: type) }
    if Set(kept.compactMap(program.enclosingType)).count == 1 { return kept }
    let own = kept.filter { program.enclosingType($0) == home }
    if !own.isEmpty { return own }
    if program.flags(member).contains(.isOverride),
      let screen = keepers.screen(ownedBy: type).flatMap({ program.types[$0].declaration })
    {
      return [screen]
    }
    if program.name(member) == "init" {
      return launches(of: type, runningCodeAround: place, in: member) ?? firstUsers(of: type) ?? typeUsers(type)
    }
    guard program.kind(member) == .function else { return typeUsers(type) }
    // The system calls its own object, whatever requests that object has made.
    let asked = isSystemMade(type) ? [] : requests(by: type)
    if !asked.isEmpty { return asked }
    let led = screensLed(byKeeperOf: type)
    return led.isEmpty ? nil : led
  }

  /// The users of a step's place. Unused code does not make other code used.
  func liveUsers(
    _ asking: Asking, in member: Ref, of type: TypeID?, _ home: TypeID?, _ heir: TypeID?
  ) -> [User] {
    let place = asking.step.place
    let asked = Asked(
      place: place, followsClosures: asking.followsClosures, home: home, heir: heir, isLater: asking.step.isLater)
    let all = asking.seeksTrigger ? runningUsers(of: place, in: member) : users(of: asked, in: member)
    return all.filter { !isInDeadCode($0.place, seenFrom: type) }
  }

  /// The class of the object that runs inherited code: a method that the system calls runs where that object is used
  /// (`class Job: Operation { override func main() { work() } }`, `class Sync: Job`).
  func heir(_ runner: Runner?, of base: TypeID?) -> TypeID? {
    guard let base, let runner, runner.parameter == nil, runner.wrapped == nil, runner.type != base,
      program.types[base].kind == .class, semantics.inherits(runner.type, from: base)
    else { return nil }
    return runner.type
  }

  private func isInDeadCode(_ place: Ref, seenFrom type: TypeID?) -> Bool {
    guard let live, let user = program.enclosingType(place), program.types[user].isDeclared, !live.contains(user),
      !shown.contains(user),
      program.types[user].kind != .protocol
    else { return false }
    return type.map { live.contains($0) || !program.types[$0].isDeclared } ?? true
  }
}
