import SourceFacts

/// The words that code sets on controls in variables, as UIKit has them.
extension ControlTexts {
  /// The words of a control in a variable: those that the sources set on it, else the variable's own name.
  func words(onVariable e: Ref) -> ControlWords {
    guard [.name, .member].contains(program.kind(e)), program.name(e) != "self" else { return ControlWords() }
    guard let variable = flow.declaration(of: e), program.kind(variable) == .variable else {
      return ControlWords(source: program.name(e))
    }
    return words(heldBy: variable)
  }

  func words(heldBy variable: Ref) -> ControlWords {
    begin()
    var result = ControlWords()
    let isLocal = program.parent(variable).map { program.kind($0) == .block } ?? false
    let mentions =
      isLocal
      ? flow.mentions(ofLocal: variable)
      : flow.mentions(ofVariable: variable).filter { flow.declaration(of: $0) == variable }
    for mention in mentions { result = result.filled(from: words(setAt: mention)) }
    if result.text == nil, let made = program.child(variable, .initializer) {
      result = result.filled(from: words(setIn: made))
    }
    if result.text == nil, isLocal, let outer = keeper(of: variable) {
      result = result.filled(from: words(heldBy: outer))
    }
    if result.text == nil, result.source == nil { result.source = program.name(variable) }
    return result
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
    var result = ControlWords()
    switch program.kind(parent) {
    case .call
    where program.child(parent, .callee) == member && known.setters.contains(program.name(member)):
      if let value = semantics.arguments(of: parent).first.flatMap({ program.child($0, .value) }) {
        result = shown.words(of: value)
      }
    case .assign where program.child(parent, .target) == member:
      guard let value = program.child(parent, .value) else { break }
      if known.properties.contains(program.name(member)) {
        result = shown.words(of: value)
      } else if known.configurations.contains(program.name(member)), let held = flow.declaration(of: value) {
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
    program.forEachNode(in: made, atMost: semantics.budget.controlNodes) { r in
      if result.text != nil, result.identifier != nil { return false }
      if program.kind(r) == .member, let parent = program.parent(r) {
        result = result.filled(from: words(set: r, by: parent))
      }
      return true
    }
    return result
  }
}
