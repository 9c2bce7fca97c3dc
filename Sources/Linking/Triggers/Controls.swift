import Dialects
import NavigationModel
import SourceFacts

/// Finds the control that runs a place, if the surrounding code has one.
struct Controls {
  let attribution: Attribution
  private(set) var texts: ControlTexts
  /// The cases of variables for which the code of the controls leads on.
  private var cases: [VariableKey: Value] = [:]
  var flow: DataFlow { attribution.flow }
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }
  var known: Dialect.Controls { semantics.library.controls }

  init(attribution: Attribution) {
    self.attribution = attribution
    texts = ControlTexts(flow: attribution.flow, evaluator: attribution.evaluator)
  }

  /// A copy for the inside of a view, value or function that some calls have led to: their arguments decide what its
  /// controls show.
  func knowing(_ calls: [Passage]) -> Controls {
    if calls.isEmpty, cases.isEmpty { return self }
    let decided = DecidedCases(attribution: attribution).withSources(of: cases, after: calls)
    return knowing(attribution.environment(after: calls, deciding: decided))
  }

  /// A copy where variables hold these cases.
  func knowing(_ cases: [VariableKey: Value]) -> Controls {
    var other = self
    other.cases = cases
    return other
  }

  func knowing(_ environment: Environment) -> Controls {
    var other = self
    for (variable, value) in cases { environment.bindings[variable] = .values([value]) }
    other.texts = texts.knowing(environment)
    return other
  }

  /// The innermost control around a place whose action holds the place. Code that is stored to run elsewhere has none
  /// around it.
  func control(around place: Ref, in member: Ref) -> FoundTrigger? {
    var previous = place
    var current: Ref? = place
    while let c = current, c != member {
      if let found = control(at: c, holding: previous) { return found }
      if attribution.isKept(closure: c) || attribution.isDeferred(c) { return nil }
      previous = c
      current = program.parent(c)
    }
    return nil
  }

  /// The tab whose content a view is.
  func tab(around place: Ref, in member: Ref) -> FoundTrigger? {
    var current: Ref? = place
    while let c = current, c != member {
      if program.kind(c) == .call, let tab = element(at: c) { return tab }
      current = program.parent(c)
    }
    return nil
  }

  /// The tab that a call makes, or that modifiers make of the view it makes.
  func tab(madeBy call: Ref) -> FoundTrigger? {
    var node = call
    while program.kind(node) == .call {
      if let tab = element(at: node) { return tab }
      guard let member = program.parent(node), program.kind(member) == .member, program.child(member, .base) == node,
        let modifier = program.parent(member)
      else { return nil }
      node = modifier
    }
    return nil
  }

  /// The tab that a part of the view makes of its content: `homeTab` with `var homeTab: some View { Home().tabItem { … }
  /// }`.
  func tab(inPart part: Ref, depth: Int = 0) -> FoundTrigger? {
    guard semantics.allows(\.partValueDepth, after: depth),
      let shown = texts.ownView(part).flatMap(program.onlyExpression)
    else { return nil }
    var node = shown
    while program.kind(node) == .call {
      if let tab = element(at: node) { return tab }
      guard let base = program.child(node, .callee).flatMap({ program.child($0, .base) }) else { break }
      node = base
    }
    return tab(inPart: node, depth: depth + 1)
  }

  /// The title that an app's value receives together with the content around a place: `Item(title: "Search") {
  /// SearchView() }`.
  func title(givenWithContentAround place: Ref) -> ControlWords {
    var current = program.parent(place)
    while let c = current, ![.function, .type, .extension].contains(program.kind(c)) {
      if program.kind(c) == .closure, let argument = program.parent(c), program.kind(argument) == .argument,
        let call = program.parent(argument), program.kind(call) == .call,
        case .initializer(let type, _) = semantics.callee(of: call), !semantics.isScreenType(type)
      {
        return texts.words(titledIn: call)
      }
      current = program.parent(c)
    }
    return ControlWords()
  }

  /// The kind of element that a labelling modifier makes of a view: `Cart().tabItem { Text("Cart") }`.
  private func element(at call: Ref) -> FoundTrigger? {
    if isElement(program.name(call)), !isOwnType(call) {
      return FoundTrigger(action: .tap, control: program.name(call), place: call, words: texts.words(onControl: call))
    }
    return elementLabelled(by: call).map {
      FoundTrigger(action: .tap, control: $0, place: call, words: texts.words(labelledBy: call))
    }
  }

  private func elementLabelled(by call: Ref) -> String? {
    guard program.kind(call) == .call,
      let callee = program.child(call, .callee), program.kind(callee) == .member, program.child(callee, .base) != nil
    else { return nil }
    let name = program.name(call)
    return semantics.library.selections.values.first { $0.label == name }?.elements.first
  }

  /// An element of a container that shows the selected one.
  private func isElement(_ name: String) -> Bool {
    semantics.library.selections.values.contains { $0.elements.contains(name) }
  }

  private func control(at c: Ref, holding part: Ref) -> FoundTrigger? {
    switch program.kind(c) {
    case .call where c == part || program.child(c, .callee) != part: return control(call: c, holding: part)
    // `item.action = #selector(open)`
    case .assign where program.child(c, .value) == part:
      guard let target = program.child(c, .target), program.kind(target) == .member,
        known.actions.contains(program.name(target)),
        program.kind(part) == .call, program.name(part) == "#selector", let item = program.child(target, .base)
      else { return nil }
      return held(by: item, .tap, at: c)
    // A stream of the user's events: `button.tapPublisher.sink { … }`.
    case .closure: return observed(by: c)
    case .member where c == part: return streamed(by: c, at: c)
    default: return nil
    }
  }

  /// The name of what a call makes or runs; for `.init(title: "Delete") { … }` the required library type, as far as
  /// its source says it.
  func nameOfMade(_ call: Ref) -> String {
    let name = program.name(call)
    guard name == "init" else { return name }
    if case .external(let type, _) = semantics.type(of: call).core { return type }
    return declaredType(of: call) ?? name
  }

  /// `let model: Row.Model = .init(title: "Delete") { … }`, `var model: Row.Model { .init(…) }`
  private func declaredType(of call: Ref) -> String? {
    guard let member = program.enclosingMember(call), program.kind(member) == .variable,
      program.enclosingClosure(call).map({ !program.contains(member, $0) }) ?? true,
      let type = program.child(member, .type)
    else { return nil }
    let isReturned = program.parent(call).map { program.kind($0) == .returned } ?? false
    let values = [program.child(member, .initializer), program.getter(of: member).flatMap(program.onlyExpression)]
    guard isReturned || values.contains(call) else { return nil }
    return SourceText(program: program).short(type)
  }

  private func control(call: Ref, holding part: Ref) -> FoundTrigger? {
    let name = nameOfMade(call)
    if let kind = made(name), !isOwnType(call) {
      // A part that is only shown has no control of its own here.
      if part != call && kind.shown.contains(program.name(part)) || isShownByStateAlone(call, name) { return nil }
      if isKeptClass(call), let item = holder(ofAction: call, depth: 0) {
        var found = held(by: item, kind.action, at: call)
        found.words = texts.words(onControl: call).filled(from: found.words)
        return found
      }
      return FoundTrigger(action: kind.action, control: kind.name ?? name, place: call, words: words(on: call))
    }
    guard isExternal(call), let target = program.child(call, .callee) else { return nil }
    guard program.kind(target) == .member else { return targetedItself(call, name) }
    if let action = known.gestures[name] {
      return FoundTrigger(action: action, control: name, place: call, words: texts.words(onViewOf: call))
    }
    if let action = known.events[name] {
      return FoundTrigger(action: action, control: name, place: call, words: ControlWords(source: observed(by: call)))
    }
    return alertButton(call, name) ?? gestureEnd(call, name) ?? targeted(call, name)
      ?? event(observedBy: call, name, part) ?? told(call, name, part) ?? listened(call, part)
  }

  /// The call's own words, or those of the control that receives it: `UIBarButtonItem(title: "Details", primaryAction:
  /// UIAction { … })`.
  private func words(on call: Ref) -> ControlWords {
    let own = texts.words(onControl: call)
    guard own.text == nil, !own.isDynamic, let argument = program.parent(call), program.kind(argument) == .argument,
      let outer = program.parent(argument), program.kind(outer) == .call
    else { return isKeptClass(call) ? own.filled(from: kept(call)) : own }
    if known.made[program.name(outer)] != nil { return own.filled(from: texts.words(onControl: outer)) }
    guard known.attachments.contains(program.name(outer)),
      let view = program.child(outer, .callee).flatMap({ program.child($0, .base) })
    else { return own }
    return own.filled(from: texts.words(onVariable: view))
  }

  /// The control that receives its action as a value, directly or through the function that makes the value:
  /// `item.primaryAction = makeFilterAction()`.
  private func holder(ofAction call: Ref, depth: Int) -> Ref? {
    guard semantics.allows(\.partValueDepth, after: depth), let parent = program.parent(call) else { return nil }
    switch program.kind(parent) {
    case .assign:
      guard program.child(parent, .value) == call, let target = program.child(parent, .target),
        program.kind(target) == .member, known.held.contains(program.name(target))
      else { return nil }
      return program.child(target, .base)
    // `button.addAction(UIAction { … }, for: .touchUpInside)`
    case .argument:
      guard let taker = program.parent(parent), program.kind(taker) == .call,
        known.attachments.contains(program.name(taker)), let target = program.child(taker, .callee),
        program.kind(target) == .member, let item = program.child(target, .base), isControl(item)
      else { return nil }
      return item
    case .returned, .block:
      guard let function = program.enclosingMember(call), program.kind(function) == .function,
        program.enclosingClosure(call) == nil, program.child(function, .result) != nil,
        flow.returned(by: function) == [call]
      else { return nil }
      let holders = flow.callers(of: function).map { holder(ofAction: $0, depth: depth + 1) }
      return holders.count == 1 ? holders[0] : nil
    default: return nil
    }
  }

  /// A variable with one of a library's controls, or of an app's subclass of one.
  func isControl(_ item: Ref) -> Bool {
    switch semantics.type(of: item).core {
    case .external(let name, _): known.made[name] != nil
    case .named(let id, _): semantics.supertypeNames(of: id).contains { known.made[$0] != nil }
    default: false
    }
  }

  /// Code that runs when the call is done continues the code that made the call.
  func isContinued(by call: Ref) -> Bool { known.continued.contains(program.name(call)) }

  /// The variable that holds the control: `let settingsItem = UIBarButtonItem(…)`, `settingsItem = UIBarButtonItem(…)`.
  private func kept(_ call: Ref) -> ControlWords {
    var node = call
    while let parent = program.parent(node) {
      switch program.kind(parent) {
      case .variable: return texts.words(heldBy: parent)
      case .assign: return program.child(parent, .target).map(texts.words(onVariable:)) ?? ControlWords()
      case .block, .closure, .call, .returned: node = parent
      default: return ControlWords()
      }
    }
    return ControlWords()
  }

  func held(by item: Ref, _ action: Trigger.Action, at place: Ref) -> FoundTrigger {
    FoundTrigger(
      action: action, control: control(named: item) ?? "control", place: place, words: texts.words(onVariable: item),
      item: program.name(item))
  }

  private func control(named item: Ref) -> String? {
    switch semantics.type(of: item).core {
    case .external(let name, _): name
    case .named(let id, _): semantics.path(id)
    default: nil
    }
  }

  // MARK: SwiftUI

  /// `.default(Text("Details")) { … }` of an alert.
  private func alertButton(_ call: Ref, _ name: String) -> FoundTrigger? {
    guard known.alertButtons.contains(name),
      let argument = program.parent(call).flatMap({ program.kind($0) == .array ? program.parent($0) : $0 }),
      program.kind(argument) == .argument,
      known.alertLabels.contains(program.name(argument))
    else { return nil }
    return FoundTrigger(action: .tap, control: "Alert.Button", place: call, words: texts.words(onControl: call))
  }

  /// `.gesture(TapGesture().onEnded { … })`
  private func gestureEnd(_ call: Ref, _ name: String) -> FoundTrigger? {
    guard known.gestureReports.contains(name) else { return nil }
    let gesture = semantics.chainBase(call)
    guard let action = known.gestureTypes[program.name(gesture)] else { return nil }
    var words = ControlWords()
    if let argument = program.parent(call), program.kind(argument) == .argument, let modifier = program.parent(argument)
    {
      words = texts.words(onViewOf: modifier)
    }
    return FoundTrigger(action: action, control: program.name(gesture), place: call, words: words)
  }

  /// Any other modifier of a library whose name says when its closure runs: `.onDrop(…)`, `.onKeyPress(…)`.
  private func told(_ call: Ref, _ name: String, _ part: Ref) -> FoundTrigger? {
    guard
      known.eventStarts.contains(where: { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }),
      program.kind(part) == .argument, program.child(part, .value).map({ program.kind($0) == .closure }) ?? false
    else { return nil }
    return FoundTrigger(action: .event, control: name, place: call)
  }

  // MARK: UIKit

  /// `button.addTarget(self, action: #selector(open), for: .touchUpInside)`
  private func targeted(_ call: Ref, _ name: String) -> FoundTrigger? {
    guard let label = known.targets[name], let target = program.child(call, .callee),
      let item = program.child(target, .base)
    else { return nil }
    return held(by: item, action(of: item, on: semantics.argument(labelled: label, of: call)), at: call)
  }

  /// A control of the app's class that listens to itself: `addTarget(self, action: #selector(tapped), for: .touchUpInside)`.
  private func targetedItself(_ call: Ref, _ name: String) -> FoundTrigger? {
    guard let event = known.targets[name].flatMap({ semantics.argument(labelled: $0, of: call) }),
      let type = program.enclosingType(call)
    else { return nil }
    let action = known.targetEvents.first { program.name(event).hasPrefix($0.name) }?.action ?? .tap
    return FoundTrigger(action: action, control: semantics.path(type), place: call)
  }

  /// What the user does with a control, by its kind, else by the event that it tells.
  func action(of item: Ref, on event: Ref?) -> Trigger.Action {
    let name = event.map(program.name) ?? ""
    return control(named: item).flatMap { known.made[$0]?.action }
      ?? known.targetEvents.first { name.hasPrefix($0.name) }?.action ?? .tap
  }

  private func observed(by closure: Ref) -> FoundTrigger? {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument),
      program.kind(call) == .call, isExternal(call)
    else { return nil }
    return semantics.chain(endingAt: program.child(call, .callee)).lazy.compactMap { self.streamed(by: $0, at: call) }
      .first
  }

  /// `button.tapPublisher`, `button.rx.tap`
  private func streamed(by member: Ref, at place: Ref) -> FoundTrigger? {
    guard program.kind(member) == .member, let base = program.child(member, .base) else { return nil }
    let object =
      program.kind(base) == .member && semantics.library.facets[program.name(base)] != nil
      ? program.child(base, .base) : nil
    if let action = known.streams[program.name(member)] { return held(by: object ?? base, action, at: place) }
    // `button.rx.controlEvent(.touchUpInside)`
    guard known.eventStreams.contains(program.name(member)), let object else { return nil }
    let event = program.parent(member).flatMap { semantics.arguments(of: $0).first }
    return held(by: object, action(of: object, on: event.flatMap { program.child($0, .value) }), at: place)
  }

  // MARK: streams

  /// The call that passes the code around a place to a function of the app: `save { self.close() }`.
  func asker(handingOnCodeAround place: Ref, in member: Ref) -> Ref? {
    guard let code = attribution.keptCode(around: place, in: member), let argument = program.parent(code),
      program.kind(argument) == .argument, let call = program.parent(argument), program.kind(call) == .call,
      case .functions = semantics.callee(of: call)
    else { return nil }
    return call
  }

  /// The event that a stream reports: `model.$state.sink { … }`.
  func event(observedBy observer: Ref) -> FoundTrigger? {
    var node = observer
    while let next = program.chained(node) {
      if program.kind(node) == .member, program.kind(next) != .call, !isOperator(node, of: observer) {
        return FoundTrigger(
          action: .event, control: program.name(observer), place: observer,
          words: ControlWords(source: SourceText(program: program).short(node)))
      }
      node = next
    }
    guard program.kind(node) == .name else { return nil }
    return FoundTrigger(
      action: .event, control: program.name(observer), place: observer, words: ControlWords(source: program.name(node)))
  }

  // MARK: names

  private func isKeptClass(_ call: Ref) -> Bool { known.keptClasses.contains(where: program.name(call).hasPrefix) }

  func isOwnType(_ call: Ref) -> Bool {
    (program.typesByName[program.symbol(call)] ?? []).contains {
      program.types[$0].isDeclared && program.types[$0].parent == nil
    }
  }

  private func isExternal(_ call: Ref) -> Bool {
    switch semantics.callee(of: call) {
    case .external, .externalType: true
    default: false
    }
  }

  /// The control that a library's call makes, by its own name or by a naming convention.
  private func made(_ name: String) -> Dialect.Controls.Control? {
    if let control = known.made[name] { return control }
    guard name.first?.isUppercase == true, known.tapped.contains(where: name.hasSuffix) else { return nil }
    return Dialect.Controls.Control(.tap)
  }
}
