import SourceFacts

/// The root view of an app's class that is a hosting controller for one view: `final class CardHost:
/// UIHostingController<CardView>`.
extension Semantics {
  /// The type required in `CardHost(rootView: .init(model: model))`. The initialiser is the SDK's, so only the class
  /// states it.
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
