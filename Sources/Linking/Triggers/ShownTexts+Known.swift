import SourceFacts

/// Texts that depend on a view's construction, or on the arguments of the function that makes a control.
extension ShownTexts {
  /// The words of an expression in the current view or function; nil where they are not known. With several possible
  /// texts, only the running app knows.
  func words(ofKnown e: Ref, depth: Int) -> ControlWords? {
    guard let known else { return nil }
    if let key = key(localisedBy: e, known) {
      if key.contains(Self.hole) { return ControlWords(isDynamic: true) }
      return ControlWords(text: localised.text(lookedUpBy: key, at: e).flatMap(Self.shown(table:)) ?? Self.shown(key))
    }
    let values = evaluator.values(of: e, in: known)
    var found: Set<ControlWords> = []
    for value in values where value != .null {
      guard let words = words(of: value, at: e, depth: depth) else { return nil }
      found.insert(words)
    }
    if found.count > 1 { return ControlWords(isDynamic: true) }
    return found.first.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The views that a name or a call of a closure stands for where other code passed them on, each with what is known at
  /// its place.
  func handedViews(at e: Ref) -> [(view: Ref, environment: Environment)] {
    guard let known else { return [] }
    return evaluator.values(of: e, in: known).compactMap { value in
      switch value {
      case .instance(_, let call, let own) where call != e && program.kind(call) == .call: (call, own)
      case .group(let block, let own): (block, own)
      case .unknown(let r) where r != e && program.kind(r) == .call: (r, Environment(parent: nil))
      default: nil
      }
    }
  }

  /// `row.title` where the row is known to be one case, also as `title` in the row's own code: the result of the arm
  /// for it.
  func words(ofKnownCase e: Ref, depth: Int) -> ControlWords? {
    guard let known else { return nil }
    var values: [Value] = []
    if program.kind(e) == .member, let base = program.child(e, .base) {
      values = evaluator.values(of: base, in: known)
    } else if program.kind(e) == .name, semantics.namesOwn(e) {
      values = known.receiver ?? []
    }
    guard values.count == 1, case .enumCase(let id, let name, _, _) = values[0],
      let member = program.types[id].members[program.symbol(e)]?.first
    else { return nil }
    let words = words(givenBy: member, forCase: name, depth: depth)
    return words.isEmpty ? nil : words
  }

  /// The expression whose value a text is, at the place that tells most of it: `server.name` for `Text(title)` in a row
  /// that is made with `title: server.name`.
  func expression(behind e: Ref, depth: Int = 0) -> String? {
    guard semantics.allows(\.textDepth, after: depth) else { return nil }
    switch program.kind(e) {
    case .name, .member:
      if let given = given(for: e) {
        var outside = self
        outside.known = given.environment
        if let found = outside.expression(behind: given.expression, depth: depth + 1) { return found }
      }
      return named(e)
    case .call: return inner(of: e).flatMap { expression(behind: $0, depth: depth + 1) }
    case .string: return program.children(e).first.flatMap { expression(behind: $0, depth: depth + 1) }
    case .argument: return program.child(e, .value).flatMap { expression(behind: $0, depth: depth + 1) }
    case .binary: return program.child(e, .left).flatMap { expression(behind: $0, depth: depth + 1) }
    default: return nil
    }
  }

  /// What a call makes its text of: the argument of `Text(server.name)`, the receiver of `server.name.uppercased()`.
  private func inner(of call: Ref) -> Ref? {
    if let base = program.child(call, .callee).flatMap({ program.child($0, .base) }), program.kind(base) != .none,
      semantics.typeReference(base) == nil
    {
      return base
    }
    return semantics.arguments(of: call).first.flatMap { program.child($0, .value) }
  }

  /// A chain of names that starts at a variable. The name of a view's own property says no more than that it has a text.
  private func named(_ e: Ref) -> String? {
    var base = e
    while program.kind(base) == .member, let next = program.child(base, .base) { base = next }
    guard program.kind(base) == .name, !program.name(base).hasPrefix("$"), !semantics.namesOwn(e), base != e else {
      return nil
    }
    return SourceText(program: program).short(e)
  }

  /// The name of a symbol that depends on the view's construction or on a known case.
  func words(ofSymbol e: Ref) -> String? {
    let words = words(of: e)
    return words.isDynamic ? nil : words.text
  }

  /// The only key whose text an app's property looks up: `row.titleKey.localized`.
  private func key(localisedBy e: Ref, _ known: Environment) -> String? {
    guard program.kind(e) == .member, let base = program.child(e, .base),
      semantics.library.texts.localising.contains(where: program.name(e).lowercased().contains)
    else { return nil }
    evaluator.begin()
    let values = evaluator.values(of: base, in: known)
    guard values.count == 1, case .string(let key) = values[0] else { return nil }
    return key
  }

  private func words(of value: Value, at e: Ref, depth: Int) -> ControlWords? {
    switch value {
    case .string(let text):
      let found = localised.text(ofKey: text, at: e).flatMap(Self.shown(table:))
      return ControlWords(text: found ?? Self.shown(text))
    // An unknown value may be a text that a library looks up: `NSLocalizedString("title", …)`.
    case .unknown(let r) where r != e:
      var other = self
      other.known = nil
      let words = other.words(of: r, depth: depth + 1)
      return words.isEmpty ? nil : words
    default: return nil
    }
  }

  /// The identifier by which tests find a control: a string, or the raw value of a case.
  func identifier(_ e: Ref) -> String? {
    if let text = words(of: e).text { return text }
    let values = evaluator.values(of: e, in: Environment(parent: nil))
    guard values.count == 1 else { return nil }
    let texts = evaluator.texts(values)
    return texts.count == 1 ? texts.first.flatMap { Self.shown($0) } : nil
  }
}
