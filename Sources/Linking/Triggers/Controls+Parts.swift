import Dialects
import SourceFacts

/// Controls in the app's own parts, and the other arguments of those parts.
extension Controls {
  // MARK: words beside code

  /// The words that an app's own part receives together with its code: `SettingsRow(title: "Details") { … }`,
  /// `Row(label: .plain(title: "Details"), kind: .button { … })`.
  func words(givenWith code: Ref) -> ControlWords {
    var result = ControlWords()
    var current = program.parent(code)
    while let c = current, result.text == nil {
      switch program.kind(c) {
      case .argument, .array: break
      case .call:
        if !isOwnFunction(c) || fillsCell(with: code) {
          result = result.filled(from: texts.words(givenTo: c))
        }
      default: return result
      }
      current = program.parent(c)
    }
    return result
  }

  /// A function makes a cell that stores the code: `disclosure("Details") { … }`, with `cell.action = action`.
  private func fillsCell(with code: Ref) -> Bool {
    guard let argument = program.parent(code), program.kind(argument) == .argument else {
      return false
    }
    return flow.receivers(ofExpression: code, argument).contains { taker in
      program.kind(taker) == .variable
        && program.enclosingType(taker).map(attribution.isPlainView) ?? false
    }
  }

  private func isOwnFunction(_ call: Ref) -> Bool {
    if case .functions = semantics.callee(of: call) { true } else { false }
  }

  /// The same where a library's value receives the code: `ButtonModel(title: "Details", action: { … })`.
  func words(besideCodeAround place: Ref, in member: Ref) -> ControlWords {
    var current: Ref? = place
    while let c = current, c != member {
      if program.kind(c) == .closure, let argument = program.parent(c), program.kind(argument) == .argument,
        let call = program.parent(argument), program.kind(call) == .call, isValue(call)
      {
        return texts.words(titledIn: call)
      }
      current = program.parent(c)
    }
    return ControlWords()
  }

  private func isValue(_ call: Ref) -> Bool {
    switch semantics.callee(of: call) {
    case .externalType: true
    case .external: program.name(call) == "init"
    default: false
    }
  }

  /// A link that the user taps directly: it shows a label.
  func isTapped(_ call: Ref) -> Bool {
    guard semantics.library.texts.links.contains(program.name(call)), !isOwnType(call) else { return false }
    return hasLabel(call, depth: 0)
  }

  /// A link without a label that a state shows. Without a state, its user taps what it lies behind.
  func isShownByStateAlone(_ call: Ref, _ name: String) -> Bool {
    semantics.library.texts.links.contains(name) && !isOwnType(call) && !hasLabel(call, depth: 0)
      && semantics.arguments(of: call).contains { program.child($0, .value).map(isBinding) ?? false }
  }

  private func isBinding(_ e: Ref) -> Bool {
    flow.startsProjected(e) || flow.declaration(of: e).map(flow.isBindingVariable) ?? false
  }

  /// An initialiser that the app adds to the link has the label that it hands on: `self.init("", isActive: …)`.
  private func hasLabel(_ call: Ref, depth: Int) -> Bool {
    let wording = semantics.library.texts
    if semantics.allows(\.delegatedInitialisers, after: depth), let inner = initialiser(calledFor: call) {
      return hasLabel(inner, depth: depth + 1)
    }
    let arguments = semantics.arguments(of: call)
    guard
      let label = arguments.first(where: {
        (program.name($0).isEmpty || wording.labels.contains(program.name($0))) && $0 != arguments.first
      })
        ?? arguments.first, let value = program.child(label, .value)
    else { return false }
    guard program.kind(value) == .closure else {
      return !wording.nothing.contains(program.name(value)) && !program.name(value).isEmpty
    }
    let shown = program.child(value, .body).map(program.children) ?? []
    return shown.contains { !wording.nothing.contains(program.name($0)) }
  }

  /// The call of another initialiser that an initialiser of the app consists of.
  private func initialiser(calledFor call: Ref) -> Ref? {
    let added = semantics.addedInitialisers(of: program.name(call), labelledAs: call)
    guard added.count == 1, let inner = program.child(added[0], .body).flatMap(program.onlyExpression),
      program.kind(inner) == .call, program.name(inner) == "init"
    else { return nil }
    return inner
  }

  /// The controls of the app's own parts that receive a value which a place names: `SettingsRow(opens: .sound)`, where
  /// the row has `NavigationLink(value: opens)`.
  func controls(takingValueAt place: Ref, in member: Ref) -> [FoundTrigger] {
    let isCase = CarriedCases(flow: flow).constant(place) != nil
    var current = binding(settingBy: place, in: member) ?? place
    while let parent = program.parent(current), parent != member {
      switch program.kind(parent) {
      case .argument:
        guard let call = program.parent(parent) else { return [] }
        // The control of all kept cases is this one's where the case was given with a title.
        let found = controls(given: parent, by: call, isCase: isCase, depth: 0).filter {
          !$0.isOfKeptCase || $0.words.text != nil
        }
        if !found.isEmpty { return found }
        current = call
      case .call, .member, .tuple, .array, .ternary: current = parent
      default: return []
      }
    }
    return []
  }

  /// The binding whose setter holds a place: `SwitchRow(isOn: Binding(get: { … }, set: { change($0) }))`.
  private func binding(settingBy place: Ref, in member: Ref) -> Ref? {
    guard let closure = program.enclosingClosure(place), program.contains(member, closure),
      let binding = flow.computedBinding(around: closure), semantics.argument(labelled: "get", of: binding) != closure
    else { return nil }
    return binding
  }

