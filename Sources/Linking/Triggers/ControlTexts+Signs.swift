import SourceFacts

/// What a control without words shows: a symbol, or the name of a picture.
extension ControlTexts {
  /// The symbol in a part of the code, else the name of its picture.
  func sign(in part: Ref) -> String? { symbol(in: part) ?? picture(in: part) }

  /// A part that draws a picture and no text.
  func isOnlyPicture(_ body: Ref) -> Bool {
    var speaks = false
    program.forEachNode(in: body, atMost: semantics.budget.controlNodes) { r in
      speaks = speaks || program.kind(r) == .call && known.spoken.contains(program.name(r))
      return !speaks
    }
    return !speaks && sign(in: body) != nil
  }

  private typealias Search = (ControlTexts, Ref, Int) -> String?

  /// The same in a part of the view's content, in a view of the app, or in a constant picture: `Button { … } label: {
  /// editLabel }`, `Images.edit` with `static let edit = Image(systemName: "pencil")`.
  private func sign(inPart e: Ref, depth: Int, _ search: Search) -> String? {
    guard [.name, .member, .call].contains(program.kind(e)), semantics.allows(\.textDepth, after: depth + 1) else {
      return nil
    }
    if let part = ownView(e) ?? constantPicture(e) { return enters() ? search(self, part, depth + 1) : nil }
    guard program.kind(e) == .call, let drawn = drawn(by: e), enters() else { return nil }
    return search(drawn.texts, drawn.body, depth + 1)
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
  private func picture(in part: Ref, depth: Int = 0) -> String? {
    var found: String?
    program.forEachNode(in: part, atMost: semantics.budget.controlNodes) { r in
      guard found == nil else { return false }
      found = sign(inPart: r, depth: depth) { $0.picture(in: $1, depth: $2) }
      if program.kind(r) == .call, let labels = known.namedPictures[program.name(r)] {
        found = semantics.arguments(of: r).first { labels.contains(program.name($0)) }
          .flatMap { program.child($0, .value) }.flatMap(nameOfPicture)
      }
      return found == nil
    }
    return found
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

  /// The SF Symbol of a control, or the system's word or sign for it: `.done`.
  private func symbol(in part: Ref, depth: Int = 0) -> String? {
    var found: String?
    program.forEachNode(in: part, atMost: semantics.budget.controlNodes) { r in
      guard found == nil else { return false }
      found = sign(inPart: r, depth: depth) { $0.symbol(in: $1, depth: $2) }
      if program.kind(r) == .argument, let value = program.child(r, .value) {
        if known.symbols.contains(program.name(r)) {
          let isName = program.kind(value) == .string && program.children(value).isEmpty
          let isSymbol = isName || program.kind(value) == .member && isConstant(value)
          found = isSymbol ? ShownTexts.shown(program.name(value)) : nil
        } else if known.systemItems.contains(program.name(r)), program.kind(value) == .member {
          found = SystemItem.title(program.name(value))
        }
      }
      return found == nil
    }
    return found
  }
}
