import Dialects

extension LinkedProgram {
  package typealias Standing = Dialect.Standing

  /// How controllers say what lies on them, and ask how they were shown.
  package var standing: Standing { semantics.library.standing }
}
