import SourceFacts

/// The text of an expression, as far as the sources tell: a literal, a localised text, a constant.
struct ShownTexts {
  let flow: DataFlow
  let evaluator: Evaluator
  /// The environment inside of the view that shows the text.
  var known: Environment?
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }
  var localised: LocalisedTexts { LocalisedTexts(flow: flow, evaluator: evaluator) }

  func words(of e: Ref, depth: Int = 0) -> ControlWords {
    guard semantics.allows(\.textDepth, after: depth) else { return ControlWords() }
    switch program.kind(e) {
    case .string:
      let text = localised.text(ofLiteral: e).flatMap(Self.shown(table:))
      return ControlWords(text: text ?? Self.shown(filled(e, depth: depth)))
    case .call: return words(ofCall: e, depth: depth + 1)
    case .name, .member: return words(ofNamed: e, depth: depth + 1)
    case .ternary: return words(ofTernary: e, depth: depth + 1)
    case .binary where program.name(e) == "??":
      let sides = program.children(e)
      let first = sides.first.map { words(of: $0, depth: depth + 1) } ?? ControlWords()
      guard first.text == nil, sides.count == 2, isLeftToOthers(sides[0]) else { return first }
      return first.filled(from: words(of: sides[1], depth: depth + 1))
    case .binary where program.name(e) == "+":
      return words(ofSum: e, depth: depth + 1)
    default: return ControlWords()
    }
  }

  /// A variable of the controller or view itself that other code may set: until then its fallback is shown. A model's
  /// property usually has a value.
  private func isLeftToOthers(_ e: Ref) -> Bool {
    guard program.kind(e) == .name, let variable = flow.declaration(of: e), program.kind(variable) == .variable,
      let type = program.enclosingType(variable), program.parent(variable).map(program.isDeclarationScope) ?? false
    else { return false }
    return program.types[type].kind == .class
  }

  /// The text ends at the first unknown part.
  private func words(ofSum sum: Ref, depth: Int) -> ControlWords {
    let sides = sides(of: sum)
    let known = sides.prefix { raw($0, depth: depth) != nil }.compactMap { raw($0, depth: depth) }
    if !known.isEmpty { return ControlWords(text: Self.shown(known.joined())) }
    return sides.first.map { words(of: $0, depth: depth) } ?? ControlWords()
  }

  /// The operands of a sum, from the left; empty for a sum that is too long to be a text.
  private func sides(of sum: Ref) -> [Ref] {
    var result: [Ref] = []
    var rest = sum
    while program.kind(rest) == .binary, program.name(rest) == "+",
      semantics.allows(\.textDepth, after: result.count),
      let left = program.child(rest, .left), let right = program.child(rest, .right)
    {
      result.append(right)
      rest = left
    }
    return semantics.allows(\.textDepth, after: result.count) ? [rest] + result.reversed() : []
  }

  /// A text as it is inserted into another.
  private func raw(_ e: Ref, depth: Int) -> String? {
    if program.kind(e) == .string, localised.text(ofLiteral: e) == nil { return filled(e, depth: depth) }
    return words(of: e, depth: depth).text
  }

  /// A literal whose interpolations are filled in where the sources tell their values.
  private func filled(_ literal: Ref, depth: Int) -> String {
    let text = program.name(literal)
    let holes = program.children(literal)
    let parts = text.split(separator: "\\()", omittingEmptySubsequences: false)
    guard !holes.isEmpty, parts.count == holes.count + 1 else { return text }
    return zip(holes, parts.dropFirst()).reduce(into: String(parts[0])) { result, next in
      let value = program.kind(next.0) == .argument ? program.child(next.0, .value) ?? next.0 : next.0
      result += (words(of: value, depth: depth + 1).text ?? "\\()") + next.1
    }
  }

  /// The words of the branch that is taken; where nothing tells which, of the first with any. Where the view's
  /// construction decides and may differ, only the running app knows.
  private func words(ofTernary e: Ref, depth: Int) -> ControlWords {
    let sides = [program.child(e, .then), program.child(e, .otherwise)]
    if let condition = program.child(e, .condition) {
      switch truth(of: condition) {
      case .yes: return sides[0].map { words(of: $0, depth: depth) } ?? ControlWords()
      case .no: return sides[1].map { words(of: $0, depth: depth) } ?? ControlWords()
      case .maybe: if isOfSeveral(condition) { return ControlWords(isDynamic: true) }
      }
    }
    return sides.compactMap(\.self).lazy.map { words(of: $0, depth: depth) }.first { !$0.isEmpty } ?? ControlWords()
  }

  private func truth(of condition: Ref) -> Evaluator.Truth {
    guard let known else { return .maybe }
    evaluator.begin()
    return evaluator.truth(of: condition, known)
  }

  /// A side of the comparison has several values, all known.
  private func isOfSeveral(_ condition: Ref) -> Bool {
    guard let known else { return false }
    return program.children(condition).contains { side in
      evaluator.begin()
      let values = evaluator.values(of: side, in: known)
      return values.count > 1 && values.allSatisfy(\.isConcrete)
    }
  }

  /// An arm of a `switch`, or a part of an `if`.
  func isBranch(_ node: Ref) -> Bool {
    program.kind(node) == .switchCase || program.parent(node).map { program.kind($0) == .ifElse } ?? false
  }

  /// A branch whose condition the view's construction does not decide.
  func isOpen(_ branch: Ref) -> Bool {
    guard let parent = program.parent(branch) else { return false }
    let known = known ?? Environment(parent: nil)
    if program.kind(branch) == .switchCase {
      return program.children(parent).contains { arm in
        guard program.kind(arm) == .switchCase, arm != branch else { return false }
        evaluator.begin()
        return evaluator.canTake(arm: arm, known)
      }
    }
    guard program.kind(parent) == .ifElse, let conditions = program.child(parent, .conditions), conditions != branch,
      !program.children(conditions).allSatisfy(isAvailability)
    else { return false }
    evaluator.begin()
    return evaluator.truth(ofAll: conditions, known) == .maybe
  }

  /// `#available(iOS 26, *)`: both branches show the same to different users.
  private func isAvailability(_ condition: Ref) -> Bool {
    program.kind(condition) == .call && ["#available", "#unavailable"].contains(program.name(condition))
  }

  /// The branch is not taken in this view.
  func isLeftOut(_ branch: Ref) -> Bool {
    guard let known, let parent = program.parent(branch) else { return false }
    if program.kind(branch) == .switchCase {
      evaluator.begin()
      return !evaluator.canTake(arm: branch, known)
    }
    guard program.kind(parent) == .ifElse, let conditions = program.child(parent, .conditions) else { return false }
    evaluator.begin()
    if program.child(parent, .body) == branch { return evaluator.truth(ofAll: conditions, known) == .no }
    return program.child(parent, .otherwise) == branch && evaluator.truth(ofAll: conditions, known) == .yes
  }

  /// The text in the string tables where a call or a member looks a key up; nil where it does not, or where there is no
  /// text.
  func lookedUp(by e: Ref) -> ControlWords? {
    localised.text(ofUse: e).flatMap(Self.shown(table:)).map { ControlWords(text: $0) }
  }

  /// Escapes as they appear; interpolations as dots. Nil for a text of separators only.
  static func shown(_ source: String) -> String? {
    let text = source.contains("\\") ? LocalisedTexts.unescaped(source.replacing("\\()", with: "…")) : source
    return line(text.replacing("\n", with: " "))
  }

  /// A table's text in the same form: placeholders as dots.
  static func shown(table text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return line(text.replacing("\n", with: " ")) }
    let format =
      #/%(?:(?<percent>%)|#@[^@]*@|(?:\d+\$)?[-+0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcCsSp])/#
    return line(text.replacing(format) { $0.output.percent == nil ? "…" : "%" }.replacing("\n", with: " "))
  }

  private static func line(_ text: String) -> String? {
    guard text.contains(where: { !separators.contains($0) }) else { return nil }
    return SourceText.shortTitle(text)
  }

  private static let separators: Set<Character> = [" ", ":", ",", ";", ".", "…", "-", "–", "—", "/", "|", "·", "•"]

  private func words(ofCall call: Ref, depth: Int) -> ControlWords {
    if let found = lookedUp(by: call) { return found }
    if let found = words(recasedBy: call, depth: depth) { return found }
    if let said = key(in: call) { return words(of: said, depth: depth) }
    if let found = words(ofKnown: call, depth: depth) { return found }
    if let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base),
      [.string, .call].contains(program.kind(base))
    {
      if isOpenKey(base, lookedUpBy: call, depth: depth) { return ControlWords(isDynamic: true) }
      let found = words(of: base, depth: depth)
      if !found.isEmpty { return found }
    }
    if case .functions(let list, guessed: false) = semantics.callee(of: call), list.count == 1,
      let block = program.child(list[0], .body), let given = program.onlyExpression(of: block)
    {
      let found = words(of: given, depth: depth)
      if !found.isEmpty { return found }
    }
    return ControlWords(source: program.child(call, .callee).flatMap(accessor))
  }

  /// The most telling argument of a call that localises a text: the words in the development language, else the key.
  private func key(in call: Ref) -> Ref? {
    let known = semantics.library.texts
    let arguments = semantics.arguments(of: call)
    func value(_ argument: Ref?) -> Ref? { argument.flatMap { program.child($0, .value) } }
    func argument(_ labels: [String]) -> Ref? { value(arguments.first { labels.contains(program.name($0)) }) }
    for label in known.fallbacks {
      if let words = argument([label]), says(words) { return words }
    }
    let name = program.name(call)
    if known.keysAfterTable.contains(name) {
      let plain = arguments.filter { program.name($0).isEmpty }
      return value(plain.count > 1 ? plain[1] : plain.first)
    }
    if let labels = known.localisers[name] { return argument(labels) }
    // `String.settings.localized("title")`
    guard known.localising.contains(where: name.lowercased().contains), let first = value(arguments.first), says(first)
    else { return nil }
    return first
  }

  private func says(_ e: Ref) -> Bool { program.kind(e) == .string && !program.name(e).isEmpty }

  private func words(ofNamed e: Ref, depth: Int) -> ControlWords {
    if let given = given(for: e) {
      var other = self
      other.known = given.environment
      let found = other.words(of: given.expression, depth: depth)
      if !found.isEmpty { return found }
    }
    if program.kind(e) == .member, let found = lookedUp(by: e) { return found }
    if let found = words(recasedBy: e, depth: depth) { return found }
    // A type's constant looks up the same text everywhere.
    if accessor(e) != nil {
      let found = words(ofVariable: e, depth: depth)
      if found.text != nil { return found }
    }
    if let found = words(ofKnown: e, depth: depth) { return found }
    let ofCase = words(ofKnownCase: e, depth: depth) ?? words(ofCaseAround: e, depth: depth)
    if !ofCase.isEmpty { return ofCase }
    if program.kind(e) == .member, let base = program.child(e, .base), program.kind(base) == .string {
      return isOpenKey(base, lookedUpBy: e, depth: depth)
        ? ControlWords(isDynamic: true) : words(of: base, depth: depth)
    }
    let found = words(ofVariable: e, depth: depth)
    return found.isEmpty ? ControlWords(source: accessor(e)) : found
  }

  /// A known text in other letters: `L10n.done.localizedUppercase`, `title.uppercased()`.
  func words(recasedBy use: Ref, depth: Int = 0) -> ControlWords? {
    let name = program.kind(use) == .call ? program.child(use, .callee) ?? use : use
    guard program.kind(name) == .member, let letters = semantics.library.texts.recasing[program.name(name)],
      let base = program.child(name, .base), program.kind(base) != .none
    else { return nil }
    var words = words(of: base, depth: depth)
    guard let text = words.text else { return nil }
    words.text =
      switch letters {
      case .upper: text.uppercased()
      case .lower: text.lowercased()
      case .capitals: text.capitalized
      }
    return words
  }

  /// A key with a part that only the running app knows: `"plan.\(id).title".localized`.
  func isOpenKey(_ literal: Ref, lookedUpBy use: Ref, depth: Int = 0) -> Bool {
    program.kind(literal) == .string && !program.children(literal).isEmpty
      && semantics.library.texts.localising.contains(where: program.name(use).lowercased().contains)
      && filled(literal, depth: depth).contains(Self.hole)
  }

  /// What stands in a literal for a value that only the running app knows.
  static let hole = "\\()"

  /// The words of the value that a variable's declaration gives it.
  private func words(ofVariable e: Ref, depth: Int) -> ControlWords {
    guard let variable = flow.declaration(of: e), program.kind(variable) == .variable else { return ControlWords() }
    let given = program.child(variable, .initializer) ?? evaluator.getter(of: variable).flatMap(program.onlyExpression)
    return given.map { words(of: $0, depth: depth) } ?? ControlWords()
  }

  /// The argument of the view's construction for the property, or of the function that made the view: `Button(yes) {
  /// onYes() }` in a view that `func ask(yes: String) { show(QuestionView(yes: yes)) }` makes.
  func given(for e: Ref) -> (expression: Ref, environment: Environment)? {
    guard let known, program.kind(e) == .name else { return nil }
    switch semantics.lookup(program.symbol(e), at: e) {
    case .local(let d)? where program.kind(d) == .parameter:
      switch known.binding(VariableKey(declaration: d)) {
      case .expression(let given, let own)?: return (given, own)
      case .rootExpression(let given)?: return (given, known.outermost)
      default: return nil
      }
    case .members?:
      guard let made = known.receiver, made.count == 1, case .instance(_, let call, let own) = made[0],
        program.kind(call) == .call
      else { return nil }
      let value = semantics.argument(labelled: program.name(e), of: call) ?? argument(of: call, keptIn: e)
      return value.map { ($0, own) }
    default: return nil
    }
  }

  /// The argument that a type's own initialiser keeps in a property: `init(_ text: String) { title = text }`.
  private func argument(of call: Ref, keptIn e: Ref) -> Ref? {
    guard case .initializer(_, let list) = semantics.callee(of: call), list.count == 1,
      let property = flow.declaration(of: e), program.kind(property) == .variable
    else { return nil }
    let key = VariableKey(declaration: property)
    let kept = flow.sources(of: key).compactMap { $0.bindings[key].flatMap(flow.variable(namedBy:))?.declaration }
      .filter { program.kind($0) == .parameter && program.parent($0).flatMap(program.parent) == list[0] }
    guard kept.count == 1 else { return nil }
    return semantics.matching(call, list[0]).first { $0.1 == kept[0] }.flatMap { program.child($0.0, .value) }
  }

  /// `tab.title` in the arm `case .search` of `switch tab { … }`.
  private func words(ofCaseAround e: Ref, depth: Int) -> ControlWords {
    guard program.kind(e) == .member, let base = program.child(e, .base), program.kind(base) == .name,
      case .named(let id, _) = semantics.type(of: base).core, program.types[id].kind == .enum
    else { return ControlWords() }
    let lookup = semantics.lookup(program.symbol(base), at: base)
    var current = program.parent(e)
    while let c = current, ![.function, .variable, .type, .extension].contains(program.kind(c)) {
      if program.kind(c) == .switchCase, let subject = program.subject(ofArm: c), program.kind(subject) == .name,
        program.symbol(subject) == program.symbol(base),
        semantics.lookup(program.symbol(subject), at: subject) == lookup
      {
        let patterns = program.children(c, .patterns)
        guard patterns.count == 1, program.kind(patterns[0]) == .patternCase,
          let member = program.types[id].members[program.symbol(e)]?.first
        else { return ControlWords() }
        return words(givenBy: member, forCase: program.symbol(patterns[0]), depth: depth)
      }
      current = program.parent(c)
    }
    return ControlWords()
  }

  /// The result of the arm for a case: `var title: String { switch self { case .search: "Search" … } }`.
  ///
  /// - Parameter part: the element of a tuple that is meant.
  func words(givenBy member: Ref, part: Int? = nil, forCase name: Symbol, depth: Int = 0) -> ControlWords {
    var found = ControlWords()
    program.forEachNode(in: member) { r in
      guard found.isEmpty else { return false }
      if program.kind(r) == .switchCase,
        program.children(r, .patterns).contains(where: {
          program.kind($0) == .patternCase && program.symbol($0) == name
        }),
        let block = program.child(r, .body), let last = program.children(block).last
      {
        let given = program.kind(last) == .returned ? program.child(last, .value) : last
        found = given.flatMap { element(part, of: $0) }.map { words(of: $0, depth: depth + 1) } ?? ControlWords()
      }
      return true
    }
    return found
  }

  private func element(_ place: Int?, of given: Ref) -> Ref? {
    guard let place else { return given }
    let elements = program.kind(given) == .tuple ? program.children(given) : []
    guard elements.indices.contains(place) else { return nil }
    return program.kind(elements[place]) == .argument ? program.child(elements[place], .value) : elements[place]
  }

  /// `L10n.Settings.title`: a chain that starts at a type names a fixed text; an object's property does not.
  private func accessor(_ e: Ref) -> String? {
    var node = e
    var parts = [program.name(e)]
    while program.kind(node) == .member, let base = program.child(node, .base),
      [.name, .member].contains(program.kind(base))
    {
      node = base
      parts.append(program.name(node))
    }
    guard parts.count > 1, program.kind(node) == .name, let first = program.name(node).first, first.isUppercase,
      program.name(node) != "Self"
    else { return nil }
    return parts.reversed().joined(separator: ".")
  }
}
