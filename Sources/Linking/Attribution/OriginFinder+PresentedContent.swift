import NavigationModel
import SourceFacts

/// Code in the content of a presenter: users are on that screen, not on the one that declares the presenter.
extension OriginFinder {
  /// The screens of presenters that name their content themselves, by the presenter.
  static func presentedContents(of found: [FoundTransition]) -> [Ref: Set<TypeID>] {
    var result: [Ref: Set<TypeID>] = [:]
    for t in found where [.sheet, .cover, .popover].contains(t.kind) {
      if case .declared(let id)? = t.target { result[t.primitive, default: []].insert(id) }
    }
    return result
  }

  /// The screen that code in its own content dismisses: `.sheet(isPresented: $isNew) { NewView().toolbar {
  /// Button("Close") { isNew = false } } }`, also where the content is a member of the presenter's type.
  func contentTakenBack(by t: FoundTransition) -> Set<TypeID>? {
    guard t.kind == .back, let type = program.enclosingType(t.site), let screen = screen(showing: t.site, depth: 0),
      screen != type
    else { return nil }
    return [screen]
  }

  private func screen(showing place: Ref, depth: Int) -> TypeID? {
    var current = place
    while let parent = program.parent(current) {
      if program.kind(parent) == .argument, program.kind(current) == .closure, let call = program.parent(parent),
        isContent(parent), let screens = presented[call]
      {
        return screens.count == 1 ? screens.first : nil
      }
      if [.function, .variable].contains(program.kind(parent)),
        program.parent(parent).map(program.isDeclarationScope) ?? false
      {
        return screen(showingMember: parent, depth: depth)
      }
      current = parent
    }
    return nil
  }

  /// The screen of a member that only one presenter's content mentions.
  private func screen(showingMember member: Ref, depth: Int) -> TypeID? {
    guard attribution.semantics.allows(\.contentMembers, after: depth), givesContent(member) else { return nil }
    let uses = attribution.mentions(of: member).filter { !program.isOutOfScope($0) }
    let screens = uses.map { screen(showing: $0, depth: depth + 1) }
    guard let first = screens.first, screens.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// `var form: some View { … }`, not an action in the content.
  private func givesContent(_ member: Ref) -> Bool {
    if program.kind(member) == .variable, evaluator.getter(of: member) == nil { return false }
    guard program.name(member) != "body",
      let result = program.child(member, program.kind(member) == .function ? .result : .type)
    else { return false }
    switch attribution.semantics.resolve(result) {
    case .opaque(let parts): return parts.contains { if case .external("View", _) = $0 { true } else { false } }
    case .external(let name, _): return SDK.isUnnamedView(name)
    default: return false
    }
  }

  private func isContent(_ argument: Ref) -> Bool {
    ["", "content", "destination"].contains(program.name(argument))
  }
}