  private func controls(given argument: Ref, by call: Ref, isCase: Bool, depth: Int) -> [FoundTrigger] {
    guard semantics.allows(\.partValueDepth, after: depth), let value = program.child(argument, .value),
      program.kind(value) != .closure
    else {
      return []
    }
    switch semantics.callee(of: call) {
    case .functions(_, guessed: false), .initializer: break
    default: return []
    }
    let takers = flow.handedTo(value, argument)
    let found = takers.flatMap { variable -> [FoundTrigger] in
      let inside = inside(of: call, given: variable)
      return mentions(of: variable).flatMap { inside.controls(using: $0, isCase: isCase, depth: depth) }
    }
    return found.map { trigger in
      var result = trigger
      if trigger.words.text == nil { result.words = trigger.words.filled(from: texts.words(givenTo: call)) }
      return result
    }
  }

  private func property(assigned value: Ref) -> Ref? {
    guard let assign = program.parent(value), program.kind(assign) == .assign, program.child(assign, .value) == value,
      let property = program.child(assign, .target).flatMap(flow.declaration(of:)),
      program.parent(property).map(program.isDeclarationScope) ?? false
    else { return nil }
    return property
  }

  /// The controls in a modifier of the app that run the code around a place: `row.tappable { send(action) }`.
  private func controls(runningCodeAround place: Ref, in member: Ref) -> [FoundTrigger] {
    guard let code = program.enclosingClosure(place), program.contains(member, code) else { return [] }
    return flow.runs(ofClosure: code).compactMap { run in
      attribution.position(of: run.place).flatMap { control(around: run.place, in: $0.unit) }
    }.filter(\.action.isOfUser)
  }

  /// The words of the view that a modifier of the app makes a control of: `Text("Details").tappable { … }`, where the
  /// control's label is `self`.
  func words(ofViewMade control: Ref, by code: Ref) -> ControlWords {
    guard let argument = program.parent(code), program.kind(argument) == .argument,
      let modifier = program.parent(argument), program.child(modifier, .callee).map(isModifierName) ?? false,
      case .functions(let list, guessed: false) = semantics.callee(of: modifier),
      list.contains(where: { makes(control, in: $0, depth: 0) }), isLabelledBySelf(control)
    else { return ControlWords() }
    return texts.words(onViewOf: modifier)
  }

  /// A function holds the control, or calls one that does: `func onTap(…) -> some View { withChevron.button(…) }`.
  private func makes(_ control: Ref, in function: Ref, depth: Int) -> Bool {
    if program.contains(function, control) { return true }
    guard semantics.allows(\.partValueDepth, after: depth), let maker = attribution.unit(of: control) else {
      return false
    }
    return flow.callers(of: maker).contains { makes($0, in: function, depth: depth + 1) }
  }

  private func isModifierName(_ callee: Ref) -> Bool {
    program.kind(callee) == .member && program.child(callee, .base).map { program.kind($0) != .none } ?? false
  }

  private func isLabelledBySelf(_ control: Ref) -> Bool {
    var found = false
    semantics.forEachNode(in: control, atMost: \.controlNodes) { node in
      found =
        found
        || program.kind(node) == .name && program.name(node) == "self"
          && program.parent(node).map { program.kind($0) != .member } ?? false
      return !found
    }
    return found
  }

  /// The mentions of a variable, also as `$isOn`, and under the name that `if let` gives it.
  private func mentions(of variable: Ref) -> [Ref] {
    let own = plainMentions(of: variable)
    let unwrapped = own.compactMap(program.parent).filter { program.kind($0) == .optionalBinding }
    return own + unwrapped.flatMap(flow.mentions(ofLocal:))
  }

  private func plainMentions(of variable: Ref) -> [Ref] {
    if program.kind(variable) == .parameter { return flow.mentions(ofLocal: variable) }
    let projected = program.symbols.find("$" + program.name(variable)).map { program.mentions[$0] } ?? []
    return (flow.mentions(ofVariable: variable) + projected).filter { flow.declaration(of: $0) == variable }
  }

  /// A copy for the function that a call runs, with the call's arguments.
  private func inside(of call: Ref, given variable: Ref) -> Controls {
    guard program.kind(variable) == .parameter, let function = program.parent(variable).flatMap(program.parent),
      program.kind(function) == .function
    else { return self }
    return knowing(attribution.environment(after: [Passage(call: call, function: function)]))
  }

  private func controls(using mention: Ref, isCase: Bool, depth: Int) -> [FoundTrigger] {
    guard semantics.allows(\.partValueDepth, after: depth), let member = attribution.position(of: mention)?.unit else {
      return []
    }
    if let control = control(around: mention, in: member) { return control.action.isOfUser ? [control] : [] }
    // `init(action: Action) { self.action = action }`. Of other values each object has its own.
    if isCase, let property = property(assigned: mention) {
      return mentions(of: property).flatMap { controls(using: $0, isCase: isCase, depth: depth + 1) }.map { control in
        var kept = control
        (kept.words, kept.isOfKeptCase) = (ControlWords(), true)
        return kept
      }
    }
    if isCase {
      let running = controls(runningCodeAround: mention, in: member)
      if !running.isEmpty { return running }
    }
    guard let argument = program.parent(mention), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return [] }
    return controls(given: argument, by: call, isCase: isCase, depth: depth + 1)
  }
}
