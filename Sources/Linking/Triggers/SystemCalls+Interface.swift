import NavigationModel
import SourceFacts

/// What storyboards and xibs tell of functions that the system calls: the controls that run them, and the rows.
extension SystemCalls {
  private var storyboards: Storyboards { texts.evaluator.storyboards }

  /// The controls that a storyboard or xib connects to a method; nil where no file lays out an object of its class.
  func controls(connectedTo member: Ref) -> [FoundTrigger]? {
    guard isConnectable(member), let type = program.enclosingType(member) else { return nil }
    // A control that is connected to a base class's method runs an override.
    let classes = (semantics.withSubtypes(type) + overridden(by: member).compactMap(program.enclosingType)).map {
      program.text(program.types[$0].name)
    }
    let set = storyboards.set
    let toResponders = known.responders.sorted().flatMap { set.connections[$0] ?? [] }.filter {
      isSelector($0.selector, of: member)
    }
    guard !toResponders.isEmpty || classes.contains(where: set.classes.contains) else { return nil }
    var seen: Set<FoundTrigger> = []
    let connections = classes.flatMap { set.connections[$0] ?? [] }.filter { isSelector($0.selector, of: member) }
    return (connections + toResponders).map { trigger($0.control, of: member) }.filter { seen.insert($0).inserted }
  }

  /// Interface Builder may connect controls to a method, or to the one that it overrides.
  func isConnectable(_ member: Ref) -> Bool {
    ([member] + overridden(by: member)).contains { declared in
      program.children(declared, .attributes).contains { known.controlAttributes[program.name($0)] != nil }
    }
  }

  /// The methods of the app's base classes that a method overrides.
  private func overridden(by member: Ref) -> [Ref] {
    guard program.flags(member).contains(.isOverride), let type = program.enclosingType(member) else { return [] }
    let labels = semantics.labels(of: member)
    return semantics.supertypes(of: type).filter { program.types[$0].kind == .class }.flatMap { base in
      (program.types[base].members[program.symbol(member)] ?? []).filter {
        program.kind($0) == .function && semantics.labels(of: $0) == labels
      }
    }
  }

  /// `open:`, `open:forEvent:`, `openWithSender:`
  private func isSelector(_ selector: String, of member: Ref) -> Bool {
    let name = program.name(member)
    let first = selector.prefix { $0 != ":" }
    guard first.hasPrefix(name) else { return false }
    let label = semantics.parameters(of: member).first.map(semantics.label) ?? ""
    return String(first.dropFirst(name.count)) == (label.isEmpty ? "" : "With" + label.startingUppercase)
  }

  private func trigger(_ control: InterfaceFacts.Trigger, of member: Ref) -> FoundTrigger {
    let name = control.controlName
    var words = self.words(on: control)
    if words.text == nil, words.source == nil { words.source = program.name(member) }
    return FoundTrigger(
      action: known.made[name]?.action ?? (name.hasSuffix("Cell") ? .select : .tap), control: name, place: member,
      words: words)
  }

  /// The words of a control: those that code sets through a property that holds it, else those of the file.
  private func words(on control: InterfaceFacts.Trigger) -> ControlWords {
    let text = control.title.flatMap { SDK.isPlaceholderTitle($0) ? nil : ShownTexts.shown($0) }
    for outlet in control.outlets {
      let owners = program.symbols.find(outlet.owner).flatMap { program.typesByName[$0] } ?? []
      guard owners.count == 1, let symbol = program.symbols.find(outlet.property),
        let property = ([owners[0]] + semantics.supertypes(of: owners[0])).lazy.compactMap({ type in
          program.types[type].members[symbol]?.first { program.kind($0) == .variable }
        }).first, let words = controlTexts.words(setByCodeOn: property, where: text)
      else { continue }
      return words
    }
    return ControlWords(text: text)
  }

  // MARK: rows

  /// The trigger of the controls whose segues a method allows, in the arm of `if identifier == "detail"`; nil where it
  /// allows none, or the arm names none.
  func rowsOfSegues(allowedBy member: Ref, at place: Ref) -> [FoundTrigger]? {
    guard known.segueQuestions.contains(program.name(member)), let type = program.enclosingType(member) else {
      return nil
    }
    let classes = Set(semantics.withSubtypes(type).map { program.text(program.types[$0].name) })
    let named = comparisons(around: place, in: member).compactMap { _, value in
      program.kind(value) == .string ? program.name(value) : nil
    }
    let controls = named.flatMap { storyboards.segues(identifier: $0, classes: classes) }.compactMap(\.trigger)
    return controls.isEmpty ? nil : controls.map { trigger($0, of: member) }
  }

  /// The text of the static table's row for which a place runs: `if indexPath.section == 1 && indexPath.row == 0 { …
  /// }`.
  func words(ofRowAround place: Ref, in member: Ref) -> ControlWords {
    guard let type = program.enclosingType(member) else { return ControlWords() }
    let rows = semantics.withSubtypes(type).flatMap {
      storyboards.set.rows[program.text(program.types[$0].name)] ?? []
    }
    if rows.isEmpty { return ControlWords() }
    var numbers: [String: UInt32] = [:]
    for (subject, value) in comparisons(around: place, in: member) {
      guard program.kind(subject) == .member, program.kind(value) == .number, let number = UInt32(program.name(value))
      else { continue }
      numbers[program.name(subject)] = number
    }
    let fitting = rows.filter { row in
      (numbers["section"] ?? (rows.allSatisfy { $0.section == 0 } ? 0 : nil)) == row.section
        && numbers["row"] == row.row
    }
    return fitting.count == 1 ? ControlWords(text: ShownTexts.shown(fitting[0].title)) : ControlWords()
  }

  /// The equalities under which a place runs, as far as surrounding branches and arms state them.
  func comparisons(around place: Ref, in member: Ref) -> [(subject: Ref, value: Ref)] {
    var result: [(subject: Ref, value: Ref)] = []
    var previous = place
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .ifElse, program.child(c, .body) == previous {
        result += program.children(c, .conditions).flatMap(comparisons)
      } else if program.kind(c) == .switchCase, let subject = program.subject(ofArm: c) {
        let patterns = program.children(c, .patterns)
        if patterns.count == 1, program.kind(patterns[0]) == .patternExpression,
          let value = program.child(patterns[0], .value)
        {
          result.append((subject, value))
        }
      }
      previous = c
      current = program.parent(c)
    }
    return result
  }

  private func comparisons(in condition: Ref) -> [(subject: Ref, value: Ref)] {
    guard program.kind(condition) == .binary, let left = program.child(condition, .left),
      let right = program.child(condition, .right)
    else { return [] }
    switch program.name(condition) {
    case "==": return [(left, right)]
    case "&&": return comparisons(in: left) + comparisons(in: right)
    default: return []
    }
  }
}
