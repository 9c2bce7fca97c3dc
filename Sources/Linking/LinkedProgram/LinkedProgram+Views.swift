import SourceFacts

extension LinkedProgram {
  /// A modifier that may hide a view from its user.
  package func isHiding(_ modifier: Ref) -> Bool { semantics.library.views.hiding.contains(name(modifier)) }

  /// A modifier that may disable a visible view.
  package func isDisabling(_ modifier: Ref) -> Bool { semantics.library.views.disabling.contains(name(modifier)) }

  /// The properties for closures by which alone a screen may be left; empty where something else on it may be a way out.
  package func closuresToLeave(_ screen: TypeID) -> [Ref] { WaysOut(flow: flow).closuresToLeave(screen) }
}
