import SourceFacts

/// Code that goes to the parts of a screen: its buttons, rows and footers, which other screens have, too.
extension Attribution {
  /// Where a closure or a method that is handed on runs. What a screen hands on to its own parts (`PrimaryButton(title:
  /// "Next", action: onNext)`) runs for that screen, whoever else has such parts.
  func runs(ofKept code: Ref) -> [DataFlow.Run] {
    if let known = keptRuns[code] { return known }
    let result = flow.runs(ofClosure: code) { mention in
      // `Row(action: action(for: item))`: the call gives the closure out as if it stood there.
      if program.kind(mention) == .call { return staysWithMaker(mention) }
      guard let type = program.enclosingType(mention), semantics.isScreenType(type) || semantics.laysOutViews(type)
      else { return false }
      return staysWithMaker(mention)
    }
    let own = runsOfOwnCells(result, keeping: code)
    keptRuns[code] = own
    return own
  }

  /// A closure that is only handed to functions that call it, or by a view to components that are no screens of their
  /// own: it runs where it is made, whoever else uses the same function or component. `confirm { self.delete() }`,
  /// `Row(action: { self.open() })`
  func staysWithMaker(_ closure: Ref) -> Bool {
    guard let argument = program.parent(closure) else { return false }
    if program.kind(argument) == .variable { return staysInBlock(closure, heldBy: argument) }
    guard program.kind(argument) == .argument else { return false }
    if flow.isNextStep(closure) { return true }
    let receivers = flow.receivers(ofExpression: closure, argument)
    // A modifier lays its parts over the views that it is applied to.
    let isMadeByView = program.enclosingType(closure).map(semantics.laysOutViews) ?? false
    if receivers.allSatisfy({ isPart($0, isMadeByView) }) { return !receivers.isEmpty }
    // Parts keep what they are given in values of their own: `configuration = Configuration(title, action: action)`.
    guard isMadeByView else { return false }
    let takers = firstTakers(of: closure, depth: 0)
    return !takers.isEmpty && takers.allSatisfy { isPart($0, true) }
      && receivers.allSatisfy { isPart($0, true) || isOfValue($0) }
  }

  /// `let open = { … }; if isShown { dismiss(completion: open) } else { open() }`: called there, and handed to
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

  /// The parameter of a function, or what a component is given that navigation does not show.
  private func isPart(_ d: Ref, _ isMadeByView: Bool) -> Bool {
    if flow.isUnwrapped(d) { return true }
    if program.kind(d) == .parameter, let function = program.parent(d).flatMap(program.parent),
      program.kind(function) == .function, program.name(function) != "init"
    {
      return !goesToController(d)
    }
    if program.kind(d) == .patternBind { return isAnsweredByService(d) }
    // What a coordinator hands to a component goes into a screen that it shows.
    guard isMadeByView, let type = program.enclosingType(d), semantics.isView(type) else { return false }
    return !shown.contains(type)
  }

  /// What a case carries and a service takes out of it to say that it is done: `store.dispatch(.load { self.showHome()
  /// })`, and `case .load(let onDone): load(onDone)` in the store. The code goes on where the case was made, whoever else
  /// asks the service.
  private func isAnsweredByService(_ bind: Ref) -> Bool {
    guard let type = program.enclosingType(bind) else { return false }
    return !semantics.isScreenType(type) && !semantics.laysOutViews(type) && !isPlainView(type)
      && !flow.calls(ofVariable: bind).contains(where: isInCodeGivenAway)
  }

  /// Some object runs the code when it is done: `picker.onPicked = { onDone($0) }`, `Picker(onPicked: { onDone($0) })`.
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

  /// What a function calls only in code that it makes a controller with (`InfoController(onClose: { close(true) })`)
  /// runs there; in code that it hands to an object which it was given, when the object runs that.
  private func goesToController(_ parameter: Ref) -> Bool {
    if let known = handedParameters[parameter] { return known }
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
    handedParameters[parameter] = found
    return found
  }

  /// A call on an object that the function around was given: `child.start { onEnd($0) }`.
  private func isOnParameter(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let object = program.child(target, .base), program.kind(object) == .name,
      case .local(let d)? = semantics.lookup(program.symbol(object), at: object)
    else { return false }
    return program.kind(d) == .parameter
  }

  /// The object whose function is called keeps in a property what it is given.
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

  /// What an expression is handed to at once, itself or in a value that is made there: `.buttons(primary:
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

  /// Who calls a function of a screen's type, and of none of its objects, that the place stands in: nobody has to be on
  /// the screen for that (`static func start() { top.present(shared, animated: true) }`). A closure may be one that the
  /// screen keeps.
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

  func isPlainView(_ type: TypeID) -> Bool { semantics.supertypeNames(of: type).contains(where: SDK.isPlainView) }

  /// A view of UIKit that several screens keep, each its own, or that other views are made of, too: it stands on the
  /// screens of those as well.
  func isPartOfOthers(_ type: TypeID, than kept: [Ref]) -> Bool {
    guard !kept.isEmpty, isPlainView(type) else { return false }
    let screens = Set(kept.compactMap(program.enclosingType))
    return screens.count > 1
      || flow.constructions(of: type).contains { made in
        program.enclosingType(made).map { !screens.contains($0) && $0 != type } ?? false
      }
  }
}
