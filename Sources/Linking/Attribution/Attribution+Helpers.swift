import SourceFacts

/// Objects that the leader of a flow stores, and that only the system calls: a responder with menu commands, the
/// delegate of a picker.
extension Attribution {
  /// The screens through which the only maker of such objects leads: users are there while the maker exists, and no
  /// longer at the place where the maker was made.
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
