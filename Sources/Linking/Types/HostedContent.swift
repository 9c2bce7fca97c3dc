import SourceFacts

/// What a class of the app's hosts that is a hosting controller for one view: `final class CardHost:
/// UIHostingController<CardView>`.
extension Semantics {
  /// What `CardHost(rootView: .init(model: model))` takes. The initialiser is the SDK's, so only the class says it.
  func hosted(_ argument: Ref, by id: TypeID) -> TypeExpression? {
    guard program.name(argument) == "rootView" else { return nil }
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
