import SourceFacts

/// The words that code sets on controls in variables, as UIKit has them.
extension ControlTexts {
  /// The words of a control in a variable: those that the sources set on it, else the variable's own name.
  func words(onVariable e: Ref) -> ControlWords {
    guard [.name, .member].contains(program.kind(e)), program.name(e) != "self" else { return ControlWords() }
    guard let variable = flow.declaration(of: e), program.kind(variable) == .variable else {
      return ControlWords(source: program.name(e))
    }
    if let view = view(holding: e, variable) { return words(heldBy: variable, inView: view, at: e) }
    return words(heldBy: variable)
  }

  /// The local variable with the view whose part a control is: `cell` in `cell.toggle.addTarget(…)`.
  private func view(holding e: Ref, _ variable: Ref) -> Ref? {
    guard program.kind(e) == .member, let base = program.child(e, .base), program.kind(base) == .name,
      let type = program.enclosingType(variable), type != program.enclosingType(e), semantics.isComponent(type),
      let view = flow.declaration(of: base), case .local? = semantics.lookup(program.symbol(base), at: base)
    else { return nil }
    return view
  }

  /// The words of a control in a view which other code fills in: those set on the control there or by the view itself,
  /// else the text that the view is given there. What is set on the same part of another such view is not its own.
  private func words(heldBy variable: Ref, inView view: Ref, at place: Ref) -> ControlWords {
    begin()
    let type = program.enclosingType(variable)
    let own = mentions(of: variable).filter { mention in
      program.enclosingType(mention) == type
        || program.child(mention, .base).flatMap(flow.declaration(of:)) == view && isAlways(mention, before: place)
    }
    var result = own.reduce(ControlWords()) { $0.filled(from: words(setAt: $1)) }
    if result.text == nil, let made = program.child(variable, .initializer) {
      result = result.filled(from: words(setIn: made))
    }
    if result.text == nil {
      let given = CellTexts(flow: flow, texts: shown).text(givenTo: view, around: place)
      result = result.filled(from: given.map { shown.words(of: $0) } ?? ControlWords())
    }
    if result.text == nil, result.source == nil { result.source = program.name(variable) }
    return result
  }

  /// No branch is around a place that is not around the other.
  private func isAlways(_ place: Ref, before other: Ref) -> Bool {
    var current: Ref? = place
    while let c = current, !program.contains(c, other) {
      if shown.isBranch(c) { return false }
      current = program.parent(c)
    }
    return current != nil
  }

  func words(heldBy variable: Ref) -> ControlWords {
    begin()
    var result = ControlWords()
    let isLocal = isLocal(variable)
    for mention in mentions(of: variable) { result = result.filled(from: words(setAt: mention)) }
    if result.text == nil, let made = program.child(variable, .initializer) {
      result = result.filled(from: words(setIn: made))
    }
    if result.text == nil, isLocal, let outer = keeper(of: variable) {
      result = result.filled(from: words(heldBy: outer))
    }
    if result.text == nil, result.source == nil { result.source = program.name(variable) }
    return result
  }

  private func isLocal(_ variable: Ref) -> Bool { program.parent(variable).map { program.kind($0) == .block } ?? false }

  private func mentions(of variable: Ref) -> [Ref] {
    isLocal(variable)
      ? flow.mentions(ofLocal: variable)
      : flow.mentions(ofVariable: variable).filter { flow.declaration(of: $0) == variable }
  }

  /// The words that code sets on a control which an interface file lays out and a property holds; nil where none does.
  /// The file's own text is shown until then.
  ///
  /// - Parameter text: the file's text. A text that code sets under a condition does not replace it.
  func words(setByCodeOn outlet: Ref, where text: String?) -> ControlWords? {
    let given = mentions(of: outlet).filter { text == nil || isUnconditional($0) }.compactMap { mention -> Ref? in
      guard let member = program.parent(mention), program.kind(member) == .member,
        program.child(member, .base) == mention
      else { return nil }
      return program.parent(member).flatMap { textGiven(to: member, by: $0) }
    }
    if given.isEmpty { return nil }
    let words = given.reduce(ControlWords()) { $0.filled(from: shown.words(of: $1)) }
    return words.text == nil ? ControlWords(source: words.source ?? program.name(outlet)) : words
  }

