import SourceFacts

/// Code that a screen passes to its parts: buttons, rows and footers, which other screens have, too.
extension Attribution {
  /// The places that run a closure or method which is passed on. Code that a screen passes to its own parts
  /// (`PrimaryButton(title: "Next", action: onNext)`) runs for that screen, whoever else has such parts.
  func runs(ofKept code: Ref) -> [DataFlow.Run] {
    if let known = memory.keptRuns[code] { return known }
    let result = flow.runs(ofClosure: code) { mention in
      // `Row(action: action(for: item))`: the call stands for the closure that it returns.
      if program.kind(mention) == .call { return staysWithMaker(mention) }
      guard let type = program.enclosingType(mention), semantics.isScreenType(type) || semantics.laysOutViews(type)
      else { return false }
      return staysWithMaker(mention)
    }
    let own = runsOfOwnCells(result, keeping: code)
    return memory.keptRuns.keep(own, for: code)
  }

  /// A closure that is only passed to functions that call it, or by a view to components that are no screens: it runs
  /// where it is written, whoever else uses the same function or component. `confirm { self.delete() }`, `Row(action: {
  /// self.open() })`
  func staysWithMaker(_ closure: Ref) -> Bool {
    guard let argument = program.parent(closure) else { return false }
    if program.kind(argument) == .variable { return staysInBlock(closure, heldBy: argument) }
    guard program.kind(argument) == .argument else { return false }
    if flow.isNextStep(closure) { return true }
    let receivers = flow.receivers(ofExpression: closure, argument)
    // A modifier lays its parts over the views that it is applied to.
    let isMadeByView = program.enclosingType(closure).map(semantics.laysOutViews) ?? false
    if receivers.allSatisfy({ isPart($0, isMadeByView) }) { return !receivers.isEmpty }
    // Parts store their arguments in values of their own: `configuration = Configuration(title, action: action)`.
    guard isMadeByView else { return false }
    let takers = firstTakers(of: closure, depth: 0)
    return !takers.isEmpty && takers.allSatisfy { isPart($0, true) }
      && receivers.allSatisfy { isPart($0, true) || isOfValue($0) }
  }

  /// `let open = { … }; if isShown { dismiss(completion: open) } else { open() }`: called there, and passed to
  /// functions that call it.
  private func staysInBlock(_ closure: Ref, heldBy variable: Ref) -> Bool {
    guard program.child(variable, .initializer) == closure, let block = program.parent(variable),
      program.kind(block) == .block
    else { return false }
    let mentions = flow.mentions(ofLocal: variable)
    return !mentions.isEmpty
      && mentions.allSatisfy { mention in
        var current = mention
        while let parent = program.parent(current), current != block {
          let isCalled = program.kind(parent) == .call && program.child(parent, .callee) == current
          if current == mention, !isCalled, program.kind(parent) != .argument { return false }
          if !isCalled, current == mention || program.kind(current) == .closure,
            !flow.receivers(ofExpression: current, parent).allSatisfy({ isPart($0, false) })
          {
            return false
          }
          current = parent
        }
        return true
      }
  }

  /// A parameter of a function, or of a component that navigation does not show.
  private func isPart(_ d: Ref, _ isMadeByView: Bool) -> Bool {
    if flow.isUnwrapped(d) { return true }
    if program.kind(d) == .parameter, let function = program.parent(d).flatMap(program.parent),
      program.kind(function) == .function, program.name(function) != "init"
    {
      return !goesToController(d)
    }
    if program.kind(d) == .patternBind { return isAnsweredByService(d) }
    // A component that a coordinator makes goes into a screen that it shows.
    guard isMadeByView, let type = program.enclosingType(d), semantics.isView(type) else { return false }
    return !shown.contains(type)
  }

  /// A closure in a case's payload that a service calls when it is done: `store.dispatch(.load { self.showHome() })`,
  /// and `case .load(let onDone): load(onDone)` in the store. The code runs where the case was made, whoever else uses
  /// the service.
  private func isAnsweredByService(_ bind: Ref) -> Bool {
    guard let type = program.enclosingType(bind) else { return false }
    return !semantics.isScreenType(type) && !semantics.laysOutViews(type) && !isPlainView(type)
      && !flow.calls(ofVariable: bind).contains(where: isInCodeGivenAway)
  }

  /// An object runs the code when it is done: `picker.onPicked = { onDone($0) }`, `Picker(onPicked: { onDone($0) })`.
  private func isInCodeGivenAway(_ place: Ref) -> Bool {
    var current = program.enclosingClosure(place)
    while let closure = current {
      guard let taker = program.parent(closure) else { return false }
      if program.kind(taker) == .assign { return true }
      if program.kind(taker) == .argument, let call = program.parent(taker),
        program.kind(call) == .call,
        case .initializer = semantics.callee(of: call)
      {
        return true
      }
      current = program.enclosingClosure(closure)
    }
    return false
  }

