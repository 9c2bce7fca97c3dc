import SourceFacts

extension LinkedProgram {
  /// A modifier under which a view may not be there for its user.
  package func isHiding(_ modifier: Ref) -> Bool { semantics.library.views.hiding.contains(name(modifier)) }

  /// A modifier under which a view that is seen may take no tap.
  package func isDisabling(_ modifier: Ref) -> Bool { semantics.library.views.disabling.contains(name(modifier)) }
}
