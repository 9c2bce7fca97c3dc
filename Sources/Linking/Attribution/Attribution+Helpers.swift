import SourceFacts

/// Objects that whoever leads a flow keeps for itself, and that nobody but the system calls: a responder with the
/// commands of menus, the delegate of a picker.
extension Attribution {
  /// The screens that the one maker of such objects leads through: users are there while the maker keeps them, and no
  /// longer where the maker itself was made.
  func screensLed(byKeeperOf type: TypeID) -> [Ref] {
    guard program.types[type].kind == .class, !semantics.isScreenType(type), !isPlainView(type), !isSystemMade(type)
    else { return [] }
    let made = flow.constructions(of: type).filter { !program.isOutOfScope($0) }
    guard let maker = made.first.flatMap(program.enclosingType), maker != type, !semantics.isScreenType(maker),
      !isSystemMade(maker), made.allSatisfy({ program.enclosingType($0) == maker }),
      made.contains(where: isKeptByMaker)
    else { return [] }
    return (led[maker] ?? []).compactMap { program.types[$0].declaration }.sorted()
  }

  /// `commands = Commands(flow: self)`, `private let commands = Commands()`
  private func isKeptByMaker(_ made: Ref) -> Bool {
    guard let parent = program.parent(made) else { return false }
    switch program.kind(parent) {
    case .assign:
      return program.child(parent, .value) == made && program.child(parent, .target).map(semantics.namesOwn) ?? false
    case .variable:
      return program.child(parent, .initializer) == made
        && program.parent(parent).map(program.isDeclarationScope) ?? false
    default: return false
    }
  }
}
