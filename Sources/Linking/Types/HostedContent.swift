import SourceFacts

/// The type that an app's hosting controller states for its root view: `final class CardHost:
/// UIHostingController<CardView>`.
extension Semantics {
  /// The type required in `CardHost(rootView: .init(model: model))`. The initialiser is the SDK's, so only the class
  /// states it.
  func hosted(_ argument: Ref, by id: TypeID) -> TypeExpression? {
    program.name(argument) == "rootView" ? hostedType(of: id) : nil
  }

  /// The controller takes any view: `final class TabHost: UIHostingController<AnyView>`. Only its content says what it
  /// shows.
  func hostsAnyView(_ id: TypeID) -> Bool {
    if case .external("AnyView", _) = hostedType(of: id)?.core { true } else { false }
  }

  private func hostedType(of id: TypeID) -> TypeExpression? {
    for heir in [id] + supertypes(of: id) where program.types[heir].kind == .class {
      for clause in program.types[heir].inheritance {
        if case .external(let name, let arguments) = resolve(clause).core, name.hasSuffix("HostingController"),
          let content = arguments.first
        {
          return content
        }
      }
    }
    return nil
  }
}
