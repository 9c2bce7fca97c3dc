import Dialects
import NavigationModel
import SourceFacts

/// Functions that the system calls when something happens, and no code of the app.
struct SystemCalls {
  let flow: DataFlow
  let controlTexts: ControlTexts
  private let cells: CellTexts
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }
  var known: Dialect.Controls { semantics.library.controls }

  var texts: ShownTexts { controlTexts.shown }

  init(flow: DataFlow, texts: ControlTexts) {
    self.flow = flow
    controlTexts = texts
    cells = CellTexts(flow: flow, texts: texts.shown)
  }

  /// The causes of a system call: the controls that Interface Builder connects to the function, else the event in its
  /// name.
  func triggers(of member: Ref, at place: Ref) -> [FoundTrigger] {
    guard let told = trigger(of: member, at: place) else { return [] }
    return controls(connectedTo: member) ?? rowsOfSegues(allowedBy: member, at: place) ?? [told]
  }

  /// The cause of a system call, as far as the function's name tells it. A place in an arm for one row belongs to that
  /// row.
  func trigger(of member: Ref, at place: Ref) -> FoundTrigger? {
    guard program.kind(member) == .function, program.name(member) != "init", !isAsked(member),
      isToldFromOutside(member)
    else { return nil }
    if let row = row(toldBy: member) {
      var words = words(ofArmAround: place, in: member).filled(from: words(ofRowAround: place, in: member))
      words.shown = words.shown ?? RowModels(flow: flow).model(ofRowIn: member)
      return FoundTrigger(action: .select, control: row, place: member, words: words)
    }
    let name = program.name(member)
    if let action = known.functions[name] { return FoundTrigger(action: action, control: name, place: member) }
    if let sender = sender(of: member) {
      return FoundTrigger(action: .tap, control: sender, place: member, words: ControlWords(source: name))
    }
    let labels = semantics.labels(of: member)
    if let action = known.functionLabels.first(where: { labels.contains($0.name) })?.action {
      return FoundTrigger(action: action, control: spoken(member), place: member)
    }
    return FoundTrigger(action: .event, control: spoken(member), place: member)
  }

  private func spoken(_ member: Ref) -> String {
    let spoken = semantics.labels(of: member).map { $0.isEmpty ? "_:" : $0 + ":" }.joined()
    return spoken.isEmpty ? program.name(member) : "\(program.name(member))(\(spoken))"
  }

  /// The system asks for a value at any time: a cell, a size. It asks for a Boolean when something happens.
  private func isAsked(_ member: Ref) -> Bool {
    guard let result = program.child(member, .result),
      !semantics.labels(of: member).contains(where: known.decisionLabels.contains)
    else { return false }
    switch semantics.resolve(result).core {
    case .external(let name, _): return !["Bool", "Void"].contains(name)
    case .tuple(let parts, _): return !parts.isEmpty
    default: return true
    }
  }

  /// Overrides, Objective-C methods, and implementations of a library's protocol. Functions that the app calls or
  /// requires are excluded.
  private func isToldFromOutside(_ member: Ref) -> Bool {
    if program.flags(member).contains(.isOverride) { return !overridesOwn(member) || isConnectable(member) }
    if program.children(member, .attributes).contains(where: { known.callable.contains(program.name($0)) }) {
      return true
    }
    guard let type = program.enclosingType(member) else { return false }
    let isAnswer =
      (flow.callers(of: member).isEmpty || row(toldBy: member) != nil)
      && semantics.supertypeNames(of: type).contains { name in
        known.tellingProtocols.contains(where: name.hasSuffix)
          && !(program.symbols.find(name).flatMap { program.typesByName[$0] } ?? []).contains {
            program.types[$0].isDeclared
          }
      }
    return isAnswer || known.functions[program.name(member)] != nil && semantics.isController(type)
  }

  /// A class of the app declares the method first, not a library's.
  private func overridesOwn(_ member: Ref) -> Bool {
    guard let type = program.enclosingType(member) else { return false }
    let labels = semantics.labels(of: member)
    return semantics.supertypes(of: type).contains { base in
      program.types[base].kind == .class
        && (program.types[base].members[program.symbol(member)] ?? []).contains {
          program.kind($0) == .function && !program.flags($0).contains(.isOverride)
            && semantics.labels(of: $0) == labels
        }
    }
  }

  /// The selection of a row of a table or an item of a collection.
  private func row(toldBy member: Ref) -> String? {
    semantics.labels(of: member).lazy.compactMap { known.choices[$0] }.first
  }

  /// `@IBAction func open(_ sender: UIButton)`
  private func sender(of member: Ref) -> String? {
    let given = semantics.parameters(of: member).first.flatMap { program.child($0, .type) }.map(semantics.resolve)?.core
    if case .external(let name, _)? = given, known.senderStarts.contains(where: name.hasPrefix),
      known.senderEndings.contains(where: name.hasSuffix)
    {
      return name
    }
    return program.children(member, .attributes).lazy.compactMap { known.controlAttributes[program.name($0)] }.first
  }

  // MARK: rows

  /// The row that an arm is for: by the text that its model gives the row, else by the case.
  func words(ofArmAround place: Ref, in member: Ref) -> ControlWords {
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .switchCase {
        return words(ofArm: c)
      }
      current = program.parent(c)
    }
    return comparisons(around: place, in: member).lazy.map { words(ofCase: $0.value, of: $0.subject, in: member) }
      .first { !$0.isEmpty } ?? ControlWords()
  }

  /// `if row == .sound { … }`, where the row is computed from what the function is told.
  private func words(ofCase value: Ref, of subject: Ref, in member: Ref) -> ControlWords {
    guard case .named(let id, _) = semantics.type(of: subject).core, program.types[id].kind == .enum,
      program.types[id].cases[program.symbol(value)] != nil,
      flow.variables(usedIn: subject).contains(where: {
        program.parent($0.declaration).flatMap(program.parent) == member
      })
    else { return ControlWords() }
    let named = text(ofCase: program.symbol(value), of: id, at: value)
    return named.isEmpty ? ControlWords(source: "." + program.name(value)) : named
  }

  /// The name of a row whose value is switched over further on: `show(section.rows[indexPath.row])`, and `case .sound:`
  /// in `show`. The case nearest to the destination says the most.
  func words(decidedBy open: [Attribution.Open]) -> ControlWords {
    for condition in open.flatMap(\.conditions) where !condition.isNegated {
      guard program.kind(condition.node) == .switchCase else { continue }
      let words = words(ofArm: condition.node)
      if !words.isEmpty { return words }
    }
    return ControlWords()
  }

  private func words(ofArm arm: Ref) -> ControlWords {
    let patterns = program.children(arm, .patterns)
    guard patterns.count == 1, program.kind(patterns[0]) == .patternCase else {
      return ControlWords()
    }
    if let raw = program.child(patterns[0], .base), let type = enumOfCase(raw) {
      // `case Section.sound.rawValue:`
      let named = text(ofCase: program.symbol(raw), of: type, at: arm)
      return named.isEmpty ? ControlWords(source: "." + program.name(raw)) : named
    }
    guard case .named(let id, _) = semantics.subjectType(ofPattern: patterns[0]).core,
      program.types[id].kind == .enum
    else { return ControlWords(source: "." + program.name(patterns[0])) }
    let named = text(ofCase: program.symbol(patterns[0]), of: id, at: arm)
    return named.isEmpty ? ControlWords(source: "." + program.name(patterns[0])) : named
  }

  /// The enum whose case an expression names: `Section.sound`.
  private func enumOfCase(_ e: Ref) -> TypeID? {
    guard program.kind(e) == .member, let base = program.child(e, .base),
      case .named(let id, _) = semantics.typeReference(base)?.core, program.types[id].kind == .enum,
      program.types[id].cases[program.symbol(e)] != nil
    else { return nil }
    return id
  }

  /// The text of a row for a case: by a property of the enum, else by what the code around gives the cell.
  private func text(ofCase name: Symbol, of id: TypeID, at place: Ref) -> ControlWords {
    for title in Self.titles {
      guard let symbol = program.symbols.find(title) else { continue }
      for member in program.types[id].members[symbol] ?? [] {
        let found = texts.words(givenBy: member, forCase: name)
        if !found.isEmpty { return found }
      }
    }
    return program.enclosingType(place).map { cells.words(ofCase: name, of: id, in: $0) } ?? ControlWords()
  }

  /// Property names that apps use for the titles of rows.
  private static let titles = SDK.namesOfTitles
}