  /// A closure parameter that a function only calls in code it makes a controller with (`InfoController(onClose: {
  /// close(true) })`) runs there. One that it calls in code passed to an object parameter runs when that object runs
  /// it.
  private func goesToController(_ parameter: Ref) -> Bool {
    if let known = memory.handedParameters[parameter] { return known }
    let calls = flow.calls(ofVariable: parameter)
    let found =
      !calls.isEmpty
      && calls.allSatisfy { call in
        guard let closure = program.enclosingClosure(call), let argument = program.parent(closure),
          program.kind(argument) == .argument, let made = program.parent(argument),
          program.kind(made) == .call
        else { return false }
        switch semantics.callee(of: made) {
        case .initializer(let type, _): return semantics.isController(type)
        case .functions(let list, guessed: false):
          return list.count == 1 && isOnParameter(made) && keeps(argument, of: made, list[0])
        default: return false
        }
      }
    return memory.handedParameters.keep(found, for: parameter)
  }

  /// A call on an object parameter of the surrounding function: `child.start { onEnd($0) }`.
  private func isOnParameter(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let object = program.child(target, .base), program.kind(object) == .name,
      case .local(let d)? = semantics.lookup(program.symbol(object), at: object)
    else { return false }
    return program.kind(d) == .parameter
  }

  /// The receiver of the call stores the argument in a property.
  private func keeps(_ argument: Ref, of call: Ref, _ function: Ref) -> Bool {
    guard let taken = semantics.matching(call, function).first(where: { $0.0 == argument })?.1 else { return false }
    return flow.handOvers(ofVariable: taken).contains {
      program.kind($0) == .variable && program.parent($0).map(program.isDeclarationScope) == true
        && program.enclosingType($0).map(semantics.isScreenType) == false
    }
  }

  private func isOfValue(_ d: Ref) -> Bool {
    program.enclosingType(d).map { program.types[$0].kind == .struct && !semantics.isScreenType($0) } ?? false
  }

  /// The direct receivers of an expression, itself or in a value that is made in place: `.buttons(primary:
  /// Configuration("Save", action: save))`.
  private func firstTakers(of e: Ref, depth: Int) -> [Ref] {
    guard let argument = program.parent(e), program.kind(argument) == .argument else { return [] }
    let takers = flow.handedTo(e, argument)
    guard !takers.isEmpty, takers.allSatisfy(isOfValue), semantics.allows(\.partTakerDepth, after: depth),
      let call = program.parent(argument),
      program.kind(call) == .call
    else { return takers }
    return firstTakers(of: call, depth: depth + 1)
  }

  /// The calls of the static function around a place, in a screen's type: its callers need not be on the screen
  /// (`static func start() { top.present(shared, animated: true) }`). A closure may be one that the screen stores.
  func callsOfType(running place: Ref, in member: Ref) -> [Ref] {
    guard program.kind(member) == .function, program.flags(member).contains(.isStatic) else { return [] }
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .closure {
        guard let argument = program.parent(c), program.kind(argument) == .argument,
          let call = program.parent(argument), program.kind(call) == .call,
          DataFlow.immediate.contains(program.name(call))
        else { return [] }
      }
      current = program.parent(c)
    }
    return flow.callers(of: member)
  }

  /// The place makes an object that a view keeps from the start: `let toolbar = Toolbar()`, `lazy var model: Model = { …
  /// }()`.
  func makesKeptObject(_ place: Ref, in property: Ref) -> Bool {
    guard let owner = program.enclosingType(property), isPlainView(owner),
      place == property ? program.child(property, .initializer) != nil : isStoredValue(place, of: property),
      !program.flags(property).contains(.isStatic),
      case .named(let kept, _) = semantics.declaredType(property).core, program.types[kept].kind == .class
    else { return false }
    return program.enclosingClosure(place).map { !program.contains(property, $0) || program.runsAtOnce($0) } ?? true
  }

  /// The code that makes a view which is no screen, else what names its type.
  func makers(ofPart type: TypeID) -> [Ref] {
    let made = semantics.withSubtypes(type).flatMap { flow.constructions(of: $0) }.filter { !program.isOutOfScope($0) }
    return made.isEmpty ? typeUsers(type) : Set(made.compactMap { unit(of: $0) }).sorted()
  }

  func isPlainView(_ type: TypeID) -> Bool { semantics.supertypeNames(of: type).contains(where: SDK.isPlainView) }

  /// A UIKit view that several screens have, each its own, or that other views contain, too: it stands on the screens
  /// of those as well.
  func isPartOfOthers(_ type: TypeID, than kept: [Ref]) -> Bool {
    guard !kept.isEmpty, isPlainView(type) else { return false }
    let screens = Set(kept.compactMap(program.enclosingType))
    return screens.count > 1
      || flow.constructions(of: type).contains { made in
        program.enclosingType(made).map { !screens.contains($0) && $0 != type } ?? false
      }
  }
}
