import SourceFacts

/// The root view of an app's class that is a hosting controller for one view: `final class CardHost:
/// UIHostingController<CardView>`.
extension Semantics {
  /// The type required in `CardHost(rootView: .init(model: model))`. The initialiser is the SDK's, so only the class
  /// states it.
  func hosted(_ argument: Ref, by id: TypeID) -> TypeExpression? {
    program.name(argument) == "rootView" ? hostedType(of: id) : nil
  }

  /// Any view: `final class TabHost: UIHostingController<AnyView>`. What such a controller shows only its content says.
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