  /// A place runs whenever its function or accessor does.
  private func isUnconditional(_ place: Ref) -> Bool {
    guard let member = program.enclosingMember(place) else { return false }
    var current: Ref? = place
    while let c = current, c != member {
      if program.kind(c) == .closure || shown.isBranch(c) { return false }
      current = program.parent(c)
    }
    return true
  }

  /// The text in `button.setTitle("Details", for: .normal)` and in `label.text = "Details"`.
  private func textGiven(to member: Ref, by parent: Ref) -> Ref? {
    switch program.kind(parent) {
    case .call where program.child(parent, .callee) == member && known.setters.contains(program.name(member)):
      semantics.arguments(of: parent).first.flatMap { program.child($0, .value) }
    case .assign where program.child(parent, .target) == member && known.properties.contains(program.name(member)):
      program.child(parent, .value)
    default: nil
    }
  }

  /// The property whose initial value is made in a local variable: `let button: UIButton = { let made = UIButton(); …;
  /// return made }()`.
  private func keeper(of local: Ref) -> Ref? {
    guard let member = program.enclosingMember(local), program.kind(member) == .variable, member != local,
      program.child(member, .initializer) != nil
    else { return nil }
    return member
  }

  /// `button.setTitle("Details", for: .normal)`, `button.accessibilityIdentifier = "details"`
  private func words(setAt mention: Ref) -> ControlWords {
    guard let member = program.parent(mention), program.kind(member) == .member,
      program.child(member, .base) == mention,
      let parent = program.parent(member)
    else { return ControlWords() }
    return words(set: member, by: parent)
  }

  private func words(set member: Ref, by parent: Ref) -> ControlWords {
    if let text = textGiven(to: member, by: parent) { return shown.words(of: text) }
    var result = ControlWords()
    switch program.kind(parent) {
    case .assign where program.child(parent, .target) == member:
      guard let value = program.child(parent, .value) else { break }
      if known.configurations.contains(program.name(member)), let held = flow.declaration(of: value) {
        result = words(ofConfiguration: held)
      } else if known.identifierProperties.contains(program.name(member)) {
        result.identifier = shown.identifier(value)
      }
    default: break
    }
    return result
  }

  /// `configuration.title = "Details"` of the control's configuration value.
  private func words(ofConfiguration variable: Ref) -> ControlWords {
    guard program.kind(variable) == .variable, program.parent(variable).map({ program.kind($0) == .block }) ?? false
    else { return ControlWords() }
    return flow.mentions(ofLocal: variable).reduce(ControlWords()) { words, mention in
      guard words.text == nil, let member = program.parent(mention), program.kind(member) == .member,
        known.properties.contains(program.name(member)), let assign = program.parent(member),
        program.kind(assign) == .assign, program.child(assign, .target) == member,
        let value = program.child(assign, .value)
      else { return words }
      return words.filled(from: shown.words(of: value))
    }
  }

  /// `let button: UIButton = { let button = UIButton(); button.setTitle("Details", for: .normal); return button }()`
  private func words(setIn made: Ref) -> ControlWords {
    if program.kind(made) == .call, program.child(made, .callee).map({ program.kind($0) != .closure }) ?? false {
      let words = title(of: made)
      return words.isEmpty ? sign(in: made) : words
    }
    var result = ControlWords()
    semantics.forEachNode(in: made, atMost: \.controlNodes) { r in
      if result.text != nil, result.identifier != nil { return false }
      if program.kind(r) == .member, let parent = program.parent(r) {
        result = result.filled(from: words(set: r, by: parent))
      }
      return true
    }
    return result
  }
}
