import SourceFacts

/// What a control without words shows: a symbol, or the name of a picture.
extension ControlTexts {
  /// What a part of the code shows first. A picture behind a text is an ornament of the text, and does not name the
  /// control.
  private enum Sight: Equatable {
    case nothing
    case text
    case sign(ControlWords)
  }

  /// The symbol that a part of the code shows, or the name of its picture; empty where it shows text or neither.
  func sign(in part: Ref) -> ControlWords {
    if case .sign(let name) = sight(in: part) { name } else { ControlWords() }
  }

  /// A part that draws a picture and no text.
  func isOnlyPicture(_ body: Ref) -> Bool {
    var (speaks, isDrawn) = (false, false)
    semantics.forEachNode(in: body, atMost: \.controlNodes) { r in
      guard program.kind(r) == .call else { return !speaks }
      speaks = speaks || known.spoken.contains(program.name(r))
      isDrawn = isDrawn || known.pictures.contains(program.name(r))
      return !speaks
    }
    return !speaks && (isDrawn || !sign(in: body).isEmpty)
  }

  private func sight(in part: Ref, depth: Int = 0) -> Sight {
    var found = Sight.nothing
    semantics.forEachNode(in: part, atMost: \.controlNodes) { r in
      guard found == .nothing, isShown(r) else { return false }
      if let sign = named(r) {
        found = .sign(sign)
      } else if program.kind(r) == .call, known.spoken.contains(program.name(r)) {
        found = semantics.arguments(of: r).lazy.compactMap(named).first.map(Sight.sign) ?? .text
      } else {
        found = sight(inPart: r, depth: depth)
      }
      return found == .nothing
    }
    return found
  }

  /// The sign that a call or an argument itself shows: `Label(title, systemImage: "gear")`.
  private func named(_ r: Ref) -> ControlWords? {
    systemItem(r) ?? (symbol(r) ?? picture(r)).map(Self.picture(named:))
  }

  private static func picture(named name: String) -> ControlWords { ControlWords(text: name, isPicture: true) }

  /// The same in a part of the view's content, in a view of the app, or in a constant picture: `Button { … } label: {
  /// editLabel }`, `Images.edit` with `static let edit = Image(systemName: "pencil")`.
  private func sight(inPart e: Ref, depth: Int) -> Sight {
    guard [.name, .member, .call].contains(program.kind(e)), semantics.allows(\.textDepth, after: depth + 1) else {
      return .nothing
    }
    if let part = ownView(e) ?? constantPicture(e) {
      return enters() ? sight(in: part, depth: depth + 1) : .nothing
    }
    guard program.kind(e) == .call, let drawn = drawn(by: e), enters() else { return .nothing }
    let sight = drawn.texts.sight(in: drawn.body, depth: depth + 1)
    guard sight == .nothing else { return sight }
    if drawn.texts.isOnlyPicture(drawn.body) { return nameGiven(to: e) }
    // It shows a text in some branch.
    return drawn.texts.speaks(drawn.body, depth: depth) ? .text : .nothing
  }

  /// A part that shows a text of its own, perhaps under a condition.
  func speaks(_ body: Ref, depth: Int) -> Bool {
    guard semantics.allows(\.textDepth, after: depth) else { return false }
    var found = false
    semantics.forEachNode(in: body, atMost: \.controlNodes) { r in
      if found || shown.isBranch(r) && shown.isLeftOut(r) { return false }
      guard program.kind(r) == .call else { return true }
      found = known.spoken.contains(program.name(r))
      if !found, let inner = drawn(by: r), enters() { found = inner.texts.speaks(inner.body, depth: depth + 1) }
      return !found
    }
    return found
  }

  /// The name that the app's own view for pictures of several kinds is made with: `Symbol("wave")`.
  private func nameGiven(to call: Ref) -> Sight {
    let names = semantics.arguments(of: call).compactMap { program.child($0, .value) }.filter {
      program.kind($0) == .string && program.children($0).isEmpty
    }
    guard names.count == 1, let name = nameOfPicture(names[0]) else { return .nothing }
    return .sign(Self.picture(named: name))
  }

  /// The picture that a variable's declaration makes.
  private func constantPicture(_ e: Ref) -> Ref? {
    guard program.kind(e) != .call, let variable = flow.declaration(of: e), program.kind(variable) == .variable,
      let made = program.child(variable, .initializer) ?? program.getter(of: variable).flatMap(program.onlyExpression)
    else { return nil }
    let picture = semantics.chainBase(made)
    return program.kind(picture) == .call && known.pictures.contains(program.name(picture)) ? made : nil
  }

  /// The name of a picture among the app's resources: `Image("search")`, `Image(.search)`.
  private func picture(_ r: Ref) -> String? {
    guard program.kind(r) == .call, let labels = known.namedPictures[program.name(r)] else { return nil }
    return semantics.arguments(of: r).first { labels.contains(program.name($0)) }
      .flatMap { program.child($0, .value) }.flatMap(nameOfPicture)
  }

  /// `.search`, `Icons.search`
  private func isConstant(_ name: Ref) -> Bool {
    guard let base = program.child(name, .base), program.kind(base) != .none else { return true }
    return semantics.typeReference(base) != nil
  }

  private func nameOfPicture(_ name: Ref) -> String? {
    switch program.kind(name) {
    case .string: ShownTexts.shown(program.name(name))
    case .member where isConstant(name):
      shown.words(of: name).text ?? ShownTexts.shown(program.name(name))
    default: shown.words(of: name).text
    }
  }

  /// The SF Symbol of a control.
  private func symbol(_ r: Ref) -> String? {
    guard program.kind(r) == .argument, known.symbols.contains(program.name(r)), let value = program.child(r, .value)
    else { return nil }
    let isName = program.kind(value) == .string && program.children(value).isEmpty
    let isSymbol = isName || program.kind(value) == .member && isConstant(value)
    return isSymbol ? ShownTexts.shown(program.name(value)) : shown.words(ofSymbol: value)
  }

  /// The system's word or sign for a control: `.done`.
  private func systemItem(_ r: Ref) -> ControlWords? {
    guard program.kind(r) == .argument, known.systemItems.contains(program.name(r)),
      let value = program.child(r, .value), program.kind(value) == .member
    else { return nil }
    return ControlWords(text: SystemItem.title(program.name(value)))
  }
}
