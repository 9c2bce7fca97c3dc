import Dialects
import SourceFacts

extension LinkedProgram {
  package typealias Standing = Dialect.Standing

  /// How controllers say what lies on them, and ask how they were shown.
  package var standing: Standing { semantics.library.standing }

  /// A modifier under which what is drawn may take no tap.
  package func isUntouchable(by modifier: Ref) -> Bool {
    semantics.library.views.untouchable.contains(name(modifier))
  }
}
